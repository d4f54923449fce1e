// Compares our usual times with those that authorities and mosques publish: within a minute, or as much as their table allows.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseIsoDay } from './local-time.ts'
import { choiceAt } from './prayer-choice.ts'
import { prayerTimes } from './rules.ts'

const NAMES = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const DAY_MINUTES = 24 * 60

type Published = { city: string; country: string; lat: number; lng: number; timeZone: string; off: number; by: string }
type City = Published & { why: string; days: string[] }

function readCities(): City[] {
  const text = readFileSync(new URL('../../../tests/fixtures/published-times.txt', import.meta.url), 'utf8')
  const cities: City[] = []
  for (const line of text.split('\n')) {
    if (/^\d{4}-/.test(line)) cities.at(-1)?.days.push(line)
    else if (line.includes(' | ') && !line.startsWith('#')) {
      const [city = '', country = '', where = '', off = '', by = '', why = ''] = line.split(' | ')
      const [lat, lng, timeZone = ''] = where.split(' ')
      cities.push({ city, country, lat: Number(lat), lng: Number(lng), timeZone, off: Number(off), by, why, days: [] })
    }
  }
  return cities
}

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

const CITIES = readCities()

test('at least forty city-days are compared, and each that may be off by more says why', () => {
  expect(CITIES.flatMap(({ days }) => days).length).toBeGreaterThanOrEqual(40)
  expect(CITIES.filter(({ off, why }) => off > 1 && !why)).toEqual([])
  expect(CITIES.filter(({ by }) => !by)).toEqual([])
})

test.each(CITIES)('$city as $by', ({ country, lat, lng, timeZone, off, days }) => {
  const wrong = days.flatMap((line) => {
    const [iso = '', ...published] = line.split(' ')
    const date = parseIsoDay(iso)
    if (!date) throw new Error(iso)
    const { time } = prayerTimes({ lat, lng, timeZone, ...choiceAt(country, { lat, lng }), date })
    return NAMES.flatMap((name, index) => {
      const told = published[index] ?? '-'
      if (told === '-') return []
      const apart = Math.abs(minutesOf(time[name]) - minutesOf(told))
      return Math.min(apart, DAY_MINUTES - apart) > off ? [`${iso} ${name}: ${time[name]}, published ${told}`] : []
    })
  })
  expect(wrong).toEqual([])
})
