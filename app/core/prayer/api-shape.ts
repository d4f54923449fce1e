// The wire form of /api/prayer-times: what it accepts and what it answers, in the shape of the public AlAdhan
// service, so that a client can be pointed at either. Server only: the schema brings zod along.
import { z } from 'zod'
import { type HijriDate, hijriOfDay } from './hijri.ts'
import { type CalendarDay, calendarDayAt, dayNumber, formatDay, parseDay, startOfDay } from './local-time.ts'
import { findMethod, isMethodId, METHOD_IDS, type MethodId, type School } from './methods.ts'
import { type PrayerDay, prayerTimes } from './rules.ts'

// What the endpoint was specified to start from. Nothing else may: in most countries a prayer would be early or late.
const DEFAULT_METHOD: MethodId = 2
const DEFAULT_SCHOOL: School = 1

/** A place and a day, and how to reckon where the address says so. */
export type TimesQuery = {
  lat: number
  lng: number
  /** Null: today at the place. */
  date: CalendarDay | null
  method: MethodId | undefined
  school: School | undefined
}
export type PrayerTimesQuery = TimesQuery & { method: MethodId; school: School }

type Parsed<Query> = { ok: true; query: Query } | { ok: false; message: string }

// Outside these years the Umm al-Qura tables end and the Hijri date would be a guess.
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

function coordinate(name: 'lat' | 'lng', limit: number) {
  const message = `${name} must be a number from -${limit} to ${limit}`
  return z
    .string({ error: `${name} is required` })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, message)
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, message)
}

const dateMessage = 'date must be a calendar date as DD-MM-YYYY'
const methodMessage = `method must be one of ${METHOD_IDS.join(', ')}`

const querySchema = z.object({
  lat: coordinate('lat', 90),
  lng: coordinate('lng', 180),
  date: z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined) return null
      const day = parseDay(text)
      if (!day) context.addIssue({ code: 'custom', message: dateMessage })
      else if (day.year < FIRST_YEAR || day.year > LAST_YEAR)
        context.addIssue({ code: 'custom', message: `date must be in the years ${FIRST_YEAR} to ${LAST_YEAR}` })
      return day
    }),
  method: z
    .string()
    .regex(/^\d{1,2}$/, methodMessage)
    .transform(Number)
    .refine(isMethodId, methodMessage)
    .optional()
    .transform((id) => (isMethodId(id) ? id : undefined)),
  school: z
    .enum(['0', '1'], { error: 'school must be 0 (standard) or 1 (Hanafi)' })
    .optional()
    .transform((text): School | undefined => (text === undefined ? undefined : text === '1' ? 1 : 0)),
})

const KNOWN_PARAMETERS = Object.keys(querySchema.shape)

/** Reads the query string. Parameters it does not know are ignored, as the public service does. */
export function parseTimesQuery(parameters: URLSearchParams): Parsed<TimesQuery> {
  const repeated = KNOWN_PARAMETERS.find((name) => parameters.getAll(name).length > 1)
  if (repeated) return { ok: false, message: `${repeated} must be given once` }
  const result = querySchema.safeParse(Object.fromEntries(parameters))
  if (result.success) return { ok: true, query: result.data }
  return { ok: false, message: [...new Set(result.error.issues.map((issue) => issue.message))].join('; ') }
}

/** The same with what the endpoint starts from. */
export function parsePrayerTimesQuery(parameters: URLSearchParams): Parsed<PrayerTimesQuery> {
  const parsed = parseTimesQuery(parameters)
  if (!parsed.ok) return parsed
  const { method = DEFAULT_METHOD, school = DEFAULT_SCHOOL } = parsed.query
  return { ok: true, query: { ...parsed.query, method, school } }
}

/** Places in one batch: as many as clients are asked to send at once. */
export const BATCH_PLACES = 5

export type ParsedBatch = { ok: true; queries: PrayerTimesQuery[] } | { ok: false; message: string }

/** Reads `points=51.51,-0.13;40.71,-74.01` with one date, method and school for all of them. */
export function parseBatchQuery(parameters: URLSearchParams): ParsedBatch {
  const [points, ...others] = parameters.getAll('points')
  if (points === undefined) return { ok: false, message: 'points is required' }
  if (others.length > 0) return { ok: false, message: 'points must be given once' }
  const pairs = points.split(';')
  if (pairs.length > BATCH_PLACES) return { ok: false, message: `points must be at most ${BATCH_PLACES}` }
  const queries: PrayerTimesQuery[] = []
  for (const [index, pair] of pairs.entries()) {
    const [lat, lng, ...rest] = pair.split(',')
    if (lat === undefined || lng === undefined || rest.length > 0)
      return { ok: false, message: 'points must be pairs of lat,lng separated by ;' }
    const single = new URLSearchParams(parameters)
    single.delete('points')
    single.set('lat', lat)
    single.set('lng', lng)
    const parsed = parsePrayerTimesQuery(single)
    if (!parsed.ok) return { ok: false, message: `point ${index + 1}: ${parsed.message}` }
    queries.push(parsed.query)
  }
  return { ok: true, queries }
}

export type BadRequestBody = { code: 400; status: 'BAD_REQUEST'; data: string }

export function badRequestBody(message: string): BadRequestBody {
  return { code: 400, status: 'BAD_REQUEST', data: message }
}

