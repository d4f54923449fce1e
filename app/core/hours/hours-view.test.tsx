import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { HoursEditor } from './hours-editor.tsx'
import { hoursJsonLd } from './hours-json-ld.ts'
import { HoursTable } from './hours-table.tsx'
import { nextRamadan, viewHours } from './hours-view.ts'
import { parseHours } from './stored-hours.ts'

const LONDON = { timeZone: 'Europe/London', countryCode: 'US', lat: 51.5074, lng: -0.1278 }
const now = new Date('2026-06-21T11:00:00Z')
const stored = {
  sat: [['11:00', '00:30']],
  sun: [
    ['09:00', '12:30'],
    ['14:00', '24:00'],
  ],
  exceptions: [
    { date: '2026-06-20', intervals: [] },
    { date: '2026-06-25', intervals: [], note: 'Stocktaking' },
    { date: '2026-08-01', intervals: [] },
  ],
  ramadan: { sun: [['18:00', '02:00']] },
  prayerBreaks: { prayers: ['asr', 'maghrib'], minutes: 20 },
}
const hours = parseHours(stored)
if (!hours) throw new Error('The test hours do not parse')

const render = (part: ReactNode) =>
  renderToStaticMarkup(<I18nContext value={{ locale: 'en', t: en }}>{part}</I18nContext>)

test('marks today, shows what differs within two weeks, and tells of Ramadan and pauses', () => {
  const view = viewHours(hours, LONDON, now)
  expect(view.week.find(({ isToday }) => isToday)?.weekday).toBe('sun')
  expect(view.exceptions.map(({ date }) => date)).toEqual(['2026-06-25'])
  expect(view.ramadan?.startsOn).toBe('2027-02-08')
  expect(view.pausesToday).toEqual([
    { pause: 'asr', from: '17:25', to: '17:45' },
    { pause: 'maghrib', from: '21:22', to: '21:42' },
  ])
  const html = render(<HoursTable hours={view} />)
  for (const text of [
    'Sunday · today',
    '09:00–12:30, 14:00–00:00',
    '11:00–00:30',
    'Thu 25 Jun',
    'Stocktaking',
    'Ramadan hours, from 8 February',
    'Closes 20 min for Asr and Maghrib.',
    'Closes 12:30',
  ])
    expect(html).toContain(text)
})

test('finds the first day of Ramadan', () => {
  expect(nextRamadan({ year: 2026, month: 11, day: 15 })).toEqual({ year: 2027, month: 2, day: 8 })
  expect(nextRamadan({ year: 2027, month: 3, day: 9 })).toEqual({ year: 2028, month: 1, day: 28 })
})

test('writes the hours for search engines', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = hoursJsonLd(hours, {
    year: 2026,
    month: 6,
    day: 21,
  })
  expect(openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Sunday',
    opens: '14:00',
    closes: '23:59',
  })
  expect(specialOpeningHoursSpecification[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-06-25',
    validThrough: '2026-06-25',
  })
  expect(specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Sunday',
    opens: '18:00',
    closes: '02:00',
    validFrom: '2027-02-08',
    validThrough: '2027-03-08',
  })
})

test('the form has two openings a day and room for dates before scripts run', () => {
  const html = render(<HoursEditor defaultValue={stored} />)
  expect(html).toContain('name="hours.weekly.mon.1.to"')
  expect(html).toContain('name="hours.exceptions.3.date"')
  expect(html).toContain('value="Stocktaking"')
  expect(html).toMatch(
    /name="hours\.weekly\.sun\.1\.from"[^>]*value="14:00"|value="14:00"[^>]*name="hours\.weekly\.sun\.1\.from"/,
  )
})
