// A rule as a form asks for it, in plain words, and back.
import { parseRule, WEEKDAYS } from '#app/core/events/recurrence.ts'
import { dayNumber, parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'

export const REPEATS = ['none', 'daily', 'weekly', 'monthly', 'monthly-weekday', 'monthly-last'] as const
export type Repeat = (typeof REPEATS)[number]

export type RepeatFields = {
  repeat: Repeat
  every: number
  weekdays: readonly string[]
  ends: 'never' | 'count' | 'until'
  count: number | null
  /** YYYY-MM-DD. */
  until: string | null
}

const FREQ = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  'monthly-weekday': 'MONTHLY',
  'monthly-last': 'MONTHLY',
}
const LAST_COUNTED = 4

/** Which weekday the first day is, and the how manieth of its month: "2FR". Beyond the fourth it is the last. */
function weekdayInMonth(firstDay: string, isLast: boolean): string | null {
  const day = parseIsoDay(firstDay)
  if (!day) return null
  const weekday = WEEKDAYS[(((dayNumber(day) + 3) % 7) + 7) % 7]
  const nth = Math.ceil(day.day / 7)
  return `${isLast || nth > LAST_COUNTED ? -1 : nth}${weekday}`
}

/** Null: it takes place once. */
export function writeRule(fields: RepeatFields, firstDay: string): string | null {
  const { repeat, every, weekdays, ends, count, until } = fields
  if (repeat === 'none') return null
  const nth =
    repeat === 'monthly-weekday' || repeat === 'monthly-last'
      ? weekdayInMonth(firstDay, repeat === 'monthly-last')
      : null
  const days = repeat === 'weekly' ? WEEKDAYS.filter((day) => weekdays.includes(day)).join(',') : nth
  return [
    `FREQ=${FREQ[repeat]}`,
    every > 1 && `INTERVAL=${every}`,
    days && `BYDAY=${days}`,
    ends === 'count' && count !== null && `COUNT=${count}`,
    ends === 'until' && until !== null && `UNTIL=${until.replaceAll('-', '')}`,
  ]
    .filter(Boolean)
    .join(';')
}

export function readRule(text: string | null): RepeatFields {
  const rule = text === null ? null : parseRule(text)
  if (!rule) return { repeat: 'none', every: 1, weekdays: [], ends: 'never', count: null, until: null }
  const { freq, interval, weekdays, nth, count, until } = rule
  const monthly = nth === null ? 'monthly' : nth === -1 ? 'monthly-last' : 'monthly-weekday'
  return {
    repeat: freq === 'DAILY' ? 'daily' : freq === 'WEEKLY' ? 'weekly' : monthly,
    every: interval,
    weekdays: freq === 'WEEKLY' ? weekdays : [],
    ends: count !== null ? 'count' : until ? 'until' : 'never',
    count,
    until: until && writeIsoDay(until),
  }
}
