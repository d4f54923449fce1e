import { expect, test } from 'vitest'
import { isCountryCode } from '#app/core/places/countries.ts'
import en from '#app/i18n/messages/en.ts'
import { parseIsoDay } from './local-time.ts'
import { choiceAt, choiceOf } from './prayer-choice.ts'
import { prayerTimes } from './rules.ts'
import { usualPractice } from './usual-practice.ts'
import { writeSource } from './write-source.ts'

test('a country with a national authority starts from it, and names it', () => {
  expect(usualPractice('sa')).toMatchObject({ method: 4, school: 0, basis: 'authority' })
  expect(usualPractice('SA')?.source).toEqual({ name: 'Umm al-Qura calendar, Saudi Arabia', year: 2009 })
  const starts = ['SA', 'EG', 'TR', 'ID', 'MY', 'SG', 'MA', 'DZ', 'TN', 'PK', 'KW', 'QA', 'AE', 'JO'].map(
    (code) => choiceAt(code, null).method,
  )
  expect(starts).toEqual([4, 5, 13, 20, 17, 11, 21, 19, 18, 1, 9, 10, 16, 23])
})

test.each([
  ['GB', 15, 1],
  ['FR', 12, 0],
  ['IN', 1, 1],
  ['US', 2, 0],
  ['CA', 15, 0],
  ['LK', 1, 0],
  ['ZA', 1, 1],
  ['TT', 3, 1],
  ['FJ', 3, 1],
  ['KZ', 3, 1],
  ...['DE', 'NG', 'AU', 'NO', 'SE', 'IQ', 'KE', 'SO', 'MV', 'DK', 'NZ', 'TH', 'PH'].map(
    (code) => [code, 3, 0] as const,
  ),
] as const)('no fast is spoilt by North America’s Fajr: %s starts as its mosques do', (code, method, school) => {
  expect(choiceAt(code, null)).toMatchObject({ method, school })
  expect(usualPractice(code)?.basis).not.toBe('authority')
})

// London, Oslo, Toronto, Cape Town, Lagos, Delhi, Jakarta, Kuala Lumpur: nobody has to choose first.
test.each([
  ['GB', 51.51, -0.13, 15, 1],
  ['NO', 59.91, 10.75, 3, 0],
  ['CA', 43.65, -79.38, 15, 0],
  ['ZA', -33.92, 18.42, 3, 0],
  ['ZA', -26.2, 28.05, 1, 1],
  ['NG', 6.45, 3.39, 3, 0],
  ['IN', 28.61, 77.21, 1, 1],
  ['IN', 11.25, 75.78, 1, 0],
  ['IN', 13.08, 80.27, 1, 0],
  ['IN', 12.97, 77.59, 1, 1],
  ['ID', -6.2, 106.85, 20, 0],
  ['MY', 3.14, 101.69, 17, 0],
] as const)('%s at %d, %d', (code, lat, lng, method, school) => {
  expect(choiceAt(code, { lat, lng })).toMatchObject({ method, school })
})

test.each([
  ['NO', 69.65, 18.96, 'northOfNorway'],
  ['NO', 59.91, 10.75, undefined],
  ['CA', 62.45, -114.37, 'northOfCanada'],
  ['RU', 55.79, 49.12, 'tatarstan'],
  ['RU', 54.32, 48.4, undefined],
  ['RU', 42.98, 47.5, 'dagestan'],
  ['RU', 43.32, 45.69, 'chechnya'],
  ['RU', 55.75, 37.62, undefined],
  ['MY', 6.13, 102.24, 'kelantan'],
  ['MY', 5.33, 103.14, undefined],
  ['MY', 1.55, 110.36, 'kuching'],
  ['SE', 67.86, 20.23, undefined],
] as const)('a region goes by its own practice: %s at %d, %d', (code, lat, lng, region) => {
  expect(usualPractice(code, { lat, lng })?.region).toBe(region)
})

test.each(['XX', '', 'constructor'])('where nothing is known (“%s”) the Muslim World League stands in', (code) => {
  expect(usualPractice(code)).toBeNull()
  expect(choiceAt(code, null)).toEqual({ method: 3, school: 0 })
})

