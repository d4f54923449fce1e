// Calendar days and wall clocks at a place. Everything takes the time zone as a parameter, so that no
// result depends on the zone of the server or the browser it runs in.

export type CalendarDay = { year: number; month: number; day: number }

const MINUTE = 60_000
const DAY = 86_400_000
const DAY_MINUTES = 24 * 60
// Eleven clock times a day are written for every place of a list.
const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))

// Building an Intl formatter costs far more than using it; there are only some 600 zones to remember.
const formatters = new Map<string, Intl.DateTimeFormat>()

function findFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, made)
  return made
}

/** Whether `Intl` knows the zone; the other functions here throw a RangeError for one it does not. */
export function isTimeZone(timeZone: string): boolean {
  try {
    findFormatter(timeZone)
    return true
  } catch {
    return false
  }
}

// Intl takes its time, so what it said is remembered: the offset at the beginning of each UTC day. No zone changes its
// clocks twice within a day, so equal offsets at both ends hold between; on the few other days Intl is asked again.
const FIRST_REMEMBERED = Date.UTC(1980, 0, 1)
const MAX_REMEMBERED = 20_000
const offsets = new Map<string, Map<number, number>>()
let remembered = 0

/** How far the zone's clocks are ahead of UTC at that instant, in milliseconds. */
export function zoneOffset(instant: number, timeZone: string): number {
  if (!(instant >= FIRST_REMEMBERED)) return readOffset(instant, timeZone)
  const day = Math.floor(instant / DAY)
  const offset = offsetAtStart(day, timeZone)
  return offset === offsetAtStart(day + 1, timeZone) ? offset : readOffset(instant, timeZone)
}

function offsetAtStart(day: number, timeZone: string): number {
  const known = offsets.get(timeZone)?.get(day)
  if (known !== undefined) return known
  const offset = readOffset(day * DAY, timeZone)
  if (++remembered > MAX_REMEMBERED) {
    offsets.clear()
    remembered = 1
  }
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, ofZone.set(day, offset))
  return offset
}

function readOffset(instant: number, timeZone: string): number {
  // Ends in "GMT", "GMT+05:30", or with seconds for the local mean time of long ago. Several times faster than
  // reading the clock field by field.
  const match = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(findFormatter(timeZone).format(instant))
  if (!match) throw new RangeError(`No offset known for ${timeZone}`)
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -size : size
}

export function calendarDayAt(instant: Date, timeZone: string): CalendarDay {
  const local = new Date(instant.getTime() + zoneOffset(instant.getTime(), timeZone))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

/** "HH:mm" of an instant on a clock that is `offset` milliseconds ahead of UTC. */
export function formatClock(instant: number, offset: number): string {
  const minutes = Math.floor((instant + offset) / MINUTE)
  const ofDay = minutes - Math.floor(minutes / DAY_MINUTES) * DAY_MINUTES
  return `${TWO_DIGITS[Math.floor(ofDay / 60)]}:${TWO_DIGITS[ofDay % 60]}`
}

export function formatLocalTime(instant: Date, timeZone: string): string {
  return formatClock(instant.getTime(), zoneOffset(instant.getTime(), timeZone))
}

/** Days as a running number, to compare and subtract them. */
export function dayNumber(day: CalendarDay): number {
  return Date.UTC(day.year, day.month - 1, day.day) / DAY
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  const moved = new Date((dayNumber(day) + count) * DAY)
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** Day 0 of the running count, 1 January 1970, was a Thursday. */
export const isFridayOn = (day: CalendarDay): boolean => (((dayNumber(day) + 4) % 7) + 7) % 7 === 5

/** Years below 100 are refused: `Date` reads them as 19xx. */
export function isCalendarDay({ year, month, day }: CalendarDay): boolean {
  if (![year, month, day].every(Number.isInteger) || year < 100 || year > 9999) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Reads DD-MM-YYYY; null unless it is a day that exists in the calendar. */
export function parseDay(text: string): CalendarDay | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  if (!match) return null
  const day = { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) }
  return isCalendarDay(day) ? day : null
}

/** Writes DD-MM-YYYY, the form the prayer-times endpoint takes. */
export function formatDay({ year, month, day }: CalendarDay): string {
  return `${String(day).padStart(2, '0')}-${String(month).padStart(2, '0')}-${String(year).padStart(4, '0')}`
}

/** Reads YYYY-MM-DD; null unless it is a day that exists in the calendar. */
export function parseIsoDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isCalendarDay(day) ? day : null
}

export function writeIsoDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The first instant of the day at the place. Not always 00:00: some zones start summer time at midnight. */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  const midnight = dayNumber(day) * DAY
  // The offset before and after a change around midnight; the day begins at the earlier instant that is in it.
  const guesses = [midnight - DAY / 2, midnight + DAY / 2].map((near) => midnight - zoneOffset(near, timeZone))
  const inDay = guesses.filter((guess) => dayNumber(calendarDayAt(new Date(guess), timeZone)) === dayNumber(day))
  return new Date(inDay.length > 0 ? Math.min(...inDay) : Math.max(...guesses))
}

export function roundToMinute(instant: number): number {
  return Math.round(instant / MINUTE) * MINUTE
}

/** It stands in this day's timetable ("HH:MM") and falls on the next: where the sun sets late or never, maghrib may too. */
export const isPastMidnight = (day: Record<'dhuhr' | 'asr' | 'maghrib' | 'isha', string>, name: string): boolean =>
  (name === 'asr' || name === 'maghrib' || name === 'isha') && day[name] < day.dhuhr
