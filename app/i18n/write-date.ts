// Days in the words and digits of a language. Dates are days of the calendar, so they are written as UTC has them: the
// same on the server and in every browser.
import { intlTag, type Locale } from './locales.ts'

/** "2027-04-30" or an ISO moment → "30 April 2027". */
export function writeDate(locale: Locale, iso: string): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const date = new Date(iso)
  // A day that the database knows and the calendar does not, such as "infinity".
  return Number.isNaN(date.getTime()) ? iso : format.format(date)
}

const STEPS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 14 },
] as const

/** 0 → "today", 1 → "yesterday", 12 → "12 days ago", 75 → "2 months ago". */
export function writeDaysAgo(locale: Locale, days: number): string {
  const format = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' })
  const step = STEPS.find((candidate) => days >= candidate.days)
  if (!step) return format.format(-days, 'day')
  const length = step.unit === 'week' ? 7 : step.days
  return format.format(-Math.floor(days / length), step.unit)
}