test('the choice of a visitor wins over the country', () => {
  expect(choiceOf('prayer=3-1', 'SA', null)).toEqual({ method: 3, school: 1 })
  expect(choiceOf('prayer=broken', 'SA', null)).toEqual({ method: 4, school: 0 })
  // Who moves from one country to another takes their method along, and not the minutes of the first.
  expect(choiceAt('SA', null, choiceAt('BD', null, { school: 0 }))).toEqual({ method: 1, school: 0 })
})

test('whoever goes by the country’s method goes by its minutes of caution too', () => {
  const { local } = choiceAt('ID', null)
  expect(local?.margins?.maghrib).toBe(3)
  expect(choiceOf('prayer=20-1', 'ID', null)).toEqual({ method: 20, school: 1, local })
  expect(choiceOf('prayer=20-0', 'NL', null)).toMatchObject({ method: 20, school: 0 })
  expect(choiceOf('prayer=20-0', 'NL', null).local).toBeUndefined()
})

const timesIn = (countryCode: string, place: { lat: number; lng: number; timeZone: string }, day: string) => {
  const date = parseIsoDay(day)
  if (!date) throw new RangeError(day)
  return prayerTimes({ ...place, ...choiceAt(countryCode, place), date }).time
}

test('Malaysia’s Fajr is at 18°, as decided in November 2019, and not eight minutes before', () => {
  const kualaLumpur = { lat: 3.139, lng: 101.6869, timeZone: 'Asia/Kuala_Lumpur' }
  expect(timesIn('MY', kualaLumpur, '2026-11-19').fajr).toBe('05:49')
})

// The Islamic Foundation's own calendars of these years for Dhaka: the end of suhoor, and iftar.
test.each([
  ['2017-05-28', '03:40', '18:44'],
  ['2021-04-14', '04:15', '18:23'],
  ['2022-04-03', '04:27', '18:19'],
  ['2023-03-24', '04:39', '18:14'],
])(
  'nobody in Dhaka eats after the Islamic Foundation’s end of suhoor, nor breaks the fast early: %s',
  (day, suhoor, iftar) => {
    const { imsak, maghrib } = timesIn('BD', { lat: 23.7104, lng: 90.4074, timeZone: 'Asia/Dhaka' }, day)
    expect(minutesBetween(imsak, suhoor)).toBeLessThanOrEqual(1)
    expect(minutesBetween(maghrib, iftar)).toBeLessThanOrEqual(1)
  },
)

test('Indonesia’s times have the ministry’s two minutes of caution, three at noon, and an earlier sunrise', () => {
  const jakarta = { lat: -6.2088, lng: 106.8456, timeZone: 'Asia/Jakarta' }
  const plain = prayerTimes({ ...jakarta, method: 20, school: 0, date: { year: 2026, month: 11, day: 18 } }).time
  const shown = timesIn('ID', jakarta, '2026-11-18')
  expect(plain.maghrib).toBe('17:50')
  expect(shown.maghrib).toBe('17:53')
  for (const name of ['fajr', 'asr', 'isha'] as const)
    expect([2, 3]).toContain(minutesBetween(plain[name], shown[name]))
  expect(minutesBetween(plain.sunrise, shown.sunrise)).toBe(3)
})

function minutesBetween(one: string, other: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return Math.abs(minutes(one) - minutes(other))
}

test('every country of the table exists', () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((b) => a + b))
  const known = codes.filter((code) => usualPractice(code))
  expect(known.length).toBeGreaterThanOrEqual(120)
  expect(known.filter((code) => !isCountryCode(code))).toEqual([])
})

test('a source has the year of its rule, or says in which list its figures were read', () => {
  const written = (code: string) => {
    const usual = usualPractice(code)
    return usual ? writeSource(usual.source, en.prayer.why) : null
  }
  expect(written('SA')).toBe('Source of the rules: Umm al-Qura calendar, Saudi Arabia (2009).')
  expect(written('EG')).toBe(
    'Source of the rules: Egyptian General Authority of Survey, as AlAdhan’s method list gives them (2026).',
  )
  expect(written('MY')).toContain('(2019)')
  expect(written('NG')).toBe(en.prayer.why.sourceUnconfirmed('Muslim World League'))
})
