import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { locationPath, locationPaths, readLocationAddress } from './location-address.server.ts'

const read = (country: string, category: string, city?: string, subcategory?: string) =>
  readLocationAddress({ country, category, ...(city && { city }), ...(subcategory && { subcategory }) })

/** Reads a path of our own making back. */
function readPath(path: string) {
  const words = path.split('/').slice(1).map(decodeURIComponent)
  const [country = '', second = '', third, fourth] = words
  return third === undefined ? read(country, second) : read(country, third, second, fourth)
}

test('reads the words of a location page', () => {
  expect(read('united-kingdom', 'restaurants', 'manchester')).toMatchObject({
    countryCode: 'GB',
    category: 'restaurants',
    city: { city: 'Manchester' },
  })
})

test('reads words of any language and spelling', () => {
  expect(read('UK', 'Restaurants', 'MANCHESTER')?.city?.city).toBe('Manchester')
  expect(read('royaume-uni', 'مطاعم', 'Londres')).toMatchObject({ countryCode: 'GB', category: 'restaurants' })
})

test.each([
  ['nowhere', 'restaurants', undefined, undefined],
  ['france', 'nonsense', undefined, undefined],
  ['fr', 'restaurants', undefined, undefined],
  ['france', 'restaurants', 'atlantis-on-sea', undefined],
  ['france', 'restaurants', 'paris', 'nonsense'],
])('knows no page at /%s/%s (%s, %s)', (country, category, city, subcategory) => {
  expect(read(country, category, city, subcategory)).toBeNull()
})

test('writes the address in the words of each language', () => {
  const address = read('united-kingdom', 'restaurants', 'london')
  if (!address) throw new Error('London is missing')
  expect(locationPath(address, 'en')).toBe('/united-kingdom/london/restaurants')
  expect(locationPath(address, 'fr')).toBe('/royaume-uni/londres/restaurants')
  expect(decodeURIComponent(locationPath(address, 'ar'))).toBe('/المملكة-المتحدة/لندن/مطاعم')
})

test('leads back to the same page from the address in every language', () => {
  const asked: [string, string, string?, string?][] = [
    ['united-kingdom', 'restaurants'],
    ['united-kingdom', 'grocery', 'london', 'butcher'],
    ['usa', 'finance', 'new-york'],
    ['saudi-arabia', 'travel', 'makkah'],
    ['turkey', 'retail', 'istanbul'],
    ['singapore', 'restaurants', 'singapore'],
    ['pakistan', 'services', 'karachi', 'law'],
  ]
  for (const words of asked) {
    const address = read(...words)
    if (!address) throw new Error(`unknown: ${words.join(' ')}`)
    const paths = locationPaths(address, words[2])
    for (const locale of locales) expect(readPath(paths[locale]), paths[locale]).toEqual(address)
  }
})
