import { voice } from '#app/core/brand/voice.ts'
import { toMosqueFace } from '#app/core/listings/describe-mosque.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { readFlag, readRow, readRows, type SourceRow } from '#app/core/listings/source-row.ts'
import { isFriday, type Prayer, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { type JumuahReach, reachJumuah } from '#app/core/mosques/jumuah-reach.ts'
import { localMoment, toTimedMosque, upcomingJamaah } from '#app/core/mosques/mosque-days.ts'
import { FACILITIES, type Facility, readFlags } from '#app/core/mosques/read-mosque.ts'
import { reach, type Travel } from '#app/core/mosques/travel.ts'
import { distanceKm, toCoordinate, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { cityNamed } from '#app/core/places/geo.server.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { askPage, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, type Crumb } from '#app/core/seo/rules.ts'
import type { City, Meaning, Part } from '#app/core/understanding/meaning.ts'
import { placeNameIn } from '#app/core/understanding/near.server.ts'
import {
  isOneOf,
  readOwnWords,
  type Telling,
  tellElsewhere,
  tellUnderstood,
} from '#app/core/understanding/own-words.server.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { keysOf } from '#app/lib/records.ts'
import { addressOf, LAST_PAGE, MOSQUES_PATH, type MosqueFilters, PAGE_SIZE, readFilters } from './rules.ts'

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
    /** Until when it can be joined. */
    at: number
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
  /** All that were found, nearest first, for the map; the list has a page of them. */
  pins: MosquePin[]
  /** Kilometres that were looked in; null for the whole world. */
  radius: number | null
  /** Nothing lies within the radius: these are the nearest beyond it. */
  isWider: boolean
  /** The city that the typed word names. */
  city: string | null
  total: number
  isMore: boolean
  isCorrected: boolean
  pageCount: number
  understood: Understood | null
  /** What was found with less asked for, where nothing fits all of it. */
  relaxed: { said: string; rows: MosqueRow[] } | null
  /** On a Friday, while one can still be reached: every Jumu'ah around the visitor, the best first. */
  jumuah: NearJumuah[]
}

export type NearJumuah = Omit<JumuahReach, 'leaveAt'> & { name: string; path: string; leave: string | null }

/** Three decimals, as the place cookie has them: visitors of one neighbourhood share a kept answer. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

const isSearchable = (text: string) => !/\p{Cc}/u.test(text)

export type MosquePin = {
  id: string
  path: string
  name: string | null
  lat: number
  lng: number
  distance: number | null
}

type Found = { rows: SourceRow[]; pins: SourceRow[]; total: number; isMore: boolean; isCorrected: boolean }
const NOTHING: Found = { rows: [], pins: [], total: 0, isMore: false, isCorrected: false }

type Around = { center: { lat: number; lng: number } | null; query: string; radius: number | null }

async function searchMosques({ services }: Visit, filters: MosqueFilters, around: Around): Promise<Found> {
  const { facilities, area, page } = filters
  const { center, query, radius } = around
  const args = {
    ...(center && { lat: round(center.lat), lng: round(center.lng) }),
    ...(query && { query }),
    ...(radius !== null && { radius_km: radius }),
    ...(facilities.length > 0 && { filters: facilities }),
    ...(area && { min_lat: area.south, min_lng: area.west, max_lat: area.north, max_lng: area.east }),
    max_results: PAGE_SIZE,
    skip_results: (page - 1) * PAGE_SIZE,
  }
  const answer = readRow(await askPage(services, 'search_mosques', args))
  if (!answer) return NOTHING
  return {
    rows: readRows(answer.rows),
    pins: readRows(answer.pins),
    total: toCoordinate(answer.total) ?? 0,
    isMore: readFlag(answer.is_more) ?? false,
    isCorrected: readFlag(answer.is_corrected) ?? false,
  }
}

/** What was found, around what, and how far one had to look. */
type Outcome = Found & { city: City | null; radius: number | null; isWider: boolean }

/** What one's own words ask of the list, and what to tell about them. */
type Plan = {
  filters: MosqueFilters
  /** The city that was named. */
  meant: City | null
  understood: Understood | null
}

/**
 * A word that is a city's name in any language means the mosques of that city; where there are none, and where the
 * visitor says so, it is a word of their names. Names are looked for everywhere, places in a circle: if it is empty,
 * the nearest mosques beyond it are shown, and said to be that.
 */
async function findMosques(visit: Visit, { filters, meant }: Plan): Promise<Outcome> {
  const here = isKnown(visit.place) ? { lat: visit.place.lat, lng: visit.place.lng } : null
  const { search, area } = filters
  if (!isSearchable(search)) return { ...NOTHING, city: null, radius: null, isWider: false }
  const city = meant ?? (search && !filters.isName && !area ? cityNamed(search) : null)
  if (city) {
    const radius = filters.radius ?? CITY_RADIUS
    const found = await searchMosques(visit, filters, { center: city, query: '', radius })
    // Who named a city is not answered with others: the page asks for less there.
    if (found.total > 0 || meant) return { ...found, city, radius, isWider: false }
  }
  // A country has no middle that anyone walks from.
  const isPoint = namePlace(visit.place, visit.locale)?.isCity !== false
  const radius = here && isPoint && !search && !area ? filters.radius : null
  const found = await searchMosques(visit, filters, { center: here, query: search, radius })
  if (found.total > 0 || radius === null) return { ...found, city: null, radius, isWider: false }
  const beyond = await searchMosques(visit, filters, { center: here, query: '', radius: null })
  return { ...beyond, city: null, radius, isWider: beyond.total > 0 }
}

/** A city where we know no mosque may be a word of a name: "East London" is a town in South Africa, and a mosque here. */
async function findPlanned(
  visit: Visit,
  planned: Plan,
  asName: MosqueFilters,
): Promise<{ planned: Plan; found: Outcome }> {
  const found = await findMosques(visit, planned)
  if (found.total > 0 || !planned.meant) return { planned, found }
  const byName: Plan = { filters: asName, meant: null, understood: null }
  const named = await findMosques(visit, byName)
  return named.total > 0 && !named.isCorrected ? { planned: byName, found: named } : { planned, found }
}

/** Whatever else was asked for is told where it is. */
const OURS = ['mosque', 'iqamah', 'unknown'] as const

const isOurs = (meaning: Meaning) =>
  isOneOf(OURS, meaning) ||
  (meaning.kind === 'prayer' && meaning.prayer === 'jumuah') ||
  (meaning.kind === 'business' && meaning.category === null)

const isFacility = (word: string | undefined): word is Facility => FACILITIES.some((facility) => facility === word)

const facilitiesIn = ({ facts, prayer }: Meaning) =>
  [...facts, ...(prayer === 'jumuah' ? ['jumuah'] : [])].filter(isFacility)

/** "Mosques in Istanbul with parking" is a city and a facility; what may be a mosque's own name stays as it is. */
function plan(asked: Visit, filters: MosqueFilters, meaning: Meaning | null): Plan {
  const plain: Plan = { filters, meant: null, understood: null }
  if (!meaning || filters.isName || filters.area || !isSearchable(filters.search)) return plain
  const telling = tellingOf(asked, filters, meaning)
  if (!isOurs(meaning)) return { ...plain, understood: tellElsewhere(meaning, telling) }
  const wanted = facilitiesIn(meaning)
  const isRead = meaning.cities.length > 0 || wanted.length > 0 || meaning.isNearMe || meaning.kind === 'mosque'
  if (meaning.text !== '' || !isRead) return plain
  return {
    filters: {
      ...filters,
      search: '',
      facilities: FACILITIES.filter((name) => filters.facilities.includes(name) || wanted.includes(name)),
    },
    meant: meaning.cities[0] ?? null,
    understood: tellUnderstood(asked, meaning, telling, isKnown(asked.place)),
  }
}

const tellingOf = ({ t }: Visit, filters: MosqueFilters, { prayer }: Meaning): Telling => ({
  wording: filters,
  address: (change) => addressOf(filters, change),
  label: ({ of, fact }: Part) => {
    if (of === 'place' || of === 'near') return undefined
    if (of === 'fact' && isFacility(fact)) return t.mosques.facilities[fact]
    return of === 'prayer' && prayer === 'jumuah' ? t.mosques.facilities.jumuah : null
  },
  // The page has words of its own for it where a city was read.
  isOfferedAsTyped: false,
})

const RELAXED_SHOWN = 8
const MOST_WORDS = 3

/** Nothing fits all of it: less is asked for, step by step, until something is there. */
async function relax(visit: Visit, { filters }: Plan, meaning: Meaning | null) {
  const { t, locale } = visit
  const said = t.understanding.relaxed
  const here = isKnown(visit.place) ? { lat: visit.place.lat, lng: visit.place.lng } : null
  const city = meaning?.cities[0] ?? null
  const bare: MosqueFilters = { ...filters, facilities: [], area: null, page: 1 }
  const steps: { words: string; filters: MosqueFilters; around: Around }[] = []
  const { search } = filters
  if (!isSearchable(search)) return null
  const from = city ?? here
  if (filters.facilities.length > 0 || filters.area)
    steps.push({
      words: said.withoutFilters(''),
      filters: bare,
      around: { center: from, query: search, radius: search ? null : CITY_RADIUS },
    })
  for (const word of search
    .split(/\s+/)
    .filter((one) => one.length > 2)
    .slice(0, MOST_WORDS))
    if (word !== search)
      steps.push({ words: said.anyWord(word), filters: bare, around: { center: from, query: word, radius: null } })
  if (city && search)
    steps.push({
      words: said.withoutWords(placeNameIn(city, locale)),
      filters: bare,
      around: { center: city, query: '', radius: CITY_RADIUS },
    })
  steps.push({ words: said.everything(''), filters: bare, around: { center: from, query: '', radius: null } })
  for (const step of steps) {
    const found = await searchMosques(visit, step.filters, step.around)
    // A word that was only nearly there is no word that was there.
    if (found.total > 0 && !found.isCorrected) return { said: step.words, rows: found.rows.slice(0, RELAXED_SHOWN) }
  }
  return null
}

/** Around a city that was named, "anywhere" still means that city and its surroundings. */
const CITY_RADIUS = 100

function toPin(row: SourceRow, { cards }: Pick<Visit, 'cards'>): MosquePin[] {
  const mosque = toMosque(row)
  const { id, slug, latitude: lat, longitude: lng, distance } = mosque
  if (lat === null || lng === null) return []
  const path = `/mosque/${encodeURIComponent(slug ?? id)}`
  return [{ id, path, name: nameIn(cards.locale, mosque), lat, lng, distance: cards.hasDistance ? distance : null }]
}

const MINUTE = 60_000

export function toMosqueRow(row: SourceRow, { cards }: Pick<Visit, 'cards'>): MosqueRow {
  const mosque = toMosque(row)
  const card = toMosqueFace(mosque, cards)
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
    facilities: keysOf(flags).filter((facility) => flags[facility]),
    next: next && {
      prayer: next.session ? 'jumuah' : next.prayer,
      begins: next.session ? next.session.khutbahAt : next.begins,
      iqamah: next.iqamah,
      at: next.at.getTime(),
      // Where nobody told when it stands up, nobody can be in time for it.
      foot: km === null || next.iqamah === null ? null : reach('foot', km, left),
      car: km === null || next.iqamah === null ? null : reach('car', km, left),
    },
  }
}

