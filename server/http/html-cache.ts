// Whole pages for visitors without session, place and a mosque of their own: rendered once, sent many times, with an ETag.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { PLACE_COOKIE } from '#app/core/places/place.ts'
import { hasSettings, isReaderPath } from '#app/core/quran/reader-settings.ts'
import { FIXED, SHAREABLE } from '#app/lib/cache-control.ts'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'
import { pack, packingFor } from './compress.ts'
import type { RequestEnv, Site } from './request-services.ts'
import { allowedScripts, contentSecurityPolicy } from './security.ts'

const PERSONAL_COOKIE = new RegExp(`(?:^|;\\s*)(?:${PLACE_COOKIE}|${MASJID_COOKIE}|${SESSION_COOKIE})`)

const KEPT_HEADERS = ['content-type', 'content-language', 'cache-control', 'link', 'vary', 'x-robots-tag']

export const htmlCache =
  (site: Site): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const cookies = c.req.header('cookie') ?? ''
    const url = new URL(c.req.url)
    const personal = PERSONAL_COOKIE.test(cookies) || (isReaderPath(url.pathname) && hasSettings(cookies))
    if (c.req.method !== 'GET' || personal || site.env.mode === 'development') return next()
    const key = url.pathname + url.search
    const kept = site.pages.get(key)
    if (kept) {
      const { status, headers } = kept
      const etag = headers.find(([name]) => name === 'etag')?.[1]
      if (etag && c.req.header('if-none-match') === etag)
        return new Response(null, { status: 304, headers: headers.filter(([name]) => name !== 'content-type') })
      const packing = packingFor(c.req.header('accept-encoding') ?? '')
      if (!packing) return new Response(kept.body, { status, headers })
      const packed = kept.packed[packing] ?? pack(packing, Buffer.from(kept.body))
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
    const { generation } = site.pages
    await next()
    const { res } = c
    const caching = res.headers.get('cache-control')
    const isKept = caching === SHAREABLE || caching === FIXED
    if (res.status !== 200 || !isKept || res.headers.has('x-csp-nonce')) return
    const body = await res.text()
    const headers: [string, string][] = KEPT_HEADERS.flatMap((name) => {
      const value = res.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    headers.push(['etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`])
    headers.push(['content-length', String(Buffer.byteLength(body))])
    headers.push(['content-security-policy', contentSecurityPolicy(allowedScripts(res.headers), site.sources, false)])
    site.pages.set(key, { body, status: 200, headers, packed: {} }, caching === FIXED ? [] : 'any', generation)
    c.res = new Response(body, { status: 200, headers })
  }
