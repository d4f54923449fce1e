// A year of prayer times in cities of every continent: in order for every method and both schools, and within a minute
// of an independent calculation wherever the two follow the same rules.
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { METHOD_IDS, type MethodId, type School } from './methods.ts'
import { type PrayerDay, type PrayerPlace, prayerDays } from './rules.ts'

const CITIES: Record<string, PrayerPlace> = {
  // Europe, two of them above 60° N
  london: { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London' },
  istanbul: { lat: 41.0082, lng: 28.9784, timeZone: 'Europe/Istanbul' },
  reykjavik: { lat: 64.1466, lng: -21.9426, timeZone: 'Atlantic/Reykjavik' },
  tromso: { lat: 69.6492, lng: 18.9553, timeZone: 'Europe/Oslo' },
  // Asia
  makkah: { lat: 21.4225, lng: 39.8262, timeZone: 'Asia/Riyadh' },
  karachi: { lat: 24.8607, lng: 67.0011, timeZone: 'Asia/Karachi' },
  jakarta: { lat: -6.2088, lng: 106.8456, timeZone: 'Asia/Jakarta' },
  // Africa
  cairo: { lat: 30.0444, lng: 31.2357, timeZone: 'Africa/Cairo' },
  lagos: { lat: 6.5244, lng: 3.3792, timeZone: 'Africa/Lagos' },
  capeTown: { lat: -33.9249, lng: 18.4241, timeZone: 'Africa/Johannesburg' },
  // The Americas
  newYork: { lat: 40.7128, lng: -74.006, timeZone: 'America/New_York' },
  saoPaulo: { lat: -23.5505, lng: -46.6333, timeZone: 'America/Sao_Paulo' },
  // Oceania, on both sides of the date line
  sydney: { lat: -33.8688, lng: 151.2093, timeZone: 'Australia/Sydney' },
  apia: { lat: -13.8333, lng: -171.7667, timeZone: 'Pacific/Apia' },
}

const NEW_YEAR = { year: 2026, month: 1, day: 1 }
const DAYS = 365
const MINUTE = 60_000
const SIX = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const SCHOOLS: readonly School[] = [0, 1]

function yearOf(city: string, method: MethodId, school: School): PrayerDay[] {
  const place = CITIES[city]
  if (!place) throw new Error(`No such city: ${city}`)
  return prayerDays({ ...place, date: NEW_YEAR, method, school }, DAYS)
}

/** Counted instead of asserted one by one: a million expectations would dominate the run. */
function isBroken({ at }: PrayerDay): boolean {
  return SIX.some((name, index) => {
    const before = SIX[index - 1]
    return before ? !(at[before].getTime() < at[name].getTime()) : Number.isNaN(at[name].getTime())
  })
}

const write = ({ date, time }: PrayerDay) => `${date.month}-${date.day} ${SIX.map((name) => time[name]).join(' ')}`

test.each(Object.keys(CITIES))('every day is in order for every method and school in %s', (city) => {
  const broken = METHOD_IDS.flatMap((method) =>
    SCHOOLS.flatMap((school) =>
      yearOf(city, method, school)
        .filter(isBroken)
        .map((day) => `${method}/${school} ${write(day)}`),
    ),
  )
  expect(broken).toEqual([])
})

type PrayTimeClass = new (
  method: string,
) => {
  location: (coordinates: [number, number]) => void
  adjust: (settings: Record<string, string | number>) => void
  format: (format: string) => void
  times: (date: [number, number, number]) => Record<string, number>
}
// The package has neither types nor an ES module.
const { PrayTime }: { PrayTime: PrayTimeClass } = createRequire(import.meta.url)('praytime')

type OracleMethod = { name: string; adjust?: Record<string, string | number> }

// Methods both calculate alike: the same angles, no minutes added by the authority.
const SHARED: Partial<Record<MethodId, OracleMethod>> = {
  1: { name: 'Karachi' },
  2: { name: 'ISNA' },
  3: { name: 'MWL' },
  5: { name: 'Egypt' },
  8: { name: 'MWL', adjust: { fajr: 19.5, isha: '90 min' } },
  9: { name: 'MWL', adjust: { fajr: 18, isha: 17.5 } },
  10: { name: 'MWL', adjust: { fajr: 18, isha: '90 min' } },
  12: { name: 'MWL', adjust: { fajr: 12, isha: 12 } },
  14: { name: 'MWL', adjust: { fajr: 16, isha: 15 } },
  17: { name: 'MWL', adjust: { fajr: 20, isha: 18 } },
  18: { name: 'MWL', adjust: { fajr: 18, isha: 18 } },
}

function largestDifference(city: string, method: MethodId, school: School): Record<(typeof SIX)[number], number> {
  const shared = SHARED[method]
  const place = CITIES[city]
  if (!shared || !place) throw new Error('Not shared')
  const oracle = new PrayTime(shared.name)
  oracle.location([place.lat, place.lng])
  oracle.adjust({
    maghrib: '0 min',
    ...shared.adjust,
    asr: school === 1 ? 'Hanafi' : 'Standard',
    highLats: 'AngleBased',
  })
  oracle.format('x')
  const largest = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
  for (const { date, at } of yearOf(city, method, school)) {
    const expected = oracle.times([date.year, date.month, date.day])
    for (const name of SIX) {
      const difference = Math.abs(at[name].getTime() - (expected[name] ?? Number.NaN)) / MINUTE
      if (!(difference <= largest[name])) largest[name] = difference
    }
  }
  return largest
}

const BELOW_48 = Object.entries(CITIES)
  // Where clocks and longitude are on different sides of the date line, the other calculation takes another day.
  .filter(([city, { lat }]) => Math.abs(lat) < 48 && city !== 'apia')
  .map(([city]) => city)

test.each(BELOW_48)('an independent calculation agrees within a minute all year in %s', (city) => {
  const apart = Object.keys(SHARED).flatMap((id) =>
    SCHOOLS.flatMap((school) =>
      Object.entries(largestDifference(city, Number(id) as MethodId, school))
        .filter(([, minutes]) => minutes > 1)
        .map(([name, minutes]) => `${id}/${school} ${name} ${minutes}`),
    ),
  )
  expect(apart).toEqual([])
})

// Above 48° the share of the night decides fajr and isha for weeks. London stays within the minute; in Reykjavik fajr may
// be two apart, because we measure the night that ends with the fajr in question and the other calculation the night that
// follows. Beyond the polar circle the two answer different questions (docs/decisions/023-prayer-calculation.md).
test.each([
  ['london', 1],
  ['reykjavik', 2],
])('above 48° the independent calculation stays near: %s within %i', (city, minutes) => {
  for (const method of [2, 3] as const) {
    for (const school of SCHOOLS) {
      expect(Math.max(...Object.values(largestDifference(city, method, school)))).toBeLessThanOrEqual(minutes)
    }
  }
})
