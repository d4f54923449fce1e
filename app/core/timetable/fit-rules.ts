// The rules a table follows: "Maghrib + 5", "Isha 20:00 until 28 March", else the table itself as a calendar. A rule is
// taken only where it gives every told time back: of what it is laid over, the calculated beginnings, to the minute or,
// where the table has beginnings of its own, as near as those are to ours.
import {
  addDaysTo,
  clockOf,
  isFriday,
  JAMAAH_PRAYERS,
  minutesOf,
  type Prayer,
  type RuleDay,
  type RuleKind,
} from '#app/core/mosques/iqamah.ts'
import { type Doubt, isImpossible } from './check-table.ts'
import type { TableDay, Timetable } from './read-timetable.ts'

/** A rule as it is written down. */
export type RuleInput = {
  prayer: Prayer
  kind: RuleKind
  at_time: string | null
  minutes: number | null
  calendar: Record<string, string> | null
  round_to: number
  adhan_before: number | null
}

export type FittedRule = RuleInput & { effective_from: string; effective_until: string | null }
export type FittedSession = {
  khutbah_at: string
  prayer_at: string | null
  season_from: string | null
  season_until: string | null
}
export type Fitted = { rules: FittedRule[]; sessions: FittedSession[] }

type Point = {
  date: string
  /** Minutes since midnight; an isha past midnight counts on. */
  at: number
  begins: number
  toldBegins: number | null
  adhan: number | null
}

const DAY = 1440
const NOON = 720
/** From this many days on a table is one of the year, and comes again. */
const YEAR_DAYS = 350
const MONTH_DAYS = 28
const MOST_RULES = 6
/** Our beginnings and a timetable's differ by so much in the best case: rounding, and where in the town one stands. */
const NEAR = 2
const ROUNDS = [5, 10, 15, 30] as const

const late = (prayer: Prayer, minutes: number) => (prayer === 'isha' && minutes < NOON ? minutes + DAY : minutes)

function pointsOf({ days }: Timetable, prayer: Prayer, dayAt: (date: string) => RuleDay): Point[] {
  return days.flatMap((day): Point[] => {
    const told = day.iqamah[prayer]
    if (!told) return []
    const begins = late(prayer, minutesOf(dayAt(day.date)[prayer]))
    const own = day.begins[prayer]
    const toldBegins = own === undefined ? null : late(prayer, minutesOf(own))
    const at = 'at' in told ? late(prayer, minutesOf(told.at)) : (toldBegins ?? begins) + told.after
    const adhan = day.adhan[prayer]
    return [
      { date: day.date, at, begins, toldBegins, adhan: adhan === undefined ? null : late(prayer, minutesOf(adhan)) },
    ]
  })
}

/** On Fridays a table's Dhuhr is often Jumu'ah: what differs there says nothing about the other days. */
const withoutFridays = (points: Point[]) => {
  const others = points.filter(({ date }) => !isFriday(date))
  return others.length >= 3 ? others : points
}

type Shape = Pick<RuleInput, 'kind' | 'at_time' | 'minutes' | 'calendar' | 'round_to'>
const EMPTY = { at_time: null, minutes: null, calendar: null, round_to: 0 } as const
const fixed = (at: number): Shape => ({ ...EMPTY, kind: 'fixed', at_time: clockOf(at) })

/** Minutes after the beginning, if those are always the same. */
function offsetOf(points: readonly Point[], most = 1): Shape | null {
  const isNear = points.every(({ begins, toldBegins }) => toldBegins !== null && Math.abs(toldBegins - begins) <= NEAR)
  const after = points.map(({ at, begins, toldBegins }) => at - (isNear && toldBegins !== null ? toldBegins : begins))
  const sorted = after.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? -1
  const slack = isNear ? 0 : most
  const holds = middle >= 0 && middle <= 180 && after.every((minutes) => Math.abs(minutes - middle) <= slack)
  return holds ? { ...EMPTY, kind: 'offset', minutes: middle } : null
}

