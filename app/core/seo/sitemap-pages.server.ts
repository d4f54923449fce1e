// Which pages the sitemaps list: only those that search engines may keep.
import { categoryByWord } from '#app/core/categories/categories.ts'
import type { CategoryId } from '#app/core/categories/tree.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { findCity } from '#app/core/places/geo.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type LocationAddress, locationPaths } from './location-address.server.ts'
import type { SitemapPage } from './sitemap.ts'

export const sitemapTypes = ['pages', 'businesses', 'mosques', 'places'] as const
export type SitemapType = (typeof sitemapTypes)[number]
export const isSitemapType = (value: unknown): value is SitemapType => sitemapTypes.some((type) => type === value)

/** Rows read at a time, and records in one file: six languages make six entries of each. */
export const PAGE_SIZE = 1000
/** Rows of a table that pages are made from. */
const MOST_ROWS = 10_000
const FEWEST_LISTINGS = 3

/** Pages that stand on their own; planned ones are kept out of the index and so out of here. */
const PAGES = [
  '/',
  '/businesses',
  '/mosques',
  '/categories/food-restaurants',
  '/categories/technology',
  '/categories/finance',
  '/attributions',
]

type Reader = Pick<Services, 'db' | 'log'>
const TABLES = { businesses: 'business_unified', mosques: 'mosque_unified' } as const
const RECORD_PATHS = { businesses: '/business/', mosques: '/mosque/' } as const

/** The addresses of all sitemap files. */
export async function listSitemaps(services: Reader): Promise<string[]> {
  const counts = await Promise.all((['businesses', 'mosques'] as const).map((type) => countRecords(services, type)))
  const files = (type: SitemapType, records: number) =>
    Array.from({ length: Math.max(1, Math.ceil(records / PAGE_SIZE)) }, (_, i) =>
      i === 0 ? `/sitemap/${type}.xml` : `/sitemap/${type}.xml?page=${i + 1}`,
    )
  const [businesses = 0, mosques = 0] = counts
  return [...files('pages', 1), ...files('businesses', businesses), ...files('mosques', mosques), ...files('places', 1)]
}

async function countRecords(services: Reader, type: keyof typeof TABLES): Promise<number> {
  const { count, error } = await services.db().from(TABLES[type]).select('id', { count: 'exact', head: true })
  if (error) services.log('query failed', { name: TABLES[type], error: error.message })
  return count ?? 0
}

export async function listPages(services: Reader, type: SitemapType, page: number): Promise<SitemapPage[]> {
  if (type === 'businesses' || type === 'mosques') return listRecords(services, type, page)
  if (page > 1) return []
  return type === 'pages' ? PAGES.map((path) => ({ path })) : listPlaces(services)
}

async function listRecords(services: Reader, type: keyof typeof TABLES, page: number): Promise<SitemapPage[]> {
  const from = (page - 1) * PAGE_SIZE
  const { data, error } = await services
    .db()
    .from(TABLES[type])
    .select('id, slug, updated_at')
    .order('id')
    .range(from, from + PAGE_SIZE - 1)
  if (error) services.log('query failed', { name: TABLES[type], error: error.message })
  return (data ?? []).map(({ id, slug, updated_at }) => ({
    path: RECORD_PATHS[type] + encodeURIComponent(String(slug || id)),
    changed: typeof updated_at === 'string' ? updated_at : null,
  }))
}

async function listPlaces(services: Reader): Promise<SitemapPage[]> {
  const groups = new Map<string, { count: number; countryCode: string; city: string | null; category: CategoryId }>()
  const add = (countryCode: string, city: string | null, category: CategoryId) => {
    const key = `${countryCode}/${city ?? ''}/${category}`
    const group = groups.get(key) ?? { count: 0, countryCode, city, category }
    group.count += 1
    groups.set(key, group)
  }
  for (let from = 0; from < MOST_ROWS; from += PAGE_SIZE) {
    const { data, error } = await services
      .db()
      .from('business_unified')
      .select('country_code, city, business_category')
      .order('id')
      .range(from, from + PAGE_SIZE - 1)
    if (error) services.log('query failed', { name: 'business_unified', error: error.message })
    for (const row of data ?? []) {
      const { country_code: countryCode, city, business_category: word } = row
      const category = typeof word === 'string' ? categoryByWord(word) : null
      if (!category || !isCountryCode(countryCode)) continue
      add(countryCode, null, category)
      if (typeof city === 'string' && city !== '') add(countryCode, city, category)
    }
    if ((data ?? []).length < PAGE_SIZE) break
  }
  return [...groups.values()].filter(({ count }) => count >= FEWEST_LISTINGS).flatMap(toPage)
}

type Group = { countryCode: string; city: string | null; category: CategoryId }

function toPage({ countryCode, city, category }: Group): SitemapPage[] {
  const place = city === null ? null : findCity(countryCode, city)
  if (city !== null && !place) return []
  const address: LocationAddress = { countryCode, city: place, category, subcategory: null }
  return [{ path: locationPaths(address, city ?? undefined) }]
}
