// Businesses and mosques as pages know them, read from rows whose field names differ by source.
import { toCoordinate, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first of these fields that holds a text. */
function text(row: Row, ...fields: string[]): string {
  for (const field of fields) {
    const value = row[field]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
  }
  return ''
}

function number(row: Row, ...fields: string[]): number | null {
  for (const field of fields) {
    const value = toCoordinate(row[field])
    if (value !== null) return value
  }
  return null
}

function texts(row: Row, field: string): string[] {
  const value = row[field]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

type Located = {
  id: string
  slug: string
  name: string
  /** The name in the local script, or empty. */
  localName: string
  description: string
  image: string
  address: string
  city: string
  state: string
  country: string
  countryCode: string
  phone: string
  website: string
  /** Null where unknown; zero coordinates count as unknown. */
  coordinates: { latitude: number; longitude: number } | null
  distanceKm: number
  isSample: boolean
}

export type Business = Located & {
  category: string
  subcategory: string
  businessType: string
  rating: number | null
  reviewsCount: number
  isFeatured: boolean
  halalLevel: number | null
  isMuslimOwned: boolean
  priceRange: string
  services: string[]
  /** Weekly intervals as stored; `openingHoursOf` reads them. */
  hours: unknown
}

export type Mosque = Located & { mosqueType: string }

function readLocated(row: Row): Located | null {
  const id = text(row, 'id', 'place_id')
  if (id === '') return null
  const latitude = number(row, 'latitude', 'lat')
  const longitude = number(row, 'longitude', 'lng', 'lon')
  const isPlaced = latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0)
  const country = text(row, 'country')
  return {
    id,
    slug: text(row, 'slug'),
    name: text(row, 'name', 'business_name', 'title'),
    localName: text(row, 'local_name'),
    description: text(row, 'description', 'about'),
    image: text(row, 'image', 'image_url', 'cover_url'),
    address: text(row, 'address', 'street_address'),
    city: text(row, 'city'),
    state: text(row, 'state', 'region'),
    country,
    countryCode: text(row, 'country_code') || (/^[A-Z]{2}$/.test(country) ? country : ''),
    phone: text(row, 'phone', 'phone_number'),
    website: text(row, 'website', 'website_url'),
    coordinates: isPlaced ? { latitude, longitude } : null,
    distanceKm: isPlaced ? (number(row, 'distance', 'distance_km') ?? UNKNOWN_DISTANCE_KM) : UNKNOWN_DISTANCE_KM,
    isSample: row.is_sample === true,
  }
}

export function readBusiness(value: unknown): Business | null {
  const located = isRow(value) ? readLocated(value) : null
  if (!isRow(value) || !located) return null
  return {
    ...located,
    category: text(value, 'business_category', 'category'),
    subcategory: text(value, 'subcategory'),
    businessType: text(value, 'business_type', 'type'),
    rating: number(value, 'rating', 'average_rating'),
    reviewsCount: number(value, 'reviews_count', 'review_count') ?? 0,
    isFeatured: value.featured === true || value.is_featured === true,
    halalLevel: number(value, 'halal_level'),
    isMuslimOwned: value.muslim_owned === true,
    priceRange: text(value, 'price_range'),
    services: texts(value, 'services'),
    hours: value.hours ?? null,
  }
}

export function readMosque(value: unknown): Mosque | null {
  const located = isRow(value) ? readLocated(value) : null
  if (!isRow(value) || !located) return null
  return { ...located, mosqueType: text(value, 'mosque_type') || 'Masjid' }
}

/** Rows of a page function: a list, or one object that carries it. */
export function rowsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const list = isRow(value) ? Object.values(value).find(Array.isArray) : undefined
  return Array.isArray(list) ? list : []
}

export function readAll<T>(value: unknown, read: (row: unknown) => T | null): T[] {
  return rowsOf(value)
    .map(read)
    .filter((record) => record !== null)
}

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Stored weekly hours as the metadata's entries: `{ mon: [['09:00', '17:30']] }` → `['Monday:09:00-17:30']`. */
export function openingHoursOf(hours: unknown): string[] {
  if (!isRow(hours)) return []
  return Object.entries(DAYS).flatMap(([key, day]) => {
    const intervals: unknown = hours[key]
    if (!Array.isArray(intervals)) return []
    return intervals.flatMap((interval: unknown) => {
      const [opens, closes]: unknown[] = Array.isArray(interval) ? interval : []
      return typeof opens === 'string' && typeof closes === 'string' ? [`${day}:${opens}-${closes}`] : []
    })
  })
}
