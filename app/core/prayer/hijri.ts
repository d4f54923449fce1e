// Hijri dates by the Umm al-Qura calendar that Intl carries. Plain `islamic` is a day off in places, and the
// conversion packages disagree with the official tables from 2029 on, so neither is used.
import { addDays, type CalendarDay, calendarDayAt, dayNumber } from './local-time.ts'

export type HijriDate = { day: number; month: number; year: number }

export type HijriOptions = {
  timeZone: string
  /** Days the local moon sighting differs from the calendar; kept within −2…2. */
  offset?: number | undefined
  /** Sunset prayer of the same local day: from then on the next Hijri day has begun. */
  maghrib?: Date | undefined
  /** What was announced in the country of the place. */
  sightings?: readonly Sighting[] | undefined
}

export type HijriMonth = { year: number; month: number }

/** The first day of a month as it was announced in a country. */
export type Sighting = HijriMonth & { begins: CalendarDay }

const DAY = 86_400_000
const RAMADAN = 9
const MAX_OFFSET = 2
/** 16 July 622 of the Julian calendar, 1 Muharram of the year 1, as a running day number. */
const EPOCH_DAY = dayNumber({ year: 622, month: 7, day: 19 })

/** Made when the first date is asked for: it takes a phone a tenth of a second, and most pages show none. */
let numeric: Intl.DateTimeFormat | undefined

// Intl is slow, and everyone asks for the same few months.
const MOST_DAYS = 4000
const known = new Map<number, HijriDate>()

/** The Hijri date of the daylight part of a civil day. */
export function hijriOfDay(day: CalendarDay): HijriDate {
  const number = dayNumber(day)
  const before = known.get(number)
  if (before) return before
  if (known.size >= MOST_DAYS) known.clear()
  const date = readHijri(number)
  known.set(number, date)
  return date
}

function readHijri(number: number): HijriDate {
  numeric ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
  const field: Record<string, number> = {}
  for (const part of numeric.formatToParts(number * DAY)) field[part.type] = Number(part.value)
  const { day: hijriDay = 0, month = 0, year = 0 } = field
  return { day: hijriDay, month, year }
}

export function isRamadan(day: CalendarDay): boolean {
  return hijriOfDay(day).month === RAMADAN
}

const nextMonth = ({ year, month }: HijriMonth): HijriMonth =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
const isSameMonth = (a: HijriMonth, b: HijriMonth) => a.year === b.year && a.month === b.month

/** The running day number on which the month of that day began, by the calendar. */
const calendarStart = (number: number) => number - hijriOfDay(dayOf(number)).day + 1
const dayOf = (number: number) => addDays({ year: 1970, month: 1, day: 1 }, number)

type Beginning = HijriMonth & { start: number; isSighted: boolean }

/** Months have 29 or 30 days: what is not announced itself gives way to a neighbour that is. */
const SHORTEST = 29
const LONGEST = 30
/** An announcement can move its neighbours, and they theirs: two days are taken up within four months. */
const MONTHS_AROUND = 4

/** The beginnings of the months around a day, by announcement where there is one, by the calendar otherwise. */
function beginningsAround(number: number, sightings: readonly Sighting[]): Beginning[] {
  const months: Beginning[] = []
  let start = calendarStart(number)
  for (let back = 0; back < MONTHS_AROUND; back++) start = calendarStart(start - 1)
  while (months.length < 2 * MONTHS_AROUND + 1) {
    const { year, month } = hijriOfDay(dayOf(start))
    const sighted = sightings.find((sighting) => isSameMonth(sighting, { year, month }))
    const announced = sighted && dayNumber(sighted.begins)
    // More than two days off is a slip of the pen, not a moon.
    const isSighted = announced !== undefined && Math.abs(announced - start) <= MAX_OFFSET
    months.push({ year, month, start: isSighted ? announced : start, isSighted })
    start = calendarStart(start + LONGEST + 2)
  }
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
  for (const [index, current] of months.entries()) {
    const before = months[index - 1]
    if (before && !current.isSighted) {
      current.start = clamp(current.start, before.start + SHORTEST, before.start + LONGEST)
    }
  }
  for (const [index, current] of [...months.entries()].reverse()) {
    const after = months[index + 1]
    if (after && !current.isSighted) {
      current.start = clamp(current.start, after.start - LONGEST, after.start - SHORTEST)
    }
  }
  return months
}

/** The Hijri date of the daylight part of a civil day in a country. */
export function hijriInCountry(day: CalendarDay, sightings: readonly Sighting[]): HijriDate {
  if (sightings.length === 0) return hijriOfDay(day)
  const number = dayNumber(day)
  const current = beginningsAround(number, sightings).findLast(({ start }) => start <= number)
  if (!current) return hijriOfDay(day)
  return { day: number - current.start + 1, month: current.month, year: current.year }
}

