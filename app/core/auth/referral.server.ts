// The affiliate whose link brought a visitor: kept on their own device, by our own cookie, and the first one stays for its
// window.
import { parseCookieHeader } from '@supabase/ssr'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

const REFERRAL_COOKIE = 'mahalla-ref'
const VALUE = /^([a-z0-9]{6,20})\.(\d{1,12})$/
const DAY_SECONDS = 86_400

type Referral = { code: string; touchedAt: string }

export function readReferral(request: Request): Referral | null {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '')
  const [, code, seconds] = VALUE.exec(cookies.find(({ name }) => name === REFERRAL_COOKIE)?.value ?? '') ?? []
  return code ? { code, touchedAt: new Date(Number(seconds) * 1000).toISOString() } : null
}

export const referralCookie = (code: string, days: number, { now, secure }: { now: number; secure: boolean }) =>
  `${REFERRAL_COOKIE}=${code}.${Math.floor(now / 1000)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`

/** Tells the database once there is an account. It decides whether it counts; a failure stops nobody. */
export async function keepReferral(services: Pick<Services, 'db' | 'log'>, request: Request): Promise<boolean> {
  const referral = readReferral(request)
  if (!referral) return false
  const { code, touchedAt } = referral
  const kept = await attempt(services, services.db().rpc('keep_referral', { code, touched_at: touchedAt }))
  return kept.ok && kept.value
}
