// Prayer rooms near the visitor or by name, and one of them with all that is known of it.

import { voice } from '#app/core/brand/voice.ts'
import { toMosqueFace } from '#app/core/listings/describe-mosque.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import type { MosqueFace } from '#app/core/listings/mosque-card.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { nameOfSource } from '#app/core/listings/source-name.ts'
import { readFlag, readRow, readRows, readText } from '#app/core/listings/source-row.ts'
import { distanceKm, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { qiblaBearing } from '#app/core/prayer/qibla.ts'
import { cityOfRoom, openNow, pathOfRoom, toRoomCard } from '#app/core/prayer-rooms/describe-room.server.ts'
import { type FoundRooms, findRooms } from '#app/core/prayer-rooms/find-rooms.server.ts'
import { takeHost, wordsOfRoom } from '#app/core/prayer-rooms/hosts.ts'
import { ROOM_FIELDS, type Room, type RoomField, type Saying, sayingOf, toRoom } from '#app/core/prayer-rooms/room.ts'
import type { RoomCardData } from '#app/core/prayer-rooms/room-card.tsx'
import { ask, askPageOrNothing } from '#app/core/request/ask.server.ts'
import { prayerRoomJsonLd } from '#app/core/seo/json-ld.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, type Crumb, canonicalUrl } from '#app/core/seo/rules.ts'
import { inCity, readOwnWords } from '#app/core/understanding/own-words.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { LAST_PAGE, NEAR_KM, PAGE_SIZE, ROOMS_PATH, type RoomsAsked, readAsked } from './rules.ts'

type Point = { lat: number; lng: number }

export type RoomsPageData = {
  crumbs: Crumb[]
  heading: string
  asked: RoomsAsked
  place: string | null
  center: Point | null
  rows: RoomCardData[]
  pins: { id: string; path: string; name: string; lat: number; lng: number; distance: number | null }[]
  total: number
  isMore: boolean
  pageCount: number
  /** Nothing lies near: these are the nearest beyond. */
  isFar: boolean
  /** Nothing fits the words: these are the nearest. */
  isRelaxed: boolean
  /** What is there instead, where no room was found or all are far. */
  mosques: MosqueFace[]
}

const pointOf = ({ place }: Pick<Visit, 'place'>): Point | null =>
  isKnown(place) ? { lat: place.lat, lng: place.lng } : null

const MOSQUES_SHOWN = 4

async function findMosques({ services, cards }: Visit, around: Point | null, most: number): Promise<MosqueFace[]> {
  if (!around) return []
  const answer = await askPageOrNothing(services, 'near_mosques', { ...around, max_results: most })
  return readRows(answer).map((row) => toMosqueFace(toMosque(row), { ...cards, hasDistance: true }))
}

/**
 * "Heathrow airport" names a house, "mescit Taksim" a quarter, "Southmead hospital" a room's own words: the words that name a
 * kind of house and a town become what is looked for and where, and what is left must stand in the room's words.
 */
export async function searchRooms(from: Visit, asked: RoomsAsked) {
  const { visit, near, meaning } = readOwnWords(from, asked)
  const city = asked.area ? undefined : meaning?.cities[0]
  const there = inCity(visit, city)
  const around = pointOf(there)
  const bare = wordsOfRoom(asked.search)
  const isRead = meaning !== null && (meaning.kind === 'mosque' || city !== undefined)
  const { host, rest } = takeHost(wordsOfRoom(isRead ? meaning.text : asked.search))
  const hosts = asked.hosts.length > 0 || !host ? asked.hosts : [host]
  const steps = [
    { words: bare, hosts: asked.hosts, isRelaxed: false },
    { words: rest, hosts, isRelaxed: false },
    ...(city ? [{ words: '', hosts, isRelaxed: rest !== '' }] : []),
    { words: '', hosts: asked.hosts, isRelaxed: true },
  ]
  const plain = { filters: asked.filters, area: asked.area, most: PAGE_SIZE, skip: (asked.page - 1) * PAGE_SIZE }
  for (const { isRelaxed, ...step } of steps) {
    const found = await findRooms(from.services, { ...plain, around, ...step })
    if (found.total > 0) return { ...found, visit: there, near, around, isRelaxed }
  }
  return { ...NOTHING, visit: there, near, around, isRelaxed: false }
}

const NOTHING: FoundRooms = { rooms: [], pins: [], total: 0, isMore: false }

export async function loadRooms(from: Visit): Promise<{ page: RoomsPageData; meta: PageMeta; isIndexable: boolean }> {
  const { url, locale, t, services } = from
  const typed = readAsked(url.searchParams)
  const { visit, near, around, rooms, pins, total, isMore, isRelaxed } = await searchRooms(from, typed)
  const asked = { ...typed, near }
  const nearest = rooms[0]?.distance ?? null
  const isFar = around !== null && asked.page === 1 && nearest !== null && nearest > NEAR_KM && asked.area === null
  const named = namePlace(visit.place, locale)
  const words = t.prayerRooms
  const heading = !named ? words.worldwide : named.isCity ? words.near(named.name) : words.in(named.name)
  const context = { ...visit.cards, hasDistance: around !== null }
  const page: RoomsPageData = {
    crumbs: breadcrumbTrail(ROOMS_PATH, voice[locale].home, [words.title]),
    heading,
    asked,
    place: isKnown(visit.place) ? (named?.name ?? t.places.here) : null,
    center: around,
    rows: rooms.map((room) => toRoomCard(room, context)),
    pins: pins.map((pin) => ({
      id: pin.id,
      path: pathOfRoom(pin),
      name: nameIn(locale, pin) ?? pin.name,
      lat: pin.lat,
      lng: pin.lng,
      distance: around ? distanceKm(around, pin) : null,
    })),
    total,
    isMore,
    pageCount: Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE))),
    isFar,
    isRelaxed,
    mosques: total === 0 || isFar ? await findMosques(visit, around, MOSQUES_SHOWN) : [],
  }
  const isIndexable = url.search === '' && page.rows.length > 0
  return {
    page,
    isIndexable,
    meta: {
      url: inLocale(ROOMS_PATH, locale),
      locale,
      siteUrl: services.config.siteUrl,
      title: heading,
      description: words.lead,
      type: 'mosque',
      noindex: !isIndexable,
      breadcrumbs: page.crumbs,
    },
  }
}