/** The civil day a Hijri month begins on in a country; null beyond the years the calendar knows. */
export function firstDayOf(wanted: HijriMonth, sightings: readonly Sighting[] = []): CalendarDay | null {
  // The calendar is 354.367 days to the year and began in July 622; the guess lands within a month of the day.
  const guess = Math.round((wanted.year - 1 + (wanted.month - 1) / 12) * 354.367) + EPOCH_DAY + 14
  for (const number of [guess, guess - LONGEST, guess + LONGEST]) {
    const found = beginningsAround(number, sightings).find((month) => isSameMonth(month, wanted))
    if (found) return dayOf(found.start)
  }
  return null
}

/** Every day of a Hijri month in a country, in order. */
export function daysOfMonth(wanted: HijriMonth, sightings: readonly Sighting[] = []): CalendarDay[] {
  const first = firstDayOf(wanted, sightings)
  const after = firstDayOf(nextMonth(wanted), sightings)
  if (!first || !after) return []
  return Array.from({ length: dayNumber(after) - dayNumber(first) }, (_, index) => addDays(first, index))
}

/** The civil day whose Hijri date is the one to show. */
function shownDay(date: Date, { timeZone, offset = 0, maghrib }: HijriOptions): CalendarDay {
  const moonOffset = Number.isFinite(offset) ? Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, Math.trunc(offset))) : 0
  const afterMaghrib = maghrib !== undefined && date.getTime() >= maghrib.getTime() ? 1 : 0
  return addDays(calendarDayAt(date, timeZone), moonOffset + afterMaghrib)
}

export function hijriDate(date: Date, options: HijriOptions): HijriDate {
  return hijriInCountry(shownDay(date, options), options.sightings ?? [])
}

// CLDR's English says "Jumada II"; these are the names English-speaking Muslims use.
const ENGLISH_MONTHS = [
  'Muharram',
  'Safar',
  'Rabi al-Awwal',
  'Rabi al-Thani',
  'Jumada al-Ula',
  'Jumada al-Akhirah',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qadah',
  'Dhu al-Hijjah',
]

// Written with the era mark in everyday use: هـ, ہجری, H. In the other languages it reads as a foreign body.
const LANGUAGES_WITH_ERA = ['ar', 'ur', 'id']

const written = new Map<string, Intl.DateTimeFormat>()

// The digits are named, not left to the locale's default, which differs between browsers and servers.
const digitsOf = (language: string) => (language === 'ar' ? 'arab' : 'latn')

function findWrittenFormat(language: string): Intl.DateTimeFormat {
  const known = written.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura-nu-${digitsOf(language)}`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  written.set(language, made)
  return made
}

/** "5 Jumada al-Akhirah 1448", "٥ جمادى الآخرة ١٤٤٨ هـ". */
export function formatHijri(date: Date, options: HijriOptions, locale: string): string {
  return writeHijri(hijriDate(date, options), locale)
}

export function writeHijri(hijri: HijriDate, locale: string): string {
  const { day, month, year, era } = writeParts(hijri, locale)
  return [day, month, year, era].filter(Boolean).join(' ')
}

/** "21 Shaban", for tables whose year is known. */
export function writeDayAndMonth(hijri: HijriDate, locale: string): string {
  const { day, month } = writeParts(hijri, locale)
  return `${day} ${month}`
}

/** "Ramadan 1448", "رمضان ١٤٤٨ هـ". */
export function writeHijriMonth(month: HijriMonth, locale: string): string {
  const parts = writeParts({ ...month, day: 1 }, locale)
  return [parts.month, parts.year, parts.era].filter(Boolean).join(' ')
}

/** The month's name alone, whatever the year. */
export function writeMonthName(month: number, locale: string): string {
  return writeParts({ year: 1448, month, day: 1 }, locale).month
}

type HijriParts = { day: string; month: string; year: string; era: string }

function writeParts({ day, month, year }: HijriDate, locale: string): HijriParts {
  const language = locale.split('-')[0]?.toLowerCase() || 'en'
  if (language === 'en') return { day: `${day}`, month: ENGLISH_MONTHS[month - 1] ?? '', year: `${year}`, era: '' }
  // Intl writes civil days, and a country's thirtieth may be no day of the calendar's month: the middle always is.
  const first = firstDayOf({ year, month })
  const field: Record<string, string> = {}
  if (first) {
    const middle = (dayNumber(first) + 14) * DAY
    for (const part of findWrittenFormat(language).formatToParts(middle)) field[part.type] = part.value
  }
  return {
    day: new Intl.NumberFormat(`${language}-u-nu-${digitsOf(language)}`, { useGrouping: false }).format(day),
    month: field.month ?? '',
    year: field.year ?? '',
    era: LANGUAGES_WITH_ERA.includes(language) ? (field.era ?? '') : '',
  }
}
