// Turns records into cards in a language. Category and country names of all six languages stay on the server.
import { categoryByWord, categoryName } from '#app/core/categories/categories.ts'
import { categories } from '#app/core/categories/tree.ts'
import { type CoverTint, isCoverTint } from '#app/core/media/art/cover-tints.ts'
import { countryName } from '#app/core/places/countries.ts'
import { locationText } from '#app/core/places/distance.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Listing } from './listing.ts'
import type { Business, Mosque } from './records.ts'

type Language = { locale: Locale; t: Messages }
type Located = Pick<Business, 'city' | 'state' | 'country' | 'countryCode'>

export function describeLocation({ city, state, country, countryCode }: Located, { locale, t }: Language): string {
  const named = countryName(countryCode, locale) || country
  // City states and cities that name their region: "Singapore, Singapore" says no more than "Singapore".
  const parts = [city, state === city ? '' : state, named === city ? '' : named]
  return locationText({ city: parts[0], state: parts[1], country: parts[2] }, t.pages.listing.locationNotSpecified)
}

export function describeCategory(category: string, locale: Locale): string {
  const known = categoryByWord(category)
  return known ? categoryName(known, locale) : category
}

export function tintOf(category: string): CoverTint {
  const known = categoryByWord(category)
  const tint = categories.find(({ id }) => id === known)?.tint ?? 'retail'
  return isCoverTint(tint) ? tint : 'retail'
}

const FOOD: ReadonlySet<string> = new Set(['restaurants', 'grocery'])

/** Halal evidence is asked of food only. */
export function halalLevelOf({ category, halalLevel }: Business): Listing['halalLevel'] {
  if (!FOOD.has(categoryByWord(category) ?? '')) return null
  return LEVELS.find((level) => level === halalLevel) ?? 0
}

const LEVELS = [0, 1, 2, 3, 4] as const

/** Readers of Arabic script see the name as it stands over the door, where it is written in that script. */
function nameIn(locale: Locale, { name, localName }: Pick<Business, 'name' | 'localName'>): string {
  const isReadable = (locale === 'ar' || locale === 'ur') && /\p{Script=Arabic}/u.test(localName)
  return isReadable ? localName : name
}

export function describeBusiness(business: Business, language: Language): Listing {
  return {
    kind: 'business',
    id: business.id,
    path: `/business/${encodeURIComponent(business.slug || business.id)}`,
    name: nameIn(language.locale, business) || language.t.pages.listing.nameNotFound,
    label: describeCategory(business.category, language.locale),
    location: describeLocation(business, language),
    distanceKm: business.distanceKm,
    rating: business.rating,
    reviewsCount: business.reviewsCount,
    isFeatured: business.isFeatured,
    isSample: business.isSample,
    halalLevel: halalLevelOf(business),
    image: business.image,
    tint: tintOf(business.category),
  }
}

export function describeMosque(mosque: Mosque, language: Language): Listing {
  return {
    kind: 'mosque',
    id: mosque.id,
    path: `/mosque/${encodeURIComponent(mosque.slug || mosque.id)}`,
    name: nameIn(language.locale, mosque),
    label: language.t.pages.listing.mosqueTypes[mosque.mosqueType] ?? mosque.mosqueType,
    location: describeLocation(mosque, language),
    distanceKm: mosque.distanceKm,
    rating: null,
    reviewsCount: 0,
    isFeatured: false,
    isSample: false,
    halalLevel: null,
    image: mosque.image,
    tint: 'mosque',
  }
}
