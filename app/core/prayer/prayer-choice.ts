// The choice of how prayer times are calculated: as a visitor chose, kept in a cookie, or a mosque told; without either as
// the country usually does, and where nothing is known of it by the Muslim World League with the standard Asr. `choiceAt`
// is the one place that decides it.
import { recordOf } from '#app/lib/records.ts'
import {
  ADJUSTABLE_TIMES,
  type AdjustableTime,
  isMethodId,
  type LocalRules,
  type MethodId,
  type School,
} from './methods.ts'
import { type HighLatitudeRule, USUAL_RULE } from './twilight.ts'
import { type Point, usualPractice } from './usual-practice.ts'

export type PrayerChoice = {
  method: MethodId
  school: School
  /** What the country adds to its own method. Never kept: it belongs to the place. */
  local?: LocalRules | undefined
  /** Absent: as is usual at the place, else the share of the night that belongs to the angle, as the public service does. */
  highLatitude?: HighLatitudeRule | undefined
  /** Minutes by time, only those that are moved. */
  offsets?: Partial<Record<AdjustableTime, number>> | undefined
  /** Days the visitor's own Hijri calendar differs from what the site shows for the country. */
  hijriDays?: number | undefined
  /** The middle and thirds of the night are reckoned to sunrise; absent: to fajr, as most scholars do. */
  nightEnds?: 'sunrise' | undefined
}

export const PRAYER_COOKIE = 'prayer'
/** What a visitor may add to or take from a time: enough to follow a mosque, too little to mistake a prayer. */
export const OWN_OFFSET_MINUTES = 60
export const OWN_HIJRI_DAYS = 2
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Where nothing is known of a country, or no place is known at all. */
const ANYWHERE: PrayerChoice = { method: 3, school: 0 }

// One letter each: a cookie travels with every request.
const RULE_LETTERS: Record<HighLatitudeRule, string> = {
  'twilight-angle': 't',
  'middle-of-night': 'm',
  'seventh-of-night': 's',
  'nearest-latitude-45': 'l',
  'nearest-latitude-48': 'k',
  'nearest-city': 'c',
  makkah: 'w',
  none: 'n',
}
/** As is usual at the place. */
const USUAL_LETTER = 'a'

const isRule = (value: string): value is HighLatitudeRule => Object.hasOwn(RULE_LETTERS, value)

function readWhole(text: string, limit: number): number | null {
  if (!/^-?\d{1,2}$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= limit ? value : null
}

/** Null for anything that is not a method and a school we know. */
export function readChoice(method: unknown, school: unknown): PrayerChoice | null {
  if (typeof method !== 'string' || typeof school !== 'string' || !/^\d{1,2}$/.test(method)) return null
  const id = Number(method)
  if (!isMethodId(id) || (school !== '0' && school !== '1')) return null
  return { method: id, school: school === '1' ? 1 : 0 }
}

type Details = {
  highLatitude: string
  offsets: Record<AdjustableTime, string>
  hijriDays: string
  nightEnds?: string | undefined
}

/** The choice with its details, as a form posts them; null when one of them cannot be meant. Defaults are left out. */
export function readFullChoice(method: unknown, school: unknown, details: Details): PrayerChoice | null {
  const choice = readChoice(method, school)
  const hijriDays = readWhole(details.hijriDays, OWN_HIJRI_DAYS)
  if (!choice || hijriDays === null) return null
  if (isRule(details.highLatitude)) choice.highLatitude = details.highLatitude
  else if (details.highLatitude !== USUAL_RULE) return null
  const offsets: Partial<Record<AdjustableTime, number>> = {}
  for (const name of ADJUSTABLE_TIMES) {
    const minutes = readWhole(details.offsets[name], OWN_OFFSET_MINUTES)
    if (minutes === null) return null
    if (minutes !== 0) offsets[name] = minutes
  }
  if (Object.keys(offsets).length > 0) choice.offsets = offsets
  if (hijriDays !== 0) choice.hijriDays = hijriDays
  if (details.nightEnds === 'sunrise') choice.nightEnds = 'sunrise'
  return choice
}

/** `4-0`, and with details `4-0.s.-2_0_0_0_3_0.1`: rule, minutes in the order of the day, Hijri days; `.r` to sunrise. */
export function writeChoice({ method, school, highLatitude, offsets, hijriDays, nightEnds }: PrayerChoice): string {
  const short = `${method}-${school}`
  if (!highLatitude && !offsets && !hijriDays && !nightEnds) return short
  const minutes = ADJUSTABLE_TIMES.map((name) => offsets?.[name] ?? 0).join('_')
  return `${short}.${highLatitude ? RULE_LETTERS[highLatitude] : USUAL_LETTER}.${minutes}.${hijriDays ?? 0}${nightEnds ? '.r' : ''}`
}

/** Reads what `writeChoice` wrote. */
export function parseChoice(text: string): PrayerChoice | null {
  const [short = '', letter, minutes, hijriDays, night, ...rest] = text.split('.')
  const [method, school, ...others] = short.split('-')
  if (others.length > 0 || rest.length > 0 || (night !== undefined && night !== 'r')) return null
  if (letter === undefined) return readChoice(method, school)
  const rule =
    letter === USUAL_LETTER
      ? USUAL_RULE
      : Object.keys(RULE_LETTERS).find((name) => isRule(name) && RULE_LETTERS[name] === letter)
  const values = minutes?.split('_') ?? []
  if (!rule || hijriDays === undefined || values.length !== ADJUSTABLE_TIMES.length) return null
  const offsets = recordOf(ADJUSTABLE_TIMES, (_, index) => values[index] ?? '')
  return readFullChoice(method, school, {
    highLatitude: rule,
    offsets,
    hijriDays,
    nightEnds: night && 'sunrise',
  })
}

/** What the visitor chose, or null. */
export function choiceFromCookie(header: string | null): PrayerChoice | null {
  const value = new RegExp(`(?:^|;\\s*)${PRAYER_COOKIE}=([^;]*)`).exec(header ?? '')?.[1] ?? ''
  return parseChoice(value)
}

/** What somebody said about the calculation: a visitor, a mosque, an address. */
type Told = Omit<PrayerChoice, 'method' | 'school'> & {
  method?: MethodId | undefined
  school?: School | undefined
}

/**
 * How times are reckoned at a point of a country (ISO 3166 code; empty where it is unknown) by whoever said this much about
 * it. Whoever goes by the country's own method goes by all of its rules, its minutes of caution too.
 */
export function choiceAt(countryCode: string, point: Point | null, told: Told | null = null): PrayerChoice {
  const usual = usualPractice(countryCode, point)
  const { method = ANYWHERE.method, school = ANYWHERE.school, highLatitude } = usual ?? {}
  const choice = { method, school, ...(highLatitude && { highLatitude }), ...dropUnsaid(told ?? {}) }
  const { local } = usual?.method === choice.method ? usual : {}
  return { ...choice, ...(local && { local }) }
}

function dropUnsaid({ local: _, ...told }: Told): Partial<PrayerChoice> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** Whoever chose gets what they chose, everywhere. */
export const choiceOf = (cookie: string | null, countryCode: string, point: Point | null): PrayerChoice =>
  choiceAt(countryCode, point, choiceFromCookie(cookie))

/** Forgets the choice. */
export const NO_CHOICE_COOKIE = `${PRAYER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`

export const choiceToCookie = (choice: PrayerChoice) =>
  `${PRAYER_COOKIE}=${writeChoice(choice)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly`
