// Builds, for one request, what loaders and actions may use (app/core/request/services.ts).
import type { HttpBindings } from '@hono/node-server'
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import type { Context } from 'hono'
import type { CategoryEdit } from '#app/core/categories/edits.ts'
import { PageFunctionFailed } from '#app/core/request/refusal.ts'
import type { Db, PublicConfig, Services } from '#app/core/request/services.ts'
import type { TaughtWord } from '#app/core/understanding/taught.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import type { Database } from '#app/lib/database.types.ts'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'
import type { Recorder } from '../analytics/recorder.ts'
import { agentOf, isUncounted } from '../analytics/visitor.ts'
import type { Backend } from '../backend/backend.ts'
import type { LoadCounter } from '../embed/load-counter.ts'
import { AskerLeft, type PictureQueue, PicturesBusy } from '../media/picture-queue.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Env } from '../settings/env.ts'
import { createSmallMaps, type DrawSmallMaps } from '../streets/small-map.ts'
import { readDocument } from '../timetables/read-document.ts'
import type { Watcher } from '../watching/figures.ts'
import type { Tracing } from '../watching/traces.ts'
import type { Packing } from './compress.ts'
import { deadSession, withoutCookies } from './dead-session.ts'
import { networkOf } from './network.ts'
import { PageCache } from './page-cache.ts'
import { pageTables, sameForAll } from './page-functions.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Sources } from './security.ts'
import { sessionCookies } from './session-cookies.ts'
import type { WebLog } from './web-log.ts'

/** `forMany`: what a page that others may be shown is made of, instead of the request as it came. */
export type RequestEnv = { Bindings: HttpBindings; Variables: { forMany?: Request } }

/** A whole page, packed as those who asked for it unpack it. */
export type KeptPage = {
  headers: [string, string][]
  forms: Map<Packing, Promise<Buffer<ArrayBuffer>>>
  /** Of the form that was made first. */
  bytes: number
}

const PAGES_BYTES = 8 * 1024 * 1024
const DATA_BYTES = 8 * 1024 * 1024

/** Objects take a few times what they take as text. */
const weightOfRows = (value: unknown) => (JSON.stringify(value)?.length ?? 0) * 3

/** There are two ways to pack it. */
export const weightOfPage = ({ bytes }: KeptPage) => bytes * 2

/** Everything that lives as long as the process. */
export type Site = {
  env: Env
  backend: Backend
  config: PublicConfig
  https: boolean
  sources: Sources
  limits: RateLimit
  tasks: Services['tasks']
  /** Where widgets are shown, and how often. */
  embeds: LoadCounter
  /** Page views and what else is counted. */
  recorder: Recorder
  /** What went wrong. */
  webLog: WebLog
  pictures: PictureQueue
  drawSmallMaps: DrawSmallMaps
  /** Who is told what the site does, where anybody is. */
  watch: { watcher: Watcher | null; tracing: Tracing | null }
  /** Whoever takes payments by card; null where nobody does. */
  payments: PaymentProvider | null
  /** What staff changed in the categories. */
  categoryEdits: { current: readonly CategoryEdit[] }
  /** The operator's own mark, as a data address. */
  brandMark: { current: string | null }
  /** What they taught it. */
  taughtWords: { current: readonly TaughtWord[] }
  data: PageCache<unknown>
  pages: PageCache<KeptPage>
  /** When a member's form was last answered, by the clock of the process. */
  lastWrite: number
  /** Session cookies that opened nothing, since the start. */
  deadSessions: number
  anonymous: Db
  log: (event: string, detail?: Record<string, unknown>) => void
}

