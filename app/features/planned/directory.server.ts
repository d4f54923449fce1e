// What the directory's pages show: lists near the visitor, and one business or mosque.
import { categoryByWord, categoryName, categoryPagePaths } from '#app/core/categories/categories.ts'
import { type CategoryId, categoryIds } from '#app/core/categories/tree.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { describeBusiness, describeMosque } from '#app/core/listings/describe-listing.server.ts'
import type { ListingPageData } from '#app/core/listings/listing-page.tsx'
import { findBusiness, findMosque, nearBusinesses, nearMosques } from '#app/core/listings/queries.server.ts'
import { type Business, type Mosque, openingHoursOf } from '#app/core/listings/records.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import type { Services } from '#app/core/request/services.ts'
import { businessJsonLd, itemListJsonLd, mosqueJsonLd } from '#app/core/seo/json-ld.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, canonicalUrl, parseOpeningHours } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, intlTag, type Locale } from '#app/i18n/locales.ts'
import type { RecordPageData } from './record-page.tsx'

export type Visit = { url: URL; services: Services; place: Place; locale: Locale; t: Messages }

const PAGE_SIZE = 24
const LAST_PAGE = 100
const LONGEST_SEARCH = 100
const MOSQUES_SHOWN = 48
const FEWEST_MOSQUES = 12

type ListResult = { page: ListingPageData; meta: PageMeta; isIndexable: boolean }

function pageNumber(url: URL): number {
  const asked = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1
}

function addressWith(url: URL, path: string, changes: Record<string, string | null>): string {
  const query = new URLSearchParams()
  for (const key of ['search', 'category']) {
    const value = changes[key] === undefined ? url.searchParams.get(key) : changes[key]
    if (value) query.set(key, value.slice(0, LONGEST_SEARCH))
  }
  if (changes.page) query.set('page', changes.page)
  return query.size > 0 ? `${path}?${query}` : path
}

type Words = { title: string; lead: string }

/** `/businesses` with `?category=`, `?search=` and `?page=`, and the three category pages. */
export async function loadBusinessList(visit: Visit, path: string, words: Words): Promise<ListResult> {
  const { url, services, place, locale, t } = visit
  const { list } = t.pages
  const ownCategory = categoryPagePaths[path] ?? null
  const asked = url.searchParams.get('category')
  const category = ownCategory ?? (asked ? categoryByWord(asked) : null)
  const query = (url.searchParams.get('search') ?? '').trim().slice(0, LONGEST_SEARCH)
  const number = pageNumber(url)
  const isSomewhere = isKnown(place)

  // One more than a page holds, to know whether there is a next one. A category nobody has heard of has no records.
  const found =
    asked && !category
      ? []
      : await nearBusinesses(services, {
          lat: place.lat,
          lng: place.lng,
          category,
          query: query || null,
          limit: PAGE_SIZE + 1,
          offset: (number - 1) * PAGE_SIZE,
        })
  const listings = found.slice(0, PAGE_SIZE).map((business) => describeBusiness(business, visit))
  const categoryLabel = category ? categoryName(category, locale) : ''
  const heading = businessHeading({
    list,
    query,
    categoryLabel,
    title: ownCategory ? words.title : '',
    place,
    isSomewhere,
  })
  const crumbs = breadcrumbTrail(path, voice[locale].home, ownCategory ? [words.title, words.title] : [words.title])

  const page: ListingPageData = {
    // There is no page at /categories itself: the way up from a category page is the whole list.
    crumbs: ownCategory
      ? crumbs.map((crumb, i) => (i === 1 ? { name: t.pages.record.allBusinesses, path: '/businesses' } : crumb))
      : crumbs,
    heading,
    lead: isSomewhere ? `${words.lead} ${list.nearestFirst}` : `${words.lead} ${list.setPlace}`,
    search: { query, category: category ?? '' },
    chips: [
      {
        label: list.allCategories,
        to: addressWith(url, '/businesses', { category: null }),
        isCurrent: category === null,
      },
      ...categoryIds.map((id: CategoryId) => ({
        label: categoryName(id, locale),
        to: addressWith(url, '/businesses', { category: id }),
        isCurrent: id === category,
      })),
    ],
    count: null,
    listings,
    emptyTitle: list.noBusinesses,
    previous: number > 1 ? addressWith(url, path, { page: number > 2 ? String(number - 1) : null }) : null,
    next: found.length > PAGE_SIZE ? addressWith(url, path, { page: String(number + 1) }) : null,
    groups: [],
  }
  const isIndexable = url.search === '' && listings.length > 0
  return { page, isIndexable, meta: listMeta(visit, path, words, page, isIndexable) }
}