const WEEKDAYS = [
  { en: 'Sunday', hijri: { en: 'Al Ahad', ar: 'الأحد' } },
  { en: 'Monday', hijri: { en: 'Al Athnayn', ar: 'الاثنين' } },
  { en: 'Tuesday', hijri: { en: 'Al Thalaata', ar: 'الثلاثاء' } },
  { en: 'Wednesday', hijri: { en: "Al Arba'a", ar: 'الأربعاء' } },
  { en: 'Thursday', hijri: { en: 'Al Khamees', ar: 'الخميس' } },
  { en: 'Friday', hijri: { en: "Al Juma'a", ar: 'الجمعة' } },
  { en: 'Saturday', hijri: { en: 'Al Sabt', ar: 'السبت' } },
]

const GREGORIAN_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const HIJRI_MONTHS = [
  { en: 'Muḥarram', ar: 'مُحَرَّم' },
  { en: 'Ṣafar', ar: 'صَفَر' },
  { en: 'Rabīʿ al-awwal', ar: 'رَبيع الأوّل' },
  { en: 'Rabīʿ al-thānī', ar: 'رَبيع الثاني' },
  { en: 'Jumādá al-ūlá', ar: 'جُمادى الأولى' },
  { en: 'Jumādá al-ākhirah', ar: 'جُمادى الآخرة' },
  { en: 'Rajab', ar: 'رَجَب' },
  { en: 'Shaʿbān', ar: 'شَعْبان' },
  { en: 'Ramaḍān', ar: 'رَمَضان' },
  { en: 'Shawwāl', ar: 'شَوّال' },
  { en: 'Dhū al-Qaʿdah', ar: 'ذوالقعدة' },
  { en: 'Dhū al-Ḥijjah', ar: 'ذوالحجة' },
]

const pad = (value: number) => String(value).padStart(2, '0')

/** The list's entry at a place that calendar arithmetic keeps inside it. */
function pick<Entry>(list: readonly Entry[], position: number): Entry {
  const entry = list[position]
  if (entry === undefined) throw new RangeError(`No entry ${position}`)
  return entry
}

function buildGregorian(day: CalendarDay, weekday: (typeof WEEKDAYS)[number]) {
  return {
    date: formatDay(day),
    format: 'DD-MM-YYYY',
    day: pad(day.day),
    weekday: { en: weekday.en },
    month: { number: day.month, en: pick(GREGORIAN_MONTHS, day.month - 1) },
    year: String(day.year),
    designation: { abbreviated: 'AD', expanded: 'Anno Domini' },
  }
}

function buildHijri(hijri: HijriDate, weekday: (typeof WEEKDAYS)[number]) {
  return {
    date: formatDay(hijri),
    format: 'DD-MM-YYYY',
    day: pad(hijri.day),
    weekday: weekday.hijri,
    month: { number: hijri.month, ...pick(HIJRI_MONTHS, hijri.month - 1) },
    year: String(hijri.year),
    designation: { abbreviated: 'AH', expanded: 'Anno Hegirae' },
    method: 'UAQ',
  }
}

function buildMethod(id: MethodId) {
  const { name, fajrAngle, isha, maghrib, nightEnds, seasonal } = findMethod(id)
  const write = (rule: { angle: number } | { minutes: number }) =>
    'angle' in rule ? rule.angle : `${rule.minutes} min`
  const params: Record<string, number | string> = seasonal
    ? { shafaq: 'general' }
    : { Fajr: fajrAngle, Isha: write(isha), ...(maghrib && { Maghrib: write(maghrib) }) }
  if (nightEnds) params.Midnight = 'JAFARI'
  return { id, name, params }
}

function buildTimings({ time }: PrayerDay) {
  return {
    Fajr: time.fajr,
    Sunrise: time.sunrise,
    Dhuhr: time.dhuhr,
    Asr: time.asr,
    Sunset: time.sunset,
    Maghrib: time.maghrib,
    Isha: time.isha,
    Imsak: time.imsak,
    Midnight: time.midnight,
    Firstthird: time.firstThird,
    Lastthird: time.lastThird,
  }
}

/** The answer to a valid query. The caller resolves the time zone of the coordinates. */
export function prayerTimesResponse(query: PrayerTimesQuery, context: { timeZone: string; now: Date }) {
  const { lat, lng, method, school } = query
  const { timeZone, now } = context
  const date = query.date ?? calendarDayAt(now, timeZone)
  const times = prayerTimes({ lat, lng, timeZone, date, method, school })
  // Day 0 of the running count, 1 January 1970, was a Thursday.
  const weekday = pick(WEEKDAYS, (((dayNumber(date) + 4) % 7) + 7) % 7)
  return {
    code: 200 as const,
    status: 'OK' as const,
    data: {
      timings: buildTimings(times),
      date: {
        readable: `${pad(date.day)} ${pick(GREGORIAN_MONTHS, date.month - 1).slice(0, 3)} ${date.year}`,
        timestamp: String(startOfDay(date, timeZone).getTime() / 1000),
        hijri: buildHijri(hijriOfDay(date), weekday),
        gregorian: buildGregorian(date, weekday),
      },
      meta: {
        latitude: lat,
        longitude: lng,
        timezone: timeZone,
        method: buildMethod(method),
        latitudeAdjustmentMethod: 'ANGLE_BASED' as const,
        midnightMode: findMethod(method).nightEnds ? ('JAFARI' as const) : ('STANDARD' as const),
        school: school === 1 ? ('HANAFI' as const) : ('STANDARD' as const),
        // Not in the public service: the times the sun does not give at this place on this day.
        estimated: times.estimated,
      },
    },
  }
}
