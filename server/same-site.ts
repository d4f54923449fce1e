// Forms are posted from this site's own pages. What a browser sends on behalf of another site is refused, whatever the
// cookies say. (Mail programs that unsubscribe by RFC 8058 are no browsers and name no origin.)
import type { MiddlewareHandler } from 'hono'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export const sameSite: MiddlewareHandler = async (c, next) => {
  if (SAFE.has(c.req.method)) return next()
  const origin = c.req.header('origin')
  const isForeign = origin !== undefined && URL.parse(origin)?.host !== c.req.header('host')
  if (isForeign || c.req.header('sec-fetch-site') === 'cross-site')
    return c.text('This form was sent from another site.', 403)
  return next()
}
