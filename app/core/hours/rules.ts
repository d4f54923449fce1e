// Opening hours read at a moment: open or closed, until or from when, and the reason. Everything is worked out as instants,
// so that a change of clocks within the night does not shift an answer.
import { isRamadan } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay, calendarDayAt, dayNumber, zoneOffset } from '#app/core/prayer/local-time.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { type PrayerName, prayerTimes } from '#app/core/prayer/rules.ts'
import { type Interval, type OpeningHours, parseClock, type Weekday, weekdayOf, writeDate } from './stored-hours.ts'

export { type OpeningHours, parseHours, type Weekday, weekdayOf } from './stored-hours.ts'

/** Where the business is. Without coordinates there are no prayer times, and its pauses cannot be told. */
export type HoursPlace = {
  timeZone: string
  /** Whose way of reckoning its pauses follow; empty where it is unknown. */
  countryCode: string
  lat?: number | null
  lng?: number | null
}

/** The hours a day goes by. */
export type DayHours = { kind: 'ordinary' } | { kind: 'ramadan' } | { kind: 'exception'; note: string }
export type Pause = { kind: 'prayer'; prayer: PrayerName } | { kind: 'jumuah' }
export type HoursReason = DayHours | Pause

export type OpenState =
  /**
   * `closesAt` is null for a place that never closes; `reason` says why it closes then. Before a pause `endsAt` is the
   * end of the opening that goes on after it, otherwise it is `closesAt`.
   */
  | { isOpen: true; closesAt: Date | null; endsAt: Date | null; reason: HoursReason }
  /** `opensAt` is null when no opening is in sight; `reason` says why it is closed now. */
  | { isOpen: false; opensAt: Date | null; reason: HoursReason }

export type OpenSpan = { from: Date; to: Date }
export type OpenDay = {
  day: CalendarDay
  hours: DayHours
  /** As written for the day, before pauses. */
  intervals: readonly Interval[]
  /** When the doors are open, pauses taken out; past midnight the last span runs into the next day. */
  spans: OpenSpan[]
  pauses: (OpenSpan & { reason: Pause })[]
}

const MINUTE = 60_000
const DAY = 86_400_000
/** Yesterday's late hours may still run; a week ahead holds every weekday once more. */
const DAYS_BACK = 1
const DAYS_AHEAD = 8
/** How far a closed place is followed: over a month of Ramadan or a long holiday, not for ever. */
const DAYS_FAR_AHEAD = 70
const ORDINARY: DayHours = { kind: 'ordinary' }

type Span = { from: number; to: number }
type PauseSpan = Span & { reason: Pause }

/**
 * Turns minutes of a day into the instant at which the clocks of the place show them; a skipped hour counts on past the
 * gap. Asking for the zone's offset is the slow part: where it is the same at both ends of a few days, it holds for all
 * of them. (Over more days it may not: Morocco changes its clocks twice around Ramadan.)
 */
function makeClock(first: CalendarDay, days: number, timeZone: string): (day: CalendarDay, minutes: number) => number {
  const toWall = (day: CalendarDay, minutes: number) => dayNumber(day) * DAY + minutes * MINUTE
  if (days <= DAYS_AHEAD + DAYS_BACK + 1) {
    const before = zoneOffset(toWall(addDays(first, -1), 0), timeZone)
    const after = zoneOffset(toWall(addDays(first, days + 1), 0), timeZone)
    if (before === after) return (day, minutes) => toWall(day, minutes) - before
  }
  return (day, minutes) => {
    const wall = toWall(day, minutes)
    return wall - zoneOffset(wall - zoneOffset(wall, timeZone), timeZone)
  }
}

function hoursOn(hours: OpeningHours, day: CalendarDay): { intervals: readonly Interval[]; kind: DayHours } {
  if (hours.exceptions.length > 0) {
    const date = writeDate(day)
    const exception = hours.exceptions.find((entry) => entry.date === date)
    if (exception) return { intervals: exception.intervals, kind: { kind: 'exception', note: exception.note } }
  }
  const weekday: Weekday = weekdayOf(day)
  if (hours.ramadan && isRamadan(day)) return { intervals: hours.ramadan[weekday], kind: { kind: 'ramadan' } }
  return { intervals: hours.weekly[weekday], kind: ORDINARY }
}

