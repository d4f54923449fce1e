import { expect, test } from 'vitest'
import {
  badRequestBody,
  type PrayerTimesQuery,
  parseBatchQuery,
  parsePrayerTimesQuery,
  prayerTimesResponse,
} from './api-shape.ts'

const read = (query: string) => parsePrayerTimesQuery(new URLSearchParams(query))
const LONDON: PrayerTimesQuery = { lat: 51.5074, lng: -0.1278, date: null, method: 2, school: 1 }
const context = { timeZone: 'Europe/London', now: new Date('2026-11-15T12:00:00Z') }

test('reads a full query', () => {
  expect(read('date=15-11-2026&lat=51.5074&lng=-0.1278&method=4&school=0')).toEqual({
    ok: true,
    query: { lat: 51.5074, lng: -0.1278, date: { year: 2026, month: 11, day: 15 }, method: 4, school: 0 },
  })
})

test('fills in method 2, school 1 and today', () => {
  expect(read('lat=51.5074&lng=-0.1278')).toEqual({ ok: true, query: LONDON })
})

test('takes the edges and ignores parameters of others', () => {
  expect(read('lat=-90&lng=180&method=0&utm_source=x')).toMatchObject({
    ok: true,
    query: { lat: -90, lng: 180, method: 0 },
  })
})

test.each([
  ['', 'lat is required; lng is required'],
  ['lat=51', 'lng is required'],
  ['lat=&lng=0', 'lat must be a number from -90 to 90'],
  ['lat=91&lng=0', 'lat must be a number from -90 to 90'],
  ['lat=NaN&lng=0', 'lat must be a number from -90 to 90'],
  ['lat=1e1&lng=0', 'lat must be a number from -90 to 90'],
  ['lat=0x10&lng=0', 'lat must be a number from -90 to 90'],
  ['lat=51,5&lng=0', 'lat must be a number from -90 to 90'],
  ['lat= 5&lng=0', 'lat must be a number from -90 to 90'],
  ['lat=1&lng=-180.01', 'lng must be a number from -180 to 180'],
  ['lat=1&lng=Infinity', 'lng must be a number from -180 to 180'],
  ['lat=1&lat=2&lng=3', 'lat must be given once'],
  ['lat=1&lng=1&date=31-04-2026', 'date must be a calendar date as DD-MM-YYYY'],
  ['lat=1&lng=1&date=29-02-2026', 'date must be a calendar date as DD-MM-YYYY'],
  ['lat=1&lng=1&date=2026-04-01', 'date must be a calendar date as DD-MM-YYYY'],
  ['lat=1&lng=1&date=', 'date must be a calendar date as DD-MM-YYYY'],
  ['lat=1&lng=1&date=01-01-1899', 'date must be in the years 1900 to 2100'],
  ['lat=1&lng=1&school=2', 'school must be 0 (standard) or 1 (Hanafi)'],
  ['lat=1&lng=1&school=', 'school must be 0 (standard) or 1 (Hanafi)'],
])('refuses "%s"', (query, message) => {
  expect(read(query)).toEqual({ ok: false, message })
})

test.each(['6', '24', '99', '-1', '2.0', 'isna', '', 'constructor'])('refuses method "%s"', (method) => {
  const result = read(`lat=1&lng=1&method=${method}`)
  expect(result).toEqual({ ok: false, message: expect.stringMatching(/^method must be one of 0, 1, 2, 3,.* 23$/) })
})

test('a refusal has the public service’s shape', () => {
  expect(badRequestBody('lat is required')).toEqual({ code: 400, status: 'BAD_REQUEST', data: 'lat is required' })
})

