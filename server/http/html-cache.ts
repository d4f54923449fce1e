// The rule who may keep an answer, and the cache of whole pages: rendered once for everyone, or for all who are in one
// neighbourhood, and sent many times, with an ETag. Only what the site map names is kept, and what renders it gets nothing
// of the visitor's but what is in the key.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Keeping } from '#app/core/request/keeping.ts'
import { amongNeighbours } from '#app/core/visitor/neighbourhood.server.ts'
import { FIXED, NEARBY, PERSONAL, SHAREABLE } from '#app/lib/cache-control.ts'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'
import { type Packing, pack, packingFor, unpack } from './compress.ts'
import { PageCache } from './page-cache.ts'
import { type KeptPage, type RequestEnv, type Site, weightOfPage } from './request-services.ts'
import { allowedScripts, contentSecurityPolicy } from './security.ts'

/**
 * Asked by every page's router: which scripts belong to the addresses it links to. The same for everyone until the next
 * version, and to match a hundred addresses with all routes takes as long as a page.
 */
const ROUTES_OF_LINKS = /^(?:\/[a-z]{2})?\/__manifest$/
const MAPS_BYTES = 2_000_000

const KEPT_HEADERS = ['content-type', 'content-language', 'cache-control', 'link', 'x-robots-tag']

const cookieNames = (cookies: string) => cookies.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')

/** All headers a page for many is made of; null where the page is the visitor's own. */
function headersForMany(asked: Headers, { keptFor, ownWith = [], hears = {}, hasSecret }: Keeping): Headers | null {
  if (!keptFor || hasSecret) return null
  const cookies = asked.get('cookie') ?? ''
  const isOwn = (name: string) => name.startsWith(SESSION_COOKIE) || ownWith.includes(name)
  if (keptFor === 'neighbours' && cookieNames(cookies).some(isOwn)) return null
  const headers = new Headers()
  const near = keptFor === 'neighbours' ? amongNeighbours(cookies) : ''
  if (near) headers.set('cookie', near)
  for (const [name, values] of Object.entries(hears)) {
    const value = asked.get(name)
    if (value !== null && values.includes(value)) headers.set(name, value)
  }
  return headers
}

/** What the answer says about keeping it. A page may say less than the map does, never more. */
function cachingOf({ status, headers }: Response, madeOf: Headers | null, { keptFor, isFixed }: Keeping): string {
  const own = headers.get('cache-control')
  // A page that streams has a nonce of its own.
  const isOwn = headers.has('set-cookie') || headers.has('x-csp-nonce') || own?.includes('no-store')
  if (!madeOf || status !== 200 || isOwn) return PERSONAL
  if (keptFor === 'everyone') return own ?? SHAREABLE
  if ([...madeOf].length > 0) return NEARBY
  return isFixed ? FIXED : SHAREABLE
}

export function htmlCache(
  site: Site,
  keepingOf: (pathname: string) => Promise<Keeping>,
): MiddlewareHandler<RequestEnv> {
  const maps = new PageCache<KeptPage>({
    most: MAPS_BYTES,
    ttlMs: Number.POSITIVE_INFINITY,
    weigh: weightOfPage,
  })
  const { origin } = new URL(site.config.origin)
  return async (c, next) => {
    const { raw, method } = c.req
    const url = new URL(raw.url)
    const isMap = ROUTES_OF_LINKS.test(url.pathname)
    const keeping: Keeping = isMap ? { keptFor: 'everyone' } : await keepingOf(url.pathname)
    const madeOf = method === 'GET' || method === 'HEAD' ? headersForMany(raw.headers, keeping) : null
    const address = url.pathname + url.search
    const key = `${JSON.stringify([...(madeOf ?? [])])} ${address}`
    const mayKeep = madeOf !== null && method === 'GET' && site.env.mode !== 'development'
    const pages = isMap ? maps : site.pages
    const asked = packingFor(c.req.header('accept-encoding') ?? '')
    const kept = mayKeep ? pages.get(key) : undefined
    if (kept) {
      const etag = kept.headers.find(([name]) => name === 'etag')?.[1]
      if (etag && c.req.header('if-none-match') === etag)
        return new Response(null, { status: 304, headers: kept.headers.filter(([name]) => name !== 'content-type') })
      return answer(kept, asked)
    }
    const { generation } = pages
    // By the site's own name, too: whoever asks may write any host.
    if (madeOf) c.set('forMany', new Request(origin + address, { method, headers: madeOf, signal: raw.signal }))
    await next()
    const { res } = c
    const caching = cachingOf(res, madeOf, keeping)
    res.headers.set('Cache-Control', caching)
    if (keeping.hasSecret) res.headers.set('Referrer-Policy', 'no-referrer')
    const isKept = isMap ? caching.endsWith('immutable') : [SHAREABLE, FIXED, NEARBY].includes(caching)
    if (!mayKeep || !isKept) return undefined
    const whole = Buffer.from(await res.arrayBuffer())
    const headers: [string, string][] = KEPT_HEADERS.flatMap((name) => {
      const value = res.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    headers.push(['etag', `"${createHash('sha256').update(whole).digest('base64url').slice(0, 27)}"`])
    headers.push(['content-security-policy', contentSecurityPolicy(allowedScripts(res.headers), site.sources, false)])
    const packing = asked ?? 'br'
    const packed = await pack(packing, whole)
    const page: KeptPage = { headers, forms: new Map([[packing, Promise.resolve(packed)]]), bytes: packed.byteLength }
    pages.set(key, page, isMap || caching === FIXED ? [] : 'any', generation)
    // Let go first: its length would be taken over, and it was not packed.
    c.res = undefined
    c.res = await answer(page, asked)
    return undefined
  }
}

/** As the client unpacks it; whole for one that does not, who is rarely a person with a browser. */
async function answer(page: KeptPage, asked: Packing | null): Promise<Response> {
  const body = asked ? await formOf(page, asked) : await unpacked(page)
  return new Response(body, {
    headers: [
      ...page.headers,
      ['content-length', String(body.byteLength)],
      // What is sent whole is left to `compress`, which says the same of it.
      ...(asked
        ? ([
            ['content-encoding', asked],
            ['vary', 'Accept-Encoding'],
          ] as [string, string][])
        : []),
    ],
  })
}

function formOf(page: KeptPage, packing: Packing) {
  const form = page.forms.get(packing) ?? unpacked(page).then((whole) => pack(packing, whole))
  page.forms.set(packing, form)
  return form
}

async function unpacked({ forms }: KeptPage): Promise<Buffer<ArrayBuffer>> {
  for (const [packing, form] of forms) return unpack(packing, await form)
  throw new Error('A page is kept in no form')
}
