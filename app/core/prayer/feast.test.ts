import { expect, test } from 'vitest'
import { feastAround, feastOn } from './feast.ts'
import { isFeastMorning } from './feast-morning.ts'
import { choiceAt } from './prayer-choice.ts'
import { prayerTimes } from './rules.ts'

const london = { lat: 51.54, lng: 0, timeZone: 'Europe/London' }
const choice = choiceAt('GB', london)

test('the feasts by the calendar, and by what was announced', () => {
  expect(feastOn({ year: 2027, month: 3, day: 9 }, [])).toBe('fitr')
  expect(feastOn({ year: 2027, month: 5, day: 16 }, [])).toBe('adha')
  expect(feastOn({ year: 2027, month: 3, day: 10 }, [])).toBeNull()
  const sighted = [{ year: 1448, month: 10, begins: { year: 2027, month: 3, day: 10 } }]
  expect(feastOn({ year: 2027, month: 3, day: 9 }, sighted)).toBeNull()
  expect(feastOn({ year: 2027, month: 3, day: 10 }, sighted)).toBe('fitr')
})

test('a feast begins at maghrib of the evening before, and its prayer is waited for until dhuhr', () => {
  const of = (day: number) => prayerTimes({ ...london, ...choice, date: { year: 2027, month: 3, day } }).at
  const around = (at: Date, minutes: number) =>
    feastAround(london, choice, new Date(at.getTime() + minutes * 60_000), [])
  expect(around(of(7).isha, 10)).toBeNull()
  const eve = around(of(8).maghrib, 1)
  expect(eve).toMatchObject({ feast: 'fitr', date: '2027-03-09', hijriYear: 1448, from: of(8).maghrib.getTime() })
  expect(isFeastMorning(eve, of(8).isha.getTime())).toBe(false)
  expect(isFeastMorning(eve, of(9).fajr.getTime())).toBe(true)
  expect(isFeastMorning(eve, of(9).dhuhr.getTime())).toBe(false)
  expect(around(of(9).dhuhr, -1)?.until).toBe(of(9).dhuhr.getTime())
  expect(around(of(9).dhuhr, 0)).toBeNull()
})
