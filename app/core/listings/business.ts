// A business as the site knows it, whatever the table or import it came from called its fields.
import { toCoordinate, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { wordIn } from '#app/lib/word-in.ts'
import {
  readCountryCode,
  readFirst,
  readFlag,
  readImage,
  readPosition,
  readRow,
  readText,
  readTexts,
  readWebAddress,
  readZone,
  type SourceRow,
} from './source-row.ts'

export const BEST_RATING = 5

export type HalalLevel = 0 | 1 | 2 | 3 | 4

export const HALAL_SAID = ['only', 'yes', 'name', 'on_request', 'reported'] as const
export type HalalSaid = (typeof HALAL_SAID)[number]

export type Business = {
  id: string
  slug: string | null
  /** Empty where the source has none: cards then say so in the visitor's language. */
  name: string
  /** The name in the local script, or empty. */
  local_name: string
  description: string
  /** Null: the cover is drawn from the id. */
  image: string | null
  rating: number | null
  reviews_count: number
  business_type: string
  business_category: string
  subcategory: string
  /** What is cooked and served: ids of app/core/cuisines. */
  cuisines: string[]
  address: string
  city: string
  state: string
  country: string
  /** ISO 3166 two-letter code, or empty. */
  country_code: string
  phone: string
  website: string | null
  services: string[]
  price_range: string
  featured: boolean
  is_featured: boolean
  latitude: number | null
  longitude: number | null
  /** Kilometres from the visitor; 999999 when either position is unknown. */
  distance: number
  priority: number
  hours: unknown
  /** IANA zone of its clocks, or empty. */
  time_zone: string
  /** Null where the question does not arise. */
  halal_level: HalalLevel | null
  /** The source that calls it halal, where nobody has said anything here; or empty. */
  halal_said_by: string
  /** What it says: all of it, options, its name, on request, or a mark that nothing bears out; or null. */
  halal_said: HalalSaid | null
  /** The day it was seen there, as the source's extract says; or empty. */
  halal_seen: string
  muslim_owned: boolean
  is_sample: boolean
  /** Why a search found it; null outside of one. */
  why: FoundBy | null
}

/** Where the words of a search stand: in the name, in something it offers, its kind, its place, its description. */
export type FoundBy = { by: 'name' | 'kind' | 'place' | 'about' } | { by: 'offer'; text: string }

function readFoundBy(value: unknown): FoundBy | null {
  const row = readRow(value)
  const text = readText(row?.text)
  switch (row?.by) {
    case 'name':
    case 'kind':
    case 'place':
    case 'about':
      return { by: row.by }
    case 'offer':
      return text ? { by: 'offer', text } : null
    default:
      return null
  }
}

function readHalalLevel(value: unknown): HalalLevel | null {
  return value === 0 || value === 1 || value === 2 || value === 3 || value === 4 ? value : null
}

export const readHalalSaid = (value: unknown): HalalSaid | null => wordIn(HALAL_SAID, value)

const TIER_PRIORITY: Readonly<Record<string, number>> = { platinum: 3, diamond: 3, gold: 2, silver: 1, bronze: 1 }

function readPriority(value: unknown): number | null {
  const number = toCoordinate(value)
  if (number !== null) return number
  const tier = readText(value)?.toLowerCase() ?? ''
  return Object.hasOwn(TIER_PRIORITY, tier) ? (TIER_PRIORITY[tier] ?? null) : null
}

/** The level or number if the row has one, else what its plan is worth; plans without a rank are worth nothing. */
export function priorityOf(row: SourceRow): number {
  return readFirst(row, ['priority_level', 'priority', 'subscription_tier', 'tier', 'plan'], readPriority) ?? 0
}

export function toBusiness(row: SourceRow): Business {
  const text = (...names: string[]) => readFirst(row, names, readText) ?? ''
  const isFeatured = readFirst(row, ['featured', 'is_featured'], (value) => readFlag(value) || null) ?? false
  const rating = readFirst(row, ['rating', 'average_rating', 'avg_rating'], toCoordinate)
  const reviews = readFirst(row, ['reviews_count', 'review_count', 'reviewCount', 'user_ratings_total'], toCoordinate)
  return {
    id: text('id', 'business_id', 'uuid'),
    slug: readText(row.slug),
    name: text('name', 'business_name', 'title', 'company_name'),
    local_name: text('local_name'),
    description: text('description', 'about', 'summary'),
    image: readFirst(row, ['image', 'image_url', 'cover_image', 'photo_url', 'logo_url'], readImage),
    rating: rating === null || rating <= 0 ? null : Math.min(rating, BEST_RATING),
    reviews_count: Math.max(0, Math.trunc(reviews ?? 0)),
    business_type: text('business_type', 'type'),
    business_category: text('business_category', 'category', 'category_name'),
    subcategory: text('subcategory'),
    cuisines: readTexts(row.cuisines),
    address: text('address', 'street_address', 'full_address', 'formatted_address'),
    city: text('city', 'town'),
    state: text('state', 'region', 'province'),
    country: text('country', 'country_name'),
    country_code: readCountryCode(row),
    phone: text('phone', 'phone_number', 'telephone', 'contact_phone'),
    website: readFirst(row, ['website', 'website_url', 'url'], readWebAddress),
    services: readTexts(row.services),
    price_range: text('price_range'),
    featured: isFeatured,
    is_featured: isFeatured,
    ...readPosition(row),
    distance: readFirst(row, ['distance', 'distance_km'], toCoordinate) ?? UNKNOWN_DISTANCE_KM,
    priority: priorityOf(row),
    hours: row.hours ?? row.opening_hours ?? null,
    time_zone: readFirst(row, ['time_zone', 'timezone'], readZone) ?? '',
    halal_level: readHalalLevel(row.halal_level),
    halal_said_by: text('halal_said_by'),
    halal_said: readHalalSaid(row.halal_said),
    halal_seen: text('halal_seen'),
    muslim_owned: readFlag(row.muslim_owned) ?? false,
    is_sample: readFlag(row.is_sample) ?? false,
    why: readFoundBy(row.why),
  }
}

/** Five stars are shown, as many filled as the rating's whole part. */
export const filledStars = (rating: number) => Math.floor(Math.max(0, Math.min(rating, BEST_RATING)))
