import { expect, test } from 'vitest'
import { cityNamed, cityNameIn, findCity, type GeoPlace, reverseGeocode, timeZoneAt } from './geo.server.ts'
import { getPlaces, warmPlaces } from './places-table.server.ts'

const label = (place: GeoPlace | null) =>
  place && [place.city, place.state, place.countryCode].filter(Boolean).join(', ')

test('loads in the background and only once', async () => {
  await Promise.all([warmPlaces(), warmPlaces()])
  const places = getPlaces()
  await warmPlaces()
  expect(getPlaces()).toBe(places)
  expect(places.table.size).toBeGreaterThan(150_000)
})

test.each([
  [51.5074, -0.1278, 'London, England, GB'],
  [40.7128, -74.006, 'New York City, New York, US'],
  [43.6532, -79.3832, 'Toronto, Ontario, CA'],
  [24.8607, 67.0011, 'Karachi, Sindh, PK'],
  [-6.2088, 106.8456, 'Jakarta, Jakarta, ID'],
  [3.139, 101.6869, 'Kuala Lumpur, Kuala Lumpur, MY'],
  [21.4225, 39.8262, 'Makkah, Mecca Region, SA'],
  [-33.8688, 151.2093, 'Sydney, New South Wales, AU'],
  [41.0082, 28.9784, 'Istanbul, Istanbul, TR'],
  [53.4808, -2.2426, 'Manchester, England, GB'],
  [52.4862, -1.8904, 'Birmingham, England, GB'],
  [25.2048, 55.2708, 'Dubai, Dubai, AE'],
  [30.0444, 31.2357, 'Cairo, Cairo, EG'],
  [6.5244, 3.3792, 'Lagos, Lagos, NG'],
  [0, -30, null],
])('finds the city at %f, %f', (lat, lng, expected) => {
  expect(label(reverseGeocode(lat, lng))).toBe(expected)
})

test('a quarter belongs to its city, a town beside a city to itself', () => {
  expect(label(reverseGeocode(51.5174, -0.0627))).toBe('London, England, GB')
  expect(reverseGeocode(42.3223, -83.1763)?.city).toBe('Dearborn')
  expect(reverseGeocode(48.9362, 2.3574)?.city).toBe('Saint-Denis')
})

test('stays on the right side of a border', () => {
  expect(label(reverseGeocode(31.5204, 74.3587))).toBe('Lahore, Punjab, PK')
  expect(label(reverseGeocode(31.634, 74.8723))).toBe('Amritsar, Punjab, IN')
})

test('finds places where border data and city data name different countries', () => {
  expect(reverseGeocode(27.15, -13.2)?.countryCode).toBe('EH')
  expect(reverseGeocode(35.19, 33.36)?.city).toBe('Nicosia')
  expect(reverseGeocode(35.89, -5.31)?.city).toBe('Ceuta')
  expect(reverseGeocode(-20.88, 55.45)?.countryCode).toBe('RE')
})

test('a city-state has no state', () => {
  expect(reverseGeocode(1.3521, 103.8198)).toMatchObject({ city: 'Singapore', state: null, timeZone: 'Asia/Singapore' })
})

test('impossible coordinates are nowhere', () => {
  for (const [lat, lng] of [
    [Number.NaN, Number.NaN],
    [1e308, 1e308],
    [91, 0],
    [0, 181],
    [Number.NEGATIVE_INFINITY, 0],
  ] as const) {
    expect(reverseGeocode(lat, lng)).toBeNull()
    expect(timeZoneAt(lat, lng)).toBe('UTC')
  }
  expect(reverseGeocode(-90, 0)).toBeNull()
  expect(reverseGeocode(90, 180)).toBeNull()
})

test.each([
  ['GB', 'london', 'London'],
  ['GB', 'لندن', 'London'],
  ['GB', 'londra', 'London'],
  ['EG', 'le-caire', 'Cairo'],
  ['SA', 'mekke', 'Makkah'],
  ['SA', 'mecca', 'Makkah'],
  ['SA', 'مكة-المكرمة', 'Makkah'],
  ['PK', 'کراچی', 'Karachi'],
  ['CA', 'st-johns', "St. John's"],
  ['DE', 'cologne', 'Köln'],
  ['US', 'new-york', 'New York City'],
  ['US', 'york', 'York'],
  ['FR', 'saint-denis', 'Saint-Denis'],
])('in %s the word %s means a city', (country, word, city) => {
  const found = findCity(country, word)
  expect(found?.city).toBe(city)
  expect(found?.countryCode).toBe(country)
})

test('a word that names no city of the country finds none', () => {
  for (const [country, word] of [
    ['FR', 'karachi'],
    ['XX', 'london'],
    ['', 'london'],
    ['GB', ''],
    ['GB', 'lond'],
    ['GB', '\u0000'],
    ['GB', 'x'.repeat(10_000)],
  ] as const) {
    expect(findCity(country, word)).toBeNull()
  }
})

test('knows the time zone', () => {
  expect(timeZoneAt(21.4225, 39.8262)).toBe('Asia/Riyadh')
  expect(timeZoneAt(31.6904, -106.4245)).toBe('America/Ciudad_Juarez')
  expect(timeZoneAt(1.87, -157.4)).toBe('Pacific/Kiritimati')
  // A border town where boundary data alone says Kathmandu.
  expect(timeZoneAt(26.5952, 85.4808)).toBe('Asia/Kolkata')
  expect(timeZoneAt(0, -30)).toBe('Etc/GMT+2')
})

test('every stored time zone and country is one the platform knows', () => {
  const { table } = getPlaces()
  for (const zone of table.zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  for (const country of table.countries) expect(country).toMatch(/^[A-Z]{2}$/)
})

test('every id is its own', () => {
  const { table } = getPlaces()
  expect(new Set(table.id).size).toBe(table.size)
})

test('names cities in the language of the page where it is known', () => {
  const london = findCity('GB', 'london')
  const sohag = findCity('EG', 'sohag')
  const sialkot = findCity('PK', 'sialkot')
  if (!london || !sohag || !sialkot) throw new Error('a city is missing')
  expect(cityNameIn(london, 'ar')).toBe('لندن')
  expect(cityNameIn(london, 'fr')).toBe('Londres')
  expect(cityNameIn(london, 'id')).toBe('London')
  expect(cityNameIn(sohag, 'ar')).toBe('سوهاج')
  expect(cityNameIn(sialkot, 'ur')).toBe('سیالکوٹ')
  expect(cityNameIn({ id: 1, city: 'Nowhere' }, 'ar')).toBe('Nowhere')
})

test.each([
  ['القاهرة', 'EG'],
  ['إسطنبول', 'TR'],
  ['لندن', 'GB'],
  ['القدس', 'IL'],
  ['المدينة المنورة', 'SA'],
  ['مكة', 'SA'],
  ['کراچی', 'PK'],
  ['لاہور', 'PK'],
  ['Londres', 'GB'],
  ['Kahire', 'EG'],
  ['Mekkah', 'SA'],
  ['Mecca', 'SA'],
  ['Makkah', 'SA'],
  ['Kudüs', 'IL'],
  ['Le Caire', 'EG'],
  ['Kairo', 'EG'],
  ['LONDON', 'GB'],
])('%s is a city', (word, country) => expect(cityNamed(word)?.countryCode).toBe(country))

test.each(['Noor', 'masjid', 'Lon', '', '   ', 'Islamic Centre', '\u0001'])('%s is no city', (word) =>
  expect(cityNamed(word)).toBeNull(),
)
