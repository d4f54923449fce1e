// Finds doubtful times in a timetable by comparing them with the calculated ones: it points them out and never corrects them.
import { isFriday, JAMAAH_PRAYERS, minutesOf, type Prayer, type RuleDay } from '#app/core/mosques/iqamah.ts'
import type { TableDay } from './read-timetable.ts'

export type Doubt = {
  date: string
  prayer: Prayer
  /**
   * Stands up before the prayer begins, or after its time is over; an hour or so from one day to the next; begins at another
   * time than calculated; an hour off, as where the clocks were not changed.
   */
  kind: 'before' | 'after' | 'jump' | 'begins' | 'clocks'
  told: string
  /** What it was compared with, and whether the table itself told that. */
  other: string
  isTold: boolean
  /** Stands up before the prayer before it has begun. */
  isHoursEarly?: true
}

/**
 * Nobody can mean these: rules are made without them. When dawn and nightfall begin is reckoned in many ways, and asr in
 * two, so that a jama'ah before our beginning is a doubt only, unless the table itself says when the prayer begins, or the
 * prayer before it has not begun either.
 */
export const isImpossible = ({ kind, prayer, isTold, isHoursEarly }: Doubt) =>
  kind === 'before'
    ? isTold || isHoursEarly || prayer === 'dhuhr' || prayer === 'maghrib'
    : kind === 'after' && (prayer === 'fajr' || prayer === 'asr')

const SLACK = 2
const JUMP = 50
const OFF = 15
const DAY = 1440

const gap = (a: number, b: number) => ((((a - b) % DAY) + DAY + DAY / 2) % DAY) - DAY / 2

const ENDS = { fajr: 'sunrise', dhuhr: 'asr', asr: 'maghrib', maghrib: 'isha', isha: null } as const

const FOLLOWS = { asr: 'dhuhr', isha: 'maghrib' } as const
const HOURS_EARLY = { isHoursEarly: true } as const

const isHoursEarly = (prayer: Prayer, at: string, sun: RuleDay) =>
  (prayer === 'asr' || prayer === 'isha') && gap(minutesOf(at), minutesOf(sun[FOLLOWS[prayer]])) < 0

function doubtsOf(day: TableDay, sun: RuleDay, prayer: Prayer): Omit<Doubt, 'date' | 'prayer'>[] {
  const doubts: Omit<Doubt, 'date' | 'prayer'>[] = []
  const begins = day.begins[prayer]
  const off = begins === undefined ? 0 : Math.abs(gap(minutesOf(begins), minutesOf(sun[prayer])))
  if (begins !== undefined && off > OFF)
    doubts.push({ kind: off >= 50 && off <= 70 ? 'clocks' : 'begins', told: begins, other: sun[prayer], isTold: false })
  const told = day.iqamah[prayer]
  if (!told || !('at' in told)) return doubts
  // A beginning of its own that is believed counts before the calculated one.
  const isTold = begins !== undefined && off <= OFF
  const from = isTold ? begins : sun[prayer]
  const ends = ENDS[prayer]
  if (gap(minutesOf(told.at), minutesOf(from)) < -SLACK)
    doubts.push({
      kind: 'before',
      told: told.at,
      other: from,
      isTold,
      ...(isHoursEarly(prayer, told.at, sun) && HOURS_EARLY),
    })
  else if (ends && gap(minutesOf(told.at), minutesOf(sun[ends])) >= 0)
    doubts.push({ kind: 'after', told: told.at, other: sun[ends], isTold: false })
  return doubts
}

export function checkTable(
  days: readonly TableDay[],
  dayAt: (date: string) => RuleDay,
  /** Clocks are changed between the two days. */
  isClockChange: (before: string, date: string) => boolean,
): Doubt[] {
  return JAMAAH_PRAYERS.flatMap((prayer) => {
    let before: { date: string; at: string; wasBefore: string | null } | null = null
    return days.flatMap((day) => {
      const doubts = doubtsOf(day, dayAt(day.date), prayer)
      const told = day.iqamah[prayer]
      if (told && 'at' in told) {
        const step: number = before ? Math.abs(gap(minutesOf(told.at), minutesOf(before.at))) : 0
        const isJumuah =
          prayer === 'dhuhr' && step > 0 && [day.date, before?.date].some((date) => date && isFriday(date))
        if (
          before &&
          step >= JUMP &&
          told.at !== before.wasBefore &&
          !isJumuah &&
          doubts.length === 0 &&
          !isClockChange(before.date, day.date)
        )
          doubts.push({ kind: 'jump', told: told.at, other: before.at, isTold: true })
        before = { date: day.date, at: told.at, wasBefore: before ? before.at : null }
      }
      return doubts.map((doubt) => ({ date: day.date, prayer, ...doubt }))
    })
  }).sort((a, b) => a.date.localeCompare(b.date))
}
