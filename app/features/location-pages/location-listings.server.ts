// The answer of location_page, read once and typed for the pages that show it.
import type { CategoryId, SubcategoryId } from '#app/core/categories/tree.ts'
import { type Business, toBusiness } from '#app/core/listings/business.ts'
import { isOpenAt } from '#app/core/listings/describe-business.server.ts'
import { readRow, readRows } from '#app/core/listings/source-row.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type LocationFacts, PAGE_SIZE } from './rules.ts'

export type Counted = { word: string; country: string; count: number }
export type LocationListings = {
  businesses: Business[]
  pins: Business[]
  facts: LocationFacts
  subcategories: Counted[]
  categories: Counted[]
  cities: Counted[]
  countries: Counted[]
}

export type LocationScope = {
  category: CategoryId
  subcategory?: SubcategoryId | null
  countryCode?: string | null
  /** A position stands for everything around it. */
  around?: { lat: number; lng: number; reachKm: number } | null
  page: number
}

const toNumber = (value: unknown): number => {
  const n = Number(value)
  return Number.isFinite(n) ? n : 0
}

const readCounts = (value: unknown): Counted[] =>
  readRows(value).flatMap(({ word, country, count }) =>
    typeof word === 'string' && word !== ''
      ? [{ word, country: typeof country === 'string' ? country : '', count: toNumber(count) }]
      : [],
  )

export async function findLocationListings(
  services: Pick<Services, 'page' | 'log'>,
  { category, subcategory = null, countryCode = null, around = null, page }: LocationScope,
  now: Date,
): Promise<LocationListings> {
  const answer = readRow(
    await askPage(services, 'location_page', {
      category,
      ...(countryCode && { country: countryCode }),
      ...(subcategory && { subcategory }),
      ...(around && { lat: around.lat, lng: around.lng, reach_km: around.reachKm }),
      max_results: PAGE_SIZE,
      skip_results: (page - 1) * PAGE_SIZE,
    }),
  )
  const facts = readRow(answer?.facts)
  const withHours = readRows(answer?.hours).map(toBusiness)
  return {
    businesses: readRows(answer?.rows).map(toBusiness),
    pins: readRows(answer?.pins).map(toBusiness),
    facts: {
      total: toNumber(answer?.total),
      rated: toNumber(facts?.rated),
      medianRating: typeof facts?.median_rating === 'number' ? facts.median_rating : null,
      certified: toNumber(facts?.certified),
      confirmed: toNumber(facts?.confirmed),
      muslimOwned: toNumber(facts?.muslim_owned),
      prayerSpace: toNumber(facts?.prayer_space),
      mosques: toNumber(answer?.mosques),
      withHours: withHours.length,
      openNow: withHours.filter((business) => isOpenAt(business, { timeZoneAt }, () => [now])).length,
    },
    subcategories: readCounts(answer?.subcategories),
    categories: readCounts(answer?.categories),
    cities: readCounts(answer?.cities),
    countries: readCounts(answer?.countries),
  }
}
