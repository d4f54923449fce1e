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
  ['CA', 2, 0],
  ['LK', 1, 0],
  ['UZ', 3, 1],
  ...['DE', 'NG', 'AU', 'NO', 'SE', 'IQ', 'ZA', 'KE', 'SO', 'BA', 'MV', 'DK', 'NZ', 'TH', 'PH'].map(
    (code) => [code, 3, 0] as const,
  ),
] as const)(
  'no fast is spoilt by North America’s Fajr: %s starts as most of its mosques do',
  (code, method, school) => {
    expect(choiceAt(code, null)).toEqual({ method, school })
    expect(usualPractice(code)?.basis).toBe('custom')
  },
)

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
  expect(local?.margins?.maghrib).toBe(2)
  expect(choiceOf('prayer=20-1', 'ID', null)).toEqual({ method: 20, school: 1, local })
  expect(choiceOf('prayer=20-0', 'NL', null)).toEqual({ method: 20, school: 0 })
})

const timesIn = (countryCode: string, place: { lat: number; lng: number; timeZone: string }, day: string) => {
  const date = parseIsoDay(day)
  if (!date) throw new RangeError(day)
  return prayerTimes({ ...place, ...choiceAt(countryCode, place), date }).time
}

test('Malaysia’s Fajr is at 18°, as decided in November 2019, and not eight minutes before', () => {
  const kualaLumpur = { lat: 3.139, lng: 101.6869, timeZone: 'Asia/Kuala_Lumpur' }
  expect(timesIn('MY', kualaLumpur, '2026-11-19').fajr).toBe('05:47')
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

test('Indonesia’s times have the ministry’s two minutes of caution, and an earlier sunrise', () => {
  const jakarta = { lat: -6.2088, lng: 106.8456, timeZone: 'Asia/Jakarta' }
  const plain = prayerTimes({ ...jakarta, method: 20, school: 0, date: { year: 2026, month: 11, day: 18 } }).time
  const shown = timesIn('ID', jakarta, '2026-11-18')
  expect(plain.maghrib).toBe('17:50')
  expect(shown.maghrib).toBe('17:52')
  for (const name of ['fajr', 'dhuhr', 'asr', 'isha'] as const) expect(minutesBetween(plain[name], shown[name])).toBe(2)
  expect(shown.sunrise < plain.sunrise).toBe(true)
})

function minutesBetween(one: string, other: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return Math.abs(minutes(one) - minutes(other))
}

test('every country of the table exists', () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((b) => a + b))
  const known = codes.filter((code) => usualPractice(code))
  expect(known.length).toBeGreaterThan(50)
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
})
