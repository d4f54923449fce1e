import { expect, test } from 'vitest'
import {
  daysOfMonth,
  firstDayOf,
  formatHijri,
  hijriDate,
  hijriInCountry,
  hijriOfDay,
  isRamadan,
  type Sighting,
  writeHijriMonth,
} from './hijri.ts'
import { addDays } from './local-time.ts'

test.each([
  ['2024-03-11', 1, 9, 1445],
  ['2025-03-01', 1, 9, 1446],
  ['2025-06-26', 1, 1, 1447],
  ['2026-02-18', 1, 9, 1447],
  ['2026-03-20', 1, 10, 1447],
  ['2026-05-26', 9, 12, 1447],
  ['2026-05-27', 10, 12, 1447],
  ['2026-06-16', 1, 1, 1448],
  ['2026-11-15', 5, 6, 1448],
])('%s is %i/%i/%i', (civil, day, month, year) => {
  const [y = 0, m = 0, d = 0] = civil.split('-').map(Number)
  expect(hijriOfDay({ year: y, month: m, day: d })).toEqual({ day, month, year })
})

const NOON = new Date('2026-11-15T12:00:00Z')

test('the day is the place’s, not the server’s', () => {
  const late = new Date('2026-11-15T20:00:00Z')
  expect(hijriDate(late, { timeZone: 'Europe/London' }).day).toBe(5)
  expect(hijriDate(late, { timeZone: 'Asia/Jakarta' }).day).toBe(6)
})

test('a moon-sighting offset moves the date, at most two days', () => {
  const dayWith = (offset: number) => hijriDate(NOON, { timeZone: 'UTC', offset }).day
  expect([-9, -2, -1, 0, 1, 2, 9].map(dayWith)).toEqual([3, 3, 4, 5, 6, 7, 7])
  expect(dayWith(Number.NaN)).toBe(5)
})

test('an offset crosses the month', () => {
  const eid = new Date('2026-03-20T12:00:00Z')
  expect(hijriDate(eid, { timeZone: 'UTC', offset: -1 })).toEqual({ day: 30, month: 9, year: 1447 })
})

test('the day changes at maghrib when it is given', () => {
  const maghrib = new Date('2026-11-15T16:10:00Z')
  const dayAt = (time: string) => hijriDate(new Date(`2026-11-15T${time}Z`), { timeZone: 'Europe/London', maghrib }).day
  expect(dayAt('16:09:59')).toBe(5)
  expect(dayAt('16:10:00')).toBe(6)
})

test('Ramadan 1447 has thirty days', () => {
  expect(isRamadan({ year: 2026, month: 2, day: 17 })).toBe(false)
  expect(isRamadan({ year: 2026, month: 2, day: 18 })).toBe(true)
  expect(isRamadan({ year: 2026, month: 3, day: 19 })).toBe(true)
  expect(isRamadan({ year: 2026, month: 3, day: 20 })).toBe(false)
})

test.each([
  ['en', '5 Jumada al-Akhirah 1448'],
  ['en-GB', '5 Jumada al-Akhirah 1448'],
  ['ar', '٥ جمادى الآخرة ١٤٤٨ هـ'],
  ['ur', '5 جمادی الثانی 1448 ہجری'],
  ['fr', '5 joumada ath-thania 1448'],
  ['tr', '5 Cemaziyelahir 1448'],
  ['id', '5 Jumadilakhir 1448 H'],
])('is written in %s as %s', (locale, expected) => {
  expect(formatHijri(NOON, { timeZone: 'UTC' }, locale)).toBe(expected)
})

test('keeps a day that ends in zero', () => {
  expect(formatHijri(new Date('2026-11-20T12:00:00Z'), { timeZone: 'UTC' }, 'tr')).toBe('10 Cemaziyelahir 1448')
})

test.each([
  [1447, 9, { year: 2026, month: 2, day: 18 }],
  [1447, 10, { year: 2026, month: 3, day: 20 }],
  [1448, 1, { year: 2026, month: 6, day: 16 }],
  [1448, 9, { year: 2027, month: 2, day: 8 }],
])('%i/%i begins on its day', (year, month, day) => {
  expect(firstDayOf({ year, month })).toEqual(day)
})

