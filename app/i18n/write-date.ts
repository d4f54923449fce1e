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

/** "2027-04" → "April 2027". */
export const writeMonth = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))

/** "30 April 2027 at 18:05 UTC": when something happened, for whoever wants it exactly. */
export function writeMoment(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
    .format(new Date(iso))
    .concat(' UTC')
}

/** When and where it is: "Fri, 20 Nov, 18:30", by the clock of that place. */
export function writeWhen(locale: Locale, iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    calendar: 'gregory',
    timeZone,
  }).format(new Date(iso))
}

const SHORT = [
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const
const DAY_MS = 86_400_000

/** "12 minutes ago", "3 hours ago", and from a day on as days are written. */
export function writeAgo(locale: Locale, since: string, now: string | number): string {
  const passed = Math.max(0, new Date(now).getTime() - Date.parse(since))
  if (passed >= DAY_MS) return writeDaysAgo(locale, Math.floor(passed / DAY_MS))
  const format = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' })
  const { unit, ms } = SHORT.find((step) => passed >= step.ms) ?? SHORT[1]
  return format.format(-Math.floor(passed / ms), unit)
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