type Asked = { city: string | null; search: string; named: ReturnType<typeof namePlace> }

function headingOf({ city, search, named }: Asked, t: Visit['t']): string {
  if (city) return t.pages.list.mosquesNear(city)
  if (search) return t.pages.list.foundFor(search)
  if (!named) return t.pages.list.mosquesWorldwide
  return named.isCity ? t.pages.list.mosquesNear(named.name) : t.pages.list.mosquesInCountry(named.name)
}

/** Around another city the distance is still told from where the visitor is. */
function fromVisitor(row: SourceRow, { place }: Pick<Visit, 'place'>): SourceRow {
  const { latitude: lat, longitude: lng } = toMosque(row)
  if (lat === null || lng === null || !isKnown(place)) return { ...row, distance: UNKNOWN_DISTANCE_KM }
  return { ...row, distance: distanceKm(place, { lat, lng }) }
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
  const answer = await askPageOrNothing(services, 'search_mosques', args)
  return readRows(readRow(answer)?.rows)
    .flatMap((row) => {
      const mosque = toMosque(row)
      const { name, path, distance: km } = toMosqueFace(mosque, cards)
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
  asked: Visit,
): Promise<{ page: MosquesPageData; meta: PageMeta; isIndexable: boolean }> {
  const typed = readFilters(asked.url.searchParams)
  const { visit, near, meaning } = readOwnWords(asked, typed)
  const filters = { ...typed, near }
  const { url, services, place, locale, t } = visit
  const [{ planned, found }, jumuah] = await Promise.all([
    findPlanned(visit, plan(visit, filters, meaning), { ...filters, isName: true }),
    findJumuah(visit),
  ])
  const relaxed = found.total === 0 ? await relax(visit, planned, meaning) : null
  const city = found.city && placeNameIn(found.city, locale)
  const named = namePlace(place, locale)
  const heading = headingOf({ city, search: filters.search, named }, t)
  const known = Math.max(1, Math.ceil(found.total / PAGE_SIZE))
  const page: MosquesPageData = {
    crumbs: breadcrumbTrail(MOSQUES_PATH, voice[locale].home, [t.mosques.title]),
    heading,
    filters,
    place: isKnown(place) ? (named?.name ?? t.places.here) : null,
    center: isKnown(place) ? { lat: place.lat, lng: place.lng } : null,
    rows: found.rows.map((row) => toMosqueRow(found.city ? fromVisitor(row, visit) : row, visit)),
    pins: found.pins.flatMap((row) => toPin(found.city ? fromVisitor(row, visit) : row, visit)),
    radius: found.radius,
    isWider: found.isWider,
    city,
    total: found.total,
    isMore: found.isMore,
    isCorrected: found.isCorrected,
    pageCount: Math.min(LAST_PAGE, known),
    understood: planned.understood,
    relaxed: relaxed && {
      said: relaxed.said,
      rows: relaxed.rows.map((row) => toMosqueRow(fromVisitor(row, visit), visit)),
    },
    jumuah,
  }
  const isIndexable = url.search === '' && page.rows.length > 0
  const { siteUrl } = services.config
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
    },
  }
}
