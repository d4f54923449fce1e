// Whole pages for visitors without session and a mosque of their own: rendered once for everyone, or for all who are in one
// neighbourhood, and sent many times, with an ETag.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { amongNeighbours } from '#app/core/places/neighbourhood.server.ts'
import { hasSettings, isReaderPath } from '#app/core/quran/reader-settings.ts'
import { FIXED, NEARBY, SHAREABLE } from '#app/lib/cache-control.ts'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'
import { type Packing, pack, packingFor, unpack } from './compress.ts'
import { PageCache } from './page-cache.ts'
import { type KeptPage, type RequestEnv, type Site, weightOfPage } from './request-services.ts'
import { allowedScripts, contentSecurityPolicy } from './security.ts'

const PERSONAL_COOKIE = new RegExp(`(?:^|;\\s*)(?:${MASJID_COOKIE}|${SESSION_COOKIE})`)

/**
 * Asked by every page's router: which scripts belong to the addresses it links to. The same for everyone until the next
 * version, and to match a hundred addresses with all routes takes as long as a page.
 */
const ROUTES_OF_LINKS = /^(?:\/[a-z]{2})?\/__manifest$/
const MAPS_BYTES = 2_000_000

const KEPT_HEADERS = ['content-type', 'content-language', 'cache-control', 'link', 'x-robots-tag']

export function htmlCache(site: Site): MiddlewareHandler<RequestEnv> {
  const maps = new PageCache<KeptPage>({
    most: MAPS_BYTES,
    ttlMs: Number.POSITIVE_INFINITY,
    weigh: weightOfPage,
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
    const asked = packingFor(c.req.header('accept-encoding') ?? '')
    const kept = pages.get(key)
    if (kept) {
      const etag = kept.headers.find(([name]) => name === 'etag')?.[1]
      if (etag && c.req.header('if-none-match') === etag)
        return new Response(null, { status: 304, headers: kept.headers.filter(([name]) => name !== 'content-type') })
      return answer(kept, asked)
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

function withCookies(request: Request, cookies: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookies)
  return new Request(request, { headers })
}
