// Allowances per visitor address (or member) and kind of call, in this process. Sizes come from the environment and default
// to Supabase's own.
import type { Services } from '#app/core/request/services.ts'
import type { Env } from '../settings/env.ts'

export type LimitKind = Parameters<Services['allow']>[0]

const MINUTE = 60_000
/** Addresses remembered at most; the oldest are forgotten first. */
const CAPACITY = 50_000

export class RateLimit {
  readonly #sizes: Record<LimitKind, { count: number; windowMs: number }>
  readonly #used = new Map<string, { count: number; resets: number }>()

  constructor(limits: Env['limits']) {
    this.#sizes = {
      signIn: { count: limits.signInsPer5Min, windowMs: 5 * MINUTE },
      email: { count: limits.emailsPerHour, windowMs: 60 * MINUTE },
      refresh: { count: limits.refreshesPer5Min, windowMs: 5 * MINUTE },
      verify: { count: limits.verificationsPer5Min, windowMs: 5 * MINUTE },
      // Anonymous inserts (page views, promotion events): enough for a full mosque behind one address, not for a flood.
      write: { count: limits.writesPer5Min, windowMs: 5 * MINUTE },
      // Steps of a registration, kept with every pause, and the look for doubles while typing.
      draft: { count: 400, windowMs: 5 * MINUTE },
      // Files: a long evening of photos, but no flood.
      upload: { count: 300, windowMs: 5 * MINUTE },
      // Applications to be a partner or an affiliate: staff read each of them.
      application: { count: 10, windowMs: 24 * 60 * MINUTE },
      // Pages of others that somebody has us read: an evening with the family's recipes, and no tool to knock at doors with.
      reading: { count: 30, windowMs: 60 * MINUTE },
      // Orders of the store: they hold nothing until their buyer is known, and a mosque's hall orders from one address.
      order: { count: limits.ordersPerHour, windowMs: 60 * MINUTE },
      // Whole files of open data: enough for someone who tries out filters, not for a mill.
      export: { count: 30, windowMs: 5 * MINUTE },
      // A member's own data, counted per member: what others behind the same address take never keeps it from them.
      ownData: { count: 10, windowMs: 5 * MINUTE },
    }
  }

  allow(kind: LimitKind, address: string, now = Date.now()): boolean {
    const { count, windowMs } = this.#sizes[kind]
    const key = `${kind} ${address}`
    const used = this.#used.get(key)
    if (!used || used.resets <= now) {
      this.#used.delete(key)
      this.#used.set(key, { count: 1, resets: now + windowMs })
      if (this.#used.size > CAPACITY) {
        const oldest = this.#used.keys().next().value
        if (oldest !== undefined) this.#used.delete(oldest)
      }
      return true
    }
    used.count++
    return used.count <= count
  }

  /** For what was allowed and then did not come about. */
  giveBack(kind: LimitKind, address: string): void {
    const used = this.#used.get(`${kind} ${address}`)
    if (used && used.count > 0) used.count--
  }
}

/** Which allowance a call to /auth/v1 uses; null for calls that cost nothing and reveal nothing. */
export function authLimitKind(path: string, grantType: string | null): LimitKind | null {
  const call = path.replace(/^\/auth\/v1/, '').replace(/\/+$/, '')
  if (/^\/factors\/[^/]+\/(?:challenge|verify)$/.test(call)) return 'verify'
  switch (call) {
    case '/signup':
    case '/sso':
    case '/sso/saml/acs':
    case '/authorize':
      return 'signIn'
    case '/token':
      return grantType === 'refresh_token' ? 'refresh' : 'signIn'
    case '/otp':
    case '/recover':
    case '/resend':
    case '/reauthenticate':
    case '/magiclink':
      return 'email'
    case '/verify':
      return 'verify'
    default:
      return null
  }
}
