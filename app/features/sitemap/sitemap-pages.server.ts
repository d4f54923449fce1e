// The pages that the sitemaps list: only those that search engines may keep.
import { href } from 'react-router'
import { categoryByWord, subcategoryByWord } from '#app/core/categories/categories.ts'
import { readRows } from '#app/core/listings/source-row.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { findCity } from '#app/core/places/geo.server.ts'
import { JUZ_COUNT, SURAH_COUNT } from '#app/core/quran/numbering.ts'
import { ask, askCounted, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isShut } from '#app/core/sections/sections.ts'
import { type LocationAddress, locationPaths } from '#app/core/seo/location-address.server.ts'
import { mosquesPaths } from '#app/core/seo/mosques-address.server.ts'
import type { SitemapPage } from '#app/core/seo/sitemap.ts'
import { platforms } from '#app/core/social/social-icon.tsx'
import { locales } from '#app/i18n/locales.ts'
import { highestOf, lowestOf, shares } from './shares.ts'

export const sitemapTypes = ['pages', 'businesses', 'mosques', 'places', 'rooms', 'community', 'jobs'] as const
export type SitemapType = (typeof sitemapTypes)[number]
export const isSitemapType = (value: unknown): value is SitemapType => sitemapTypes.some((type) => type === value)

/** Rows read at a time, and pages of other kinds in one file: six languages make six entries of each. */
export const PAGE_SIZE = 1000
/** Of one file, which may have 50,000 entries: should ids not be as random as they are. */
const MOST_RECORDS = 8 * PAGE_SIZE
const FEWEST_LISTINGS = 3

/** Pages that stand on their own. */
const PAGES = [
  '/',
  '/businesses',
  '/mosques',
  '/services',
  '/athan',
  '/athan/month',
  '/athan/hijri',
  '/athan/qibla',
  '/categories/food-restaurants',
  '/categories/technology',
  '/categories/finance',
  '/zakaat',
  '/widgets',
  '/templates',
  '/automation',
  '/attributions',
  '/contact',
  '/packages',
  '/affiliates',
  '/partners',
  '/sponsorship',
  '/donate',
  '/how-we-make-money',
  '/register',
  '/business-register',
  '/all-records',
  '/community',
  '/community/events',
  '/community-events',
  '/community/forum',
  '/community/ideas',
  '/community/ideas/roadmap',
  '/community/gaza',
  '/community/giving-back',
  '/help',
  '/faq',
  '/about-us',
  '/privacy-policy',
  '/what-we-count',
  '/terms-of-service',
  '/community/education',
  '/community/recipes',
  '/community/reviews',
  '/jobs',
  '/courses',
  '/certificates',
  '/merchstore',
  '/social-media',
  ...platforms.map((platform) => `/social-media/${platform}`),
  '/quran',
  '/quran/plan',
  ...Array.from({ length: SURAH_COUNT }, (_, i) => `/quran/${i + 1}`),
  ...Array.from({ length: JUZ_COUNT }, (_, i) => `/quran/juz/${i + 1}`),
]

type Reader = Pick<Services, 'db' | 'log' | 'page' | 'config'>
const TABLES = { businesses: 'business_unified', mosques: 'mosque_unified' } as const
const RECORD_PATHS = { businesses: '/business/', mosques: '/mosque/' } as const

/** The addresses of all sitemap files. */
export async function listSitemaps(services: Reader): Promise<string[]> {
  const [businesses = 0, mosques = 0] = await Promise.all(
    (['businesses', 'mosques'] as const).map((type) => countRecords(services, type)),
  )
  const files = (type: SitemapType, records: number) =>
    Array.from({ length: Math.max(1, Math.ceil(records / PAGE_SIZE)) }, (_, i) =>
      i === 0 ? `/sitemap/${type}.xml` : `/sitemap/${type}.xml?page=${i + 1}`,
    )
  const contributions = await listContributions(services)
  const isOpen = (path: string) => !isShut(services.config.sectionsOff, path)
  return [
    ...files('pages', 1),
    ...shares(businesses).map((share) => `/sitemap/businesses.xml${share && `?share=${share}`}`),
    ...shares(mosques).map((share) => `/sitemap/mosques.xml${share && `?share=${share}`}`),
    ...files('places', 1),
    ...(isOpen('/prayer-rooms') && (await listRooms(services)).length > 0 ? files('rooms', 1) : []),
    // Samples are in no index: a young community has nothing to list.
    ...(contributions.length > 0 ? files('community', contributions.length) : []),
    ...(isOpen('/jobs') && (await listJobs(services)).length > 0 ? files('jobs', 1) : []),
  ]
}

