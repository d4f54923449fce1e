// Opening hours: reading them from stored data, and whether a place is open at a moment, until or from when.
// Everything is worked out as instants, so that a change of clocks within the night does not shift an answer.
import { addDays, type CalendarDay, calendarDayAt, dayNumber, zoneOffset } from '#app/core/prayer/local-time.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** "HH:MM" each. A closing time at or before the opening time belongs to the next day; "24:00" ends the day. */
export type Interval = readonly [opens: string, closes: string]

/** A day without intervals is closed. */
export type WeeklyHours = Readonly<Record<Weekday, readonly Interval[]>>

/** An object, so that dated exceptions, a Ramadan profile and prayer breaks can stand beside the ordinary week. */
export type OpeningHours = { weekly: WeeklyHours }

export type OpenState =
  /** `closesAt` is null for a place that never closes. */
  | { isOpen: true; closesAt: Date | null }
  /** `opensAt` is null for a place that has no hours at all. */
  | { isOpen: false; opensAt: Date | null }

const MINUTE = 60_000
const DAY = 86_400_000
/** Yesterday's late hours may still run; a week ahead holds every weekday once more. */
const DAYS_BACK = 1
const DAYS_AHEAD = 8
// The epoch, day number 0, was a Thursday.
const EPOCH_WEEKDAY = 3

const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/

function parseClock(text: unknown): number | null {
  const match = typeof text === 'string' ? CLOCK.exec(text) : null
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= 24 * 60 ? minutes : null
}

function readIntervals(value: unknown): Interval[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return null
  const intervals: Interval[] = []
  for (const entry of value) {
    if (!Array.isArray(entry) || entry.length !== 2) return null
    const [opens, closes]: unknown[] = entry
    if (typeof opens !== 'string' || typeof closes !== 'string') return null
    if (parseClock(opens) === null || parseClock(closes) === null || opens === '24:00') return null
    intervals.push([opens, closes])
  }
  return intervals
}

/** Null when nothing is known or anything in it is not understood: a half-read week would tell people wrong hours. */
export function parseHours(value: unknown): OpeningHours | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const days = new Map(Object.entries(value))
  if (!WEEKDAYS.some((day) => days.has(day))) return null
  const read = WEEKDAYS.map((day) => [day, readIntervals(days.get(day))] as const)
  if (read.some(([, intervals]) => intervals === null)) return null
  const week = Object.fromEntries(read) as Record<Weekday, Interval[]>
  return { weekly: week }
}

export function weekdayOf(day: CalendarDay): Weekday {
  const index = (((dayNumber(day) + EPOCH_WEEKDAY) % 7) + 7) % 7
  return WEEKDAYS[index] ?? 'mon'
}

/**
 * Turns minutes of a day into the instant at which the clocks of the place show them; a skipped hour counts on past the
 * gap. Asking for the zone's offset is the slow part: where it is the same at both ends of the days looked at, it holds
 * for all of them.
 */
function makeClock(today: CalendarDay, timeZone: string): (day: CalendarDay, minutes: number) => number {
  const toWall = (day: CalendarDay, minutes: number) => dayNumber(day) * DAY + minutes * MINUTE
  const first = zoneOffset(toWall(addDays(today, -DAYS_BACK - 1), 0), timeZone)
  const last = zoneOffset(toWall(addDays(today, DAYS_AHEAD + 2), 0), timeZone)
  if (first === last) return (day, minutes) => toWall(day, minutes) - first
  return (day, minutes) => {
    const wall = toWall(day, minutes)
    return wall - zoneOffset(wall - zoneOffset(wall, timeZone), timeZone)
  }
}

type Span = { from: number; to: number }

/** The open spans around a moment, in order, with those that touch joined: Monday to midnight, Tuesday from midnight. */
function listSpans({ weekly }: OpeningHours, timeZone: string, now: Date): Span[] {
  const today = calendarDayAt(now, timeZone)
  const instantOf = makeClock(today, timeZone)
  const spans: Span[] = []
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset++) {
    const day = addDays(today, offset)
    for (const [opens, closes] of weekly[weekdayOf(day)]) {
      const from = parseClock(opens) ?? 0
      const to = parseClock(closes) ?? 0
      const end = to > from ? to : to + 24 * 60
      spans.push({ from: instantOf(day, from), to: instantOf(day, end) })
    }
  }
  spans.sort((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

export function openStateAt(hours: OpeningHours, timeZone: string, now: Date): OpenState {
  const spans = listSpans(hours, timeZone, now)
  const moment = now.getTime()
  const current = spans.find(({ from, to }) => from <= moment && moment < to)
  if (current) {
    // A week without a closing time has none.
    const isEndless = current.to - moment >= 7 * DAY
    return { isOpen: true, closesAt: isEndless ? null : new Date(current.to) }
  }
  const next = spans.find(({ from }) => from > moment)
  return { isOpen: false, opensAt: next ? new Date(next.from) : null }
}