type HeadingParts = {
  list: Messages['pages']['list']
  query: string
  categoryLabel: string
  title: string
  place: Place
  isSomewhere: boolean
}

function businessHeading({ list, query, categoryLabel, title, place, isSomewhere }: HeadingParts): string {
  if (query) return list.foundFor(query)
  if (title) return title
  const where = place.city || place.country
  if (!isSomewhere || !where) return categoryLabel || list.businessesWorldwide
  return categoryLabel ? list.categoryNear(categoryLabel, where) : list.businessesNear(where)
}

export async function loadMosqueList(visit: Visit, path: string, words: Words): Promise<ListResult> {
  const { url, services, place, locale, t } = visit
  const { list } = t.pages
  const nearest = await nearMosques(services, { lat: place.lat, lng: place.lng, limit: MOSQUES_SHOWN })
  // Where few are near, the nearest of the rest fill up the page.
  const found = nearest.filter((mosque, i) => i < FEWEST_MOSQUES || !isKnown(place) || isNear(mosque))
  const where = isKnown(place) ? place.city || place.country : ''
  const page: ListingPageData = {
    crumbs: breadcrumbTrail(path, voice[locale].home, [words.title]),
    heading: where ? list.mosquesNear(where) : list.mosquesWorldwide,
    lead: where ? `${words.lead} ${list.nearestFirst}` : `${words.lead} ${list.setPlace}`,
    search: null,
    chips: [],
    count: null,
    listings: found.map((mosque) => describeMosque(mosque, visit)),
    emptyTitle: list.noMosques,
    previous: null,
    next: null,
    groups: [],
  }
  const isIndexable = url.search === '' && found.length > 0
  return { page, isIndexable, meta: { ...listMeta(visit, path, words, page, isIndexable), type: 'mosque' } }
}

function listMeta(visit: Visit, path: string, words: Words, page: ListingPageData, isIndexable: boolean): PageMeta {
  const { siteUrl } = visit.services.config
  return {
    url: inLocale(path, visit.locale),
    locale: visit.locale,
    siteUrl,
    title: page.heading,
    description: words.lead,
    type: 'business',
    noindex: !isIndexable,
    breadcrumbs: page.crumbs,
    ...(page.listings.length > 0 && {
      jsonLd: itemListJsonLd(
        page.listings.map(({ name, path: to }) => ({ name, url: canonicalUrl(siteUrl + inLocale(to, visit.locale)) })),
      ),
    }),
  }
}

/** `key` is the record's own word in its address: its dashed name, or its id where it has none. */
type RecordResult = { page: RecordPageData; meta: PageMeta; key: string }

const NEAR_SHOWN = 4
const NEAR_WITHIN_KM = 50

const isNear = ({ distanceKm: km }: { distanceKm: number }) => km <= NEAR_WITHIN_KM

function distanceFrom(place: Place, { coordinates }: Business | Mosque): number {
  const point = coordinates && { lat: coordinates.latitude, lng: coordinates.longitude }
  return distanceKm(isKnown(place) ? place : null, point)
}

function directionsTo({ coordinates }: Business | Mosque): string | null {
  return coordinates
    ? `https://www.openstreetmap.org/directions?to=${coordinates.latitude}%2C${coordinates.longitude}`
    : null
}

