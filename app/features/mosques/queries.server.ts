import { toMosqueCard } from '#app/core/listings/describe-mosque.server.ts'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { readFlag, readRow, readRows, type SourceRow } from '#app/core/listings/source-row.ts'
import { isFriday, type Prayer, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { type JumuahReach, reachJumuah } from '#app/core/mosques/jumuah-reach.ts'
import { localMoment, toTimedMosque, upcomingJamaah } from '#app/core/mosques/mosque-days.ts'
import { type Facility, readFlags } from '#app/core/mosques/read-mosque.ts'
import { reach, type Travel } from '#app/core/mosques/travel.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import type { Visit } from '#app/core/request/visit.server.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, type Crumb } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { LAST_PAGE, MOSQUES_PATH, type MosqueFilters, PAGE_SIZE, readFilters } from './rules.ts'

export type MosqueRow = Omit<MosqueCardData, 'nextPrayer'> & {
  position: { lat: number; lng: number } | null
  address: string
  facilities: Facility[]
  /** Null where its place is unknown, and with it the times. */
  next: {
    prayer: Prayer | 'jumuah'
    /** "HH:MM" on its clocks. */
    begins: string
    iqamah: string | null
    foot: Travel | null
    car: Travel | null
  } | null
}

export type MosquesPageData = {
  crumbs: Crumb[]
  heading: string
  filters: MosqueFilters
  place: string | null
  center: { lat: number; lng: number } | null
  rows: MosqueRow[]
  total: number
  isMore: boolean
  isCorrected: boolean
  pageCount: number
  /** On a Friday, while one can still be reached: every Jumu'ah around the visitor, the best first. */
  jumuah: NearJumuah[]
}

export type NearJumuah = Omit<JumuahReach, 'leaveAt'> & { name: string; path: string; leave: string | null }

/** Three decimals, as the place cookie has them: visitors of one neighbourhood share a kept answer. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

const isSearchable = (text: string) => !/\p{Cc}/u.test(text)

type Found = { rows: SourceRow[]; total: number; isMore: boolean; isCorrected: boolean }
const NOTHING: Found = { rows: [], total: 0, isMore: false, isCorrected: false }

async function searchMosques({ services, place }: Visit, filters: MosqueFilters): Promise<Found> {
  const { search, facilities, area, page } = filters
  if (!isSearchable(search)) return NOTHING
  const args = {
    ...(isKnown(place) && { lat: round(place.lat), lng: round(place.lng) }),
    ...(search && { query: search }),
    ...(facilities.length > 0 && { filters: facilities }),
    ...(area && { min_lat: area.south, min_lng: area.west, max_lat: area.north, max_lng: area.east }),
    max_results: PAGE_SIZE,
    skip_results: (page - 1) * PAGE_SIZE,
  }
  try {
    const answer = readRow(await services.page('search_mosques', args))
    if (!answer) return NOTHING
    return {
      rows: readRows(answer.rows),
      total: toCoordinate(answer.total) ?? 0,
      isMore: readFlag(answer.is_more) ?? false,
      isCorrected: readFlag(answer.is_corrected) ?? false,
    }
  } catch (error) {
    services.log('query failed', {
      name: 'search_mosques',
      error: error instanceof Error ? error.message : String(error),
    })
    return NOTHING
  }
}

const MINUTE = 60_000

export function toMosqueRow(row: SourceRow, { cards }: Pick<Visit, 'cards'>): MosqueRow {
  const mosque = toMosque(row)
  const { nextPrayer: _, ...card } = toMosqueCard(mosque, cards)
  const { latitude: lat, longitude: lng } = mosque
  const timed = toTimedMosque(row, mosque, cards.timeZoneAt)
  const next = timed && upcomingJamaah(timed, cards.now)
  const left = next ? (next.at.getTime() - cards.now.getTime()) / MINUTE : 0
  const km = card.distance
  const flags = readFlags(row.facilities)
  return {
    ...card,
    position: lat !== null && lng !== null ? { lat, lng } : null,
    address: mosque.address,
    facilities: (Object.keys(flags) as Facility[]).filter((facility) => flags[facility]),
    next: next && {
      prayer: next.session ? 'jumuah' : next.prayer,
      begins: next.session ? next.session.khutbahAt : next.begins,
      iqamah: next.iqamah,
      // Where nobody told when it stands up, nobody can be in time for it.
      foot: km === null || next.iqamah === null ? null : reach('foot', km, left),
      car: km === null || next.iqamah === null ? null : reach('car', km, left),
    },
  }
}

const JUMUAH_SHOWN = 6
const RANK = { khutbah: 0, prayer: 1, late: 2 } as const

/** Khutbahs that are reached come first, soonest first; what is too late is left out. */
export async function findJumuah(visit: Visit): Promise<NearJumuah[]> {
  const { services, place, now, cards, t } = visit
  if (!isKnown(place)) return []
  const here = localMoment(now, cards.timeZoneAt(place.lat, place.lng))
  if (!isFriday(here.date)) return []
  const args = { lat: round(place.lat), lng: round(place.lng), filters: ['jumuah'], max_results: PAGE_SIZE }
  const answer = await services.page('search_mosques', args).catch((error: unknown) => {
    services.log('query failed', { name: 'search_mosques', error: String(error) })
    return null
  })
  return readRows(readRow(answer)?.rows)
    .flatMap((row) => {
      const mosque = toMosque(row)
      const { name, path, distance: km } = toMosqueCard(mosque, cards)
      const timed = toTimedMosque(row, mosque, cards.timeZoneAt)
      if (!timed || km === null) return []
      const { timeZone, jumuah } = timed
      const { date } = localMoment(now, timeZone)
      return sessionsOn(jumuah, date).flatMap((session) => {
        const found = reachJumuah(session, { date, timeZone, km, now })
        if (!found || found.outlook === 'late') return []
        const { leaveAt, ...rest } = found
        const leave = leaveAt === null ? null : localMoment(new Date(leaveAt), timeZone).time
        return [{ ...rest, leave, path, name: name ?? t.listings.mosque.nameNotFound }]
      })
    })
    .toSorted((a, b) => RANK[a.outlook] - RANK[b.outlook] || a.session.khutbahAt.localeCompare(b.session.khutbahAt))
    .slice(0, JUMUAH_SHOWN)
}

export async function loadMosques(
  visit: Visit,
): Promise<{ page: MosquesPageData; meta: PageMeta; isIndexable: boolean }> {
  const { url, services, place, locale, t } = visit
  const filters = readFilters(url.searchParams)
  const [found, jumuah] = await Promise.all([searchMosques(visit, filters), findJumuah(visit)])
  const named = namePlace(place, locale)
  const heading = filters.search
    ? t.pages.list.foundFor(filters.search)
    : named
      ? named.isCity
        ? t.pages.list.mosquesNear(named.name)
        : t.pages.list.mosquesInCountry(named.name)
      : t.pages.list.mosquesWorldwide
  const known = Math.max(1, Math.ceil(found.total / PAGE_SIZE))
  const page: MosquesPageData = {
    crumbs: breadcrumbTrail(MOSQUES_PATH, voice[locale].home, [t.mosques.title]),
    heading,
    filters,
    place: isKnown(place) ? (named?.name ?? t.places.here) : null,
    center: isKnown(place) ? { lat: place.lat, lng: place.lng } : null,
    rows: found.rows.map((row) => toMosqueRow(row, visit)),
    total: found.total,
    isMore: found.isMore,
    isCorrected: found.isCorrected,
    pageCount: Math.min(LAST_PAGE, known),
    jumuah,
  }
  const isIndexable = url.search === '' && page.rows.length > 0
  const { siteUrl } = services.config
  const jsonLd = listingsJsonLd(
    { kind: 'mosque', cards: page.rows.map((row) => ({ ...row, nextPrayer: null })) },
    { siteUrl, locale, t },
  )
  return {
    page,
    isIndexable,
    meta: {
      url: inLocale(MOSQUES_PATH, locale),
      locale,
      siteUrl,
      title: heading,
      description: t.mosques.lead,
      type: 'mosque',
      noindex: !isIndexable,
      breadcrumbs: page.crumbs,
      ...(jsonLd && { jsonLd }),
    },
  }
}
