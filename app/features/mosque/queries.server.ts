// One mosque: its row, its times, its page and what is the visitor's own about it.

import { voice } from '#app/core/brand/voice.ts'
import { toBusiness } from '#app/core/listings/business.ts'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { describeLocation } from '#app/core/listings/describe-location.server.ts'
import { toMosqueFace } from '#app/core/listings/describe-mosque.server.ts'
import { type Mosque, toMosque } from '#app/core/listings/mosque.ts'
import { findPlaceRow } from '#app/core/listings/queries.server.ts'
import { nameOfSource, OPEN_STREET_MAP } from '#app/core/listings/source-name.ts'
import { readFlag, readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import { type Board, readBoard } from '#app/core/mosques/board.ts'
import { localMoment, type TimedMosque, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import {
  type Announcement,
  FACILITIES,
  type Facility,
  type LastTold,
  type Occasion,
  readAnnouncements,
  readFlags,
  readLastTold,
  readOccasions,
  readWomenSpace,
  type WomenSpace,
} from '#app/core/mosques/read-mosque.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { isKnown } from '#app/core/places/place.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import { askIfAllowed } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { mosqueJsonLd } from '#app/core/seo/json-ld.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, type Crumb, canonicalUrl } from '#app/core/seo/rules.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { lookUp } from '#app/lib/records.ts'
import {
  type ComingJumuah,
  describeJumuah,
  describeTimes,
  type MosqueTimes,
  writeDay,
} from './describe-times.server.ts'
import { type FacilityState, stateOf } from './rules.ts'

export type MosquePageData = {
  id: string
  path: string
  url: string
  crumbs: Crumb[]
  name: string
  type: string
  cover: { wide: string; card: string }
  location: string
  address: string
  distance: number | null
  isKept: boolean
  description: string
  phone: string
  website: string | null
  position: { lat: number; lng: number } | null
  /** Null where its place is unknown. */
  times: MosqueTimes | null
  /** What worshippers told too long ago to rely on. */
  lastTold: (LastTold & { month: string })[]
  /** The photo of its noticeboard that was accepted. */
  board: Board | null
  jumuah: ComingJumuah
  occasions: Occasion[]
  facilities: ({ facility: Facility } & FacilityState)[]
  women: WomenSpace | null
  hasSisters: boolean | null
  announcements: Announcement[]
  businesses: BusinessCardData[]
  isFoodNear: boolean
  source: { name: string; licence: string | null } | null
  /** How many found it where OpenStreetMap says it is; null where that is no question. */
  check: { confirmations: number } | null
}

const positionOf = ({ latitude, longitude }: Mosque) =>
  latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null

export const keyOf = (mosque: Pick<Mosque, 'slug' | 'id'>) => mosque.slug ?? mosque.id

type Found = { page: MosquePageData; meta: PageMeta; key: string }

export async function loadMosquePage(visit: Visit, idOrSlug: string): Promise<Found | null> {
  const { services, place, locale, t, now, cards } = visit
  const row = await findPlaceRow(services, 'mosque_page', idOrSlug)
  if (!row) return null
  const mosque = toMosque(row)
  const position = positionOf(mosque)
  const measured = { ...mosque, distance: distanceKm(isKnown(place) ? place : null, position) }
  const card = toMosqueFace(measured, cards)
  const name = card.name ?? t.listings.mosque.nameNotFound
  const timed = await withSightings(services, mosque, toTimedMosque(row, mosque, cards.timeZoneAt))
  const source = readSource(row.source)
  const flags = readFlags(row.facilities)
  const known = readRow(row.facts_known) ?? {}
  const isKept = readFlag(row.is_kept) ?? false
  const businesses = readRows(row.businesses).map(toBusiness)
  const km = card.distance !== null && card.distance < 1000 ? card.distance : null
  const today = timed ? localMoment(now, timed.timeZone).date : now.toISOString().slice(0, 10)
  const path = card.path
  const page: MosquePageData = {
    id: mosque.id,
    path,
    url: canonicalUrl(services.config.siteUrl + inLocale(path, locale)),
    crumbs: breadcrumbTrail(path, voice[locale].home, [t.pages.record.allMosques, name]).map((crumb, i) =>
      // `/mosque` is no page: the way up from a mosque is the list.
      i === 1 ? { ...crumb, path: '/mosques' } : crumb,
    ),
    name,
    type: lookUp(t.pages.record.mosqueTypes, mosque.mosque_type) ?? mosque.mosque_type,
    cover: {
      wide: mosque.image ?? coverUrl(mosque.id, 'mosque', 'wide'),
      card: mosque.image ?? coverUrl(mosque.id, 'mosque'),
    },
    location: describeLocation(mosque, visit),
    address: mosque.address,
    distance: km,
    isKept,
    description: mosque.description,
    phone: mosque.phone,
    website: mosque.website,
    position,
    times: timed && describeTimes({ timed, locale, now, km }),
    lastTold: readLastTold(row.last_told).map((told) => ({
      ...told,
      month: writeDay(locale, told.at.slice(0, 10), { month: 'long', year: 'numeric' }),
    })),
    board: readBoard(row.board),
    jumuah: describeJumuah(timed?.jumuah ?? [], today),
    occasions: readOccasions(row.occasions),
    facilities: FACILITIES.map((facility) => ({
      facility,
      ...stateOf(flags[facility] ?? null, readRow(known[facility]), source?.name ?? null),
    })),
    women: readWomenSpace(row.women_space),
    hasSisters: flags.sisters_space ?? null,
    announcements: readAnnouncements(row.announcements, now),
    businesses: businesses.map((business) => toBusinessCard(business, { ...cards, hasDistance: true })),
    isFoodNear: businesses.every(({ business_category }) => ['restaurants', 'grocery'].includes(business_category)),
    source: source && { name: source.name, licence: source.licence },
    check: source?.isOpenStreetMap && !isKept ? { confirmations: countConfirmations(known.address) } : null,
  }
  return { page, key: keyOf(mosque), meta: describeMeta(visit, page, mosque) }
}

function readSource(value: unknown) {
  const row = readRow(value)
  const id = row && readText(row.name)
  return id ? { name: nameOfSource(id), licence: readText(row.licence), isOpenStreetMap: id === OPEN_STREET_MAP } : null
}

const countConfirmations = (fact: unknown) => Number(readRow(fact)?.yes ?? 0) || 0

/** A name and a point from open data, and nobody who said that it is there: nothing to be found by yet. */
const isBare = ({ check }: MosquePageData, { address, phone, website, description }: Mosque) =>
  check?.confirmations === 0 && !address && !phone && !website && !description

function describeMeta({ services, locale, t }: Visit, page: MosquePageData, mosque: Mosque): PageMeta {
  const { siteUrl } = services.config
  const { latitude, longitude } = mosque
  const jsonLd = mosqueJsonLd(
    {
      name: page.name,
      image: mosque.image,
      coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    },
    {
      url: page.url,
      description: mosque.description,
      address: {
        street: mosque.address,
        city: mosque.city,
        region: mosque.state,
        country: mosque.country_code || mosque.country,
      },
      phone: mosque.phone,
      website: mosque.website,
      amenities: page.facilities.flatMap(({ facility, value }) =>
        value === null ? [] : [{ name: t.mosques.facilities[facility], value }],
      ),
    },
  )
  return {
    url: inLocale(page.path, locale),
    locale,
    siteUrl,
    title: `${page.name} – ${page.location}`,
    description: page.description || [page.name, page.type, page.location].join(', '),
    type: 'mosque',
    noindex: isBare(page, mosque),
    breadcrumbs: page.crumbs,
    ...(mosque.image && { image: mosque.image }),
    keywords: [page.name, page.type],
    jsonLd,
  }
}

/** What is the visitor's own about a mosque. */
export type MineAtMosque = {
  isFollowing: boolean
  wantsMail: boolean
  isAdmin: boolean
  isStaff: boolean
  request: string | null
  answers: Partial<Record<Facility, boolean>>
  /** Whether they found it where it is said to be; null: not answered. */
  isHere: boolean | null
}

/** Null for visitors who are not signed in. */
export async function findMineAtMosque(services: Services, place: string): Promise<MineAtMosque | null> {
  if (!services.mayHaveSession) return null
  const row = readRow(await askIfAllowed(services, services.db().rpc('my_mosque', { place })))
  if (!row) return null
  const follow = readRow(row.follow)
  return {
    isFollowing: follow !== null,
    wantsMail: readFlag(follow?.wants_mail) ?? false,
    isAdmin: readFlag(row.is_admin) ?? false,
    isStaff: readFlag(row.is_staff) ?? false,
    request: readText(readRow(row.request)?.status),
    answers: readFlags(row.answers),
    isHere: readFlag(readRow(row.answers)?.address),
  }
}

async function withSightings(
  services: Pick<Services, 'page' | 'log'>,
  { country_code }: Mosque,
  timed: TimedMosque | null,
): Promise<TimedMosque | null> {
  return timed && { ...timed, sightings: await findSightings(services, country_code ?? '') }
}

export type Timed = { row: SourceRow; mosque: Mosque; timed: TimedMosque; name: string; key: string; path: string }

/** Null where there is no such mosque, or its times cannot be calculated. */
export async function findTimedMosque(visit: Visit, idOrSlug: string): Promise<Timed | null> {
  const row = await findPlaceRow(visit.services, 'mosque_times', idOrSlug)
  if (!row) return null
  const mosque = toMosque(row)
  const timed = await withSightings(visit.services, mosque, toTimedMosque(row, mosque, visit.cards.timeZoneAt))
  if (!timed) return null
  const card = toMosqueFace(mosque, visit.cards)
  return {
    row,
    mosque,
    timed,
    name: card.name ?? visit.t.listings.mosque.nameNotFound,
    key: keyOf(mosque),
    path: card.path,
  }
}
