// A place as an address says it: `near=birmingham-gb`, `near=paris-texas-us`, and of a part of a city, or a postal code there,
// `near=whitechapel.london-gb`. Anyone who opens the link looks from there.
import { countryName, isCountryCode } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { dashed } from '#app/core/places/fold.ts'
import { citiesNamed, cityNameIn, findCity } from '#app/core/places/geo.server.ts'
import { partsNamed, placesOfCode } from '#app/core/places/parts.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { labelOf, partsOfLabel } from '#app/core/places/place-label.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { City } from './meaning.ts'

const LONGEST_WORD = 120
/** Whoever is this near to the middle of a city looks from where they are, not from its middle. */
const SAME_CITY_KM = 40
const SAME_QUARTER_KM = 1
/** A quarter lies no farther than this from the middle of its city. */
const OF_A_CITY_KM = 80
const QUARTERS_COMPARED = 40

/** "Whitechapel, London", as a language calls it. */
export const placeNameIn = (place: Pick<City, 'id' | 'city' | 'quarter'>, locale: Locale): string =>
  labelOf(place.quarter ?? null, cityNameIn(place, locale), locale)

export const placeOfCity = ({ city, quarter = null, state, countryCode, lat, lng }: City): Place => ({
  lat,
  lng,
  city: labelOf(quarter, city, 'en'),
  state: state ?? '',
  country: countryName(countryCode, 'en'),
  countryCode,
})

/** Null for a place that has no city of ours. */
export function writeNear({ city, state, countryCode }: Pick<Place, 'city' | 'state' | 'countryCode'>): string | null {
  if (!city || !isCountryCode(countryCode)) return null
  const parts = partsOfLabel(city)
  const word = dashed(parts.city)
  const code = countryCode.toLowerCase()
  const found = findCity(countryCode, word)
  if (!found) return null
  const quarter = parts.quarter ? `${dashed(parts.quarter)}.` : ''
  // The larger one of two has the plain word; the other needs its state.
  return !state || found.state === state ? `${quarter}${word}-${code}` : `${quarter}${word}-${dashed(state)}-${code}`
}

/** A part of a city that an address names: a quarter, or a postal code. */
function readQuarter(word: string, city: Place): Place | null {
  const options = { near: city, most: QUARTERS_COMPARED }
  const name = word.replaceAll('-', ' ')
  const part = [...placesOfCode(name, options), ...partsNamed(name, options)].find(
    (one) => one.countryCode === city.countryCode && distanceKm(one, city) < OF_A_CITY_KM,
  )
  return part ? placeOfCity({ ...part, city: city.city, quarter: part.quarter ?? part.city, state: city.state }) : null
}

export function readNear(word: string | null | undefined): Place | null {
  if (!word || word.length > LONGEST_WORD) return null
  const at = word.indexOf('.')
  if (at > 0) {
    const city = readNear(word.slice(at + 1))
    return city && !city.city.includes(',') ? readQuarter(word.slice(0, at), city) : null
  }
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
export function orOwn(meant: Place, own: Place): Place {
  const isQuarter = partsOfLabel(meant.city).quarter !== null
  const isThere = isKnown(own) && own.countryCode === meant.countryCode
  return isThere && distanceKm(own, meant) < (isQuarter ? SAME_QUARTER_KM : SAME_CITY_KM) ? own : meant
}