const WAITING_SHOWN = 6
const WAITING_KM = 100

/** What members added near here and nobody else has seen yet; for members alone. */
export async function loadWaiting({ services, place, cards }: Visit): Promise<RoomCardData[]> {
  if (!isKnown(place)) return []
  const args = { lat: place.lat, lng: place.lng, radius_km: WAITING_KM, state: 'waiting', max_results: WAITING_SHOWN }
  const answer = readRow(await ask(services, services.db().rpc('find_prayer_rooms', args)))
  return readRows(answer?.rows).map((row) => toRoomCard(toRoom(row), cards))
}

export type RoomFact = { field: RoomField; value: string | boolean | null; by: Saying }

export type RoomPageData = {
  id: string
  path: string
  crumbs: Crumb[]
  name: string
  card: RoomCardData
  room: Room
  location: string
  distance: number | null
  position: Point
  facts: RoomFact[]
  source: { id: string; name: string; licence: string | null } | null
  confirmedAt: string | null
  qibla: number | null
  isOwn: boolean
  mosques: MosqueFace[]
  others: RoomCardData[]
}

const factOf = (room: Room, field: RoomField): string | boolean | null => {
  switch (field) {
    case 'for_whom':
      return room.forWhom
    case 'hours':
      return room.opens
    case 'inside':
      return room.inside
    case 'how_to_find':
      return room.howToFind
    case 'host_name':
      return room.hostName
    case 'host_kind':
      return room.host
    default:
      return room[field]
  }
}