/** The same, rounded up to five minutes or more. Only of a table long enough to show it. */
function roundedOf(points: readonly Point[]): Shape | null {
  if (points.length < 20 || new Set(points.map(({ at }) => at)).size < 3) return null
  for (const round of ROUNDS.toReversed()) {
    if (points.some(({ at }) => at % round !== 0)) continue
    for (let minutes = 0; minutes <= 60; minutes++) {
      if (points.every(({ at, begins }) => Math.ceil((begins + minutes) / round) * round === at))
        return { ...EMPTY, kind: 'offset', minutes, round_to: round }
    }
  }
  return null
}

const isFixed = (points: readonly Point[]) => points.every(({ at }) => at === points[0]?.at)

type Segment = { points: Point[]; shape: Shape }

/** The longest run from a point on of which a shape holds: at one clock, or so long after the beginning. */
function runFrom(points: readonly Point[], start: number): Segment {
  const first = points.slice(start, start + 1)
  let best: Segment = { points: first, shape: fixed(first[0]?.at ?? 0) }
  let end = start + 1
  while (end < points.length && points[end]?.at === points[start]?.at) end++
  if (end - start > 1) best = { points: points.slice(start, end), shape: best.shape }
  for (let until = Math.max(end, start + 7); until <= points.length; until++) {
    const run = points.slice(start, until)
    const shape = offsetOf(run, 0)
    if (!shape) break
    if (new Set(run.map(({ at }) => at)).size >= 3) best = { points: run, shape }
  }
  return best
}

function segmentsOf(points: readonly Point[]): Segment[] {
  const segments: Segment[] = []
  for (let i = 0; i < points.length; ) {
    const segment = runFrom(points, i)
    segments.push(segment)
    if (segments.length > MOST_RULES) break
    i += segment.points.length
  }
  return segments
}

function calendarOf(points: readonly Point[]): Shape {
  const calendar: Record<string, string> = {}
  let last: number | null = null
  for (const { date, at } of points) {
    if (at !== last) calendar[date.slice(5)] = clockOf(at)
    last = at
  }
  return { ...EMPTY, kind: 'calendar', calendar }
}

/** How long before the iqamah the adhan is called, where that is always the same and not simply the beginning. */
function adhanBefore(points: readonly Point[]): number | null {
  const gaps = new Set(points.map(({ at, adhan }) => (adhan === null ? null : at - adhan)))
  const [gap = null] = gaps
  const isCalledAtOnce = points.every(({ adhan, begins }) => adhan !== null && Math.abs(adhan - begins) <= NEAR)
  return gaps.size === 1 && gap !== null && gap >= 0 && gap <= 120 && !isCalledAtOnce ? gap : null
}

function fitPrayer(table: Timetable, prayer: Prayer, dayAt: (date: string) => RuleDay): FittedRule[] {
  const all = pointsOf(table, prayer, dayAt)
  const points = prayer === 'dhuhr' ? withoutFridays(all) : all
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const span = (Date.parse(last.date) - Date.parse(first.date)) / 86_400_000 + 1
  const lastDay = table.days.at(-1)?.date ?? last.date
  const goesOn = table.isOpen || span >= YEAR_DAYS
  const rule = (shape: Shape, of: readonly Point[], until: string | null): FittedRule => ({
    prayer,
    ...shape,
    adhan_before: adhanBefore(of),
    effective_from: of[0]?.date ?? first.date,
    effective_until: until,
  })
  if (isToldAfter(table.days, prayer)) {
    const shape = offsetOf(points)
    if (shape) return [rule(shape, points, goesOn || span >= MONTH_DAYS ? null : lastDay)]
  }
  if (isFixed(points)) return [rule(fixed(first.at), points, goesOn ? null : lastDay)]
  const whole = offsetOf(points) ?? roundedOf(points)
  if (whole) return [rule(whole, points, goesOn || span >= MONTH_DAYS ? null : lastDay)]
  const segments = segmentsOf(points)
  if (segments.length > MOST_RULES) return [rule(calendarOf(points), points, goesOn ? null : lastDay)]
  return segments.map(({ shape, points: of }, i) => {
    const next = segments[i + 1]?.points[0]
    return rule(shape, of, next ? addDaysTo(next.date, -1) : goesOn && table.isOpen ? null : lastDay)
  })
}

