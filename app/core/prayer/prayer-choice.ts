// The method and school a visitor chose for prayer times, kept in a cookie. Without one the site's default holds.
import { DEFAULT_METHOD, DEFAULT_SCHOOL, isMethodId, type MethodId, type School } from './methods.ts'

export type PrayerChoice = { method: MethodId; school: School }

export const PRAYER_COOKIE = 'prayer'
const YEAR_SECONDS = 365 * 24 * 60 * 60

export const DEFAULT_CHOICE: PrayerChoice = { method: DEFAULT_METHOD, school: DEFAULT_SCHOOL }

/** Null for anything that is not a method and a school we know. */
export function readChoice(method: unknown, school: unknown): PrayerChoice | null {
  if (typeof method !== 'string' || typeof school !== 'string' || !/^\d{1,2}$/.test(method)) return null
  const id = Number(method)
  if (!isMethodId(id) || (school !== '0' && school !== '1')) return null
  return { method: id, school: school === '1' ? 1 : 0 }
}

export function choiceFromCookie(header: string | null): PrayerChoice {
  const value = new RegExp(`(?:^|;\\s*)${PRAYER_COOKIE}=([^;]*)`).exec(header ?? '')?.[1] ?? ''
  const [method, school, ...rest] = value.split('-')
  return (rest.length === 0 ? readChoice(method, school) : null) ?? DEFAULT_CHOICE
}

export const choiceToCookie = ({ method, school }: PrayerChoice) =>
  `${PRAYER_COOKIE}=${method}-${school}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly`
