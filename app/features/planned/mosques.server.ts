// What the mosque pages show: the list near the visitor, and one mosque.
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { directionsLink } from '#app/core/listings/contact-links.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { describeLocation } from '#app/core/listings/describe-location.server.ts'
import { toMosqueCard } from '#app/core/listings/describe-mosque.server.ts'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.server.ts'
import type { Mosque } from '#app/core/listings/mosque.ts'
import { findMosque, nearBusinesses, nearMosques } from '#app/core/listings/queries.server.ts'
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { namePlace, type PlaceName } from '#app/core/places/name-place.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import type { Services } from '#app/core/request/services.ts'
import { mosqueJsonLd } from '#app/core/seo/json-ld.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, canonicalUrl } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { ListingPageData } from './listing-page.tsx'
import type { RecordPageData } from './record-page.tsx'

export type Visit = {
  url: URL
  services: Services
  place: Place
  locale: Locale
  t: Messages
  /** Cards with distances from the visitor. */
  cards: CardContext
}

const MOSQUES_SHOWN = 48
const FEWEST_MOSQUES = 12

type ListResult = { page: ListingPageData; meta: PageMeta; isIndexable: boolean }

type Words = { title: string; lead: string }

function mosqueHeading(list: Messages['pages']['list'], place: PlaceName | null): string {
  if (!place) return list.mosquesWorldwide
  return place.isCity ? list.mosquesNear(place.name) : list.mosquesInCountry(place.name)
}

export async function loadMosqueList(visit: Visit, path: string, words: Words): Promise<ListResult> {
  const { url, services, place, locale, t } = visit
  const { list } = t.pages
  const nearest = await nearMosques(services, { lat: place.lat, lng: place.lng, limit: MOSQUES_SHOWN })
  // Where few are near, the nearest of the rest fill up the page.
  const found = nearest.filter((mosque, i) => i < FEWEST_MOSQUES || !isKnown(place) || isNear(mosque))
  const page: ListingPageData = {
    crumbs: breadcrumbTrail(path, voice[locale].home, [words.title]),
    heading: mosqueHeading(list, namePlace(place, locale)),
    lead: isKnown(place) ? `${words.lead} ${list.nearestFirst}` : `${words.lead} ${list.setPlace}`,
    listings: { kind: 'mosque', cards: found.map((mosque) => toMosqueCard(mosque, visit.cards)) },
  }
  const isIndexable = url.search === '' && found.length > 0
  return { page, isIndexable, meta: { ...listMeta(visit, path, words, page, isIndexable), type: 'mosque' } }
}

function listMeta(visit: Visit, path: string, words: Words, page: ListingPageData, isIndexable: boolean): PageMeta {
  const { locale, t } = visit
  const { siteUrl } = visit.services.config
  const jsonLd = listingsJsonLd(page.listings, { siteUrl, locale, t })
  return {
    url: inLocale(path, locale),
    locale,
    siteUrl,
    title: page.heading,
    description: words.lead,
    type: 'business',
    noindex: !isIndexable,
    breadcrumbs: page.crumbs,
    ...(jsonLd && { jsonLd }),
  }
}

/** `key` is the record's own word in its address: its dashed name, or its id where it has none. */
type RecordResult = { page: RecordPageData; meta: PageMeta; key: string }

const NEAR_SHOWN = 4
const NEAR_WITHIN_KM = 50

const isNear = ({ distance }: { distance: number }) => distance <= NEAR_WITHIN_KM

const positionOf = ({ latitude, longitude }: Mosque) =>
  latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null

/** What stands around a record is measured from there. */
const around = (visit: Visit): CardContext => ({ ...visit.cards, hasDistance: true })

/** The page's own record is measured from the visitor. */
function measure(record: Mosque, place: Place): Mosque {
  return { ...record, distance: distanceKm(isKnown(place) ? place : null, positionOf(record)) }
}

const coordinatesOf = ({ latitude, longitude }: Mosque) =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null

export async function loadMosque(visit: Visit, idOrSlug: string): Promise<RecordResult> {
  const { services, locale, t } = visit
  const mosque = await findMosque(services, idOrSlug)
  if (!mosque) throw await missingPage(visit.url, services, 'mosque')
  const position = positionOf(mosque)
  const businesses = position ? await nearBusinesses(services, { ...position, limit: NEAR_SHOWN }) : []
  const card = toMosqueCard(measure(mosque, visit.place), visit.cards)
  const name = card.name ?? t.listing.mosque.nameNotFound
  const page: RecordPageData = {
    path: card.path,
    crumbs: recordCrumbs(card.path, '/mosques', [t.pages.record.allMosques, name], locale),
    name,
    label: t.pages.record.mosqueTypes[mosque.mosque_type] ?? mosque.mosque_type,
    cover: mosque.image ?? coverUrl(mosque.id, 'mosque', 'wide'),
    location: describeLocation(mosque, visit),
    distance: card.distance,
    description: mosque.description,
    address: mosque.address,
    phone: mosque.phone,
    website: mosque.website,
    directions: position && directionsLink(position),
    near: {
      kind: 'business',
      cards: businesses.filter(isNear).map((business) => toBusinessCard(business, around(visit))),
    },
    links: [
      { label: t.pages.record.allMosques, to: '/mosques' },
      { label: t.pages.record.allBusinesses, to: '/businesses' },
    ],
  }
  const url = canonicalUrl(services.config.siteUrl + inLocale(page.path, locale))
  const jsonLd = mosqueJsonLd(
    { name: mosque.name, image: mosque.image, coordinates: coordinatesOf(mosque) },
    { url, description: mosque.description, address: addressOf(mosque), phone: mosque.phone },
  )
  const meta = { ...recordMeta(visit, page, mosque.image), type: 'mosque' as const, jsonLd }
  return { page, key: mosque.slug ?? mosque.id, meta }
}

function addressOf({ address, city, state, country_code, country }: Mosque) {
  return { street: address, city, region: state, country: country_code || country }
}

/** `/business` is no page: the way up from a record is its list. */
function recordCrumbs(path: string, listPath: string, names: string[], locale: Locale) {
  return breadcrumbTrail(path, voice[locale].home, names).map((crumb, i) =>
    i === 1 ? { ...crumb, path: listPath } : crumb,
  )
}

function recordMeta({ services, locale }: Visit, page: RecordPageData, image: string | null): PageMeta {
  const { path, name, label, location, description, crumbs } = page
  return {
    url: inLocale(path, locale),
    locale,
    siteUrl: services.config.siteUrl,
    title: `${name} – ${location}`,
    description: description || `${name}, ${label}, ${location}`,
    breadcrumbs: crumbs,
    ...(image && { image }),
    keywords: [name, label],
  }
}