/** The table itself says "+5", every day. */
const isToldAfter = (days: readonly TableDay[], prayer: Prayer) => {
  const told = days.flatMap(({ iqamah }) => iqamah[prayer] ?? [])
  return told.length > 0 && told.every((one) => 'after' in one)
}

const pairOf = ({ khutbah, jumuah }: TableDay) =>
  (khutbah.length > 0 ? khutbah : jumuah).map((at, i) => {
    const prayer = khutbah.length > 0 ? (jumuah[i] ?? null) : null
    return { khutbah_at: at, prayer_at: prayer !== null && prayer >= at ? prayer : null }
  })

/** Each Jumu'ah; with a season where they change within the table. */
function fitSessions({ days, isOpen }: Timetable, dayAt: (date: string) => RuleDay): FittedSession[] {
  const told = days.filter(({ khutbah, jumuah }) => khutbah.length + jumuah.length > 0)
  const fridays = told.length > 0 ? told : fridaysOfTheirOwn(days, dayAt)
  const runs: { pairs: ReturnType<typeof pairOf>; from: string; until: string }[] = []
  for (const day of fridays) {
    const pairs = pairOf(day)
    const before = runs.at(-1)
    if (before && JSON.stringify(before.pairs) === JSON.stringify(pairs)) before.until = day.date
    else runs.push({ pairs, from: day.date, until: day.date })
  }
  const isOne = runs.length === 1
  return runs.flatMap(({ pairs, from, until }, i) =>
    pairs.map((pair) => ({
      ...pair,
      season_from: isOne ? null : from,
      season_until: isOne || (i === runs.length - 1 && isOpen) ? null : until,
    })),
  )
}

/** No column for Jumu'ah, but every Friday Dhuhr stands at one time, and on no other day. */
function fridaysOfTheirOwn(days: readonly TableDay[], dayAt: (date: string) => RuleDay): TableDay[] {
  const clockAt = (day: TableDay) => {
    const told = day.iqamah.dhuhr
    return told && ('at' in told ? told.at : clockOf(minutesOf(dayAt(day.date).dhuhr) + told.after))
  }
  const fridays = days.filter((day) => isFriday(day.date) && clockAt(day))
  const times = new Set(fridays.map(clockAt))
  const [only] = times
  if (fridays.length < 3 || times.size !== 1 || only === undefined) return []
  if (days.some((day) => !isFriday(day.date) && clockAt(day) === only)) return []
  return fridays.map((day) => ({ ...day, jumuah: [only] }))
}

/** Without the times of which nobody can mean them. */
export function fitRules(told: Timetable, dayAt: (date: string) => RuleDay, doubts: readonly Doubt[] = []): Fitted {
  const wrong = new Set(doubts.filter(isImpossible).map(({ date, prayer }) => `${date} ${prayer}`))
  const days = told.days.map((day) => ({
    ...day,
    iqamah: Object.fromEntries(
      JAMAAH_PRAYERS.flatMap((prayer) => {
        const time = day.iqamah[prayer]
        return time && !wrong.has(`${day.date} ${prayer}`) ? [[prayer, time]] : []
      }),
    ),
  }))
  const table = { ...told, days }
  return {
    rules: JAMAAH_PRAYERS.flatMap((prayer) => fitPrayer(table, prayer, dayAt)),
    sessions: fitSessions(table, dayAt),
  }
}
