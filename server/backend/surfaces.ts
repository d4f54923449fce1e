// /auth/v1, /rest/v1, /storage/v1, /functions/v1 and /realtime/v1/api for browsers and other clients, when the backend is
// our own process.
// With a hosted backend nothing is mounted: browsers talk to it directly.
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { limitBody } from '../http/body-limit.ts'
import { authLimitKind } from '../http/rate-limit.ts'
import { type RequestEnv, type Site, visitorAddress } from '../http/request-services.ts'
import { failureResponse } from './functions/failures.ts'

/** What anyone may write to without an account: counted against the visitor's network. */
const OPEN_INSERTS = /^\/rest\/v1\/(?:page_analytics|promo_analytics)\/?$/
/** What anyone may ask at length: a function is called by GET as well as by POST. */
const OPEN_CALLS = /^\/rest\/v1\/rpc\/(?:save_listing_draft|similar_listings)\/?$/
/** What staff have to read, each of them: ten a day from one network, beside the day's allowance of a member. */
const APPLICATIONS = /^\/rest\/v1\/rpc\/apply_as_(?:partner|affiliate)\/?$/

const isOpenWrite = (method: string, path: string) =>
  OPEN_CALLS.test(path) ? method !== 'OPTIONS' : method === 'POST' && OPEN_INSERTS.test(path)

/** Lists and signed addresses are asked for by POST but change nothing. */
const isStorageWrite = (method: string, path: string) =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !/^\/storage\/v1\/object\/(?:list|list-v2|sign)\//.test(path)

export function backendSurfaces(site: Site) {
  const app = new Hono<RequestEnv>()
  if (site.backend.kind === 'hosted') return app

  for (const surface of ['/auth/v1/*', '/rest/v1/*', '/realtime/v1/*']) {
    app.use(surface, cors({ origin: '*', allowHeaders: ['*'], exposeHeaders: ['Content-Range', 'X-Total-Count'] }))
    app.use(
      surface,
      limitBody((c) => c.json({ code: '413', message: 'Request body too large', msg: 'Request body too large' }, 413)),
    )
  }
  app.use('/auth/v1/*', async (c, next) => {
    const kind = c.req.method === 'OPTIONS' ? null : authLimitKind(c.req.path, c.req.query('grant_type') ?? null)
    if (!kind || site.limits.allow(kind, visitorAddress(site, c))) return next()
    const [error_code, msg] =
      kind === 'email'
        ? ['over_email_send_rate_limit', 'Email rate limit exceeded']
        : ['over_request_rate_limit', 'Request rate limit reached']
    return c.json({ code: 429, error_code, msg }, 429)
  })
  app.use('/rest/v1/*', async (c, next) => {
    const isApplication = APPLICATIONS.test(c.req.path) && c.req.method !== 'OPTIONS'
    if (!isApplication && !isOpenWrite(c.req.method, c.req.path)) return next()
    if (site.limits.allow(isApplication ? 'application' : 'write', visitorAddress(site, c))) return next()
    return c.json({ code: '429', message: 'Too many requests', details: null, hint: null }, 429)
  })
  // No limit of ours for its bodies: each bucket has its own, and files go to disk as they come.
  app.use(
    '/storage/v1/*',
    cors({
      origin: '*',
      allowHeaders: ['*'],
      exposeHeaders: [
        'Content-Range',
        'ETag',
        'Location',
        'Upload-Offset',
        'Upload-Length',
        'Upload-Expires',
        'Tus-Resumable',
      ],
    }),
  )
  app.use('/storage/v1/*', async (c, next) => {
    if (!isStorageWrite(c.req.method, c.req.path) || site.limits.allow('upload', visitorAddress(site, c))) return next()
    return c.json({ statusCode: '429', code: 'SlowDown', error: 'SlowDown', message: 'Too many requests' }, 429)
  })
  // Who may call from where is each function's own answer, as upstream; here only size and number are bounded.
  app.use(
    '/functions/v1/*',
    limitBody(() => failureResponse('tooLarge')),
  )
  app.use('/functions/v1/*', async (c, next) => {
    // A message to the operator is a mail like any other.
    const kind = /^\/functions\/v1\/contact\/?$/.test(c.req.path) ? 'email' : 'write'
    if (c.req.method === 'OPTIONS' || site.limits.allow(kind, visitorAddress(site, c))) return next()
    return failureResponse('tooMany')
  })
  app.all('/auth/v1/*', (c) => site.backend.fetch(c.req.raw))
  app.all('/rest/v1/*', (c) => site.backend.fetch(c.req.raw))
  app.all('/realtime/v1/*', (c) => site.backend.realtime?.fetch(c.req.raw, visitorAddress(site, c)) ?? c.notFound())
  app.all('/storage/v1/*', (c) => site.backend.storage?.(c.req.raw, visitorAddress(site, c)) ?? c.notFound())
  app.all('/functions/v1/*', (c) => site.backend.fetch(c.req.raw))
  return app
}
