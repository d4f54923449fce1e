import * as z from 'zod'
import type { Whole } from '#app/core/contributions/contribution.ts'
import { loadOwn } from '#app/core/contributions/queries.server.ts'
import { withFacts } from '#app/core/contributions/shapes.server.ts'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { citiesNamed, type GeoPlace } from '#app/core/places/geo.server.ts'
import { writeIsoDay } from '#app/core/prayer/local-time.ts'
import { ask, askIfAllowed, askPage, askPageOrNothing, readAnswer } from '#app/core/request/ask.server.ts'
import type { ArgsOf, Services } from '#app/core/request/services.ts'
import type { CalendarSpan } from './calendar-days.ts'
import type { EventCard, EventList, EventWhole, OwnEvent } from './event.ts'
import type { EventDay } from './event-calendar.ts'
import type { EventFilter } from './event-filter.ts'
import { eventCard, eventEntries, eventEntry, eventFacts, eventList, guest } from './shapes.server.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Reading = Pick<Services, 'db' | 'log'>
/** A circle; null is everywhere. */
export type Around = { lat: number; lng: number; km: number } | null
const MOST_DAYS = 300
const SHOWN = 30
const NEXT_SHOWN = 4
/** Kept answers name a few that are over by now. */
const NEXT_READ = 8
/** Of an owner, whose next events are looked up. */
const MOST_PLACES = 5
export const TOWN_KM = 25
/** Around a visitor who asked for nothing. */
export const NEAR_KM = 75

/** Lists are kept for everyone: what ended since is left out here. */
const stillToCome = (items: readonly EventCard[], now: Date) =>
  items.filter(({ ends_at }) => Date.parse(ends_at) > now.getTime())

type ListArgs = ArgsOf<'events_list'>
const list = (services: Paging, args: ListArgs): Promise<EventList> =>
  askPage(services, 'events_list', { languages: [], ...args }, eventList)

/** What is to come as a calendar has it, the same for everyone: everywhere, at one place, around a point, or of one event. */
export async function loadComing(
  services: Paging,
  which: { place: string } | { event: string } | Around,
): Promise<EventDay[]> {
  const asked = { languages: [], ...which, for_calendar: true, max_results: MOST_DAYS }
  return (await askPage(services, 'events_list', asked, eventEntries)).items
}

/** The days of one event. */
export const loadDaysOf = async (services: Paging, event: string) =>
  (await list(services, { event, max_results: MOST_DAYS })).items

/** The days of whoever holds the key; null where nobody does. */
export const loadOwnDays = async (services: Reading, key: string): Promise<EventDay[] | null> =>
  isUuid(key) ? ask(services, services.db().rpc('events_of', { key }), z.array(eventEntry).nullable()) : null

/** What another page was told of the days of events, as rows or as a calendar has them. */
export const readDays = (days: readonly unknown[]) => readAnswer(z.array(eventCard), days)
export const readEntries = (days: readonly unknown[]): EventDay[] => readAnswer(z.array(eventEntry), days)

/** What only an event has, of what every contribution has. */
export const readFacts = (whole: Whole): EventWhole => withFacts(whole, eventFacts)

/** Which town is meant: of several of one name the one near the visitor, else the largest. */
export const findTown = (word: string, near: { lat: number; lng: number } | null): GeoPlace | null =>
  word === '' ? null : (citiesNamed(word, near ? { near } : {})[0] ?? null)

const narrowing = ({ search, audience, way, language, isFree }: EventFilter, around: Around) => ({
  ...around,
  ...(search && { words: search }),
  ...(audience && { marks: [audience] }),
  ...(way && { attendance: way }),
  ...(language && { languages: [language] }),
  ...(isFree && { is_free: true }),
})

/** What repeats would fill the list by itself: each event stands once, at its next day. */
export async function loadEvents(services: Paging, filter: EventFilter, around: Around, now: Date) {
  const { from, until, after } = filter
  const { items, next } = await list(services, {
    ...narrowing(filter, around),
    ...(from && { from_day: from }),
    ...(until && { until_day: until }),
    ...(after && { after }),
    once: true,
    max_results: SHOWN,
  })
  return { items: from ? items : stillToCome(items, now), next }
}

export async function loadSpan(services: Paging, filter: EventFilter, town: GeoPlace | null, { days }: CalendarSpan) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const { items } = await list(services, {
    ...narrowing(filter, town && { lat: town.lat, lng: town.lng, km: TOWN_KM }),
    from_day: writeIsoDay(first),
    until_day: writeIsoDay(last),
    max_results: MOST_DAYS,
  })
  return items
}

/** The next few at a place, or around one; a page can do without them. */
export async function loadNext(
  services: Paging,
  around: { place: string } | { lat: number; lng: number } | null,
  now: Date,
): Promise<EventCard[]> {
  const where = around && 'lat' in around ? { lat: around.lat, lng: around.lng, km: NEAR_KM } : around
  const asked = { languages: [], ...where, once: true, max_results: NEXT_READ }
  const found = await askPageOrNothing(services, 'events_list', asked, eventList)
  return stillToCome(found?.items ?? [], now).slice(0, NEXT_SHOWN)
}

/** The next few at any of an owner's places. */
export async function loadNextAtPlaces(services: Paging, places: readonly string[], now: Date): Promise<EventCard[]> {
  const found = await Promise.all(places.slice(0, MOST_PLACES).map((place) => loadNext(services, { place }, now)))
  return found
    .flat()
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .slice(0, NEXT_SHOWN)
}

/** Around the visitor, and where nothing is planned there, anywhere. */
export async function loadNearest(services: Paging, near: { lat: number; lng: number } | null, now: Date) {
  const around = near ? await loadNext(services, near, now) : []
  return around.length > 0 ? around : loadNext(services, null, now)
}

export type GuestRow = z.output<typeof guest>

/** Null for everyone but the host. */
export const loadGuests = (services: Reading, day: string) =>
  askIfAllowed(services, services.db().rpc('event_guests', { day }), z.array(guest))

export async function loadOwnEvent(services: Reading, slug: string): Promise<OwnEvent | null> {
  const own = await loadOwn(services, 'events', slug)
  return own && withFacts(own, eventFacts)
}

/** What a list shows, as a calendar to subscribe to. */
export const townFeed = (town: GeoPlace | null) =>
  `/community-events/calendar.ics${town ? `?${new URLSearchParams({ city: town.city, country: town.countryCode })}` : ''}`
