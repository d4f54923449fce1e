import { CalculationMethod, Coordinates, HighLatitudeRule, Madhab, PrayerTimes } from 'adhan'
import { afterEach, expect, test } from 'vitest'
import { addDays, type CalendarDay, calendarDayAt, formatLocalTime } from './local-time.ts'
import { METHOD_IDS, type MethodId } from './methods.ts'
import {
  prayerDays as computeDays,
  prayerTimes as computeTimes,
  type PrayerDay,
  type PrayerPlace,
  type PrayerTimesRequest,
} from './rules.ts'
import { sunPosition } from './sun-position.ts'
import { HIGH_LATITUDE_RULES } from './twilight.ts'

type Asked = Omit<PrayerTimesRequest, 'method' | 'school'> & Partial<PrayerTimesRequest>
const prayerTimes = (request: Asked) => computeTimes({ method: 2, school: 1, ...request })
const prayerDays = (request: Asked, count: number) => computeDays({ method: 2, school: 1, ...request }, count)

const CITIES = {
  london: { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London' },
  oslo: { lat: 59.9139, lng: 10.7522, timeZone: 'Europe/Oslo' },
  reykjavik: { lat: 64.1466, lng: -21.9426, timeZone: 'Atlantic/Reykjavik' },
  rovaniemi: { lat: 66.5039, lng: 25.7294, timeZone: 'Europe/Helsinki' },
  tromso: { lat: 69.6492, lng: 18.9553, timeZone: 'Europe/Oslo' },
  longyearbyen: { lat: 78.2232, lng: 15.6267, timeZone: 'Arctic/Longyearbyen' },
  newYork: { lat: 40.7128, lng: -74.006, timeZone: 'America/New_York' },
  toronto: { lat: 43.6532, lng: -79.3832, timeZone: 'America/Toronto' },
  saoPaulo: { lat: -23.5505, lng: -46.6333, timeZone: 'America/Sao_Paulo' },
  ushuaia: { lat: -54.8019, lng: -68.303, timeZone: 'America/Argentina/Ushuaia' },
  makkah: { lat: 21.4225, lng: 39.8262, timeZone: 'Asia/Riyadh' },
  karachi: { lat: 24.8607, lng: 67.0011, timeZone: 'Asia/Karachi' },
  jakarta: { lat: -6.2088, lng: 106.8456, timeZone: 'Asia/Jakarta' },
  cairo: { lat: 30.0444, lng: 31.2357, timeZone: 'Africa/Cairo' },
  lagos: { lat: 6.5244, lng: 3.3792, timeZone: 'Africa/Lagos' },
  capeTown: { lat: -33.9249, lng: 18.4241, timeZone: 'Africa/Johannesburg' },
  sydney: { lat: -33.8688, lng: 151.2093, timeZone: 'Australia/Sydney' },
  kiritimati: { lat: 1.8721, lng: -157.4278, timeZone: 'Pacific/Kiritimati' },
  apia: { lat: -13.8333, lng: -171.7667, timeZone: 'Pacific/Apia' },
  suva: { lat: -18.1248, lng: 178.4501, timeZone: 'Pacific/Fiji' },
} satisfies Record<string, PrayerPlace>

const MINUTE = 60_000
const NEW_YEAR: CalendarDay = { year: 2026, month: 1, day: 1 }
const SOLSTICE: CalendarDay = { year: 2026, month: 6, day: 21 }

const originalZone = process.env.TZ
afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ
  else process.env.TZ = originalZone
})

function sixTimes({ time }: PrayerDay): string {
  return [time.fajr, time.sunrise, time.dhuhr, time.asr, time.maghrib, time.isha].join(' ')
}

function sixInstants({ at }: PrayerDay): number[] {
  return [at.fajr, at.sunrise, at.dhuhr, at.asr, at.maghrib, at.isha].map((date) => date.getTime())
}

