import type { Context } from 'hono'
import type { Site } from '../request-services.ts'

/** 200 when the database answers. Kept free of details: anyone may ask. */
export const health = (site: Pick<Site, 'backend'>) => async (c: Context) => {
  const healthy = await site.backend.isHealthy().catch(() => false)
  return healthy ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503)
}
