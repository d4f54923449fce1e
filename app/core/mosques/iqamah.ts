// The iqamah times of a mosque: its rules, each in force from a day on, laid over the times of a day. All clocks here are
// those of the mosque, "HH:MM"; a day is "YYYY-MM-DD".
import { isPastMidnight } from '#app/core/prayer/local-time.ts'
import type { DayTimes } from '#app/core/prayer/timetable.ts'

export const JAMAAH_PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type Prayer = (typeof JAMAAH_PRAYERS)[number]

export const RULE_KINDS = ['fixed', 'offset', 'calendar', 'none'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** Whose word it is: the mosque's own people, staff, or a member whose suggestion was accepted; and since when. */
export const SAID_AS = ['mosque', 'staff', 'member'] as const
export type Said = {
  as: (typeof SAID_AS)[number]
  at: string | null
  /** How many worshippers who were there said the same; null where no number of them made it. */
  by?: number | null
}

export type IqamahRule = {
  prayer: Prayer
  /** At a clock time; minutes after the prayer begins; by a table of the year; or no jama'ah at all. */
  kind: RuleKind
  time: string | null
  minutes: number | null
  /** "MM-DD" → "HH:MM": each holds until the next one, through the turn of the year. */
  calendar: Readonly<Record<string, string>> | null
  /** An offset is rounded up to a multiple of so many minutes; 0 leaves it. */
  roundTo: number
  /** The adhan is called so many minutes before the iqamah; null: when the prayer begins. */
  adhanBefore: number | null
  effectiveFrom: string
  /** The last day it holds; the rule before it comes back then. */
  effectiveUntil: string | null
  note: string | null
  said?: Said | undefined
}

/** The times of a day that rules are laid over. */
export type RuleDay = Pick<DayTimes, 'date' | 'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'maghrib' | 'isha'>

export type Jamaah = {
  begins: string
  /** Null: nobody told when it is called. */
  adhan: string | null
  /** Null: the mosque has not told, or holds none. */
  iqamah: string | null
  rule: IqamahRule | null
  /** The rule's own time lies outside the prayer's time today, so another one is shown. */
  isMoved: boolean
}

/** Where a rule's time is before the prayer begins or after it ends. */
const FALLBACK_MINUTES = 10
const DAY_MINUTES = 1440
const NOON = 720

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export function clockOf(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** The rule in force: of those that hold that day, the one that began last. */
export function ruleOn(rules: readonly IqamahRule[], prayer: Prayer, date: string): IqamahRule | null {
  let inForce: IqamahRule | null = null
  for (const rule of rules) {
    if (rule.prayer !== prayer || rule.effectiveFrom > date) continue
    if (rule.effectiveUntil !== null && rule.effectiveUntil < date) continue
    if (!inForce || rule.effectiveFrom >= inForce.effectiveFrom) inForce = rule
  }
  return inForce
}

function calendarTime(calendar: Readonly<Record<string, string>>, date: string): string | null {
  const steps = Object.keys(calendar).sort()
  const today = date.slice(5)
  const step = steps.findLast((day) => day <= today) ?? steps.at(-1)
  return step === undefined ? null : (calendar[step] ?? null)
}

/** Minutes since midnight of the day; an isha after midnight counts on. */
function startOf(day: RuleDay, prayer: Prayer): number {
  const minutes = minutesOf(day[prayer])
  return isPastMidnight(day, prayer) ? minutes + DAY_MINUTES : minutes
}

function endOf(day: RuleDay, prayer: Prayer): number {
  switch (prayer) {
    case 'fajr':
      return minutesOf(day.sunrise)
    case 'dhuhr':
      return startOf(day, 'asr')
    case 'asr':
      return startOf(day, 'maghrib')
    case 'maghrib':
      return startOf(day, 'isha')
    case 'isha':
      // Today's fajr stands for tomorrow's: a minute or two apart.
      return startOf(day, 'fajr') + DAY_MINUTES
  }
}

function ruleMinutes(rule: IqamahRule, day: RuleDay, begins: number): number | null {
  switch (rule.kind) {
    case 'none':
      return null
    case 'offset': {
      const wished = begins + (rule.minutes ?? 0)
      return rule.roundTo > 1 ? Math.ceil(wished / rule.roundTo) * rule.roundTo : wished
    }
    case 'fixed':
    case 'calendar': {
      const time = rule.kind === 'fixed' ? rule.time : rule.calendar && calendarTime(rule.calendar, day.date)
      if (!time) return null
      const minutes = minutesOf(time)
      return rule.prayer === 'isha' && minutes < NOON ? minutes + DAY_MINUTES : minutes
    }
  }
}

export function jamaahOf(rules: readonly IqamahRule[], day: RuleDay, prayer: Prayer): Jamaah {
  const rule = ruleOn(rules, prayer, day.date)
  const begins = startOf(day, prayer)
  const wished = rule && ruleMinutes(rule, day, begins)
  if (!rule || wished === null) {
    return { begins: day[prayer], adhan: null, iqamah: null, rule, isMoved: false }
  }
  const ends = endOf(day, prayer)
  const isMoved = wished < begins || wished >= ends
  const iqamah = isMoved ? Math.min(begins + FALLBACK_MINUTES, Math.max(begins, ends - 1)) : wished
  return { begins: day[prayer], adhan: adhanOf(rule, begins, iqamah), iqamah: clockOf(iqamah), rule, isMoved }
}

/** The mosque's people leave the minutes empty where it is called as the prayer begins; a member knows the iqamah only. */
function adhanOf({ adhanBefore, said }: IqamahRule, begins: number, iqamah: number): string | null {
  if (adhanBefore !== null) return clockOf(Math.max(begins, iqamah - adhanBefore))
  return said?.as === 'member' ? null : clockOf(begins)
}

export function jamaahFor(rules: readonly IqamahRule[], day: RuleDay): Record<Prayer, Jamaah> {
  return {
    fajr: jamaahOf(rules, day, 'fajr'),
    dhuhr: jamaahOf(rules, day, 'dhuhr'),
    asr: jamaahOf(rules, day, 'asr'),
    maghrib: jamaahOf(rules, day, 'maghrib'),
    isha: jamaahOf(rules, day, 'isha'),
  }
}

// Jumu'ah -------------------------------------------------------------------------------------------------------------

export type JumuahSession = {
  id: string
  khutbahAt: string
  /** When the prayer itself begins; null: not told apart from the khutbah. */
  prayerAt: string | null
  language: string | null
  venue: string | null
  womenSpace: boolean | null
  note: string | null
  /** "YYYY-MM-DD"; null: always. */
  seasonFrom: string | null
  seasonUntil: string | null
  said?: Said | undefined
}

const FRIDAY = 5
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

export const addDaysTo = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const isFriday = (date: string) => weekday(date) === FRIDAY

/** The Friday on or after a day. */
export const nextFriday = (date: string) => addDaysTo(date, (FRIDAY - weekday(date) + 7) % 7)

/** Held on that day, in the order of the clock. */
export function sessionsOn(sessions: readonly JumuahSession[], date: string): JumuahSession[] {
  if (!isFriday(date)) return []
  return sessions
    .filter(({ seasonFrom, seasonUntil }) => (seasonFrom ?? date) <= date && (seasonUntil ?? date) >= date)
    .sort((a, b) => a.khutbahAt.localeCompare(b.khutbahAt))
}

/**
 * The prayers of a day with Friday's dhuhr as Jumu'ah. What holds on other days says nothing about Friday: where no
 * session is known, nothing is.
 */
export function jamaahOn(
  rules: readonly IqamahRule[],
  day: RuleDay,
  jumuah: readonly JumuahSession[],
): Record<Prayer, Jamaah> {
  const held = jamaahFor(rules, day)
  if (!isFriday(day.date)) return held
  const [first] = sessionsOn(jumuah, day.date)
  const dhuhr = { begins: day.dhuhr, adhan: null, iqamah: first?.prayerAt ?? null, rule: null, isMoved: false }
  return { ...held, dhuhr }
}

// What comes next -----------------------------------------------------------------------------------------------------

export type LocalMoment = { date: string; time: string }

export type NextJamaah = {
  prayer: Prayer
  /** The day on the calendar on which it is held: an isha past midnight is the day after. */
  date: string
  begins: string
  adhan: string | null
  iqamah: string | null
  /** Set where the prayer is Jumu'ah. */
  session: JumuahSession | null
}

type Held = NextJamaah & { minutes: number }

function heldOn(rules: readonly IqamahRule[], day: RuleDay, jumuah: readonly JumuahSession[]): Held[] {
  const sessions = sessionsOn(jumuah, day.date)
  return JAMAAH_PRAYERS.flatMap((prayer): Held[] => {
    if (prayer === 'dhuhr' && sessions.length > 0) {
      return sessions.map((session) => ({
        prayer,
        date: day.date,
        begins: day.dhuhr,
        adhan: null,
        iqamah: session.prayerAt ?? session.khutbahAt,
        session,
        minutes: minutesOf(session.prayerAt ?? session.khutbahAt),
      }))
    }
    const { begins, adhan, iqamah } = jamaahOn(rules, day, jumuah)[prayer]
    const start = startOf(day, prayer)
    const minutes = iqamah === null ? start : minutesOf(iqamah) + (minutesOf(iqamah) < start ? DAY_MINUTES : 0)
    const isNextDay = minutes >= DAY_MINUTES
    return [
      { prayer, date: isNextDay ? addDaysTo(day.date, 1) : day.date, begins, adhan, iqamah, session: null, minutes },
    ]
  })
}

/**
 * The next prayer that can still be joined: not yet stood up for, or, where the mosque tells no iqamah, not yet begun.
 * `days` holds the day before (for an isha past midnight), today and tomorrow, in order.
 */
export function nextJamaah(
  rules: readonly IqamahRule[],
  days: readonly RuleDay[],
  now: LocalMoment,
  jumuah: readonly JumuahSession[] = [],
): NextJamaah | null {
  for (const day of days) {
    const daysAgo = Math.round((Date.parse(now.date) - Date.parse(day.date)) / 86_400_000)
    const passed = minutesOf(now.time) + daysAgo * DAY_MINUTES
    const found = heldOn(rules, day, jumuah).find(({ minutes }) => minutes > passed)
    if (found) {
      const { minutes: _, ...next } = found
      return next
    }
  }
  return null
}

/** The prayer that begins next, whether or not anyone prays it together. `days` as above. */
export function nextToBegin(
  days: readonly RuleDay[],
  now: LocalMoment,
): { prayer: Prayer; begins: string; date: string; day: string } | null {
  for (const day of days) {
    const daysAgo = Math.round((Date.parse(now.date) - Date.parse(day.date)) / 86_400_000)
    const passed = minutesOf(now.time) + daysAgo * DAY_MINUTES
    const prayer = JAMAAH_PRAYERS.find((name) => startOf(day, name) > passed)
    if (!prayer) continue
    const isNextDay = startOf(day, prayer) >= DAY_MINUTES
    return { prayer, begins: day[prayer], date: isNextDay ? addDaysTo(day.date, 1) : day.date, day: day.date }
  }
  return null
}

/** What changes soon: "Isha moves to 20:30 on Sunday". Compares what rules give, not what they are called. */
export type IqamahChange = { prayer: Prayer; date: string; from: string | null; to: string | null }

/** A step this small is the sun's, not the mosque's. */
const SUN_STEP_MINUTES = 4

export function upcomingChanges(rules: readonly IqamahRule[], days: readonly RuleDay[]): IqamahChange[] {
  return JAMAAH_PRAYERS.flatMap((prayer) => {
    for (const [i, day] of days.entries()) {
      const before = days[i - 1]
      if (!before) continue
      const [was, is] = [jamaahOf(rules, before, prayer), jamaahOf(rules, day, prayer)]
      const isSameRule = was.rule === is.rule
      if (was.iqamah === is.iqamah) continue
      const step = was.iqamah && is.iqamah ? Math.abs(minutesOf(is.iqamah) - minutesOf(was.iqamah)) : DAY_MINUTES
      if (isSameRule && is.rule?.kind === 'offset' && step <= Math.max(SUN_STEP_MINUTES, is.rule.roundTo)) continue
      return [{ prayer, date: day.date, from: was.iqamah, to: is.iqamah }]
    }
    return []
  })
}
