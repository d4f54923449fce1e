// What a card says about an open state, without words: the words are the interface's, and "HH:mm" is the place's clock.
import { calendarDayAt, dayNumber, formatLocalTime } from '#app/core/prayer/local-time.ts'
import { type OpenState, type Weekday, weekdayOf } from './rules.ts'

export type OpenLabel =
  | { kind: 'always' }
  | { kind: 'until'; time: string }
  /** Closes within the hour. */
  | { kind: 'closesSoon'; time: string }
  | { kind: 'opensToday'; time: string }
  | { kind: 'opensLater'; weekday: Weekday; time: string }
  | { kind: 'closed' }

const SOON_MS = 60 * 60_000

export function openLabel(state: OpenState, timeZone: string, now: Date): OpenLabel {
  if (state.isOpen) {
    if (state.closesAt === null) return { kind: 'always' }
    const isSoon = state.closesAt.getTime() - now.getTime() <= SOON_MS
    return { kind: isSoon ? 'closesSoon' : 'until', time: formatLocalTime(state.closesAt, timeZone) }
  }
  if (state.opensAt === null) return { kind: 'closed' }
  const time = formatLocalTime(state.opensAt, timeZone)
  const day = calendarDayAt(state.opensAt, timeZone)
  const isToday = dayNumber(day) === dayNumber(calendarDayAt(now, timeZone))
  return isToday ? { kind: 'opensToday', time } : { kind: 'opensLater', weekday: weekdayOf(day), time }
}