function joinSpans(spans: Span[]): Span[] {
  spans.sort((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

/** Openings as written, pauses not yet taken out, with those that touch joined: Monday to midnight, Tuesday from it. */
function listOpenings(hours: OpeningHours, timeZone: string, first: CalendarDay, days: number): Span[] {
  const instantOf = makeClock(first, days, timeZone)
  const spans: Span[] = []
  for (let offset = 0; offset < days; offset++) {
    const day = addDays(first, offset)
    for (const [opens, closes] of hoursOn(hours, day).intervals) {
      const from = parseClock(opens) ?? 0
      const to = parseClock(closes) ?? 0
      spans.push({ from: instantOf(day, from), to: instantOf(day, to > from ? to : to + 24 * 60) })
    }
  }
  return joinSpans(spans)
}

// One list page asks for hundreds of places, and the same ones again on the next request.
const MAX_REMEMBERED = 20_000
const remembered = new Map<string, Record<PrayerName, number>>()

function prayersOn(place: Required<HoursPlace> & { lat: number; lng: number }, day: CalendarDay) {
  // About 100 m apart, as everywhere: the minute is the same.
  const key = `${place.lat.toFixed(3)},${place.lng.toFixed(3)},${place.timeZone},${place.countryCode},${dayNumber(day)}`
  const known = remembered.get(key)
  if (known) return known
  const { at } = prayerTimes({ ...place, ...choiceAt(place.countryCode, place), date: day })
  const times = {
    fajr: at.fajr.getTime(),
    dhuhr: at.dhuhr.getTime(),
    asr: at.asr.getTime(),
    maghrib: at.maghrib.getTime(),
    isha: at.isha.getTime(),
  }
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(key, times)
  return times
}

/** 0/0 is how imports and refused positions say "unknown". */
function isPositioned(place: HoursPlace): place is Required<HoursPlace> & { lat: number; lng: number } {
  const { lat, lng } = place
  if (typeof lat !== 'number' || typeof lng !== 'number') return false
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
}

const hasPauses = ({ prayerBreaks, jumuah }: OpeningHours) => prayerBreaks !== null || jumuah !== null

function pausesOn({ prayerBreaks, jumuah }: OpeningHours, place: HoursPlace, day: CalendarDay): PauseSpan[] {
  const pauses: PauseSpan[] = []
  const times = isPositioned(place) ? () => prayersOn(place, day) : null
  const isFriday = weekdayOf(day) === 'fri'
  if (isFriday && jumuah) {
    const reason: Pause = { kind: 'jumuah' }
    if ('minutes' in jumuah) {
      const from = times?.().dhuhr
      if (from !== undefined) pauses.push({ from, to: from + jumuah.minutes * MINUTE, reason })
    } else {
      const instantOf = makeClock(day, 1, place.timeZone)
      const [from, to] = [parseClock(jumuah.from) ?? 0, parseClock(jumuah.to) ?? 0]
      pauses.push({ from: instantOf(day, from), to: instantOf(day, to), reason })
    }
  }
  if (prayerBreaks && times) {
    const at = times()
    for (const prayer of prayerBreaks.prayers) {
      if (prayer === 'dhuhr' && isFriday && jumuah) continue
      pauses.push({
        from: at[prayer],
        to: at[prayer] + prayerBreaks.minutes * MINUTE,
        reason: { kind: 'prayer', prayer },
      })
    }
  }
  return pauses.sort((a, b) => a.from - b.from)
}

/** Isha of the day before may fall after midnight, but its pause is over by then. */
const NIGHT = 6 * 60 * MINUTE

/** The pauses that touch a span of time. */
function pausesWithin(hours: OpeningHours, place: HoursPlace, { from, to }: Span): PauseSpan[] {
  if (!hasPauses(hours)) return []
  const first = calendarDayAt(new Date(from - NIGHT), place.timeZone)
  const last = calendarDayAt(new Date(to), place.timeZone)
  const pauses: PauseSpan[] = []
  for (let day = first; dayNumber(day) <= dayNumber(last); day = addDays(day, 1)) {
    for (const pause of pausesOn(hours, place, day)) if (pause.to > from && pause.from < to) pauses.push(pause)
  }
  return pauses
}

/** Past the pauses that run at that moment, one after another; null when they outlast the opening. */
function afterPauses(pauses: readonly PauseSpan[], moment: number, opening: Span): number | null {
  let time = moment
  for (const pause of pauses) if (pause.from <= time && time < pause.to) time = pause.to
  return time < opening.to ? time : null
}

/** Asked of one day at a time, so that a place that never closes does not cost a week of sun. */
const NEAR = DAY

function nextOpening(hours: OpeningHours, place: HoursPlace, openings: readonly Span[], moment: number): number | null {
  for (const opening of openings) {
    if (opening.from <= moment) continue
    const near = { from: opening.from, to: Math.min(opening.to, opening.from + NEAR) }
    const opensAt = afterPauses(pausesWithin(hours, place, near), opening.from, opening)
    if (opensAt !== null) return opensAt
  }
  return null
}

export function openStateAt(hours: OpeningHours, place: HoursPlace, now: Date): OpenState {
  const { timeZone } = place
  const moment = now.getTime()
  const today = calendarDayAt(now, timeZone)
  const first = addDays(today, -DAYS_BACK)
  const openings = listOpenings(hours, timeZone, first, DAYS_BACK + 1 + DAYS_AHEAD)
  const current = openings.find(({ from, to }) => from <= moment && moment < to)
  const dayHours = hoursOn(hours, today).kind

  if (current) {
    const pauses = pausesWithin(hours, place, { from: moment, to: Math.min(current.to, moment + NEAR) })
    const running = pauses.find(({ from, to }) => from <= moment && moment < to)
    // A week without a closing time has none.
    const endsAt = current.to - moment >= 7 * DAY ? null : new Date(current.to)
    if (!running) {
      // A pause that lasts until the end of the opening is its end, and needs no other words.
      const next = pauses.find((pause) => pause.from > moment)
      if (!next) return { isOpen: true, closesAt: endsAt, endsAt, reason: dayHours }
      const closesAt = new Date(next.from)
      return afterPauses(pauses, next.from, current) === null
        ? { isOpen: true, closesAt, endsAt: closesAt, reason: dayHours }
        : { isOpen: true, closesAt, endsAt, reason: next.reason }
    }
    const opensAt = afterPauses(pauses, moment, current)
    if (opensAt !== null) return { isOpen: false, opensAt: new Date(opensAt), reason: running.reason }
  }

  const opensAt =
    nextOpening(hours, place, openings, moment) ??
    nextOpening(hours, place, listOpenings(hours, timeZone, first, DAYS_FAR_AHEAD), moment)
  return { isOpen: false, opensAt: opensAt === null ? null : new Date(opensAt), reason: dayHours }
}

/** What is left of a span when the pauses are taken out. */
function takeOut(span: Span, pauses: readonly PauseSpan[]): Span[] {
  const left: Span[] = []
  let from = span.from
  for (const pause of pauses) {
    if (pause.to <= from || pause.from >= span.to) continue
    if (pause.from > from) left.push({ from, to: pause.from })
    from = Math.max(from, pause.to)
  }
  if (from < span.to) left.push({ from, to: span.to })
  return left
}

const toDates = ({ from, to }: Span): OpenSpan => ({ from: new Date(from), to: new Date(to) })

/** Day by day from the day of `from` at the place. */
export function openSpans(hours: OpeningHours, place: HoursPlace, from: Date, days: number): OpenDay[] {
  const first = calendarDayAt(from, place.timeZone)
  return Array.from({ length: days }, (_, offset) => {
    const day = addDays(first, offset)
    const { intervals, kind } = hoursOn(hours, day)
    const openings = listOpenings(hours, place.timeZone, day, 1)
    const pauses = openings.flatMap((opening) => pausesWithin(hours, place, opening))
    return {
      day,
      hours: kind,
      intervals,
      spans: openings.flatMap((opening) => takeOut(opening, pauses)).map(toDates),
      pauses: pauses.map((pause) => ({ ...toDates(pause), reason: pause.reason })),
    }
  })
}
