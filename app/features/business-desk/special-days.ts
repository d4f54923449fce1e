// Days on which a business keeps other hours than usual: what an owner's form says of them, and their hours with it.

import * as z from 'zod'
import { DAY_MODES, type HoursFormError, readDate } from '#app/core/hours/hours-form.ts'
import {
  type Interval,
  MAX_EXCEPTIONS,
  type OpeningHours,
  parseDate,
  WEEKDAYS,
  type WeeklyHours,
  writeDate,
} from '#app/core/hours/stored-hours.ts'
import { addDays, type CalendarDay, dayNumber } from '#app/core/prayer/local-time.ts'
import { recordOf } from '#app/lib/records.ts'

/** A month, with a day to spare. */
const LONGEST_SPAN = 31
/** What lies further back is of no use to anyone, and makes room. */
const KEPT_DAYS = 30

const text = z.string().max(500).default('')
const ids = text
  .or(z.string().max(4000))
  .transform((list) => list.split(',').filter((id) => z.guid().safeParse(id).success))

const add = z.object({
  /** Dates, or every day of every Ramadan. */
  kind: z.enum(['dates', 'ramadan'], 'invalid').default('dates'),
  businesses: ids,
  date: text,
  until: text,
  note: text,
  mode: z.enum(DAY_MODES, 'invalid'),
  '0.from': text,
  '0.to': text,
  '1.from': text,
  '1.to': text,
})
const remove = z.object({ business: z.guid('invalid'), dates: text.or(z.string().max(1000)) })
const removeRamadan = z.object({ business: z.guid('invalid') })

export const specialDayForms = { add, remove, removeRamadan }
export type SpecialDayForm = z.output<typeof add>

export type SpecialDays = { dates: string[]; note: string; intervals: readonly Interval[] } | { ramadan: WeeklyHours }

/** `until` is its own word here; all others are those of the hours form. */
export type SpecialDayErrors = Record<string, string[]>

type Read = { ok: true; value: SpecialDays } | { ok: false; errors: SpecialDayErrors }

const listErrors = (errors: readonly HoursFormError[]): SpecialDayErrors =>
  Object.fromEntries(errors.map(({ field, error }) => [field.slice(1), [error]]))

export function readSpecialDays(form: SpecialDayForm, today: CalendarDay): Read {
  const isRamadan = form.kind === 'ramadan'
  const intervals = ([0, 1] as const).flatMap((n) => {
    const span = { from: form[`${n}.from`].trim(), to: form[`${n}.to`].trim() }
    return span.from || span.to ? [span] : []
  })
  const date = isRamadan ? writeDate(today) : form.date.trim()
  const { hours, errors } = readDate({ date, note: form.note.trim(), mode: form.mode, intervals }, '')
  if (errors.length > 0) return { ok: false, errors: listErrors(errors) }
  if (isRamadan) {
    const week: WeeklyHours = recordOf(WEEKDAYS, () => hours.intervals)
    return { ok: true, value: { ramadan: week } }
  }
  const first = parseDate(date)
  const last = form.until.trim() === '' ? first : parseDate(form.until.trim())
  if (!first || dayNumber(first) < dayNumber(today)) return { ok: false, errors: { date: ['past'] } }
  const length = last ? dayNumber(last) - dayNumber(first) + 1 : 0
  if (length < 1 || length > LONGEST_SPAN) return { ok: false, errors: { until: ['until'] } }
  const dates = Array.from({ length }, (_, n) => writeDate(addDays(first, n)))
  return { ok: true, value: { dates, note: hours.note, intervals: hours.intervals } }
}

const isKept = (date: string, today: CalendarDay) => {
  const day = parseDate(date)
  return day !== null && dayNumber(day) >= dayNumber(today) - KEPT_DAYS
}

/** The hours with these days in them, in place of what was said of the same days before; null where they do not fit. */
export function withSpecialDays(hours: OpeningHours, days: SpecialDays, today: CalendarDay): OpeningHours | null {
  if ('ramadan' in days) return { ...hours, ramadan: days.ramadan }
  const exceptions = [
    ...hours.exceptions.filter(({ date }) => !days.dates.includes(date) && isKept(date, today)),
    ...days.dates.map((date) => ({ date, note: days.note, intervals: days.intervals })),
  ].sort((a, b) => (a.date < b.date ? -1 : 1))
  return exceptions.length > MAX_EXCEPTIONS ? null : { ...hours, exceptions }
}

export const withoutDates = (hours: OpeningHours, dates: readonly string[]): OpeningHours => ({
  ...hours,
  exceptions: hours.exceptions.filter(({ date }) => !dates.includes(date)),
})

/** Days that follow each other and are alike, as one line: "20 to 22 March, closed, Eid". */
export function joinDays(hours: OpeningHours, today: CalendarDay) {
  const lines: { dates: string[]; note: string; intervals: readonly Interval[] }[] = []
  for (const { date, note, intervals } of hours.exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const day = parseDate(date)
    if (!day || dayNumber(day) < dayNumber(today)) continue
    const before = lines.at(-1)
    const follows = before?.dates.at(-1) === writeDate(addDays(day, -1))
    if (before && follows && before.note === note && JSON.stringify(before.intervals) === JSON.stringify(intervals))
      before.dates.push(date)
    else lines.push({ dates: [date], note, intervals })
  }
  return lines
}
