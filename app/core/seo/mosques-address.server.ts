// The addresses of the mosques of a place: /united-kingdom/london/mosques, in each language's own words.

import { countryByWord, countrySlug } from '#app/core/places/countries.ts'
import { fold } from '#app/core/places/fold.ts'
import { findCity, type GeoPlace } from '#app/core/places/geo.server.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { recordOf } from '#app/lib/records.ts'
import { cityWord } from './location-address.server.ts'

/** The last word of the address; each leads there in any language. */
const WORDS: Readonly<Record<Locale, string>> = {
  en: 'mosques',
  ar: 'مساجد',
  ur: 'مساجد',
  fr: 'mosquees',
  tr: 'camiler',
  id: 'masjid',
}
const KNOWN: ReadonlySet<string> = new Set([...Object.values(WORDS), 'mosque', 'masajid', 'cami'].map(fold))

export const isMosquesWord = (word: string): boolean => KNOWN.has(fold(word))

export type MosquesAddress = { countryCode: string; city: GeoPlace | null }

/** Null as soon as a word means nothing. */
export function readMosquesAddress(words: { country: string; city?: string }): MosquesAddress | null {
  const countryCode = countryByWord(words.country)
  if (!countryCode) return null
  const city = words.city === undefined ? null : findCity(countryCode, words.city)
  return words.city !== undefined && !city ? null : { countryCode, city }
}

export function mosquesPath({ countryCode, city }: MosquesAddress, locale: Locale, askedCity?: string): string {
  const words = [countrySlug(countryCode, locale), ...(city ? [cityWord(city, locale, askedCity)] : []), WORDS[locale]]
  return `/${words.map(encodeURIComponent).join('/')}`
}

export function mosquesPaths(address: MosquesAddress, askedCity?: string): Record<Locale, string> {
  return recordOf(locales, (locale) => mosquesPath(address, locale, askedCity))
}
