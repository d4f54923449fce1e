// Forty-four cities, each by what its country's page starts from, on days that matter: solstices and equinoxes, both
// days on which clocks change in Europe and America, a Friday, and Ramadan 1448. Within a minute of the sun as watched.
import { expect, test } from 'vitest'
import { timesBySearch } from '#tests/fixtures/sun-by-search.ts'
import { isRamadan } from './hijri.ts'
import { parseIsoDay, zoneOffset } from './local-time.ts'
import { findMethod } from './methods.ts'
import { choiceAt } from './prayer-choice.ts'
import { prayerTimes, resolveSettings } from './rules.ts'

const CITIES = `Makkah SA 21.4225 39.8262 Asia/Riyadh
Madinah SA 24.4672 39.6111 Asia/Riyadh
Riyadh SA 24.7136 46.6753 Asia/Riyadh
Cairo EG 30.0444 31.2357 Africa/Cairo
Alexandria EG 31.2001 29.9187 Africa/Cairo
Istanbul TR 41.0082 28.9784 Europe/Istanbul
Ankara TR 39.9334 32.8597 Europe/Istanbul
Jakarta ID -6.2088 106.8456 Asia/Jakarta
Surabaya ID -7.2575 112.7521 Asia/Jakarta
Kuala_Lumpur MY 3.139 101.6869 Asia/Kuala_Lumpur
Singapore SG 1.3521 103.8198 Asia/Singapore
Bandar_Seri_Begawan BN 4.9031 114.9398 Asia/Brunei
Casablanca MA 33.5731 -7.5898 Africa/Casablanca
Algiers DZ 36.7538 3.0588 Africa/Algiers
Tunis TN 36.8065 10.1815 Africa/Tunis
Tripoli LY 32.8872 13.1913 Africa/Tripoli
Khartoum SD 15.5007 32.5599 Africa/Khartoum
Karachi PK 24.8607 67.0011 Asia/Karachi
Lahore PK 31.5204 74.3587 Asia/Karachi
Dhaka BD 23.8103 90.4125 Asia/Dhaka
Kabul AF 34.5553 69.2075 Asia/Kabul
Delhi IN 28.6139 77.209 Asia/Kolkata
Kuwait KW 29.3759 47.9774 Asia/Kuwait
Doha QA 25.2854 51.531 Asia/Qatar
Dubai AE 25.2048 55.2708 Asia/Dubai
Muscat OM 23.588 58.3829 Asia/Muscat
Manama BH 26.2285 50.586 Asia/Bahrain
Amman JO 31.9454 35.9284 Asia/Amman
Jerusalem PS 31.7767 35.2345 Asia/Jerusalem
Beirut LB 33.8938 35.5018 Asia/Beirut
Sanaa YE 15.3694 44.191 Asia/Aden
Tehran IR 35.6892 51.389 Asia/Tehran
Lisbon PT 38.7223 -9.1393 Europe/Lisbon
Moscow RU 55.7558 37.6173 Europe/Moscow
London GB 51.5074 -0.1278 Europe/London
Paris FR 48.8566 2.3522 Europe/Paris
Berlin DE 52.52 13.405 Europe/Berlin
New_York US 40.7128 -74.006 America/New_York
Los_Angeles US 34.0522 -118.2437 America/Los_Angeles
Toronto CA 43.6532 -79.3832 America/Toronto
Lagos NG 6.5244 3.3792 Africa/Lagos
Cape_Town ZA -33.9249 18.4241 Africa/Johannesburg
Sydney AU -33.8688 151.2093 Australia/Sydney
Sao_Paulo BR -23.5505 -46.6333 America/Sao_Paulo`
  .split('\n')
  .map((line) => {
    const [name = '', country = '', lat = '', lng = '', timeZone = ''] = line.split(' ')
    return { name, country, lat: Number(lat), lng: Number(lng), timeZone }
  })

const DATES = [
  '2026-01-15',
  '2026-03-08',
  '2026-03-20',
  '2026-03-29',
  '2026-05-15',
  '2026-06-21',
  '2026-08-10',
  '2026-09-22',
  '2026-10-25',
  '2026-11-01',
  '2026-11-20',
  '2026-12-21',
  '2027-02-08',
  '2027-02-27',
]
const SIX = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const MINUTE = 60_000

test('there are enough of them', () => {
  expect(CITIES.length).toBeGreaterThanOrEqual(40)
  expect(DATES.length).toBeGreaterThanOrEqual(12)
})

test.each(CITIES)('$name keeps the sun’s own minutes', ({ country, lat, lng, timeZone }) => {
  const choice = choiceAt(country, null, { highLatitude: 'twilight-angle' })
  const { method } = resolveSettings(choice)
  // By season and latitude there is no angle to watch the sun for.
  const watched = SIX.filter((name) => !method.seasonal || (name !== 'fajr' && name !== 'isha'))
  const wrong = DATES.flatMap((iso) => {
    const date = parseIsoDay(iso)
    if (!date) throw new Error(iso)
    const noon = Date.UTC(date.year, date.month - 1, date.day, 12)
    const found = timesBySearch({ lat, lng }, noon - zoneOffset(noon, timeZone), {
      ...method,
      school: choice.school,
      ishaExtra: method.ramadanIsha && isRamadan(date) ? method.ramadanIsha : 0,
    })
    if (!found) return [`${iso}: the sun does not set`]
    const { at } = prayerTimes({ lat, lng, timeZone, ...choice, date })
    return watched
      .filter((name) => Math.abs(at[name].getTime() - found[name]) > MINUTE)
      .map((name) => `${iso} ${name}: ${at[name].toISOString()}, watched ${new Date(found[name]).toISOString()}`)
  })
  expect(wrong).toEqual([])
})

test('in an Oslo June fajr and isha are bounded, in Tromsø everything but noon is an estimate and says so', () => {
  const choice = choiceAt('DE', null, { highLatitude: 'twilight-angle' })
  const date = { year: 2026, month: 6, day: 21 }
  const oslo = { lat: 59.9139, lng: 10.7522, timeZone: 'Europe/Oslo' }
  const day = prayerTimes({ ...oslo, ...choice, date })
  expect(day.bounded).toEqual(['fajr', 'isha'])
  const watched = timesBySearch(oslo, Date.UTC(2026, 5, 21, 11), {
    ...findMethod(choice.method),
    school: choice.school,
    ishaExtra: 0,
  })
  if (!watched) throw new Error('The sun sets in Oslo')
  for (const name of SIX) expect(Math.abs(day.at[name].getTime() - watched[name])).toBeLessThanOrEqual(2 * MINUTE)
  const tromso = { lat: 69.6492, lng: 18.9553, timeZone: 'Europe/Oslo' }
  expect(timesBySearch(tromso, Date.UTC(2026, 5, 21, 11), { ...findMethod(2), school: 1, ishaExtra: 0 })).toBeNull()
  expect(prayerTimes({ ...tromso, ...choice, date }).estimated).toEqual(
    expect.arrayContaining(['fajr', 'sunrise', 'asr', 'maghrib', 'isha']),
  )
})