test('every month from 1420 to 1490 is found and has 29 or 30 days', () => {
  const lengths = new Set<number>()
  for (let year = 1420; year <= 1490; year++)
    for (let month = 1; month <= 12; month++) lengths.add(daysOfMonth({ year, month }).length)
  expect([...lengths].sort()).toEqual([29, 30])
})

// Ramadan 1447 was 18 February 2026 by the calendar; here it was announced for the 19th.
const LATE: Sighting[] = [{ year: 1447, month: 9, begins: { year: 2026, month: 2, day: 19 } }]
const inCountry = (day: number, month = 2, sightings: readonly Sighting[] = LATE) => {
  const hijri = hijriInCountry({ year: 2026, month, day }, sightings)
  return `${hijri.day}/${hijri.month}`
}

test('a country follows its own announcement', () => {
  expect(hijriOfDay({ year: 2026, month: 2, day: 18 })).toEqual({ day: 1, month: 9, year: 1447 })
  expect([17, 18, 19, 20].map((day) => inCountry(day))).toEqual(['29/8', '30/8', '1/9', '2/9'])
})

test('the month after an announcement follows it, never after 31 days', () => {
  // The calendar's Ramadan has thirty days, so Eid moves with the announcement: 30 days from the 19th end on 20 March.
  expect([19, 20, 21].map((day) => inCountry(day, 3))).toEqual(['29/9', '1/10', '2/10'])
})

test('announcements of two months in a row both hold', () => {
  const both: Sighting[] = [...LATE, { year: 1447, month: 10, begins: { year: 2026, month: 3, day: 21 } }]
  expect([20, 21].map((day) => inCountry(day, 3, both))).toEqual(['30/9', '1/10'])
})

test('a date that is off by a week is a slip and changes nothing', () => {
  const slip: Sighting[] = [{ year: 1447, month: 9, begins: { year: 2026, month: 2, day: 26 } }]
  expect(inCountry(18, 2, slip)).toBe('1/9')
})

test('no day is lost and none is twice the same, whatever is announced', () => {
  // A day early and then a day late would need 91 days in three months: no such moon.
  const shifts = [-1, 0, 1]
    .flatMap((ramadan) => [-1, 0, 1].map((hajj) => [ramadan, hajj] as const))
    .filter(([ramadan, hajj]) => hajj - ramadan < 2)
  for (const [ramadan, hajj] of [...shifts, [2, 2] as const, [-2, -2] as const]) {
    const sightings: Sighting[] = [
      { year: 1447, month: 9, begins: addDays({ year: 2026, month: 2, day: 18 }, ramadan) },
      { year: 1447, month: 12, begins: addDays({ year: 2026, month: 5, day: 18 }, hajj) },
    ]
    const seen = new Set<string>()
    for (let offset = 0; offset < 200; offset++) {
      const { day, month, year } = hijriInCountry(addDays({ year: 2026, month: 1, day: 1 }, offset), sightings)
      expect(day).toBeLessThanOrEqual(30)
      seen.add(`${day}/${month}/${year}`)
    }
    expect(seen.size).toBe(200)
  }
})

test('the shown date follows the announcement, the offset and maghrib together', () => {
  const options = { timeZone: 'UTC', sightings: LATE }
  const evening = new Date('2026-02-18T18:00:00Z')
  const maghrib = new Date('2026-02-18T17:20:00Z')
  expect(formatHijri(evening, options, 'en')).toBe('30 Shaban 1447')
  expect(formatHijri(evening, { ...options, maghrib }, 'en')).toBe('1 Ramadan 1447')
  expect(formatHijri(evening, { ...options, maghrib }, 'ar')).toBe('١ رمضان ١٤٤٧ هـ')
  expect(formatHijri(evening, { ...options, offset: 2 }, 'en')).toBe('2 Ramadan 1447')
})

test('a thirtieth that the calendar does not have is still written', () => {
  const shaban: Sighting[] = [{ year: 1447, month: 9, begins: { year: 2026, month: 2, day: 19 } }]
  const written = formatHijri(new Date('2026-02-18T12:00:00Z'), { timeZone: 'UTC', sightings: shaban }, 'tr')
  expect(written).toBe('30 Şaban 1447')
})

test.each([
  ['en', 'Ramadan 1448'],
  ['ar', 'رمضان ١٤٤٨ هـ'],
  ['fr', 'ramadan 1448'],
])('writes a month in %s', (locale, expected) => {
  expect(writeHijriMonth({ year: 1448, month: 9 }, locale)).toBe(expected)
})
