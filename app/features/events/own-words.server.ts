// Reads a search for events in a visitor's own words: its filters, its days, its place, and how it was understood.
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { addDays, calendarDayAt, dayNumber, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { dayMeant } from '#app/core/understanding/day-meant.ts'
import { type Kind, type Meaning, NOTHING_UNDERSTOOD, type Part } from '#app/core/understanding/meaning.ts'
import {
  inCity,
  isOneOf,
  readOwnWords,
  type Telling,
  tellElsewhere,
  tellUnderstood,
} from '#app/core/understanding/own-words.server.ts'
import { relaxed, type Step, wordsOf } from '#app/core/understanding/relax.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { EventCard } from './event.ts'
import { ANYWHERE, type EventFilter, filterQuery } from './event-filter.ts'
import { type Around, findTown, loadEvents, NEAR_KM, TOWN_KM } from './queries.server.ts'
import { type EventChoice, readEventChoices } from './words.ts'

/** What is asked of the database. */
export type WantedEvents = { filter: EventFilter; around: Around }

export type EventPlan = {
  /** As typed, with the place that every link carries. */
  filter: EventFilter
  wanted: WantedEvents
  /** The place of the link, or the visitor's own, for the choice of what is near; null where a town was named. */
  nearby: string | null
  isTownKnown: boolean
  understood: Understood | null
}

/** "Quran class" and "lecture at the mosque" are events here. */
const OURS = ['event', 'business', 'mosque', 'course', 'hours', 'unknown'] as const satisfies readonly Kind[]
const NOT_OURS = ['prayer', 'iqamah', 'qibla', 'quran', 'zakaat', 'recipe', 'job'] as const

function labelOf(choice: EventChoice, { t }: Visit): string {
  if ('audience' in choice) return t.events.audiences[choice.audience]
  if ('way' in choice) return t.events.ways[choice.way]
  return 'span' in choice ? t.events.spans[choice.span] : t.events.free
}

const told = ({ of }: Part) => (of === 'place' || of === 'near' || of === 'day' ? undefined : null)

const SATURDAY_AND_SUNDAY = 1
const SUNDAY = 0

/** The days that were meant, by the clocks of the place. */
function daysOf(meaning: Meaning, choices: readonly EventChoice[], { now, place }: Visit) {
  const today = calendarDayAt(now, isKnown(place) ? timeZoneAt(place.lat, place.lng) : 'UTC')
  const span = choices.flatMap((choice) => ('span' in choice ? [choice.span] : []))[0]
  if (span === 'week') return { from: writeIsoDay(today), until: writeIsoDay(addDays(today, 6)) }
  if (span === 'weekend') {
    const weekday = (((dayNumber(today) + 4) % 7) + 7) % 7
    const isSunday = weekday === SUNDAY
    const saturday = dayMeant('saturday', today)
    return {
      from: writeIsoDay(isSunday ? today : saturday),
      until: writeIsoDay(isSunday ? today : addDays(saturday, SATURDAY_AND_SUNDAY)),
    }
  }
  if (!meaning.day) return null
  const day = writeIsoDay(dayMeant(meaning.day, today))
  return { from: day, until: day }
}

/** Around a town that was typed or named; else around the place of the link or the visitor, unless they want it all. */
function aroundOf(typed: EventFilter, meaning: Meaning, visit: Visit): { around: Around; isTownKnown: boolean } {
  const here = isKnown(visit.place) ? visit.place : null
  if (typed.town) {
    const town = findTown(typed.town, here)
    return { around: town && { lat: town.lat, lng: town.lng, km: TOWN_KM }, isTownKnown: town !== null }
  }
  const [city] = meaning.cities
  if (city) return { around: { lat: city.lat, lng: city.lng, km: TOWN_KM }, isTownKnown: true }
  if (!here || (typed.near === ANYWHERE && !meaning.isNearMe)) return { around: null, isTownKnown: true }
  return { around: { lat: here.lat, lng: here.lng, km: NEAR_KM }, isTownKnown: true }
}

export function planEvents(asked: Visit, typed: EventFilter): EventPlan {
  const { chosen, rest } = readEventChoices(typed.search)
  const words = readOwnWords(asked, { search: rest, near: typed.near })
  const meaning = words.meaning ?? NOTHING_UNDERSTOOD
  const isElsewhere = isOneOf(NOT_OURS, meaning)
  const near = typed.town ? null : typed.near === ANYWHERE ? ANYWHERE : words.near
  const filter: EventFilter = { ...typed, near }
  const there = inCity(words.visit, meaning.cities[0])
  const { around, isTownKnown } = aroundOf(typed, isElsewhere ? NOTHING_UNDERSTOOD : meaning, words.visit)
  const telling: Telling = {
    wording: filter,
    address: (change) => `/community/events${filterQuery(filter, change)}`,
    label: told,
    chosen: chosen.map(({ meaning: choice, start, end }) => ({ label: labelOf(choice, asked), start, end })),
  }
  const isNamed = typed.town !== '' || meaning.cities.length > 0
  const nearby =
    isNamed || !isKnown(words.visit.place) ? null : (namePlace(words.visit.place, asked.locale)?.name ?? null)
  const shared = { filter, nearby, isTownKnown }
  if (words.meaning === null && chosen.length === 0) return { ...shared, wanted: { filter, around }, understood: null }
  if (isElsewhere) return { ...shared, wanted: { filter, around }, understood: tellElsewhere(meaning, telling) }
  const choices = chosen.map((one) => one.meaning)
  const days = typed.from || typed.until ? null : daysOf(meaning, choices, there)
  const isRead = isOneOf(OURS, meaning) || words.meaning === null
  return {
    ...shared,
    wanted: {
      around,
      filter: {
        ...filter,
        ...days,
        search: isRead ? meaning.theme : rest.replace(/\s+/g, ' ').trim(),
        audience: filter.audience ?? choices.flatMap((one) => ('audience' in one ? [one.audience] : []))[0] ?? null,
        way: filter.way ?? choices.flatMap((one) => ('way' in one ? [one.way] : []))[0] ?? null,
        isFree: filter.isFree || choices.some((one) => 'isFree' in one),
      },
    },
    understood: tellUnderstood(asked, meaning, telling, isKnown(there.place)),
  }
}

/** The ways to ask for less, the smallest sacrifice first. */
export function stepsFrom({ filter, around }: WantedEvents): Step<WantedEvents>[] {
  const start: EventFilter = { ...filter, after: null }
  const anyDay: EventFilter = { ...start, from: null, until: null }
  const bare: EventFilter = { ...anyDay, audience: null, way: null, language: null, isFree: false }
  const hasFilter = start.audience !== null || start.way !== null || start.language !== null || start.isFree
  const steps: Step<WantedEvents>[] = []
  if (start.from || start.until) steps.push({ filter: { filter: anyDay, around }, letting: 'anyDay' })
  if (hasFilter) steps.push({ filter: { filter: bare, around }, letting: 'withoutFilters' })
  if (around) steps.push({ filter: { filter: bare, around: null }, letting: 'anywhere' })
  for (const word of wordsOf(start.search))
    steps.push({ filter: { filter: { ...bare, search: word }, around: null }, letting: 'anyWord', word })
  if (start.search) steps.push({ filter: { filter: { ...bare, search: '' }, around: null }, letting: 'all' })
  return steps
}

const RELAXED_SHOWN = 8

/** What repeats stands once, at its next day. */
const once = (items: readonly EventCard[]) =>
  items.filter(({ event }, i) => items.findIndex((day) => day.event === event) === i).slice(0, RELAXED_SHOWN)

/** Less and less of it, until something is there. */
export async function relaxEvents({ services, now, t }: Visit, { wanted }: EventPlan) {
  const find = async ({ filter, around }: WantedEvents) => {
    const { items } = await loadEvents(services, filter, around, now)
    return { items: once(items) }
  }
  return relaxed(stepsFrom(wanted), find, t)
}