/** A mosque of which open data gives no more than a name and a point is kept out of the index, and so out of here. */
const SAYS_SOMETHING =
  'source.is.null,address.not.is.null,phone.not.is.null,website.not.is.null,description.not.is.null'

function select(services: Reader, type: keyof typeof TABLES, counted?: { count: 'planned'; head: true }) {
  const rows = services.db().from(TABLES[type]).select('id, slug, updated_at', counted)
  // The page of a closed business stays, but not in the index.
  return type === 'businesses' ? rows.is('closed_on', null) : rows.or(SAYS_SOMETHING)
}

/** Counting millions takes seconds: what fits into one file is counted, of more the planner's guess will do. */
async function countRecords(services: Reader, type: keyof typeof TABLES): Promise<number> {
  const more = await ask(services, select(services, type).order('id').range(PAGE_SIZE, PAGE_SIZE))
  if (more.length === 0) return PAGE_SIZE
  return (await askCounted(services, select(services, type, { count: 'planned', head: true }))).total
}

/** Which file of several: of records the share, of others the page. */
export type Part = { page: number; share: string }

/** What the operator has switched off is in no list. */
export async function listPages(services: Reader, type: SitemapType, part: Part): Promise<SitemapPage[]> {
  const pages = await listAllPages(services, type, part)
  const off = services.config.sectionsOff
  return off.length === 0 ? pages : pages.filter(({ path }) => !isShut(off, typeof path === 'string' ? path : path.en))
}

async function listAllPages(services: Reader, type: SitemapType, { page, share }: Part): Promise<SitemapPage[]> {
  if (type === 'businesses' || type === 'mosques') return listRecords(services, type, share)
  if (type === 'community') return (await listContributions(services)).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (page > 1) return []
  if (type === 'jobs') return listJobs(services)
  if (type === 'rooms') return listRooms(services)
  if (type === 'places') return listPlaces(services)
  const lists = [await listCourses(services), await listProducts(services), await listTopics(services)]
  return [...PAGES.map((path) => ({ path })), ...lists.flat()]
}

/** Their list, and those that say more than a name and a point, as their pages do; a thousand at most. Empty, nobody is led there. */
async function listRooms(services: Reader): Promise<SitemapPage[]> {
  const rows = services
    .db()
    .from('prayer_rooms')
    .select('slug, updated_at')
    .eq('status', 'published')
    .or('confirmed_at.not.is.null,host_name.not.is.null,address.not.is.null,inside.not.is.null,how_to_find.not.is.null')
  const rooms = (await ask(services, rows.order('slug').limit(PAGE_SIZE))).map(({ slug, updated_at }) => ({
    path: href('/prayer-room/:id', { id: slug }),
    changed: updated_at,
  }))
  return rooms.length > 0 ? [{ path: '/prayer-rooms' }, ...rooms] : []
}

async function listCourses(services: Reader): Promise<SitemapPage[]> {
  const rows = services.db().from('courses').select('slug, updated_at').order('slug').limit(PAGE_SIZE)
  return (await ask(services, rows)).map(({ slug, updated_at }) => ({
    path: href('/courses/:courseId', { courseId: slug }),
    changed: updated_at,
  }))
}

/** Answers that stand in every language; what is written in one alone is in the index of that language only. */
async function listTopics(services: Reader): Promise<SitemapPage[]> {
  const topics = services.db().from('help_topics').select('id, locale').neq('section', 'site')
  const written = Map.groupBy(await ask(services, topics.order('id').limit(PAGE_SIZE)), ({ id }) => id)
  return [...written]
    .filter(([, topics]) => topics.length === locales.length)
    .map(([id]) => ({ path: href('/help/:id', { id }) }))
}

async function listProducts(services: Reader): Promise<SitemapPage[]> {
  const rows = services.db().from('store_products').select('slug, updated_at').is('is_sample', false).is('active', true)
  return (await ask(services, rows.order('slug').limit(PAGE_SIZE))).map(({ slug, updated_at }) => ({
    path: href('/merchstore/:product', { product: slug }),
    changed: updated_at,
  }))
}