/** Counted instead of asserted one by one: thousands of expectations would dominate the run. */
function isInOrder(day: PrayerDay): boolean {
  return sixInstants(day).every((time, index, all) => index === 0 || time > (all[index - 1] ?? Number.NaN))
}

test.each([
  ['london', '02:53 04:43 13:02 18:40 21:22 23:12'],
  ['newYork', '03:45 05:25 12:58 18:12 20:31 22:11'],
  ['makkah', '04:29 05:39 12:22 17:02 19:06 20:16'],
  ['jakarta', '05:00 06:01 11:54 16:09 17:47 18:49'],
  ['oslo', '02:36 03:54 13:19 19:19 22:44 00:01'],
] as const)('gives the golden times of 21 June 2026 in %s', (city, expected) => {
  expect(sixTimes(prayerTimes({ ...CITIES[city], date: SOLSTICE }))).toBe(expected)
})

test('an isha past midnight is an instant of the next day', () => {
  const { at } = prayerTimes({ ...CITIES.oslo, date: SOLSTICE })
  expect(at.isha.toISOString()).toBe('2026-06-21T22:01:00.000Z')
})

// Answers of api.aladhan.com (method 5, school 0) as others have published them; not recorded by us.
test.each([
  {
    place: { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London' },
    date: { year: 2026, month: 8, day: 1 },
    answer: '02:27 02:37 05:24 13:07 17:17 20:49 20:49 23:19 23:41 01:06 02:32',
  },
  {
    place: { lat: 30.96713, lng: 31.02648, timeZone: 'Africa/Cairo' },
    date: { year: 2026, month: 2, day: 18 },
    answer: '04:56 05:06 06:34 12:10 15:20 17:46 17:46 19:04 22:02 00:10 02:18',
  },
])('agrees with the public service to the minute or the next in $place.timeZone', ({ place, date, answer }) => {
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  const { time } = prayerTimes({ ...place, date, method: 5, school: 0 })
  const differences = Object.values(time).map((text, index) =>
    Math.abs(minutesOf(text) - minutesOf(answer.split(' ')[index] ?? '')),
  )
  expect(differences).toHaveLength(11)
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
})

// The cities golden-year.test.ts does not go through day by day.
test.each(['oslo', 'rovaniemi', 'longyearbyen', 'ushuaia', 'kiritimati', 'suva'] as const)(
  'every time of the year is in order in %s',
  (city) => {
    const broken: string[] = []
    const check = (date: CalendarDay, method: MethodId) => {
      const day = prayerTimes({ ...CITIES[city], date, method })
      const noon = calendarDayAt(day.at.dhuhr, CITIES[city].timeZone)
      const isAskedDay = noon.year === date.year && noon.month === date.month && noon.day === date.day
      const isValid = Object.values(day.at).every((instant) => !Number.isNaN(instant.getTime()))
      if (!isInOrder(day) || !isAskedDay || !isValid)
        broken.push(`${method} ${date.month}-${date.day} ${sixTimes(day)}`)
    }
    for (let offset = 0; offset < 365; offset++) {
      const date = addDays(NEW_YEAR, offset)
      check(date, 2)
      // The other methods take turns, so that each of them sees every part of the year.
      METHOD_IDS.forEach((method, turn) => {
        if ((offset + turn) % 9 === 0) check(date, method)
      })
    }
    expect(broken).toEqual([])
  },
)

test.each(['oslo', 'reykjavik', 'rovaniemi', 'tromso', 'longyearbyen', 'ushuaia'] as const)(
  'isha ends before the next fajr all year in %s',
  (city) => {
    const broken: string[] = []
    for (const method of [0, 2, 4, 13] as const) {
      let previous = prayerTimes({ ...CITIES[city], date: addDays(NEW_YEAR, -1), method })
      for (let offset = 0; offset < 365; offset++) {
        const day = prayerTimes({ ...CITIES[city], date: addDays(NEW_YEAR, offset), method })
        if (previous.at.isha >= day.at.fajr) broken.push(`${method} ${sixTimes(previous)} then ${sixTimes(day)}`)
        previous = day
      }
    }
    expect(broken).toEqual([])
  },
)

test.each([90, -90, 89.6, -88.3])('at latitude %f every day is in order', (lat) => {
  const broken: string[] = []
  for (const highLatitude of HIGH_LATITUDE_RULES) {
    for (let offset = 0; offset < 365; offset += 3) {
      const date = addDays(NEW_YEAR, offset)
      const day = prayerTimes({ lat, lng: 0, timeZone: 'UTC', date, method: 4, highLatitude })
      if (!isInOrder(day)) broken.push(`${highLatitude} ${date.month}-${date.day} ${sixTimes(day)}`)
    }
  }
  expect(broken).toEqual([])
})

test('the midnight sun is marked as estimated, noon is not', () => {
  const day = prayerTimes({ ...CITIES.tromso, date: SOLSTICE })
  expect(day.estimated).toEqual(expect.arrayContaining(['fajr', 'sunrise', 'asr', 'maghrib', 'isha', 'imsak']))
  expect(day.estimated).not.toContain('dhuhr')
})

test('a low winter sun leaves asr between dhuhr and sunset, marked as estimated', () => {
  const day = prayerTimes({ ...CITIES.rovaniemi, date: { year: 2026, month: 12, day: 21 } })
  expect(day.estimated).toEqual(['asr'])
  expect(day.at.asr.getTime()).toBeGreaterThan(day.at.dhuhr.getTime())
  expect(day.at.asr.getTime()).toBeLessThan(day.at.sunset.getTime())
})

test('nothing is estimated or bounded on an ordinary day', () => {
  const day = prayerTimes({ ...CITIES.makkah, date: SOLSTICE })
  expect(day.estimated).toEqual([])
  expect(day.bounded).toEqual([])
})

test('the high-latitude rule is named where it set the time and follows the choice', () => {
  const times = (highLatitude: 'twilight-angle' | 'middle-of-night' | 'seventh-of-night') => {
    const day = prayerTimes({ ...CITIES.london, date: SOLSTICE, highLatitude })
    return [day.time.fajr, day.time.isha, ...day.bounded]
  }
  expect(times('twilight-angle')).toEqual(['02:53', '23:12', 'fajr', 'isha'])
  expect(times('seventh-of-night')).toEqual(['03:40', '22:25', 'fajr', 'isha'])
  // Under this rule the angle itself counts: the sun does reach 15° below the horizon around midnight.
  expect(times('middle-of-night')).toEqual(['01:15', '00:49'])
})

test('without a rule the angle alone counts, and where the sun does not reach it the time is an estimate', () => {
  const withoutRule = (city: keyof typeof CITIES) =>
    prayerTimes({ ...CITIES[city], date: SOLSTICE, highLatitude: 'none', method: 3 })
  const london = withoutRule('london')
  expect(london.estimated).toEqual(['imsak', 'fajr', 'isha'])
  expect(london.bounded).toEqual([])
  expect(isInOrder(london)).toBe(true)
  expect(withoutRule('makkah').estimated).toEqual([])
})

test.each([
  [4, 'UmmAlQura', 'makkah'],
  [7, 'Tehran', 'karachi'],
  [9, 'Kuwait', 'makkah'],
  [10, 'Qatar', 'makkah'],
  [13, 'Turkey', 'toronto'],
  [15, 'MoonsightingCommittee', 'london'],
  [16, 'Dubai', 'karachi'],
] as const)('method %i is what the library calls %s', (method, preset, city) => {
  for (let offset = 90; offset < 365; offset += 7) {
    const date = addDays(NEW_YEAR, offset)
    const parameters = CalculationMethod[preset]()
    parameters.highLatitudeRule = HighLatitudeRule.TwilightAngle
    parameters.madhab = Madhab.Shafi
    const { lat, lng, timeZone } = CITIES[city]
    const expected = new PrayerTimes(
      new Coordinates(lat, lng),
      new Date(date.year, date.month - 1, date.day),
      parameters,
    )
    const { time, at } = prayerTimes({ ...CITIES[city], date, method, school: 0 })
    const names = ['fajr', 'sunrise', 'dhuhr', 'maghrib', 'isha'] as const
    expect(names.map((name) => time[name]).join(' ')).toBe(
      names.map((name) => formatLocalTime(expected[name], timeZone)).join(' '),
    )
    // The library takes the shadow at noon from midnight UTC, we take it from the place's noon.
    expect(Math.abs(at.asr.getTime() - expected.asr.getTime()) / MINUTE).toBeLessThanOrEqual(2)
  }
})

test.each(['newYork', 'london', 'karachi', 'sydney'] as const)(
  'asr in %s comes as the shadow reaches its length',
  (city) => {
    const place = CITIES[city]
    const shadowAt = (instant: number) => {
      const { altitude } = sunPosition(place, new Date(instant))
      return 1 / Math.tan((altitude * Math.PI) / 180)
    }
    const wrong: string[] = []
    for (const school of [0, 1] as const) {
      for (const { date, at } of prayerDays({ ...place, date: NEW_YEAR, school }, 365)) {
        const wanted = school + 1 + shadowAt(at.dhuhr.getTime())
        const asr = at.asr.getTime()
        const isReached = shadowAt(asr - MINUTE) < wanted && wanted < shadowAt(asr + MINUTE)
        if (!isReached) wrong.push(`${school} ${date.month}-${date.day}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test('Lisbon counts isha from its own maghrib', () => {
  const lisbon = { lat: 38.7223, lng: -9.1393, timeZone: 'Europe/Lisbon' }
  const { at } = prayerTimes({ ...lisbon, date: SOLSTICE, method: 22 })
  expect((at.maghrib.getTime() - at.sunset.getTime()) / MINUTE).toBe(3)
  expect((at.isha.getTime() - at.maghrib.getTime()) / MINUTE).toBe(77)
})

test('Umm al-Qura moves isha by half an hour in Ramadan only', () => {
  const gap = (date: CalendarDay) => {
    const { at } = prayerTimes({ ...CITIES.makkah, date, method: 4 })
    return (at.isha.getTime() - at.maghrib.getTime()) / MINUTE
  }
  expect(gap({ year: 2026, month: 2, day: 17 })).toBe(90)
  expect(gap({ year: 2026, month: 2, day: 18 })).toBe(120)
  expect(gap({ year: 2026, month: 3, day: 19 })).toBe(120)
  expect(gap({ year: 2026, month: 3, day: 20 })).toBe(90)
})

test('the Hanafi asr is later than the standard one', () => {
  const asr = (school: 0 | 1) => prayerTimes({ ...CITIES.karachi, date: SOLSTICE, school }).time.asr
  expect(asr(1) > asr(0)).toBe(true)
})

test.each(['kiritimati', 'apia', 'suva'] as const)('%s gets the local day it asked for', (city) => {
  const { at, time } = prayerTimes({ ...CITIES[city], date: SOLSTICE })
  expect(calendarDayAt(at.fajr, CITIES[city].timeZone)).toEqual(SOLSTICE)
  expect(calendarDayAt(at.isha, CITIES[city].timeZone)).toEqual(SOLSTICE)
  expect(time.dhuhr.slice(0, 2)).toBe('12')
})

test('close to the antimeridian every local day has its own noon', () => {
  const place = { lat: -16.5, lng: 179.99, timeZone: 'Pacific/Fiji' }
  let previous = prayerTimes({ ...place, date: addDays(NEW_YEAR, -1) }).at.dhuhr.getTime()
  for (let offset = 0; offset < 365; offset++) {
    const noon = prayerTimes({ ...place, date: addDays(NEW_YEAR, offset) }).at.dhuhr.getTime()
    expect(Math.abs((noon - previous) / MINUTE - 1440)).toBeLessThanOrEqual(1)
    previous = noon
  }
})

test.each([
  ['london', { year: 2026, month: 3, day: 29 }, 60],
  ['london', { year: 2026, month: 10, day: 25 }, -60],
  ['newYork', { year: 2026, month: 3, day: 8 }, 60],
  ['newYork', { year: 2026, month: 11, day: 1 }, -60],
  ['sydney', { year: 2026, month: 10, day: 4 }, 60],
] as const)('the clocks of %s change, the sun does not', (city, date, jump) => {
  const before = prayerTimes({ ...CITIES[city], date: addDays(date, -1) })
  const after = prayerTimes({ ...CITIES[city], date })
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  for (const name of ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const) {
    expect(Math.abs((after.at[name].getTime() - before.at[name].getTime()) / MINUTE - 1440)).toBeLessThanOrEqual(3)
    expect(Math.abs(minutesOf(after.time[name]) - minutesOf(before.time[name]) - jump)).toBeLessThanOrEqual(3)
  }
})

test('times on both sides of a clock change are each written by their own clock', () => {
  // Cairo goes from 00:00 to 01:00 in the night after 23 April 2026.
  const { at, time } = prayerTimes({ ...CITIES.cairo, date: { year: 2026, month: 4, day: 23 } })
  expect(time.isha).toBe(at.isha.toLocaleTimeString('en-GB', { timeZone: 'Africa/Cairo' }).slice(0, 5))
  expect(time.lastThird).toBe(at.lastThird.toLocaleTimeString('en-GB', { timeZone: 'Africa/Cairo' }).slice(0, 5))
  expect(at.lastThird.getTime() - at.isha.getTime()).toBeGreaterThan(0)
})

test.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Cairo'])(
  'a server in %s computes the same',
  (zone) => {
    const dates = [SOLSTICE, { year: 2026, month: 4, day: 24 }, { year: 2026, month: 12, day: 31 }]
    const compute = () =>
      Object.values(CITIES).flatMap((place) => dates.map((date) => sixInstants(prayerTimes({ ...place, date }))))
    process.env.TZ = 'UTC'
    const expected = compute()
    process.env.TZ = zone
    expect(new Date(2026, 5, 21).toISOString()).not.toBe('2026-06-21T00:00:00.000Z')
    expect(compute()).toEqual(expected)
  },
)

test('own offsets move the shown times', () => {
  const plain = prayerTimes({ ...CITIES.london, date: SOLSTICE })
  const moved = prayerTimes({ ...CITIES.london, date: SOLSTICE, offsets: { fajr: -4, dhuhr: 7 } })
  expect((moved.at.fajr.getTime() - plain.at.fajr.getTime()) / MINUTE).toBe(-4)
  expect((moved.at.imsak.getTime() - plain.at.imsak.getTime()) / MINUTE).toBe(-4)
  expect((moved.at.dhuhr.getTime() - plain.at.dhuhr.getTime()) / MINUTE).toBe(7)
  expect(moved.time.asr).toBe(plain.time.asr)
})

test('senseless own offsets cannot break the order or the dates', () => {
  const offsets = { fajr: Number.NaN, sunrise: 5000, asr: -90000, maghrib: Number.POSITIVE_INFINITY, isha: -120 }
  const day = prayerTimes({ ...CITIES.jakarta, date: SOLSTICE, offsets })
  expect(isInOrder(day)).toBe(true)
})

test.each([
  [{ lat: 91 }, 'Latitude'],
  [{ lat: Number.NaN }, 'Latitude'],
  [{ lng: -180.5 }, 'Longitude'],
  [{ date: { year: 2026, month: 2, day: 30 } }, 'Not a calendar day'],
  [{ timeZone: 'Mars/Olympus' }, 'time zone'],
])('refuses %o', (wrong, message) => {
  expect(() => prayerTimes({ ...CITIES.london, date: SOLSTICE, ...wrong })).toThrow(message)
})
