// The directory's public reads for pages. A list that fails is logged and answers with nothing, as specified; one place
// that cannot be looked for is not missing: its page answers with 503. Neither is kept, because the page cache only keeps
// answers.
import { toCoordinate } from '#app/core/places/distance.ts'
import { askPage, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Business, toBusiness } from './business.ts'
import { type Mosque, toMosque } from './mosque.ts'
import { readRow, readRows, readText, type SourceRow } from './source-row.ts'

type Point = { lat: number; lng: number }
type Quiet = Pick<Services, 'page' | 'log'>

/** Rows without an id cannot be led to. */
function readAll<T extends { id: string }>(answer: unknown, read: (row: SourceRow) => T): T[] {
  return readRows(answer)
    .map(read)
    .filter(({ id }) => id !== '')
}

function readOne<T extends { id: string }>(answer: unknown, read: (row: SourceRow) => T): T | null {
  const row = readRow(answer)
  const record = row && read(row)
  return record && record.id !== '' ? record : null
}

type NearBusinesses = Point & { category?: string | null; query?: string | null; limit?: number; offset?: number }

export async function nearBusinesses(services: Quiet, near: NearBusinesses): Promise<Business[]> {
  const { lat, lng, category = null, query = null, limit = 40, offset = 0 } = near
  if (query !== null && hasControl(query)) return []
  const args = { lat, lng, category, query, max_results: limit, skip_results: offset }
  return readAll(await askPageOrNothing(services, 'near_businesses', args), toBusiness)
}

export type BusinessSearch = {
  /** The visitor's place; 0,0 is unknown. */
  lat: number
  lng: number
  query?: string | null
  category?: string | null
  subcategory?: string | null
  /** A circle round the visitor that holds whatever it leaves; without one 75 km hold where 24 or more are within. */
  radius?: number | null
  /** Without a radius or area: only what is near, where anything is, or everything. */
  reach?: 'near' | 'any' | null
  area?: { south: number; west: number; north: number; east: number } | null
  /** At least this level. */
  halal?: number | null
  /** A source's own word. */
  said?: string | null
  cuisine?: string | null
  isMuslimOwned?: boolean
  /** All of them. */
  facts?: readonly string[]
  /** One of them: `$` to `$$$$`. */
  prices?: readonly string[]
  rating?: number | null
  hasHours?: boolean
  sort?: 'best' | 'distance' | 'rating' | 'newest' | 'name'
  limit?: number
  offset?: number
}

export type BusinessSearchResult = {
  businesses: Business[]
  /** Exact up to 1000; beyond, `isMore`. */
  total: number
  isMore: boolean
  /** Whether a radius or area was applied. */
  isNarrowed: boolean
  /** How many lie within the usual radius; null where a radius or area was chosen, or the place is unknown. */
  near: number | null
  /** How many more there are, where few are near. */
  elsewhere: number | null
  /** Nothing was as typed: these are names like it. */
  isCorrected: boolean
}

export const NOTHING_FOUND: BusinessSearchResult = {
  businesses: [],
  total: 0,
  isMore: false,
  isNarrowed: false,
  near: null,
  elsewhere: null,
  isCorrected: false,
}

/** Businesses by words, filters, area and order, and how many there are. */
export async function searchBusinesses(services: Quiet, search: BusinessSearch): Promise<BusinessSearchResult> {
  const { query = null, area = null, limit = 24, offset = 0 } = search
  if (query !== null && hasControl(query)) return NOTHING_FOUND
  // Left out where it says nothing, so that the same question has the same key among the kept answers.
  const filters = {
    ...(search.halal && { halal: search.halal }),
    ...(search.said && { said: search.said }),
    ...(search.cuisine && { cuisine: search.cuisine }),
    ...(search.isMuslimOwned && { muslim_owned: true }),
    ...(search.facts?.length && { facts: [...search.facts] }),
    ...(search.prices?.length && { prices: [...search.prices] }),
    ...(search.rating && { rating: search.rating }),
    ...(search.hasHours && { hours: true }),
    ...(search.reach && { reach: search.reach }),
  }
  const args = {
    lat: search.lat,
    lng: search.lng,
    sort: search.sort ?? 'best',
    max_results: limit,
    skip_results: offset,
    filters,
    ...(query && { query }),
    ...(search.category && { category: search.category }),
    ...(search.subcategory && { subcategory: search.subcategory }),
    ...(search.radius && { radius_km: search.radius }),
    ...(area && { min_lat: area.south, min_lng: area.west, max_lat: area.north, max_lng: area.east }),
  }
  const answer = readRow(await askPageOrNothing(services, 'search_businesses', args))
  if (!answer) return NOTHING_FOUND
  return {
    businesses: readAll(answer.rows, toBusiness),
    total: toCoordinate(answer.total) ?? 0,
    isMore: answer.is_more === true,
    isNarrowed: answer.is_narrowed === true,
    near: toCoordinate(answer.near),
    elsewhere: toCoordinate(answer.elsewhere),
    isCorrected: answer.is_corrected === true,
  }
}

export async function nearMosques(services: Quiet, near: Point & { limit?: number }): Promise<Mosque[]> {
  const { lat, lng, limit = 4 } = near
  const args = { lat, lng, max_results: limit }
  return readAll(await askPageOrNothing(services, 'near_mosques', args), toMosque)
}

/** Longer words are no id and no name: not worth a question to the database. */
const LONGEST_KEY = 200

const isKey = (word: string) => word !== '' && word.length <= LONGEST_KEY && !hasControl(word)

/** PostgreSQL refuses text with a zero byte, and no other control character is part of a name either. */
const hasControl = (word: string) => /\p{Cc}/u.test(word)

export async function findBusiness(services: Quiet, idOrSlug: string): Promise<Business | null> {
  if (!isKey(idOrSlug)) return null
  return readOne(await askPage(services, 'find_business', { id_or_slug: idOrSlug }), toBusiness)
}

/** A page function that answers with one place and what stands around it. */
export async function findPlaceRow(
  services: Quiet,
  name: 'business_page' | 'halal_page' | 'mosque_page' | 'mosque_times',
  idOrSlug: string,
): Promise<SourceRow | null> {
  if (!isKey(idOrSlug)) return null
  const row = readRow(await askPage(services, name, { id_or_slug: idOrSlug }))
  return row && readText(row.id) ? row : null
}

export async function findMosque(services: Quiet, idOrSlug: string): Promise<Mosque | null> {
  if (!isKey(idOrSlug)) return null
  return readOne(await askPage(services, 'find_mosque', { id_or_slug: idOrSlug }), toMosque)
}

export type Suggestion = { kind: 'business' | 'mosque'; record: Business }

type Near = { lat: number; lng: number } | null

/** Businesses and mosques of similar names. Both come in the few fields they share. */
export async function suggest(services: Quiet, query: string, limit: number, near: Near = null): Promise<Suggestion[]> {
  const answer = await askPageOrNothing(services, 'search_suggest', { query, max_results: limit, ...near })
  return readRows(answer)
    .map((row): Suggestion => ({ kind: row.kind === 'mosque' ? 'mosque' : 'business', record: toBusiness(row) }))
    .filter(({ record }) => record.id !== '')
}
