// Places named in the language of the page. City names of all languages stay on the server.
import type { Locale } from '#app/i18n/locales.ts'
import { countryName } from './countries.ts'
import { cityNameIn, findCity } from './geo.server.ts'
import { isKnown, type Place } from './place.ts'
import { labelOf, partsOfLabel } from './place-label.ts'

/** One is near a city, but in a country. */
export type PlaceName = { name: string; isCity: boolean }

/** The source files Jerusalem under one country only, whichever a record names. */
const FILED_UNDER: Readonly<Record<string, string>> = { PS: 'IL' }
const findElsewhere = (countryCode: string, city: string) => {
  const other = FILED_UNDER[countryCode]
  return other === undefined ? null : findCity(other, city)
}

export function cityIn(locale: Locale, city: string, countryCode: string): string {
  const found = locale === 'en' ? null : (findCity(countryCode, city) ?? findElsewhere(countryCode, city))
  return found ? cityNameIn(found, locale) : city
}

/** City, else country or state; null for a place that is unknown or has no name. */
export function namePlace(place: Place, locale: Locale): PlaceName | null {
  if (!isKnown(place)) return null
  const { city, state, country, countryCode } = place
  if (city) {
    // A quarter keeps its name; its city has one in every language.
    const parts = partsOfLabel(city)
    return { name: labelOf(parts.quarter, cityIn(locale, parts.city, countryCode), locale), isCity: true }
  }
  // The country before the state: only its name is known in every language.
  const region = countryName(countryCode, locale) || country || state
  return region ? { name: region, isCity: false } : null
}
