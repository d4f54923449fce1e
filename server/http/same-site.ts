// Forms are posted from this site's own pages. What a browser sends on behalf of another site is refused, whatever the
// cookies say. (Mail programs that unsubscribe by RFC 8058 are no browsers and name no origin.) A page whose address is a
// secret tells nobody where a form came from, us neither: there the browser's own word counts, which no page can write.
import type { MiddlewareHandler } from 'hono'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

/**
 * The host says which site, the operator's SITE_URL by which scheme: behind a proxy that speaks TLS nobody else knows, and
 * a page that came without TLS may be anyone's. Without SITE_URL both schemes pass.
 */
export function sameSite(siteUrl: string): MiddlewareHandler {
  const scheme = URL.parse(siteUrl)?.protocol
  return async (c, next) => {
    if (SAFE.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const isUnnamed = c.req.header('origin') === 'null' && site === 'same-origin'
    // The router compares origins too.
    if (isUnnamed) c.req.raw = withoutOrigin(c.req.raw)
    const origin = c.req.header('origin')
    const from = origin === undefined ? null : URL.parse(origin)
    const isForeign =
      origin !== undefined && (from?.host !== c.req.header('host') || (scheme && from?.protocol !== scheme))
    if (isForeign || site === 'cross-site') return c.text('This form was sent from another site.', 403)
    return next()
  }
}
