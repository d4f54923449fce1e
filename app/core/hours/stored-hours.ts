// Opening hours as they are stored, and reading them. No calculation here, so that a form in the browser can use it.

import { type CalendarDay, dayNumber, isCalendarDay } from '#app/core/prayer/local-time.ts'
import { recordOf } from '#app/lib/records.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** "HH:MM" each. A closing time at or before the opening time belongs to the next day; "24:00" ends the day. */
export type Interval = readonly [opens: string, closes: string]

/** A day without intervals is closed. */
export type WeeklyHours = Readonly<Record<Weekday, readonly Interval[]>>

/** Takes the place of the weekday's hours on one date; without intervals the date is closed. */
export type HoursException = { readonly date: string; readonly intervals: readonly Interval[]; readonly note: string }

/** Prayers a business may pause for: fajr comes before anything opens in most places, but not everywhere. */
export const BREAK_PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type BreakPrayer = (typeof BREAK_PRAYERS)[number]

/** Each pause begins with the adhan. */
export type PrayerBreaks = { readonly prayers: readonly BreakPrayer[]; readonly minutes: number }

/** On Fridays, in place of a pause for dhuhr: fixed times, or minutes from dhuhr on. */
export type JumuahBreak = { readonly from: string; readonly to: string } | { readonly minutes: number }

export type OpeningHours = {
  readonly weekly: WeeklyHours
  readonly exceptions: readonly HoursException[]
  readonly ramadan: WeeklyHours | null
  readonly prayerBreaks: PrayerBreaks | null
  readonly jumuah: JumuahBreak | null
}

/** What the column holds. An ordinary week alone is a plain object of weekdays. */
export type StoredHours = Partial<Record<Weekday, [string, string][]>> & {
  exceptions?: { date: string; intervals: [string, string][]; note?: string }[]
  ramadan?: Partial<Record<Weekday, [string, string][]>>
  prayerBreaks?: { prayers: BreakPrayer[]; minutes: number }
  jumuah?: { from: string; to: string } | { minutes: number }
}

export const MAX_INTERVALS = 6
export const MAX_EXCEPTIONS = 60
export const MAX_NOTE = 120
export const BREAK_MINUTES = { min: 5, max: 120 } as const
export const JUMUAH_MINUTES = { min: 10, max: 180 } as const

const KEYS: readonly string[] = [...WEEKDAYS, 'exceptions', 'ramadan', 'prayerBreaks', 'jumuah']
const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
// The epoch, day number 0, was a Thursday.
const EPOCH_WEEKDAY = 3

export function weekdayOf(day: CalendarDay): Weekday {
  const index = (((dayNumber(day) + EPOCH_WEEKDAY) % 7) + 7) % 7
  return WEEKDAYS[index] ?? 'mon'
}

/** Minutes since midnight; null unless the text is a time of day. */
export function parseClock(text: unknown): number | null {
  const match = typeof text === 'string' ? CLOCK.exec(text) : null
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= 24 * 60 ? minutes : null
}

/** Reads YYYY-MM-DD; null unless it is a day that exists. */
export function parseDate(text: unknown): CalendarDay | null {
  const match = typeof text === 'string' ? DATE.exec(text) : null
  if (!match) return null
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isCalendarDay(day) ? day : null
}

export function writeDate({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnly(value: Fields, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key))
}

function isWhole(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

function readIntervals(value: unknown): Interval[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MAX_INTERVALS) return null
  const intervals: Interval[] = []
  for (const entry of value) {
    if (!Array.isArray(entry) || entry.length !== 2) return null
    const [opens, closes]: unknown[] = entry
    if (typeof opens !== 'string' || typeof closes !== 'string') return null
    if (parseClock(opens) === null || parseClock(closes) === null || opens === '24:00') return null
    intervals.push([opens, closes])
  }
  return intervals
}

function readWeek(value: Fields): WeeklyHours | null {
  if (!WEEKDAYS.some((day) => Object.hasOwn(value, day))) return null
  const week = recordOf<Weekday, Interval[]>(WEEKDAYS, () => [])
  for (const day of WEEKDAYS) {
    const intervals = readIntervals(value[day])
    if (!intervals) return null
    week[day] = intervals
  }
  return week
}

