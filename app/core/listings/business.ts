// A business as the site knows it, whatever the table or import it came from called its fields, and the rules by which
// businesses are compared, ordered and thinned out.
import {
  distanceKm,
  locationText,
  NOT_SPECIFIED,
  toCoordinate,
  UNKNOWN_DISTANCE_KM,
} from '#app/core/places/distance.ts'
import {
  readCountryCode,
  readFirst,
  readFlag,
  readImage,
  readPosition,
  readText,
  readTexts,
  readWebAddress,
  readZone,
  type SourceRow,
} from './source-row.ts'

export const NAME_NOT_FOUND = 'Business Name Not Found'
export const BEST_RATING = 5
export const RADIUS_KM = 75
/** Fewer than this within the radius, and the radius is not applied. */
export const RADIUS_NEEDS = 24
/** How many sorted businesses the home page chooses from. */
export const HOME_CANDIDATES = 40
export const HOME_FEATURED = 6
export const HOME_REGULAR = 12

export type HalalLevel = 0 | 1 | 2 | 3 | 4

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
  muslim_owned: boolean
  is_sample: boolean
}

function readHalalLevel(value: unknown): HalalLevel | null {
  return value === 0 || value === 1 || value === 2 || value === 3 || value === 4 ? value : null
}

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
    muslim_owned: readFlag(row.muslim_owned) ?? false,
    is_sample: readFlag(row.is_sample) ?? false,
  }
}

/** City, state and country joined, or "Location not specified" in the given words. */
export const businessLocation = (business: Business, notSpecified: string = NOT_SPECIFIED) =>
  locationText(business, notSpecified)

export const businessName = (business: Pick<Business, 'name'>, notFound: string = NAME_NOT_FOUND) =>
  business.name || notFound

/** Five stars are shown, as many filled as the rating's whole part. */
export const filledStars = (rating: number) => Math.floor(Math.max(0, Math.min(rating, BEST_RATING)))

export function measureDistance<T extends Pick<Business, 'latitude' | 'longitude'>>(
  business: T,
  visitor: { lat: number; lng: number },
): T & { distance: number } {
  const position = { lat: business.latitude, lng: business.longitude }
  return { ...business, distance: distanceKm(visitor, position) }
}

type Ranked = Pick<Business, 'distance' | 'priority' | 'featured' | 'rating' | 'reviews_count'>

/** Nearest first, then priority, featured, rating, number of reviews. */
export function compareBusinesses(a: Ranked, b: Ranked): number {
  return (
    a.distance - b.distance ||
    b.priority - a.priority ||
    Number(b.featured) - Number(a.featured) ||
    (b.rating ?? 0) - (a.rating ?? 0) ||
    b.reviews_count - a.reviews_count
  )
}

export const sortBusinesses = <T extends Ranked>(businesses: readonly T[]): T[] =>
  businesses.toSorted(compareBusinesses)

/** Within 75 km, but only where at least 24 are: a thin neighbourhood is better shown with its surroundings. */
export function applyRadius<T extends Pick<Business, 'distance'>>(businesses: readonly T[]): T[] {
  const near = businesses.filter(({ distance }) => distance <= RADIUS_KM)
  return near.length >= RADIUS_NEEDS ? near : [...businesses]
}

/** One of each lower-cased name, lower-cased city and phone; the first stays. */
export function dedupeBusinesses<T extends Pick<Business, 'name' | 'city' | 'phone'>>(businesses: readonly T[]): T[] {
  const first = new Map<string, T>()
  for (const business of businesses) {
    const key = JSON.stringify([business.name.toLowerCase(), business.city.toLowerCase(), business.phone])
    if (!first.has(key)) first.set(key, business)
  }
  return [...first.values()]
}

export function isMosque({ business_type, business_category }: Pick<Business, 'business_type' | 'business_category'>) {
  return /\b(mosque|masjid)s?\b/i.test(`${business_type} ${business_category}`)
}

/** From all that is known to what the home page shows: 40 sorted, of them up to 6 featured and 12 regular ones. */
export function chooseForHome(businesses: readonly Business[]): { featured: Business[]; regular: Business[] } {
  const sorted = applyRadius(sortBusinesses(dedupeBusinesses(businesses.filter((business) => !isMosque(business)))))
  const candidates = sorted.slice(0, HOME_CANDIDATES)
  return {
    featured: candidates.filter(({ featured }) => featured).slice(0, HOME_FEATURED),
    regular: candidates.filter(({ featured }) => !featured).slice(0, HOME_REGULAR),
  }
}
