import { expect, test } from 'vitest'
import { hijriOfDay } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay } from '#app/core/prayer/local-time.ts'
import { lunarYearAfter, readDay, solarYearAfter, trackHawl } from './hawl.ts'

function day(text: string): CalendarDay {
  const read = readDay(text)
  if (!read) throw new Error(text)
  return read
}

test('a lunar year ends on the same Hijri date', () => {
  // 1 Ramadan 1446 was 1 March 2025, 1 Ramadan 1447 was 18 February 2026.
  expect(lunarYearAfter(day('2025-03-01'))).toEqual(day('2026-02-18'))
})

test('every start has an end 354 or 355 days on, or a day more where the month has no 30th', () => {
  for (let start = day('2024-01-01'), i = 0; i < 1100; i++, start = addDays(start, 1)) {
    const due = lunarYearAfter(start)
    const [from, to] = [hijriOfDay(start), hijriOfDay(due)]
    const isSame = to.day === from.day && to.month === from.month
    expect(isSame || (from.day === 30 && to.day === 1), JSON.stringify(start)).toBe(true)
  }
})

test('a solar year from 29 February ends on 1 March', () => {
  expect(solarYearAfter(day('2024-02-29'))).toEqual(day('2025-03-01'))
})

test('the next due date is never in the past', () => {
  const { ends } = trackHawl({ start: day('2020-03-01'), dip: null, year: 'solar' }, day('2026-11-15'))
  expect(ends).toEqual({ due: day('2027-03-01'), daysLeft: 106 })
})

test('due today has no days left', () => {
  const { ends } = trackHawl({ start: day('2025-03-01'), dip: null, year: 'lunar' }, day('2026-02-18'))
  expect(ends).toEqual({ due: day('2026-02-18'), daysLeft: 0 })
})

test('a dip on the way: one view keeps the date, the other begins again', () => {
  const hawl = trackHawl(
    { start: day('2025-03-01'), dip: { fell: day('2025-08-01'), rose: day('2025-09-01') }, year: 'lunar' },
    day('2025-11-15'),
  )
  expect(hawl.isDipInside).toBe(true)
  expect(hawl.ends.due).toEqual(day('2026-02-18'))
  expect(hawl.unbroken?.due).toEqual(lunarYearAfter(day('2025-09-01')))
})

test('still below the nisab: no year runs by the second view', () => {
  const dip = { fell: day('2025-08-01'), rose: null }
  expect(trackHawl({ start: day('2025-03-01'), dip, year: 'lunar' }, day('2025-11-15')).unbroken).toBeNull()
})

test('a dip in an earlier year changes nothing', () => {
  const dip = { fell: day('2021-08-01'), rose: day('2021-09-01') }
  const hawl = trackHawl({ start: day('2020-03-01'), dip, year: 'solar' }, day('2026-11-15'))
  expect(hawl.isDipInside).toBe(false)
  expect(hawl.unbroken).toEqual(hawl.ends)
})

test.each(['', '2026-02-30', '15-11-2026', '1800-01-01', '9999-01-01'])('refuses the day "%s"', (text) => {
  expect(readDay(text)).toBeNull()
})
