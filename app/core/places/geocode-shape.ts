// The two shapes in which a point's address arrives: from our own /api/geocode and from the public service.
import { isRecord } from '#app/lib/records.ts'
import type { Place } from './place.ts'

type Names = Pick<Place, 'city' | 'state' | 'country' | 'countryCode'>

/** The first of the named fields that holds words. */
function wordsOf(source: Record<string, unknown>, ...fields: string[]): string {
  for (const field of fields) {
    const value = source[field]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ''
}

const namesOrNull = (names: Names) => (names.city || names.state || names.country ? names : null)

/** `{ address: { city | town | village, state, country, country_code } }`; null when it names nothing. */
export function namesFromGeocode(body: unknown): Names | null {
  const address = isRecord(body) ? body.address : null
  if (!isRecord(address)) return null
  return namesOrNull({
    city: wordsOf(address, 'city', 'town', 'village'),
    state: wordsOf(address, 'state'),
    country: wordsOf(address, 'country'),
    countryCode: wordsOf(address, 'country_code').toUpperCase(),
  })
}

/** `{ city | locality, principalSubdivision, countryName, countryCode }`; null when it names nothing. */
export function namesFromPublicGeocode(body: unknown): Names | null {
  if (!isRecord(body)) return null
  return namesOrNull({
    city: wordsOf(body, 'city', 'locality'),
    state: wordsOf(body, 'principalSubdivision'),
    country: wordsOf(body, 'countryName'),
    countryCode: wordsOf(body, 'countryCode').toUpperCase(),
  })
}
