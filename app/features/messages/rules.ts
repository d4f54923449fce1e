// Conversations with businesses: their addresses, how a page of one is cut, and when something was said. Pure.

import { calendarDayAt, dayNumber, formatLocalTime } from '#app/core/prayer/local-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate, writeDaysAgo } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'

export type Side = 'visitor' | 'business'

const LISTS: Record<Side, string> = { visitor: '/messages', business: '/dashboard/messages' }

export const threadPath = (side: Side, thread: string) => `${LISTS[side]}/${thread}`

/** The list for another question: of one business, of what is done. */
export function listPath(
  side: Side,
  { business, isDone }: { business?: string | null; isDone?: boolean } = {},
): string {
  const query = new URLSearchParams({ ...(business && { business }), ...(isDone && { state: 'done' }) })
  return query.size > 0 ? `${LISTS[side]}?${query}` : LISTS[side]
}

const FEWEST = 50
const MOST = 1000

/** How many messages the address asks for. */
export function readShown({ searchParams }: URL): number {
  const shown = Number(searchParams.get('shown'))
  return Number.isInteger(shown) ? Math.min(Math.max(shown, FEWEST), MOST) : FEWEST
}

/** The address that shows more of the same conversation; null when all of it is there. */
export const earlierPath = (path: string, shown: number, total: number): string | null =>
  total > shown && shown < MOST ? `${path}?shown=${Math.min(shown * 2, MOST)}` : null

const RECENT_DAYS = 60

/** Today "14:05", before that "yesterday · 14:05", by the days and clocks of the reader; brief, the older ones without the time. */
export function writeSaidAt(
  locale: Locale,
  at: string,
  { now, timeZone, isBrief }: { now: string; timeZone: string; isBrief: boolean },
): string {
  const dayOf = (instant: string) => calendarDayAt(new Date(instant), timeZone)
  const days = Math.max(0, dayNumber(dayOf(now)) - dayNumber(dayOf(at)))
  const time = writeTime(locale, formatLocalTime(new Date(at), timeZone))
  if (days === 0) return time
  const { year, month, day } = dayOf(at)
  const said =
    days > RECENT_DAYS
      ? writeDate(locale, new Date(Date.UTC(year, month - 1, day)).toISOString())
      : writeDaysAgo(locale, days)
  return isBrief ? said : `${said} · ${time}`
}
