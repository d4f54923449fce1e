// OpenStreetMap's opening_hours as our week. Public holidays, seasons and "by appointment" have no place in a plain
// week: where a rule depends on the date, nothing is said rather than something wrong.

import { createRequire } from 'node:module'
import type OpeningHours from 'opening_hours'
import { type Interval, WEEKDAYS, type WeeklyHours } from '#app/core/hours/stored-hours.ts'
import { recordOf } from '#app/lib/records.ts'

/** When it is first needed: it brings the holidays of the world, and most processes never import anything. */
let library: typeof OpeningHours | undefined
function openLibrary() {
  library ??= createRequire(import.meta.url)('opening_hours') as typeof OpeningHours
  return library
}

const known = new Map<string, WeeklyHours | null>()
const MOST_KNOWN = 10_000
const LONGEST = 255

const two = (n: number) => String(n).padStart(2, '0')
const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`

export function parseOsmHours(value: string): WeeklyHours | null {
  const text = value.trim()
  if (text === '' || text.length > LONGEST) return null
  const found = known.get(text)
  if (found !== undefined) return found
  const week = readWeek(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, week)
  return week
}

function readWeek(text: string): WeeklyHours | null {
  try {
    // Holidays are dropped first: without a country they cannot be computed, and a week knows none.
    const plain = text
      .split(';')
      .filter((rule) => !/^\s*(PH|SH)\b/.test(rule))
      .join(';')
    const Hours = openLibrary()
    const hours = new Hours(plain, null)
    if (!hours.isWeekStable()) return null
    const week = recordOf<(typeof WEEKDAYS)[number], Interval[]>(WEEKDAYS, () => [])
    // A week in June, from Monday, a day longer at both ends so that what runs past midnight is seen whole. The
    // library reckons in the server's own time, in which no clock changes that week.
    const monday = new Date(2026, 5, 1)
    const from = new Date(2026, 5, 1)
    const until = new Date(2026, 5, 9)
    for (const [opens, closes, isUnknown] of hours.getOpenIntervals(from, until)) {
      if (isUnknown) return null
      addInterval(week, monday, opens, closes)
    }
    return WEEKDAYS.some((day) => week[day].length > 0) ? week : null
  } catch {
    return null
  }
}

const DAY = 86_400_000

function addInterval(week: Record<(typeof WEEKDAYS)[number], Interval[]>, monday: Date, opens: Date, closes: Date) {
  let start = opens
  for (;;) {
    const index = Math.floor((start.getTime() - monday.getTime()) / DAY)
    const day = WEEKDAYS[index]
    if (!day) return
    const midnight = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1)
    if (closes.getTime() - start.getTime() >= DAY && clock(start) === '00:00') {
      week[day].push(['00:00', '24:00'])
      start = midnight
      if (start >= closes) return
      continue
    }
    // Past midnight it still belongs to the evening it began in.
    week[day].push([clock(start), closes.getTime() === midnight.getTime() ? '24:00' : clock(closes)])
    return
  }
}
