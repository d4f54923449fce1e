// POST /api/count: a page was seen, a promotion was seen or followed, a listing was called. What the browser says is
// checked here; who it was is known to nobody: the address and the browser become a hash that is another one tomorrow.
import type { Context } from 'hono'
import { countEntry } from '#app/core/analytics/entry.ts'
import { deviceType } from '#app/core/analytics/rules.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import { agentOf, isUncounted } from '../analytics/visitor.ts'
import { type RequestEnv, type Site, visitorAddress } from '../http/request-services.ts'

/** Our own pages are named by their path, so that they are no referrers. */
function referrerOf(referrer: string, host: string | undefined): string {
  const from = URL.parse(referrer)
  if (!from || !/^https?:$/.test(from.protocol)) return 'direct'
  return from.host === host ? from.pathname : `${from.origin}${from.pathname}`
}

export const count = (site: Site) => async (c: Context<RequestEnv>) => {
  const network = visitorAddress(site, c)
  if (!site.limits.allow('write', network)) return c.json({ error: 'Too many requests' }, 429)
  const body: unknown = await c.req.json().catch(() => null)
  const entry = countEntry.safeParse(body)
  if (!entry.success) return c.json({ error: 'This cannot be counted' }, 400)
  if (!site.env.tracking || isUncounted(c.req.raw.headers)) return c.body(null, 204)
  const now = new Date()
  const userAgent = agentOf(c.req.raw.headers)
  const visit = await site.recorder.visitOf(network, userAgent, now)
  const said = entry.data
  switch (said.kind) {
    case 'view':
      site.recorder.addView({
        url: said.url,
        title: said.title,
        page_type: said.page_type,
        referrer: referrerOf(said.referrer, c.req.header('host')),
        user_agent: userAgent,
        device_type: deviceType(userAgent),
        timestamp: now.toISOString(),
        visit,
        country_code: findPlace(c.req.raw, { forceLocation: site.env.forceLocation }).countryCode || null,
        campaign: said.campaign,
        counted: true,
      })
      break
    case 'promo': {
      const { promotion, event, path, placement, locale } = said
      site.recorder.addPromo({
        promotion,
        event,
        path,
        meta: { locale, placement },
        visit,
        created_at: now.toISOString(),
      })
      break
    }
    case 'action':
      if (visit) site.recorder.addAction(visit, said.place, said.action, now)
      break
  }
  return c.body(null, 204)
}
