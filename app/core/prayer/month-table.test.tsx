import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { MonthTable } from './month-table.tsx'
import { timetable } from './timetable.ts'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

const OSLO = { lat: 59.9139, lng: 10.7522, timeZone: 'Europe/Oslo' }

/** The rows as they are read. */
function rowsOf(from: string, days: number, place = OSLO) {
  const html = renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <MonthTable days={timetable(place, SPECIFIED, from, days)} locale="en" today={from} />
    </I18nContext>,
  )
  return [...html.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/tr>/gs)].map(([, row]) =>
    row
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test('days of two months name each where it begins, days of one do not', () => {
  const dates = rowsOf('2027-02-26', 5).map((row) => /^\D*\d+ [A-Za-z ]+/.exec(row ?? '')?.[0].trim())
  expect(dates).toEqual(['26 Feb Fri', '27 Sat', '28 Sun', '1 Mar Mon', '2 Tue'])
  expect(rowsOf('2027-02-01', 2)[0]).toMatch(/^1 Mon /)
})

test('a Friday’s noon is Jumu’ah, and an isha past midnight of the day after', () => {
  const [thursday, friday] = rowsOf('2026-06-18', 2)
  expect(friday).toContain(en.prayer.names.jumuah)
  expect(thursday).not.toContain(en.prayer.names.jumuah)
  expect(rowsOf('2026-06-21', 1)[0]).toMatch(new RegExp(`00:01 \\${en.prayer.plusDay}$`))
})

test('days the sun does not give are marked', () => {
  const tromso = { lat: 69.65, lng: 18.96, timeZone: 'Europe/Oslo' }
  expect(rowsOf('2026-06-21', 1, tromso)[0]).toMatch(/^21 Sun \*/)
})