/** All records of the share, by their ids: wherever they lie among millions, finding them takes the same. */
async function listRecords(services: Reader, type: keyof typeof TABLES, share: string): Promise<SitemapPage[]> {
  const found: SitemapPage[] = []
  let after: string | null = null
  do {
    const rows = select(services, type).lte('id', highestOf(share)).order('id').limit(PAGE_SIZE)
    const read: { id: string; slug: string; updated_at: string }[] = await ask(
      services,
      after === null ? rows.gte('id', lowestOf(share)) : rows.gt('id', after),
    )
    for (const { id, slug, updated_at } of read)
      found.push({ path: RECORD_PATHS[type] + encodeURIComponent(slug || id), changed: updated_at })
    after = read.length === PAGE_SIZE ? (read.at(-1)?.id ?? null) : null
  } while (after !== null && found.length < MOST_RECORDS)
  return found
}

const MOST_CONTRIBUTIONS = 50 * PAGE_SIZE

/** All of them, by section and address. */
async function listContributions(services: Reader): Promise<SitemapPage[]> {
  const found: SitemapPage[] = []
  let after: string | null = null
  do {
    const args: Record<string, unknown> = { max_results: PAGE_SIZE, ...(after !== null && { after }) }
    const rows = readRows(await askPage(services, 'community_addresses', args))
    for (const { section, slug, changed } of rows)
      found.push({
        path: `/community/${section}/${encodeURIComponent(String(slug))}`,
        changed: typeof changed === 'string' ? changed : null,
      })
    const last = rows.at(-1)
    after = last && rows.length === PAGE_SIZE ? `${last.section}~${last.slug}` : null
  } while (after !== null && found.length < MOST_CONTRIBUTIONS)
  return [...found, ...(await listGroups(services))]
}

/** Public groups; of a private one nobody is told that there is one. */
async function listGroups(services: Reader): Promise<SitemapPage[]> {
  const rows = services.db().from('groups').select('slug').is('is_private', false).is('is_sample', false)
  const shown = rows.eq('state', 'published').order('members_count', { ascending: false }).limit(PAGE_SIZE)
  return (await ask(services, shown)).map(({ slug }) => ({ path: href('/group/:slug', { slug }), changed: null }))
}

/** The thousand newest that are open: a closed one leaves the list at once. */
async function listJobs(services: Reader): Promise<SitemapPage[]> {
  const rows = readRows(await askPage(services, 'job_addresses', { max_results: PAGE_SIZE }))
  return rows.map(({ slug, changed }) => ({
    path: `/jobs/${encodeURIComponent(String(slug))}`,
    changed: typeof changed === 'string' ? changed : null,
  }))
}

/** Under the rule of the pages of businesses: three or more. */
async function listMosquePlaces(services: Reader): Promise<SitemapPage[]> {
  const rows = readRows(await askPage(services, 'mosque_groups', { fewest: FEWEST_LISTINGS }))
  const pages = new Map<string, SitemapPage>()
  for (const { country_code: countryCode, city, changed } of rows) {
    if (!isCountryCode(countryCode)) continue
    const place = typeof city === 'string' ? findCity(countryCode, city) : null
    if (city && !place) continue
    const path = mosquesPaths({ countryCode, city: place }, typeof city === 'string' ? city : undefined)
    if (!pages.has(path.en)) pages.set(path.en, { path, changed: typeof changed === 'string' ? changed : null })
  }
  return [...pages.values()]
}

async function listPlaces(services: Reader): Promise<SitemapPage[]> {
  const rows = readRows(await askPage(services, 'location_groups', { fewest: FEWEST_LISTINGS }))
  const pages = new Map<string, SitemapPage>()
  for (const { country_code: countryCode, city, category: word, subcategory: part, changed } of rows) {
    const category = typeof word === 'string' ? categoryByWord(word) : null
    if (!category || !isCountryCode(countryCode)) continue
    const place = typeof city === 'string' ? findCity(countryCode, city) : null
    const subcategory = typeof part === 'string' ? subcategoryByWord(category, part) : null
    // A city or a part that our words do not know has no page.
    if ((city && !place) || (part && !subcategory)) continue
    const address: LocationAddress = { countryCode, city: place, category, subcategory }
    const path = locationPaths(address, typeof city === 'string' ? city : undefined)
    if (!pages.has(path.en)) pages.set(path.en, { path, changed: typeof changed === 'string' ? changed : null })
  }
  return [...pages.values(), ...(await listMosquePlaces(services))]
}
