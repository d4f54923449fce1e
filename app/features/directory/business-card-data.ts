// What a card shows of a business, chosen on the server: names in the visitor's language, the open state of this minute,
// and nothing else, because every field travels to the browser twice.
import { type CategoryId, categoryById, isCategoryId } from '#app/core/categories/tree.ts'
import { type OpenLabel, openLabel } from '#app/core/hours/open-label.ts'
import { openStateAt, parseHours } from '#app/core/hours/rules.ts'
import { type CoverTint, isCoverTint } from '#app/core/media/art/cover-tints.ts'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Business, HalalLevel } from './business.ts'

export type BusinessCardData = {
  id: string
  path: string
  /** Null: the card says that there is none. */
  name: string | null
  description: string
  cover: { src: string; width: number; height: number }
  category: string | null
  city: string | null
  rating: number | null
  reviewsCount: number
  /** Kilometres; null when the visitor's own place is unknown and distances mean nothing. */
  distance: number | null
  open: OpenLabel | null
  halalLevel: HalalLevel | null
  isMuslimOwned: boolean
  isSample: boolean
  phone: string | null
  position: { lat: number; lng: number } | null
}

export type CardContext = {
  locale: Locale
  now: Date
  categoryName: (category: CategoryId) => string
  /** The city's name in the language of the page. */
  cityName: (city: string, countryCode: string) => string
  isPlaceKnown: boolean
  timeZoneAt: (lat: number, lng: number) => string
}

const FALLBACK_TINT: CoverTint = 'community'
/** Halal is a question for places that sell food; a plumber's badge would only puzzle. */
const FOOD: readonly string[] = ['restaurants', 'grocery'] satisfies CategoryId[]

export function coverTint(category: string): CoverTint {
  if (isCategoryId(category)) return categoryById(category).tint
  return isCoverTint(category) ? category : FALLBACK_TINT
}

const ARABIC_SCRIPT_LOCALES: readonly Locale[] = ['ar', 'ur']

/** Readers of Arabic script see the name as the shop front has it, where it is written in that script. */
export function nameIn(locale: Locale, { name, local_name }: Pick<Business, 'name' | 'local_name'>): string | null {
  const isReadable = ARABIC_SCRIPT_LOCALES.includes(locale) && /\p{Script=Arabic}/u.test(local_name)
  return (isReadable ? local_name : name) || local_name || null
}

function findOpenLabel(business: Business, { now, timeZoneAt }: CardContext): OpenLabel | null {
  const hours = parseHours(business.hours)
  const { latitude, longitude, time_zone } = business
  if (!hours) return null
  const timeZone = time_zone || (latitude !== null && longitude !== null ? timeZoneAt(latitude, longitude) : null)
  if (!timeZone) return null
  try {
    return openLabel(openStateAt(hours, timeZone, now), timeZone, now)
  } catch (error) {
    // A zone that does not exist, from an import: the hours cannot be told then.
    if (error instanceof RangeError) return null
    throw error
  }
}

export function toBusinessCard(business: Business, context: CardContext): BusinessCardData {
  const { id, slug, latitude, longitude, business_category: category } = business
  const { width, height } = COVER_SHAPES.card
  const position = latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null
  return {
    id,
    path: `/business/${encodeURIComponent(slug ?? id)}`,
    name: nameIn(context.locale, business),
    description: business.description,
    cover: { src: business.image ?? coverUrl(id, coverTint(category)), width, height },
    category: isCategoryId(category) ? context.categoryName(category) : category || null,
    city: business.city ? context.cityName(business.city, business.country_code) : null,
    rating: business.rating,
    reviewsCount: business.reviews_count,
    distance: context.isPlaceKnown ? business.distance : null,
    open: findOpenLabel(business, context),
    halalLevel: FOOD.includes(category) ? (business.halal_level ?? 0) : null,
    isMuslimOwned: business.muslim_owned,
    isSample: business.is_sample,
    phone: business.phone || null,
    position,
  }
}
