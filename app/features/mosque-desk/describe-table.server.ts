// A timetable that was read, as its reader checks it: each day beside the calculated times, what looks wrong, and the rules.

import { addDaysTo, JAMAAH_PRAYERS, type Prayer, type RuleDay } from '#app/core/mosques/iqamah.ts'
import { instantAt, localMoment, type TimedMosque } from '#app/core/mosques/mosque-days.ts'
import { zoneOffset } from '#app/core/prayer/local-time.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import { checkTable, type Doubt } from '#app/core/timetable/check-table.ts'
import { type Fitted, type FittedRule, type FittedSession, fitRules } from '#app/core/timetable/fit-rules.ts'
import type { Grid } from '#app/core/timetable/read-text.ts'
import { type Problem, readTimetable, type Timetable } from '#app/core/timetable/read-timetable.ts'
import type { Role } from '#app/core/timetable/roles.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { recordOf } from '#app/lib/records.ts'

export type ReviewCell = {
  begins: string
  own: string | null
  iqamah: string | null
  after: number | null
  doubt: Doubt['kind'] | null
}
/** Written on the server: browsers do not always write dates alike. */
export type ReviewDay = { date: string; label: string; cells: Record<Prayer, ReviewCell> }
export type ReviewMonth = { month: string; label: string; days: ReviewDay[] }
export type TableReview = {
  /** The rows as they were read, to be sent again. */
  text: string
  columns: { at: number; heading: string; role: Role; sample: string }[]
  months: ReviewMonth[]
  doubts: Doubt[]
  doubtCount: number
  problems: Problem[]
  rules: FittedRule[]
  sessions: FittedSession[]
}

const MOST_DOUBTS = 12

/** Whole months at a time: a year of days is asked for one by one. */
function calculated({ lat, lng, timeZone, choice }: TimedMosque): (date: string) => RuleDay {
  const known = new Map<string, RuleDay>()
  return (date) => {
    if (!known.has(date)) {
      const first = `${date.slice(0, 7)}-01`
      for (const day of timetable({ lat, lng, timeZone }, choice, first, 31)) known.set(day.date, day)
    }
    const day = known.get(date)
    if (!day) throw new RangeError(`Not a calendar day: ${date}`)
    return day
  }
}

type Read = { table: Timetable; doubts: Doubt[]; fitted: Fitted; dayAt: (date: string) => RuleDay }

export function readTable(timed: TimedMosque, grid: Grid, now: Date, roles?: readonly Role[]): Read | null {
  const { timeZone } = timed
  const dayAt = calculated(timed)
  const table = readTimetable(grid, { today: localMoment(now, timeZone).date, dayAt, roles })
  if (!table || table.days.length === 0) return null
  const offsetAt = (date: string) => zoneOffset(instantAt(date, '12:00', timeZone).getTime(), timeZone)
  const doubts = checkTable(table.days, dayAt, (before, date) => offsetAt(before) !== offsetAt(date))
  return { table, doubts, fitted: fitRules(table, dayAt, doubts), dayAt }
}

/** One of each run: a season that is in doubt is one doubt. */
const runsOf = (doubts: readonly Doubt[]) => {
  const last = new Map<string, string>()
  return doubts.filter(({ date, prayer, kind }) => {
    const key = `${prayer} ${kind}`
    const goesOn = last.get(key) === addDaysTo(date, -1)
    last.set(key, date)
    return !goesOn
  })
}

type Told = { timed: TimedMosque; locale: Locale; now: Date; roles?: readonly Role[] | undefined }

export function describeTable(grid: Grid, { timed, locale, now, roles }: Told): TableReview | null {
  const read = readTable(timed, grid, now, roles)
  if (!read) return null
  const { table, doubts, fitted, dayAt } = read
  if (fitted.rules.length + fitted.sessions.length === 0 && table.columns.every(({ role }) => role === 'ignore'))
    return null
  const doubted = new Map(doubts.map(({ date, prayer, kind }) => [`${date} ${prayer}`, kind]))
  const runs = runsOf(doubts)
  return {
    text: grid.map((row) => (row.length === 1 ? [...row, ''] : row).join('\t')).join('\n'),
    columns: table.columns.map((column, i) => ({ at: i, ...column, sample: grid.at(-1)?.[i] ?? '' })),
    months: monthsOf(
      table.days.map((day) => ({
        date: day.date,
        label: writeDay(locale, day.date, { weekday: 'short', day: 'numeric' }),
        cells: cellsOf(day, dayAt(day.date), doubted),
      })),
      locale,
    ),
    doubts: runs.slice(0, MOST_DOUBTS),
    doubtCount: runs.length,
    problems: table.problems.slice(0, MOST_DOUBTS),
    ...fitted,
  }
}

const writeDay = (locale: Locale, date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlTag(locale), { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

function monthsOf(days: ReviewDay[], locale: Locale): ReviewMonth[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  return months.map((month) => ({
    month,
    label: writeDay(locale, `${month}-01`, { month: 'long', year: 'numeric' }),
    days: days.filter(({ date }) => date.startsWith(month)),
  }))
}

function cellsOf(
  day: Timetable['days'][number],
  sun: RuleDay,
  doubted: ReadonlyMap<string, Doubt['kind']>,
): Record<Prayer, ReviewCell> {
  const cell = (prayer: Prayer): ReviewCell => {
    const told = day.iqamah[prayer]
    return {
      begins: sun[prayer],
      own: day.begins[prayer] ?? null,
      iqamah: told && 'at' in told ? told.at : null,
      after: told && 'after' in told ? told.after : null,
      doubt: doubted.get(`${day.date} ${prayer}`) ?? null,
    }
  }
  return recordOf(JAMAAH_PRAYERS, cell)
}