const OTHERS_SHOWN = 4
const OTHERS_KM = NEAR_KM

export async function findRoomRow(visit: Pick<Visit, 'services'>, idOrSlug: string) {
  const { services } = visit
  return readRow(await ask(services, services.db().rpc('prayer_room_page', { id_or_slug: idOrSlug })))
}

export async function loadRoom(
  visit: Visit,
  idOrSlug: string,
): Promise<{ page: RoomPageData; meta: PageMeta; key: string } | null> {
  const { services, place, locale, t, cards } = visit
  const row = await findRoomRow(visit, idOrSlug)
  if (!row) return null
  const words = t.prayerRooms
  const here = isKnown(place) ? place : null
  const room = toRoom(row)
  const position = { lat: room.lat, lng: room.lng }
  const away = distanceKm(here, position)
  const card = toRoomCard({ ...room, distance: away }, cards)
  const path = card.path
  const source = readText(row.source)
  const [mosques, near] = await Promise.all([
    findMosques(visit, position, 3),
    findRooms(services, { around: position, radius: OTHERS_KM, most: OTHERS_SHOWN + 1 }),
  ])
  const location = [
    room.hostName,
    room.address,
    room.city && room.address?.includes(room.city) ? null : cityOfRoom(room, cards),
  ]
    .filter((part, i, all) => part && !all.some((other, j) => j !== i && other?.includes(part) && other !== part))
    .join(', ')
  const page: RoomPageData = {
    id: room.id,
    path,
    crumbs: breadcrumbTrail(path, voice[locale].home, [words.title, card.name]).map((crumb, i) =>
      // `/prayer-room` is no page: the way up from a room is the list.
      i === 1 ? { ...crumb, path: ROOMS_PATH } : crumb,
    ),
    name: card.name,
    card: { ...card, open: openNow(room, cards) },
    room,
    location,
    distance: away < UNKNOWN_DISTANCE_KM && away < 1000 ? away : null,
    position,
    facts: ROOM_FIELDS.filter((field) => field !== 'name').map((field) => ({
      field,
      value: factOf(room, field),
      by: sayingOf(row, field),
    })),
    source: source ? { id: source, name: nameOfSource(source), licence: readText(row.licence) } : null,
    confirmedAt: readText(row.confirmed_at),
    qibla: qiblaBearing(position),
    isOwn: readFlag(row.is_own) ?? false,
    mosques,
    others: near.rooms
      .filter(({ id }) => id !== room.id)
      .slice(0, OTHERS_SHOWN)
      .map((other) => toRoomCard(other, { ...cards, hasDistance: true })),
  }
  const { siteUrl } = services.config
  const url = canonicalUrl(siteUrl + inLocale(path, locale))
  const yesNo = (['wudu', 'qibla', 'wheelchair'] as const).flatMap((field) =>
    room[field] === null ? [] : [{ name: words.page[field], value: room[field] }],
  )
  return {
    key: room.slug,
    page,
    meta: {
      url: inLocale(path, locale),
      locale,
      siteUrl,
      title: [page.name, room.hostName ?? cityOfRoom(room, cards)].filter(Boolean).join(' – '),
      description: [page.name, location].filter(Boolean).join(', '),
      type: 'mosque',
      // A name and a point, or what nobody else has seen, is nothing to be found by yet.
      noindex:
        room.isWaiting ||
        (page.confirmedAt === null && !room.hostName && !room.address && !room.inside && !room.howToFind),
      breadcrumbs: page.crumbs,
      jsonLd: prayerRoomJsonLd(
        { name: page.name, coordinates: { latitude: room.lat, longitude: room.lng } },
        {
          url,
          description: room.howToFind,
          address: { street: room.address, city: room.city, country: room.countryCode },
          phone: room.phone,
          website: room.website,
          amenities: yesNo,
        },
      ),
    },
  }
}
