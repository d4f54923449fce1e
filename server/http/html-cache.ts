// Whole pages for visitors without session and a mosque of their own: rendered once for everyone, or for all who are in one
// neighbourhood, and sent many times, with an ETag.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { amongNeighbours } from '#app/core/places/neighbourhood.server.ts'
import { hasSettings, isReaderPath } from '#app/core/quran/reader-settings.ts'
import { FIXED, NEARBY, SHAREABLE } from '#app/lib/cache-control.ts'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'
import { pack, packingFor } from './compress.ts'
import { PageCache } from './page-cache.ts'
import type { KeptPage, RequestEnv, Site } from './request-services.ts'
import { allowedScripts, contentSecurityPolicy } from './security.ts'

const PERSONAL_COOKIE = new RegExp(`(?:^|;\\s*)(?:${MASJID_COOKIE}|${SESSION_COOKIE})`)

/**
 * Asked by every page's router: which scripts belong to the addresses it links to. The same for everyone until the next
 * version, and to match a hundred addresses with all routes takes as long as a page.
 */
const ROUTES_OF_LINKS = /^(?:\/[a-z]{2})?\/__manifest$/
const MAPS_BYTES = 4_000_000

const KEPT_HEADERS = ['content-type', 'content-language', 'cache-control', 'link', 'vary', 'x-robots-tag']

export function htmlCache(site: Site): MiddlewareHandler<RequestEnv> {
  const maps = new PageCache<KeptPage>({
    most: MAPS_BYTES,
    ttlMs: Number.POSITIVE_INFINITY,
    weigh: ({ body }) => body.byteLength,
  })
  return async (c, next) => {
    const cookies = c.req.header('cookie') ?? ''
    const url = new URL(c.req.url)
    const isMap = ROUTES_OF_LINKS.test(url.pathname)
    const personal = !isMap && (PERSONAL_COOKIE.test(cookies) || (isReaderPath(url.pathname) && hasSettings(cookies)))
    if (c.req.method !== 'GET' || personal || site.env.mode === 'development') return next()
    const pages = isMap ? maps : site.pages
    const near = isMap ? { key: 'anyone', cookies } : amongNeighbours(cookies)
    const key = `${near.key} ${url.pathname}${url.search}`
    const kept = pages.get(key)
    if (kept) {
      const { status, headers } = kept
      const etag = headers.find(([name]) => name === 'etag')?.[1]
      if (etag && c.req.header('if-none-match') === etag)
        return new Response(null, { status: 304, headers: headers.filter(([name]) => name !== 'content-type') })
      const packing = packingFor(c.req.header('accept-encoding') ?? '')
      if (!packing) return new Response(kept.body, { status, headers })
      const packed = kept.packed[packing] ?? pack(packing, kept.body)
      kept.packed[packing] = packed
      const body = await packed
      const length = String(body.byteLength)
      return new Response(body, {
        status,
        headers: [
          ...headers.filter(([name]) => name !== 'content-length' && name !== 'vary'),
          ['content-length', length],
          ['content-encoding', packing],
          ['vary', 'Accept-Encoding'],
        ],
      })
    }
    const { generation } = pages
    if (near.cookies !== cookies) c.req.raw = withCookies(c.req.raw, near.cookies)
    await next()
    const { res } = c
    const caching = res.headers.get('cache-control')
    const isKept = isMap
      ? caching?.endsWith('immutable')
      : caching === SHAREABLE || caching === FIXED || caching === NEARBY
    if (res.status !== 200 || !isKept || res.headers.has('x-csp-nonce')) return
    const body = Buffer.from(await res.arrayBuffer())
    const headers: [string, string][] = KEPT_HEADERS.flatMap((name) => {
      const value = res.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    headers.push(['etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`])
    headers.push(['content-length', String(body.byteLength)])
    headers.push(['content-security-policy', contentSecurityPolicy(allowedScripts(res.headers), site.sources, false)])
    pages.set(key, { body, status: 200, headers, packed: {} }, isMap || caching === FIXED ? [] : 'any', generation)
    c.res = new Response(body, { status: 200, headers })
  }
}

function withCookies(request: Request, cookies: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookies)
  return new Request(request, { headers })
}