export function createSite(
  parts: Pick<
    Site,
    | 'env'
    | 'backend'
    | 'config'
    | 'limits'
    | 'tasks'
    | 'embeds'
    | 'recorder'
    | 'webLog'
    | 'pictures'
    | 'watch'
    | 'payments'
    | 'log'
  >,
): Site {
  const { env, backend } = parts
  const site: Site = {
    ...parts,
    drawSmallMaps: createSmallMaps(env.dataDir),
    https: parts.config.siteUrl.startsWith('https:') && env.siteUrl !== '',
    sources: {
      connect: [
        // Browsers disagree on whether 'self' covers the page's own websocket.
        ...(backend.realtime ? [parts.config.origin.replace(/^http/, 'ws')] : []),
        ...(backend.publicUrl ? [backend.publicUrl, backend.publicUrl.replace(/^http/, 'ws')] : []),
        ...(env.publicFallbacks ? ['https://api.aladhan.com', 'https://api.bigdatacloud.net'] : []),
        ...(env.mapStyle?.origins ?? []),
      ],
      media: env.recitation ? [env.recitation.origin] : [],
      forms: paymentPages(env),
    },
    categoryEdits: { current: [] },
    brandMark: { current: null },
    taughtWords: { current: [] },
    data: new PageCache({ most: DATA_BYTES, ttlMs: 10 * 60_000, weigh: weightOfRows }),
    // Short: a page may say "open until 22:00", which ages without any table changing.
    pages: new PageCache({ most: PAGES_BYTES, ttlMs: 30_000, weigh: weightOfPage }),
    lastWrite: Number.NEGATIVE_INFINITY,
    deadSessions: 0,
    anonymous: createClient<Database>(backend.url, backend.anonKey, {
      global: { fetch: backend.fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    }),
  }
  backend.onChange(({ table }) => {
    site.data.dropTable(table)
    site.pages.dropTable(table)
  })
  backend.onMissed(() => {
    site.data.dropAll()
    site.pages.dropAll()
  })
  return site
}

/** Where a form that pays leads to. A service in its place has one address for all. */
function paymentPages({ payments }: Env): string[] {
  if (payments.provider !== 'stripe') return []
  const { origin } = new URL(payments.apiUrl)
  if (origin !== 'https://api.stripe.com') return [origin]
  const pages = ['https://checkout.stripe.com', 'https://billing.stripe.com']
  return payments.connectSecret ? [...pages, 'https://connect.stripe.com'] : pages
}

/** The visitor's network: of the socket's address, or of the one the trusted proxy in front of us appended last. */
export function visitorAddress(site: Site, c: Context<RequestEnv>): string {
  return addressOf(site.env, c.req.header('x-forwarded-for'), c.env.incoming?.socket?.remoteAddress)
}

export function addressOf({ trustProxy }: Pick<Env, 'trustProxy'>, forwarded: string | undefined, socket?: string) {
  return networkOf((trustProxy && forwarded?.split(',').at(-1)?.trim()) || socket || 'unknown')
}

export function servicesFor(site: Site, c: Context<RequestEnv>, request: Request = c.req.raw) {
  const sent = request.headers.get('cookie') ?? ''
  const dead = deadSession(sent, site.backend.isDead)
  const cookieHeader = withoutCookies(sent, dead)
  const mayHaveSession = cookieHeader.includes(SESSION_COOKIE)
  const cookies = sessionCookies(cookieHeader, site.https)
  cookies.forget(dead)
  if (dead.length > 0) noteDeadSession(site)
  const asked = new Map<string, Promise<unknown>>()
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  let client: Db | undefined
  let hasFailed = false

  const db = () => {
    client ??= createServerClient<Database>(site.backend.url, site.backend.anonKey, {
      global: { fetch: site.backend.fetch },
      cookieOptions: cookies.options,
      cookies: { getAll: cookies.getAll, setAll: cookies.setAll },
    })
    return client
  }

  const services: Services = {
    config: site.config,
    db,
    mayHaveSession,
    once: <T>(name: string, work: () => Promise<T>) => {
      if (!isReading) return work()
      const known = asked.get(name) ?? work()
      asked.set(name, known)
      return known as Promise<T>
    },
    page: (name, args) => {
      const isKept = !mayHaveSession || (isReading && sameForAll.has(name) && !wroteLately(site))
      const answer = isKept ? anonymousPage(site, name, args) : callPage(db(), name, args)
      return answer.catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    },
    allow: (kind, member) => site.limits.allow(kind, member ?? visitorAddress(site, c)),
    countMissed: (missed) => void countQuietly(site, c, (visit, now) => site.recorder.addMissed(visit, missed, now)),
    countShown: (shown, asker) =>
      void countQuietly(site, c, (visit, now) => site.recorder.addShown(visit, shown, asker, now)),
    countCampaign: (code, asker) =>
      void countQuietly(site, c, (visit, now) => site.recorder.addFollowed(visit, code, asker, now)),
    giveBack: (kind) => site.limits.giveBack(kind, visitorAddress(site, c)),
    drawInTurn: async (work) => {
      try {
        return await site.pictures.run(visitorAddress(site, c), work, c.req.raw.signal)
      } catch (error) {
        if (error instanceof PicturesBusy || error instanceof AskerLeft) return 'busy'
        throw error
      }
    },
    readDocument,
    drawSmallMaps: site.drawSmallMaps,
    tasks: site.tasks,
    forceLocation: site.env.forceLocation,
    log: site.log,
  }

  const finish = (response: Response) => {
    if (mayHaveSession && !isReading) site.lastWrite = performance.now()
    const set = cookies.sent()
    for (const cookie of set) response.headers.append('Set-Cookie', cookie)
    // A page that does without what the database did not tell is nobody else's either: the next visitor asks anew.
    if (set.length > 0 || hasFailed) response.headers.set('Cache-Control', PERSONAL)
    return response
  }
  return { services, finish }
}

/** Nobody waits for it, and nobody is counted who does not want to be. */
async function countQuietly(site: Site, c: Context<RequestEnv>, add: (visit: string, now: Date) => void) {
  const { headers } = c.req.raw
  const network = visitorAddress(site, c)
  if (!site.env.tracking || isUncounted(headers) || !site.limits.allow('write', network)) return
  const now = new Date()
  const visit = await site.recorder.visitOf(network, agentOf(headers), now)
  if (visit) add(visit, now)
}

/** A word at the first, the tenth, the hundredth: whoever sends such cookies all day fills no log. */
function noteDeadSession(site: Site) {
  site.deadSessions++
  if (/^10*$/.test(String(site.deadSessions)))
    site.log('session cookies that open nothing', { count: site.deadSessions })
}

/** Longer than a change takes to be heard of: whoever changed something sees it on the next page. */
const HEARD_AFTER_MS = 2_000
const wroteLately = (site: Site) => performance.now() - site.lastWrite < HEARD_AFTER_MS

/** A page function's result for someone who is not signed in; kept until a table it reads changes. */
export async function anonymousPage(site: Site, name: string, args: Record<string, unknown>): Promise<unknown> {
  const key = `${name} ${JSON.stringify(args)}`
  const kept = site.data.get(key)
  if (kept !== undefined) return kept
  const { generation } = site.data
  const value = await callPage(site.anonymous, name, args)
  site.data.set(key, value, pageTables[name] ?? 'any', generation)
  return value
}

async function callPage(db: Db, name: string, args: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await db.rpc(name as never, args as never)
  if (error) throw new PageFunctionFailed(name, error)
  return data
}
