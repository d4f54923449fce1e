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
}

const DAY = 86_400_000
const RAMADAN = 9
const MAX_OFFSET = 2

const numeric = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

/** The Hijri date of the daylight part of a civil day. */
export function hijriOfDay(day: CalendarDay): HijriDate {
  const field: Record<string, number> = {}
  for (const part of numeric.formatToParts(dayNumber(day) * DAY)) field[part.type] = Number(part.value)
  const { day: hijriDay = 0, month = 0, year = 0 } = field
  return { day: hijriDay, month, year }
}

export function isRamadan(day: CalendarDay): boolean {
  return hijriOfDay(day).month === RAMADAN
}

/** The civil day whose Umm al-Qura date is the one to show. */
function shownDay(date: Date, { timeZone, offset = 0, maghrib }: HijriOptions): CalendarDay {
  const moonOffset = Number.isFinite(offset) ? Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, Math.trunc(offset))) : 0
  const afterMaghrib = maghrib !== undefined && date.getTime() >= maghrib.getTime() ? 1 : 0
  return addDays(calendarDayAt(date, timeZone), moonOffset + afterMaghrib)
}

export function hijriDate(date: Date, options: HijriOptions): HijriDate {
  return hijriOfDay(shownDay(date, options))
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

function findWrittenFormat(language: string): Intl.DateTimeFormat {
  const known = written.get(language)
  if (known) return known
  // The digits are named, not left to the locale's default, which differs between browsers and servers.
  const digits = language === 'ar' ? 'arab' : 'latn'
  const made = new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura-nu-${digits}`, {
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
  const language = locale.split('-')[0]?.toLowerCase() || 'en'
  const day = shownDay(date, options)
  const hijri = hijriOfDay(day)
  if (language === 'en') return `${hijri.day} ${ENGLISH_MONTHS[hijri.month - 1] ?? ''} ${hijri.year}`
  const field: Record<string, string> = {}
  for (const part of findWrittenFormat(language).formatToParts(dayNumber(day) * DAY)) field[part.type] = part.value
  // Turkish pads the day with a zero; no Hijri date is written so.
  const shown = [field.day?.replace(/^0/, ''), field.month, field.year]
  if (LANGUAGES_WITH_ERA.includes(language)) shown.push(field.era)
  return shown.filter(Boolean).join(' ')
}