/** Only web addresses become links: a stored `javascript:` must never be one. */
const webAddress = (text: string) => (/^https?:\/\//i.test(text) ? text : '')

export async function loadBusiness(visit: Visit, idOrSlug: string): Promise<RecordResult> {
  const { services, locale, t } = visit
  const business = await findBusiness(services, idOrSlug)
  if (!business) throw await missingPage(visit.url, services, 'business')
  const { coordinates } = business
  const mosques = coordinates
    ? await nearMosques(services, { lat: coordinates.latitude, lng: coordinates.longitude, limit: NEAR_SHOWN })
    : []
  const listing = describeBusiness({ ...business, distanceKm: distanceFrom(visit.place, business) }, visit)
  const openingHours = openingHoursOf(business.hours)
  const names = [t.pages.record.allBusinesses, listing.name]
  const page: RecordPageData = {
    crumbs: recordCrumbs(listing.path, '/businesses', names, locale),
    listing,
    description: business.description,
    address: business.address,
    phone: business.phone,
    website: webAddress(business.website),
    services: business.services,
    isMuslimOwned: business.isMuslimOwned,
    priceRange: business.priceRange,
    hours: describeHours(openingHours, visit),
    directions: directionsTo(business),
    near: mosques.filter(isNear).map((mosque) => describeMosque(mosque, visit)),
    links: [
      { label: t.pages.record.allBusinesses, to: '/businesses' },
      ...(listing.label && business.category
        ? [{ label: listing.label, to: `/businesses?category=${encodeURIComponent(business.category)}` }]
        : []),
      { label: t.pages.record.allMosques, to: '/mosques' },
    ],
  }
  const url = canonicalUrl(services.config.siteUrl + inLocale(listing.path, locale))
  const jsonLd = businessJsonLd(
    {
      id: business.id,
      name: listing.name,
      category: categoryByWord(business.category) ?? '',
      location: listing.location,
      coordinates,
      rating: business.reviewsCount > 0 && !business.isSample ? business.rating : null,
      reviewCount: business.reviewsCount,
      priceRange: business.priceRange,
      openingHours,
      services: business.services,
      halalCertified: (business.halalLevel ?? 0) >= 3,
    },
    { url, description: business.description, address: addressOf(business), phone: business.phone },
  )
  return { page, key: business.slug || business.id, meta: { ...recordMeta(visit, page), type: 'business', jsonLd } }
}

export async function loadMosque(visit: Visit, idOrSlug: string): Promise<RecordResult> {
  const { services, locale, t } = visit
  const mosque = await findMosque(services, idOrSlug)
  if (!mosque) throw await missingPage(visit.url, services, 'mosque')
  const { coordinates } = mosque
  const businesses = coordinates
    ? await nearBusinesses(services, { lat: coordinates.latitude, lng: coordinates.longitude, limit: NEAR_SHOWN })
    : []
  const listing = describeMosque({ ...mosque, distanceKm: distanceFrom(visit.place, mosque) }, visit)
  const page: RecordPageData = {
    crumbs: recordCrumbs(listing.path, '/mosques', [t.pages.record.allMosques, listing.name], locale),
    listing,
    description: mosque.description,
    address: mosque.address,
    phone: mosque.phone,
    website: webAddress(mosque.website),
    services: [],
    isMuslimOwned: false,
    priceRange: '',
    hours: [],
    directions: directionsTo(mosque),
    near: businesses.filter(isNear).map((business) => describeBusiness(business, visit)),
    links: [
      { label: t.pages.record.allMosques, to: '/mosques' },
      { label: t.pages.record.allBusinesses, to: '/businesses' },
    ],
  }
  const url = canonicalUrl(services.config.siteUrl + inLocale(listing.path, locale))
  const jsonLd = mosqueJsonLd(
    { name: mosque.name, image: mosque.image, coordinates },
    { url, description: mosque.description, address: addressOf(mosque), phone: mosque.phone },
  )
  return { page, key: mosque.slug || mosque.id, meta: { ...recordMeta(visit, page), type: 'mosque', jsonLd } }
}

function addressOf({ address, city, state, countryCode, country }: Business | Mosque) {
  return { street: address, city, region: state, country: countryCode || country }
}

/** `/business` is no page: the way up from a record is its list. */
function recordCrumbs(path: string, listPath: string, names: string[], locale: Locale) {
  return breadcrumbTrail(path, voice[locale].home, names).map((crumb, i) =>
    i === 1 ? { ...crumb, path: listPath } : crumb,
  )
}

function recordMeta({ services, locale }: Visit, { listing, description, crumbs }: RecordPageData): PageMeta {
  return {
    url: inLocale(listing.path, locale),
    locale,
    siteUrl: services.config.siteUrl,
    title: `${listing.name} – ${listing.location}`,
    description: description || `${listing.name}, ${listing.label}, ${listing.location}`,
    breadcrumbs: crumbs,
    ...(listing.image && { image: listing.image }),
    keywords: [listing.name, listing.label],
  }
}

/** A Monday, to name the days of the week from. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function describeHours(entries: string[], { locale, t }: Visit): RecordPageData['hours'] {
  const hours = entries.map(parseOpeningHours).filter((entry) => entry !== null)
  if (hours.length === 0) return []
  const dayName = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'long', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(intlTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
  })
  const write = (time: string) => {
    const [h = 0, m = 0] = time.split(':').map(Number)
    return clock.format(new Date(MONDAY + ((h % 24) * 60 + m) * 60_000))
  }
  return DAYS.map((day, i) => {
    const intervals = hours.filter((entry) => entry.day === day)
    const isAllDay = intervals.some(({ opens, closes }) => opens === '00:00' && closes === '24:00')
    const text = intervals.map(({ opens, closes }) => `${write(opens)}–${write(closes)}`).join(', ')
    return {
      day: dayName.format(new Date(MONDAY + i * DAY_MS)),
      text: isAllDay ? t.pages.record.allDay : text || t.pages.record.closed,
    }
  })
}
