// What the page functions say about events.
import type { Author, Card, Whole } from '#app/core/contributions/contribution.ts'
import type { EventTimes } from '#app/core/events/reckon-days.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** As the table has them. */
export const AUDIENCES = ['sisters', 'brothers', 'family', 'children'] as const
export const ACCESS = ['step_free', 'hearing', 'sign_language', 'quiet', 'parking', 'childcare'] as const
export const WAYS = ['place', 'online', 'both'] as const
export type Audience = (typeof AUDIENCES)[number]
export type Access = (typeof ACCESS)[number]
export type Way = (typeof WAYS)[number]

export const MOST_WORDS = 10_000
export const MOST_GUESTS = 9
/** How many somebody may bring: none up to the most. */
export const PARTIES = Array.from({ length: MOST_GUESTS + 1 }, (_, guests) => guests)
export const MOST_SEATS = 100_000
/** Asked of whoever says they come. */
export const MOST_QUESTIONS = 5
export const LONGEST_QUESTION = 140
export const LONGEST_SAID = 300
export const MOST_EXCEPTIONS = 60
export const LENGTHS = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480, 720, 1440] as const

export type EventPlace = {
  id: string
  kind: 'mosque' | 'business'
  name: string
  slug: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
}

/** When and how full: the same on the page of an event and in lists. */
type Day = {
  id: string
  /** YYYY-MM-DD as it was planned; a day that was moved keeps it. */
  day: string
  starts_at: string
  ends_at: string
  state: 'planned' | 'cancelled'
  moved_from: string | null
  is_fixed: boolean
  note: string | null
  capacity: number | null
  taken: number
  waiting: number
}

export type Seat = {
  seat: 'going' | 'waiting' | 'maybe'
  guests: number
  position: number | null
  /** To the host's questions, in their order. */
  said: string[]
  shows_name: boolean
}
export type EventDay = Day & {
  mine: Seat | null
  /** From the host, for those who come. */
  guest_note: string | null
  /** Those who come and let members see it. */
  names: (Author | null)[]
}

/** What an event says of when, where, for whom and for how much. */
type Described = Pick<EventTimes, 'anchor' | 'shift' | 'time_zone'> & {
  attendance: Way
  venue: string | null
  audience: Audience[]
  price: number | null
  currency: string | null
  place: EventPlace | null
  /** Of whoever holds it. */
  photo: { id: string; width: number; height: number } | null
}

export type EventFacts = EventTimes &
  Described & {
    minutes: number
    access: Access[]
    capacity: number | null
    most_guests: number
    questions: string[]
    /** For those who come. */
    online_url: string | null
    days: EventDay[]
    last_day: string | null
  }

/** One day of an event in lists and calendars. */
export type EventCard = Day &
  Described & {
    event: string
    slug: string
    title: string | null
    language: Locale
    is_sample: boolean
    city: string | null
    country_code: string | null
    repeats: boolean
  }

export type EventList = { items: EventCard[]; next: string | null }
export type EventWhole = Whole<EventFacts>
export type OwnEvent = Card<EventFacts>

/** The day one asked for, else the next that takes place, else the first there is. */
export function pickDay(days: readonly EventDay[], asked: string | null, now: Date): EventDay | null {
  const coming = days.find(({ state, ends_at }) => state === 'planned' && Date.parse(ends_at) > now.getTime())
  return days.find(({ day }) => day === asked) ?? coming ?? days[0] ?? null
}

export const seatsLeft = ({ capacity, taken }: Pick<Day, 'capacity' | 'taken'>) =>
  capacity === null ? null : Math.max(0, capacity - taken)
