// Choices, limits and types of events.
import type { Card, Whole } from '#app/core/contributions/contribution.ts'
import type { Day, EventDay, EventFacts } from './shapes.server.ts'

/** As the table has them. */
export const AUDIENCES = ['sisters', 'brothers', 'family', 'children'] as const
export const ACCESS = ['step_free', 'hearing', 'sign_language', 'quiet', 'parking', 'childcare'] as const
export const WAYS = ['place', 'online', 'both'] as const
export type Audience = (typeof AUDIENCES)[number]

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

export type { EventCard, EventDay, EventFacts, EventList } from './shapes.server.ts'

export type EventWhole = Whole<EventFacts>
export type OwnEvent = Card<EventFacts>

/** The day one asked for, else the next that takes place, else the first there is. */
export function pickDay(days: readonly EventDay[], asked: string | null, now: Date): EventDay | null {
  const coming = days.find(({ state, ends_at }) => state === 'planned' && Date.parse(ends_at) > now.getTime())
  return days.find(({ day }) => day === asked) ?? coming ?? days[0] ?? null
}

export const seatsLeft = ({ capacity, taken }: Pick<Day, 'capacity' | 'taken'>) =>
  capacity === null ? null : Math.max(0, capacity - taken)
