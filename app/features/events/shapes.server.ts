// Shapes of the event functions' answers.
import * as z from 'zod'
import { author, ownPicture } from '#app/core/contributions/shapes.server.ts'
import { PRAYERS } from '#app/core/prayer/rules.ts'
import { locales } from '#app/i18n/locales.ts'
import { ACCESS, AUDIENCES, WAYS } from './event.ts'

const eventPlace = z.object({
  id: z.string(),
  kind: z.enum(['mosque', 'business']),
  name: z.string(),
  slug: z.string(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

/** When and how full: the same on the page of an event and in lists. */
const day = z.object({
  id: z.string(),
  /** YYYY-MM-DD as it was planned; a day that was moved keeps it. */
  day: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(['planned', 'cancelled']),
  moved_from: z.string().nullable(),
  is_fixed: z.boolean(),
  note: z.string().nullable(),
  capacity: z.number().nullable(),
  taken: z.number(),
  waiting: z.number(),
})
export type Day = z.output<typeof day>

const seat = z.object({
  seat: z.enum(['going', 'waiting', 'maybe']),
  guests: z.number(),
  position: z.number().nullable(),
  /** To the host's questions, in their order. */
  said: z.array(z.string()),
  shows_name: z.boolean(),
})

const eventDay = day.extend({
  mine: seat.nullable(),
  /** From the host, for those who come. */
  guest_note: z.string().nullable(),
  /** Those who come and let members see it. */
  names: z.array(author.nullable()),
})
export type EventDay = z.output<typeof eventDay>

/** What an event says of when, where, for whom and for how much. */
const described = z.object({
  anchor: z.enum(['clock', ...PRAYERS]),
  shift: z.number(),
  time_zone: z.string(),
  attendance: z.enum(WAYS),
  venue: z.string().nullable(),
  audience: z.array(z.enum(AUDIENCES)),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  place: eventPlace.nullable(),
  /** Of whoever holds it. */
  photo: ownPicture.nullable(),
})

export const eventFacts = described.extend({
  clock: z.string().nullable(),
  first_day: z.string(),
  rule: z.string().nullable(),
  except_days: z.array(z.string()),
  minutes: z.number(),
  access: z.array(z.enum(ACCESS)),
  capacity: z.number().nullable(),
  most_guests: z.number(),
  questions: z.array(z.string()),
  /** For those who come. */
  online_url: z.string().nullable(),
  days: z.array(eventDay),
  last_day: z.string().nullable(),
})
export type EventFacts = z.output<typeof eventFacts>

/** One day of an event in lists and calendars. */
export const eventCard = day.extend(described.shape).extend({
  event: z.string(),
  slug: z.string(),
  title: z.string().nullable(),
  language: z.enum(locales),
  is_sample: z.boolean(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  repeats: z.boolean(),
})
export type EventCard = z.output<typeof eventCard>

export const eventList = z.object({ items: z.array(eventCard), next: z.string().nullable() })
export type EventList = z.output<typeof eventList>

/** The same for a calendar: which edition it is, and what the event says of itself. */
export const eventEntry = eventCard.extend({
  edition: z.number(),
  changed_at: z.string(),
  about: z.string(),
  host: author.nullable(),
  /** In a calendar of one's own. */
  seat: seat.shape.seat.optional(),
})
export const eventEntries = z.object({ items: z.array(eventEntry), next: z.string().nullable() })

export const guest = seat.pick({ seat: true, guests: true, said: true }).extend({
  id: z.string(),
  /** Without a handle where somebody has no page of their own. */
  person: z.object({ handle: z.string().nullable(), name: z.string().nullable() }),
  is_here: z.boolean(),
})