test('answers in the public service’s shape', () => {
  const body = prayerTimesResponse({ ...LONDON, date: { year: 2026, month: 6, day: 21 } }, context)
  expect(body).toEqual({
    code: 200,
    status: 'OK',
    data: {
      timings: {
        Fajr: '02:53',
        Sunrise: '04:43',
        Dhuhr: '13:02',
        Asr: '18:40',
        Sunset: '21:22',
        Maghrib: '21:22',
        Isha: '23:12',
        Imsak: '02:43',
        Midnight: '01:02',
        Firstthird: '23:49',
        Lastthird: '02:16',
      },
      date: {
        readable: '21 Jun 2026',
        timestamp: String(Date.UTC(2026, 5, 20, 23) / 1000),
        gregorian: {
          date: '21-06-2026',
          format: 'DD-MM-YYYY',
          day: '21',
          weekday: { en: 'Sunday' },
          month: { number: 6, en: 'June' },
          year: '2026',
          designation: { abbreviated: 'AD', expanded: 'Anno Domini' },
        },
        hijri: {
          date: '06-01-1448',
          format: 'DD-MM-YYYY',
          day: '06',
          weekday: { en: 'Al Ahad', ar: 'الأحد' },
          month: { number: 1, en: 'Muḥarram', ar: 'مُحَرَّم' },
          year: '1448',
          designation: { abbreviated: 'AH', expanded: 'Anno Hegirae' },
          method: 'UAQ',
        },
      },
      meta: {
        latitude: 51.5074,
        longitude: -0.1278,
        timezone: 'Europe/London',
        method: { id: 2, name: 'Islamic Society of North America (ISNA)', params: { Fajr: 15, Isha: 15 } },
        latitudeAdjustmentMethod: 'ANGLE_BASED',
        midnightMode: 'STANDARD',
        school: 'HANAFI',
        estimated: [],
      },
    },
  })
})

test('today is the place’s day', () => {
  const now = new Date('2026-11-15T23:30:00Z')
  const readable = (timeZone: string) => prayerTimesResponse(LONDON, { timeZone, now }).data.date.readable
  expect(readable('Europe/London')).toBe('15 Nov 2026')
  expect(readable('Asia/Jakarta')).toBe('16 Nov 2026')
})

test('the weekday is right before and after 1970', () => {
  const weekday = (year: number, month: number, day: number) =>
    prayerTimesResponse({ ...LONDON, date: { year, month, day } }, context).data.date.gregorian.weekday.en
  expect([weekday(1970, 1, 1), weekday(1969, 7, 20), weekday(2026, 11, 15)]).toEqual(['Thursday', 'Sunday', 'Sunday'])
})

test.each([
  [4, { Fajr: 18.5, Isha: '90 min' }],
  [7, { Fajr: 17.7, Isha: 14, Maghrib: 4.5, Midnight: 'JAFARI' }],
  [15, { shafaq: 'general' }],
  [22, { Fajr: 18, Isha: '77 min', Maghrib: '3 min' }],
] as const)('writes the parameters of method %i as the public service does', (method, params) => {
  expect(prayerTimesResponse({ ...LONDON, method }, context).data.meta.method.params).toEqual(params)
})

test('names the times that are estimated', () => {
  const tromso = { lat: 69.6492, lng: 18.9553, date: { year: 2026, month: 12, day: 21 }, method: 2, school: 1 } as const
  const body = prayerTimesResponse(tromso, { ...context, timeZone: 'Europe/Oslo' })
  expect(body.data.meta.estimated).toContain('sunrise')
  expect(Object.values(body.data.timings).every((time) => /^\d\d:\d\d$/.test(time))).toBe(true)
})

const readBatch = (query: string) => parseBatchQuery(new URLSearchParams(query))

test('reads a batch of places for one day', () => {
  expect(readBatch('date=15-11-2026&points=51.5074,-0.1278;-6.2,106.8&method=3&school=0')).toEqual({
    ok: true,
    queries: [
      { lat: 51.5074, lng: -0.1278, date: { year: 2026, month: 11, day: 15 }, method: 3, school: 0 },
      { lat: -6.2, lng: 106.8, date: { year: 2026, month: 11, day: 15 }, method: 3, school: 0 },
    ],
  })
})

test.each([
  ['', 'points is required'],
  ['points=', 'points must be pairs of lat,lng separated by ;'],
  ['points=1,2&points=3,4', 'points must be given once'],
  ['points=1,2;3', 'points must be pairs of lat,lng separated by ;'],
  ['points=1,2,3', 'points must be pairs of lat,lng separated by ;'],
  ['points=1,2;3,181', 'point 2: lng must be a number from -180 to 180'],
  ['points=1,2&date=2026-01-01', 'point 1: date must be a calendar date as DD-MM-YYYY'],
  ['points=1,1;2,2;3,3;4,4;5,5;6,6', 'points must be at most 5'],
])('refuses the batch "%s"', (query, message) => {
  expect(readBatch(query)).toEqual({ ok: false, message })
})
