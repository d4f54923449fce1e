// The days of an event: its days by its rule, and on each the time by the clocks of the place or by the prayer.
import {
  addDays,
  type CalendarDay,
  calendarDayAt,
  dayNumber,
  parseIsoDay,
  writeIsoDay,
  zoneOffset,
} from '#app/core/prayer/local-time.ts'
import { type PrayerName, prayerDays } from '#app/core/prayer/rules.ts'
import type { Ground } from './prayer-ground.ts'
import { daysOf, parseRule } from './recurrence.ts'

export type EventTimes = {
  anchor: 'clock' | PrayerName
  /** "HH:MM" at the place; with the anchor `clock`. */
  clock: string | null
  /** Minutes after the prayer begins, or before. */
  shift: number
  /** YYYY-MM-DD at the place. */
  first_day: string
  rule: string | null
  except_days: readonly string[]
  time_zone: string
}
type ReckonedDay = { day: string; starts_at: string }

const MINUTE = 60_000
const DAY = 86_400_000
/** How far ahead days are laid; a job goes on every day. */
const DAYS_AHEAD = 190
const MOST_DAYS = 200

/** The instant a clock at the place shows that time. One that is left out in spring is as if the clocks had not changed yet. */
export function instantOf(day: CalendarDay, clock: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const wall = dayNumber(day) * DAY + (hours * 60 + minutes) * MINUTE
  const [before = 0, after = 0] = [wall - DAY / 2, wall + DAY / 2].map((near) => zoneOffset(near, timeZone))
  const fits = [wall - before, wall - after].filter((at) => at + zoneOffset(at, timeZone) === wall)
  return new Date(fits.length > 0 ? Math.min(...fits) : wall - before)
}

/** The days from today on, of the next half year. Empty where the rule or the days cannot be read. */
export function reckonDays(event: EventTimes, ground: Ground | null, now: Date): ReckonedDay[] {
  const first = parseIsoDay(event.first_day)
  const rule = event.rule === null ? null : parseRule(event.rule)
  if (!first || (event.rule !== null && !rule)) return []
  const today = calendarDayAt(now, event.time_zone)
  const start = dayNumber(first) > dayNumber(today) ? first : today
  const days = daysOf(first, rule, {
    from: today,
    until: addDays(start, DAYS_AHEAD),
    most: MOST_DAYS,
    except: event.except_days,
  })
  return days.flatMap((day) => {
    const at = startOn(day, event, ground)
    return at ? [{ day: writeIsoDay(day), starts_at: at.toISOString() }] : []
  })
}

function startOn(
  day: CalendarDay,
  { anchor, clock, shift, time_zone }: EventTimes,
  ground: Ground | null,
): Date | null {
  if (anchor === 'clock') return clock === null ? null : instantOf(day, clock, time_zone)
  if (!ground) return null
  const { lat, lng, choice } = ground
  const [prayers] = prayerDays({ lat, lng, timeZone: time_zone, ...choice, date: day }, 1)
  return prayers ? new Date(prayers.at[anchor].getTime() + shift * MINUTE) : null
}
