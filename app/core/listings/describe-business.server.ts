// What a card shows of a business, chosen on the server: names in the visitor's language, the open state of this minute,
// and nothing else, because every field travels to the browser twice.
import { categoryByWord, categoryName } from '#app/core/categories/categories.ts'
import { type CategoryId, categoryById } from '#app/core/categories/tree.ts'
import { type OpenLabel, openLabel } from '#app/core/hours/open-label.ts'
import { openStateAt, parseHours } from '#app/core/hours/rules.ts'
import { type CoverTint, isCoverTint } from '#app/core/media/art/cover-tints.ts'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import type { Business } from './business.ts'
import type { BusinessCardData } from './business-card.tsx'
import type { CardContext } from './card-context.server.ts'
import type { FeaturedCardData } from './featured-card.tsx'
import { nameIn } from './name-in.ts'

type Context = Pick<CardContext, 'locale' | 'now' | 'hasDistance' | 'cityName' | 'timeZoneAt'>

const FALLBACK_TINT: CoverTint = 'community'
/** Halal is a question for places that sell food; a plumber's badge would only puzzle. */
const FOOD: readonly (CategoryId | null)[] = ['restaurants', 'grocery']

export function coverTint(word: string): CoverTint {
  const category = categoryByWord(word)
  if (category) return categoryById(category).tint
  return isCoverTint(word) ? word : FALLBACK_TINT
}

function findOpenLabel(business: Business, { now, timeZoneAt }: Context): OpenLabel | null {
  const hours = parseHours(business.hours)
  const { latitude, longitude, time_zone } = business
  if (!hours) return null
  const timeZone = time_zone || (latitude !== null && longitude !== null ? timeZoneAt(latitude, longitude) : null)
  if (!timeZone) return null
  try {
    return openLabel(openStateAt(hours, { timeZone, lat: latitude, lng: longitude }, now), timeZone, now)
  } catch (error) {
    // A zone that does not exist, from an import: the hours cannot be told then.
    if (error instanceof RangeError) return null
    throw error
  }
}

export function toBusinessCard(business: Business, context: Context): BusinessCardData {
  const { id, slug, business_category: word } = business
  const category = categoryByWord(word)
  const { width, height } = COVER_SHAPES.card
  return {
    id,
    path: `/business/${encodeURIComponent(slug ?? id)}`,
    name: nameIn(context.locale, business),
    cover: { src: business.image ?? coverUrl(id, coverTint(word)), width, height },
    category: category ? categoryName(category, context.locale) : word || null,
    city: business.city ? context.cityName(business.city, business.country_code) : null,
    rating: business.rating,
    reviewsCount: business.reviews_count,
    distance: context.hasDistance ? business.distance : null,
    open: findOpenLabel(business, context),
    halalLevel: FOOD.includes(category) ? (business.halal_level ?? 0) : null,
    isFeatured: business.featured,
    isSample: business.is_sample,
  }
}

export function toFeaturedCard(business: Business, context: Context): FeaturedCardData {
  const { latitude, longitude } = business
  return {
    ...toBusinessCard(business, context),
    description: business.description,
    isMuslimOwned: business.muslim_owned,
    phone: business.phone || null,
    position: latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null,
  }
}
