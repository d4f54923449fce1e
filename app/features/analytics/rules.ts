// Spans of days, and what changed from one to the next. Pure.
import type { ChartPoint } from '#app/ui/chart-scale.ts'

export const FIGURES = ['views', 'calls', 'directions', 'website_clicks', 'saves'] as const

export const SPANS = [7, 28, 90] as const
export type Span = (typeof SPANS)[number]
export const USUAL_SPAN = 28

/** What an owner asks to see. Whatever is no span of ours and no id is the usual. */
export function readOwnerQuestion(query: URLSearchParams): { days: Span; place: string | null } {
  const place = query.get('listing') ?? ''
  return {
    days: SPANS.find((span) => String(span) === query.get('days')) ?? USUAL_SPAN,
    place: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(place) ? place : null,
  }
}

/** `"?days=7&listing=…"`: the address of the same page for another question. */
export const ownerQuery = (days: Span, place: string | null): string =>
  `?${new URLSearchParams({ days: String(days), ...(place && { listing: place }) })}`

const DAY_MS = 86_400_000
const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/** The spans that are one tap away. */
export const SITE_SPANS = [1, ...SPANS, 365] as const

export type SiteSpan = { since: string; until: string }

export const lastDays = (days: number, today: string): SiteSpan => ({ since: dayBefore(today, days - 1), until: today })

/** `ofSample`: the made-up figures of the sample, which are never added to real ones. */
export type SiteQuestion = SiteSpan & { ofSample: boolean }

export const siteQuery = ({ since, until }: SiteSpan, ofSample = false): string =>
  `?${new URLSearchParams({ since, until, ...(ofSample && { of: 'sample' }) })}`

/** Days that are none, or the wrong way round, give way to the usual span. */
export function readSiteQuestion(query: URLSearchParams, today: string): SiteQuestion {
  const [since, until] = [query.get('since'), query.get('until')]
  const ofSample = query.get('of') === 'sample'
  const span = isDay(since) && isDay(until) && since <= until ? { since, until } : lastDays(USUAL_SPAN, today)
  return { ...span, ofSample }
}

/** Twice as many days as are shown: the second half, each beside the day that far before it. `today` isn't over. */
export function besideBefore<Day extends { day: string }>(
  days: readonly Day[],
  read: (day: Day) => number,
  today: string,
): ChartPoint[] {
  const length = Math.floor(days.length / 2)
  return days.slice(-length || days.length).map((day, at) => {
    const earlier = days[days.length - 2 * length + at]
    return {
      day: day.day,
      value: read(day),
      before: earlier && length > 0 ? read(earlier) : 0,
      isRunning: day.day === today,
    }
  })
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** What was counted, and what is compared: a day that isn't over would always look like a fall. */
export function sumUp(points: readonly ChartPoint[]): {
  total: number
  compared: { now: number; before: number } | null
} {
  const over = points.filter(({ isRunning }) => !isRunning)
  return {
    total: add(points.map(({ value }) => value)),
    compared:
      over.length > 0
        ? { now: add(over.map(({ value }) => value)), before: add(over.map(({ before }) => before)) }
        : null,
  }
}

export type Change = { kind: 'up' | 'down'; share: number } | { kind: 'same' | 'fresh' }

/** How a sum moved. A share of nothing is no share. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' }
  if (before === 0) return { kind: 'fresh' }
  const share = Math.abs(now - before) / before
  // Less than is written out would read as "0% up".
  return share < 0.005 ? { kind: 'same' } : { kind: now > before ? 'up' : 'down', share }
}

/** A time in the unit one would say it in: minutes to an hour and a half, hours to two days. */
export function roundTime(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 90) return { unit: 'minutes', count: Math.max(1, Math.round(minutes)) }
  const hours = minutes / 60
  return hours < 48 ? { unit: 'hours', count: Math.round(hours) } : { unit: 'days', count: Math.round(hours / 24) }
}
