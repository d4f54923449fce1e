import type { Context } from 'hono'
import type { Site } from '../http/request-services.ts'

/** 200 when the database answers and there is room to write. Kept free of details: anyone may ask. */
export const health = (site: Pick<Site, 'backend'>) => async (c: Context) => {
  const reason = await site.backend.trouble()
  return reason === null ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable', reason }, 503)
}
