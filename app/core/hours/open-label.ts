// The open state on a card, without words: the interface supplies the words, and "HH:mm" is the place's clock.
import { calendarDayAt, dayNumber, formatLocalTime } from '#app/core/prayer/local-time.ts'
import type { HoursReason, OpenState } from './rules.ts'
import { type BreakPrayer, type Weekday, weekdayOf } from './stored-hours.ts'

/** What a place pauses for. */
export type PauseName = BreakPrayer | 'jumuah'

export type OpenLabel =
  | { kind: 'always' }
  | { kind: 'until'; time: string }
  /** Closes within the hour. */
  | { kind: 'closesSoon'; time: string }
  /** Pauses within the hour. */
  | { kind: 'pausesSoon'; pause: PauseName; time: string }
  /** Closed for a prayer; `time` is when the doors open again. */
  | { kind: 'paused'; pause: PauseName; time: string }
  | { kind: 'opensToday'; time: string }
  | { kind: 'opensLater'; weekday: Weekday; time: string }
  | { kind: 'closed' }

const SOON_MS = 60 * 60_000
/** Further ahead the name of a weekday would mean another week; on a Monday "Monday" is the next one. */
const WEEKDAY_REACH = 7

function pauseOf(reason: HoursReason): PauseName | null {
  if (reason.kind === 'jumuah') return 'jumuah'
  return reason.kind === 'prayer' ? reason.prayer : null
}

export function openLabel(state: OpenState, timeZone: string, now: Date): OpenLabel {
  const pause = pauseOf(state.reason)
  if (state.isOpen) {
    const isSoon = state.closesAt !== null && state.closesAt.getTime() - now.getTime() <= SOON_MS
    if (pause && isSoon && state.closesAt) {
      return { kind: 'pausesSoon', pause, time: formatLocalTime(state.closesAt, timeZone) }
    }
    // A pause hours away is no closing time.
    if (state.endsAt === null) return { kind: 'always' }
    return { kind: isSoon ? 'closesSoon' : 'until', time: formatLocalTime(state.endsAt, timeZone) }
  }
  if (state.opensAt === null) return { kind: 'closed' }
  const time = formatLocalTime(state.opensAt, timeZone)
  if (pause) return { kind: 'paused', pause, time }
  const day = calendarDayAt(state.opensAt, timeZone)
  const distance = dayNumber(day) - dayNumber(calendarDayAt(now, timeZone))
  if (distance === 0) return { kind: 'opensToday', time }
  return distance <= WEEKDAY_REACH ? { kind: 'opensLater', weekday: weekdayOf(day), time } : { kind: 'closed' }
}