function readExceptions(value: unknown): HoursException[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MAX_EXCEPTIONS) return null
  const exceptions: HoursException[] = []
  for (const entry of value) {
    if (!isObject(entry) || !hasOnly(entry, ['date', 'intervals', 'note'])) return null
    const { date, note = '' } = entry
    const intervals = Array.isArray(entry.intervals) ? readIntervals(entry.intervals) : null
    if (typeof date !== 'string' || !parseDate(date) || !intervals) return null
    if (typeof note !== 'string' || note.length > MAX_NOTE) return null
    if (exceptions.some((known) => known.date === date)) return null
    exceptions.push({ date, intervals, note })
  }
  return exceptions.sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** `undefined` where the value is not understood, null where there is none. */
function readPrayerBreaks(value: unknown): PrayerBreaks | null | undefined {
  if (value === undefined || value === null) return null
  if (!isObject(value) || !hasOnly(value, ['prayers', 'minutes'])) return undefined
  const { prayers, minutes } = value
  if (!Array.isArray(prayers) || !isWhole(minutes, BREAK_MINUTES)) return undefined
  if (!prayers.every((name) => BREAK_PRAYERS.includes(name))) return undefined
  const chosen = BREAK_PRAYERS.filter((name) => prayers.includes(name))
  return chosen.length > 0 ? { prayers: chosen, minutes } : null
}

function readJumuah(value: unknown): JumuahBreak | null | undefined {
  if (value === undefined || value === null) return null
  if (!isObject(value)) return undefined
  if (hasOnly(value, ['minutes'])) {
    return isWhole(value.minutes, JUMUAH_MINUTES) ? { minutes: value.minutes } : undefined
  }
  if (!hasOnly(value, ['from', 'to'])) return undefined
  const { from, to } = value
  const [start, end] = [parseClock(from), parseClock(to)]
  if (typeof from !== 'string' || typeof to !== 'string' || start === null || end === null) return undefined
  return start < end ? { from, to } : undefined
}

/** Null when nothing is known or anything in it is not understood: half-read hours would send people to closed doors. */
export function parseHours(value: unknown): OpeningHours | null {
  if (!isObject(value) || !hasOnly(value, KEYS)) return null
  const weekly = readWeek(value)
  const exceptions = readExceptions(value.exceptions)
  const hasRamadan = value.ramadan !== undefined && value.ramadan !== null
  const ramadan = isObject(value.ramadan) && hasOnly(value.ramadan, WEEKDAYS) ? readWeek(value.ramadan) : null
  const prayerBreaks = readPrayerBreaks(value.prayerBreaks)
  const jumuah = readJumuah(value.jumuah)
  if (!weekly || !exceptions || (hasRamadan && !ramadan)) return null
  if (prayerBreaks === undefined || jumuah === undefined) return null
  return { weekly, exceptions, ramadan, prayerBreaks, jumuah }
}

const storeIntervals = (intervals: readonly Interval[]) =>
  intervals.map(([opens, closes]): [string, string] => [opens, closes])

const storeWeek = (week: WeeklyHours) => recordOf(WEEKDAYS, (day) => storeIntervals(week[day]))

/** The shortest form `parseHours` reads back as the same hours. */
export function storeHours({ weekly, exceptions, ramadan, prayerBreaks, jumuah }: OpeningHours): StoredHours {
  return {
    ...storeWeek(weekly),
    ...(exceptions.length > 0 && {
      exceptions: exceptions.map(({ date, intervals, note }) => ({
        date,
        intervals: storeIntervals(intervals),
        ...(note && { note }),
      })),
    }),
    ...(ramadan && { ramadan: storeWeek(ramadan) }),
    ...(prayerBreaks && { prayerBreaks: { prayers: [...prayerBreaks.prayers], minutes: prayerBreaks.minutes } }),
    ...(jumuah && { jumuah }),
  }
}

export const isWholeDay = ([opens, closes]: Interval) => opens === '00:00' && (closes === '24:00' || closes === '00:00')
