// The card, rendered as the server does it.
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { describePrayers } from './describe-prayers.ts'
import { PrayerCard } from './prayer-card.tsx'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

type Place = { lat: number; lng: number; timeZone: string; countryCode: string; countryName: string }
const LONDON = { lat: 51.507, lng: -0.128, timeZone: 'Europe/London', countryCode: 'GB', countryName: 'United Kingdom' }
const OSLO = { lat: 59.91, lng: 10.75, timeZone: 'Europe/Oslo', countryCode: 'NO', countryName: 'Norway' }

function render(place: Place, now: string) {
  const data = describePrayers({ ...place, placeName: null, locale: 'en', now: new Date(now), choice: SPECIFIED })
  const router = createMemoryRouter([{ path: '/', element: <PrayerCard data={data} action="/athan/settings" /> }])
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
}

/** The six times as they are read, in order. */
const timesIn = (html: string) =>
  [...html.matchAll(/<b>((?:(?!<\/b>).)*\d\d:\d\d.*?)<\/b>/g)].map(([, text]) => text?.replace(/<[^>]*>/g, ''))

test('an estimate is marked at its time and said below, and an isha past midnight is of the day after', () => {
  const tromso = render({ ...OSLO, lat: 69.65, lng: 18.96 }, '2026-06-21T10:00:00Z')
  expect(timesIn(tromso).map((time) => time?.startsWith('≈'))).toEqual([true, true, false, true, true, true])
  expect(tromso).toContain(en.prayer.estimates)
  const oslo = render(OSLO, '2026-06-21T10:00:00Z')
  expect(timesIn(oslo).at(-1)).toBe(`≈ 00:01${en.prayer.plusDay}`)
  expect(timesIn(oslo).filter((time) => time?.includes(en.prayer.plusDay))).toHaveLength(1)
  expect(render(LONDON, '2026-11-18T09:30:00Z')).not.toContain('≈')
})

test('at half past four on 13 Ramadan iftar is what is waited for', () => {
  const html = render(LONDON, '2027-02-20T16:30:00Z')
  expect(html).toContain('13 Ramadan 1448')
  expect(html).toContain(en.prayer.ramadan.iftar)
  expect(html).toContain('54 min')
})

test('after isha the times are tomorrow’s and say so, and the Hijri day is since sunset', () => {
  const html = render(LONDON, '2027-02-27T19:30:00Z')
  expect(html).toContain(`21 Ramadan 1448 ${en.prayer.sinceSunset}`)
  expect(html).toContain(en.prayer.tomorrowOn('Sunday, 28 February'))
  expect(timesIn(html)[0]).toBe('05:17')
  expect(html).toContain(en.prayer.ramadan.suhoor)
})
