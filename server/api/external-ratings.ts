import type { Context, Handler } from 'hono'
import * as z from 'zod'
import type { Site } from '../http/request-services.ts'
import { createExternalRatings } from './places-api.ts'

const MOST_IDS = 24
const query = z.object({
  ids: z
    .string({ error: 'ids is required' })
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(z.guid('ids must be ids of places')).max(MOST_IDS, `ids can name at most ${MOST_IDS} places`)),
  reviews: z.enum(['1']).optional(),
})

/**
 * GET /api/external-ratings?ids=…: ratings of the maps places service by place. Not there without a key. A single
 * place asked for with `reviews=1` has its reviews, too.
 */
export function externalRatings(site: Site): Handler {
  const { placesApi } = site.env
  if (!placesApi) return (c: Context) => c.json({ error: 'Not found' }, 404)
  const ratings = createExternalRatings({ ...placesApi, log: site.log })

  return async (c: Context) => {
    const parsed = query.safeParse(c.req.query())
    if (!parsed.success) return c.json({ error: parsed.error.issues.map(({ message }) => message).join('; ') }, 400)
    const { ids, reviews } = parsed.data
    const missing = ratings.missing(ids)
    if (missing.length > 0) {
      const { data, error } = await site.anonymous
        .from('business_unified')
        .select('id, name, address, city, latitude, longitude')
        .in('id', missing)
      if (error) site.log('query failed', { name: 'business_unified', error: error.message })
      await ratings.fetchAll(
        (data ?? []).flatMap(({ id, name, ...rest }) => (id && name ? [{ ...rest, id, name }] : [])),
      )
    }
    const known = ids.flatMap((id) => {
      const rating = ratings.get(id)
      if (!rating) return []
      const { reviews: texts, ...figures } = rating
      return [[id, reviews && ids.length === 1 ? rating : figures] as const]
    })
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({ ratings: Object.fromEntries(known) })
  }
}
