// A kind of place in a city, and nothing else asked for, has a page of its own that search engines know. Whoever comes from
// elsewhere with such an address is led there; who is choosing on this site goes on choosing.
import { subcategoryByWord } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import type { Business } from '#app/core/listings/business.ts'
import { findCity } from '#app/core/places/geo.server.ts'
import { FROM_HERE } from '#app/core/request/keeping.ts'
import { locationPath } from '#app/core/seo/location-address.server.ts'
import { readNear } from '#app/core/understanding/near.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type DirectoryFilters, writeFilters } from './rules.ts'

/** What such a page counts as being in its city, safely. */
const IN_CITY_KM = 25
const OF_A_PAGE: ReadonlySet<string> = new Set(['category', 'sub', 'near'])

/** Null where no page stands for the search, or it would be empty. */
export function locationOf(filters: DirectoryFilters, found: readonly Business[], locale: Locale): string | null {
  const { category, subcategory, near } = filters
  if (!isCategoryId(category) || ![...writeFilters(filters).keys()].every((name) => OF_A_PAGE.has(name))) return null
  const place = readNear(near)
  const city = place && findCity(place.countryCode, place.city)
  // The smaller one of two cities with one name has no page.
  if (!place || !city || (city.state ?? '') !== place.state) return null
  if (!found.some(({ distance }) => distance <= IN_CITY_KM)) return null
  const part = subcategory ? subcategoryByWord(category, subcategory) : null
  return locationPath({ countryCode: city.countryCode, city, category, subcategory: part }, locale)
}

export const comesFromElsewhere = ({ headers }: Request): boolean =>
  Object.entries(FROM_HERE).every(([name, here]) => !here.includes(headers.get(name) ?? ''))
