// A place as an address says it: `near=birmingham-gb`, `near=paris-texas-us`. Anyone who opens the link looks from there.
import { countryName, isCountryCode } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { dashed } from '#app/core/places/fold.ts'
import { citiesNamed, findCity } from '#app/core/places/geo.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import type { City } from './meaning.ts'

const LONGEST_WORD = 120
/** Whoever is this near to the middle of a city looks from where they are, not from its middle. */
const SAME_CITY_KM = 40

export const placeOfCity = ({ city, state, countryCode, lat, lng }: City): Place => ({
  lat,
  lng,
  city,
  state: state ?? '',
  country: countryName(countryCode, 'en'),
  countryCode,
})

/** Null for a place that has no city of ours. */
export function writeNear({ city, state, countryCode }: Pick<Place, 'city' | 'state' | 'countryCode'>): string | null {
  if (!city || !isCountryCode(countryCode)) return null
  const word = dashed(city)
  const code = countryCode.toLowerCase()
  const found = findCity(countryCode, word)
  if (!found) return null
  // The larger one of two has the plain word; the other needs its state.
  return !state || found.state === state ? `${word}-${code}` : `${word}-${dashed(state)}-${code}`
}

export function readNear(word: string | null | undefined): Place | null {
  if (!word || word.length > LONGEST_WORD) return null
  const parts = dashed(word).split('-')
  const code = parts.pop()?.toUpperCase() ?? ''
  if (!isCountryCode(code) || parts.length === 0) return null
  for (let split = parts.length - 1; split > 0; split--) {
    const [city] = citiesNamed(parts.slice(0, split).join(' '), { region: parts.slice(split).join(' '), most: 1 })
    if (city?.countryCode === code) return placeOfCity(city)
  }
  const name = parts.join(' ')
  const city =
    findCity(code, name) ?? citiesNamed(name, { most: 4 }).find(({ countryCode }) => countryCode === code) ?? null
  return city && placeOfCity(city)
}

/** The visitor's own place where it lies in the city that is meant: their distances are exact. */
export const orOwn = (meant: Place, own: Place): Place =>
  isKnown(own) && own.countryCode === meant.countryCode && distanceKm(own, meant) < SAME_CITY_KM ? own : meant
