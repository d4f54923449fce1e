// Allowances per visitor address (or member) and kind of call. Sizes come from the environment and default to Supabase's own.
// Several nodes tell each other what was used, so that whoever is sent to one after the other has no more than one allowance.
import type { Services } from '#app/core/request/services.ts'
import type { Backend } from '../backend/backend.ts'
import type { Env } from '../settings/env.ts'

export type LimitKind = Parameters<Services['allow']>[0]

const MINUTE = 60_000
/** Addresses remembered at most; the oldest are forgotten first. */
const CAPACITY = 50_000
/** So small a part of an allowance is nobody else's business: most visitors never use more. */
const UNTOLD = 1 / 8
const TELL_MS = 250

/** What was used of it since it was told last, and for how long it counts. */
type Used = { key: string; count: number; forMs: number }
type Tell = (message: { used: Used[] }) => void

export class RateLimit {
  readonly #sizes: Record<LimitKind, { count: number; windowMs: number }>
  readonly #used = new Map<string, { count: number; resets: number; untold: number }>()
  #others: { tell: Tell; veil: (key: string) => string } | null = null
  readonly #news = new Set<string>()

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
      // Codes of the store that are none: enough for a family of bad spellers, not for a guesser.
      code: { count: 30, windowMs: 60 * MINUTE },
      // Whole files of open data: enough for someone who tries out filters, not for a mill.
      export: { count: 30, windowMs: 5 * MINUTE },
      // A member's own data, counted per member: what others behind the same address take never keeps it from them.
      ownData: { count: 10, windowMs: 5 * MINUTE },
    }
  }

  allow(kind: LimitKind, address: string, now = Date.now()): boolean {
    const { count, windowMs } = this.#sizes[kind]
    const key = this.#keyOf(kind, address)
    const used = this.#use(key, 1, windowMs, now)
    used.untold++
    if (used.count > count * UNTOLD) this.#tellSoon(key)
    return used.count <= count
  }

  /** For what was allowed and then did not come about. */
  giveBack(kind: LimitKind, address: string): void {
    const used = this.#used.get(this.#keyOf(kind, address))
    if (!used || used.count === 0) return
    used.count--
    used.untold--
  }

  /** From now on other nodes hear what is used here, and of whom only a name that every node gives them. */
  tellOthers(veil: (key: string) => string, tell: Tell): void {
    this.#others = { tell, veil }
  }

  heardOf({ used }: { used: Used[] }, now = Date.now()): void {
    for (const { key, count, forMs } of used) this.#use(key, count, forMs, now)
  }

  #keyOf(kind: LimitKind, address: string): string {
    const key = `${kind} ${address}`
    return this.#others ? this.#others.veil(key) : key
  }

  #use(key: string, count: number, windowMs: number, now: number) {
    const known = this.#used.get(key)
    if (known && known.resets > now) {
      known.count += count
      return known
    }
    const used = { count, resets: now + windowMs, untold: 0 }
    this.#used.delete(key)
    this.#used.set(key, used)
    if (this.#used.size > CAPACITY) {
      const oldest = this.#used.keys().next().value
      if (oldest !== undefined) this.#used.delete(oldest)
    }
    return used
  }

  #tellSoon(key: string): void {
    const others = this.#others
    if (!others) return
    if (this.#news.size === 0) setTimeout(() => this.#tell(others.tell), TELL_MS).unref()
    this.#news.add(key)
  }

  #tell(tell: Tell, now = Date.now()): void {
    const news = [...this.#news].flatMap((key): Used[] => {
      const used = this.#used.get(key)
      if (!used || used.untold === 0 || used.resets <= now) return []
      const count = used.untold
      used.untold = 0
      return [{ key, count, forMs: used.resets - now }]
    })
    this.#news.clear()
    if (news.length > 0) tell({ used: news })
  }
}

/** Of this process, or of all nodes together where there are several. */
export function createLimits({ limits }: Pick<Env, 'limits'>, { cluster }: Pick<Backend, 'cluster'>): RateLimit {
  const own = new RateLimit(limits)
  if (cluster) {
    const hear = (_: string, message: unknown) => own.heardOf(message as { used: Used[] })
    own.tellOthers(cluster.veil, cluster.about('limits', { onMessage: hear }))
  }
  return own
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
