// The addresses of location pages: what the words of one mean, and its words in each language.

import { categoryByWord, categorySlug, subcategoryByWord, subcategorySlug } from '#app/core/categories/categories.ts'
import type { CategoryId, SubcategoryId } from '#app/core/categories/tree.ts'
import { countryByWord, countrySlug } from '#app/core/places/countries.ts'
import { addressWord, dashed } from '#app/core/places/fold.ts'
import { cityNameIn, findCity, type GeoPlace } from '#app/core/places/geo.server.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { recordOf } from '#app/lib/records.ts'

export type LocationAddress = {
  countryCode: string
  city: GeoPlace | null
  category: CategoryId
  subcategory: SubcategoryId | null
}

type Words = { country: string; city?: string; category: string; subcategory?: string }

/** Words of any of our languages, in any spelling; null as soon as one of them means nothing. */
export function readLocationAddress(words: Words): LocationAddress | null {
  const countryCode = countryByWord(words.country)
  const category = categoryByWord(words.category)
  if (!countryCode || !category) return null
  const city = words.city === undefined ? null : findCity(countryCode, words.city)
  const subcategory = words.subcategory === undefined ? null : subcategoryByWord(category, words.subcategory)
  if ((words.city !== undefined && !city) || (words.subcategory !== undefined && !subcategory)) return null
  return { countryCode, city, category, subcategory }
}

/**
 * The city's word in a language: the first of its names that leads back to it. A name that two cities share belongs
 * to the larger one, so the smaller keeps the word it was asked by.
 */
export function cityWord(city: GeoPlace, locale: Locale, asked?: string): string {
  const candidates = [addressWord(cityNameIn(city, locale), locale), dashed(city.city)]
  const own = candidates.find((word) => word !== '' && findCity(city.countryCode, word)?.id === city.id)
  return own ?? (asked === undefined ? dashed(city.city) : dashed(asked))
}

/** The page's path without language prefix, each word percent-encoded: `/united-kingdom/london/restaurants`. */
export function locationPath(address: LocationAddress, locale: Locale, askedCity?: string): string {
  const { countryCode, city, category, subcategory } = address
  const words = [
    countrySlug(countryCode, locale),
    ...(city ? [cityWord(city, locale, askedCity)] : []),
    categorySlug(category, locale),
    ...(subcategory ? [subcategorySlug(category, subcategory, locale)] : []),
  ]
  return `/${words.map(encodeURIComponent).join('/')}`
}

export function locationPaths(address: LocationAddress, askedCity?: string): Record<Locale, string> {
  return recordOf(locales, (locale) => locationPath(address, locale, askedCity))
}
