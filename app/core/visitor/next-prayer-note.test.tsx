// The line beside the navigation, rendered as the server does it.
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PrayerNote } from '#app/core/prayer/prayer-note.ts'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { NextPrayerNote } from './next-prayer-note.tsx'

function render(prayerNote: PrayerNote | null) {
  const note = <NextPrayerNote className="note" />
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element: note }], {
    hydrationData: { loaderData: { root: { prayerNote } } },
  })
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
}

test('asks for a place only where there is none', () => {
  expect(render(null)).toContain(en.places.requiredForPrayerTimes)
  // A page that was open for longer than it was told the prayers of.
  const html = render({ now: 0, prayers: [] })
  expect(html).not.toContain(en.places.requiredForPrayerTimes)
  expect(html).toContain(en.prayer.label)
})

test('names what comes, and in Ramadan what is waited for', () => {
  const prayers = [
    { name: 'asr', time: '15:54', at: 1, isFast: true },
    { name: 'maghrib', time: '18:24', at: 2, isFast: true },
  ] as const
  const html = render({ now: 0, prayers: [...prayers] })
  expect(html).toContain(en.frame.nextPrayer(en.prayer.names.asr, '15:54'))
  expect(html).toContain(en.prayer.ramadan.note('18:24', ''))
})

test('its picture is that of the prayer: no sun at isha', () => {
  const drawn = (name: 'dhuhr' | 'isha') => {
    const html = render({ now: 0, prayers: [{ name, time: '19:30', at: 1, isFast: false }] })
    return /<svg.*?<\/svg>/s.exec(html)?.[0]
  }
  expect(drawn('isha')).toBeDefined()
  expect(drawn('isha')).not.toBe(drawn('dhuhr'))
})
