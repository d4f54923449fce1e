// Days on which something repeats: the part of RFC 5545's RRULE that people need, by calendar days. Times come later, so that
// neither daylight saving nor the sun can disturb the counting. Which part is said in docs/decisions/069-events.md.
import { addDays, type CalendarDay, dayNumber, parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof WEEKDAYS)[number]

type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  interval: number
  weekdays: Weekday[]
  /** Of a monthly rule: which of the weekdays in the month, the last as -1. Null: the day of the month. */
  nth: number | null
  count: number | null
  until: CalendarDay | null
}

const MOST_INTERVAL = 52
const MOST_COUNT = 500
/** Steps looked at before giving up, thirty years of days. */
const MOST_STEPS = 11_000

const isWeekday = (word: string): word is Weekday => WEEKDAYS.some((day) => day === word)
/** 0 is Monday. */
const weekdayOf = (day: CalendarDay) => (((dayNumber(day) + 3) % 7) + 7) % 7

/** Null for anything but the part of RRULE that is understood here. */
export function parseRule(text: string): Rule | null {
  const parts = new Map<string, string>()
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split('=')
    if (value === '' || parts.has(name)) return null
    parts.set(name, value)
  }
  const take = (name: string) => {
    const value = parts.get(name)
    parts.delete(name)
    return value
  }
  const freq = take('FREQ')
  if (freq !== 'DAILY' && freq !== 'WEEKLY' && freq !== 'MONTHLY') return null
  const interval = readNumber(take('INTERVAL') ?? '1', MOST_INTERVAL)
  const counted = take('COUNT')
  const ends = take('UNTIL')
  const count = counted === undefined ? null : readNumber(counted, MOST_COUNT)
  const until = ends === undefined ? null : parseIsoDay(ends.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
  const days = readWeekdays(freq, take('BYDAY'))
  const isWrong =
    interval === null ||
    days === null ||
    parts.size > 0 ||
    (counted !== undefined && (count === null || ends !== undefined)) ||
    (ends !== undefined && until === null)
  return isWrong ? null : { freq, interval, ...days, count, until }
}

function readNumber(text: string, most: number): number | null {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : null
}

function readWeekdays(freq: Rule['freq'], text: string | undefined): Pick<Rule, 'weekdays' | 'nth'> | null {
  if (text === undefined) return { weekdays: [], nth: null }
  if (freq === 'MONTHLY') {
    const [, nth, day = ''] = /^(-1|[1-4])([A-Z]{2})$/.exec(text) ?? []
    return nth && isWeekday(day) ? { weekdays: [day], nth: Number(nth) } : null
  }
  const days = text.split(',')
  return freq === 'WEEKLY' && days.every(isWeekday) && new Set(days).size === days.length
    ? { weekdays: WEEKDAYS.filter((day) => days.includes(day)), nth: null }
    : null
}

type Span = { from: CalendarDay; until: CalendarDay; most: number; except?: readonly string[] }

/** The days of the rule within the span, in order. Without a rule: the first day alone. Exceptions count, and are left out. */
export function daysOf(first: CalendarDay, rule: Rule | null, { from, until, most, except = [] }: Span): CalendarDay[] {
  const left = new Set(except)
  const found: CalendarDay[] = []
  let counted = 0
  for (const day of rule ? allDays(first, rule) : [first]) {
    if (rule?.until && dayNumber(day) > dayNumber(rule.until)) break
    if (dayNumber(day) > dayNumber(until) || found.length >= most) break
    if (rule?.count && ++counted > rule.count) break
    if (dayNumber(day) >= dayNumber(from) && !left.has(writeIsoDay(day))) found.push(day)
  }
  return found
}

function* allDays(first: CalendarDay, rule: Rule): Generator<CalendarDay> {
  for (let step = 0; step < MOST_STEPS; step++)
    for (const day of daysInStep(first, rule, step * rule.interval)) if (dayNumber(day) >= dayNumber(first)) yield day
}

function daysInStep(first: CalendarDay, rule: Rule, offset: number): CalendarDay[] {
  if (rule.freq === 'DAILY') return [addDays(first, offset)]
  if (rule.freq === 'WEEKLY') {
    const monday = addDays(first, 7 * offset - weekdayOf(first))
    const weekdays = rule.weekdays.length > 0 ? rule.weekdays.map((day) => WEEKDAYS.indexOf(day)) : [weekdayOf(first)]
    return weekdays.map((weekday) => addDays(monday, weekday))
  }
  const months = first.year * 12 + first.month - 1 + offset
  const start = { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }
  const next = { year: Math.floor((months + 1) / 12), month: ((months + 1) % 12) + 1, day: 1 }
  const length = dayNumber(next) - dayNumber(start)
  const [weekday] = rule.weekdays
  if (rule.nth === null || weekday === undefined) return first.day <= length ? [{ ...start, day: first.day }] : []
  const firstOne = 1 + ((WEEKDAYS.indexOf(weekday) - weekdayOf(start) + 7) % 7)
  const day = rule.nth === -1 ? firstOne + 7 * Math.floor((length - firstOne) / 7) : firstOne + 7 * (rule.nth - 1)
  return [{ ...start, day }]
}
