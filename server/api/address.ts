import type { Context } from 'hono'
import * as z from 'zod'
import { findAddress } from '../streets/find-address.ts'
import type { Regions } from '../streets/regions.ts'
import { coordinate } from './coordinate.ts'

const query = z.object({
  address: z.string({ error: 'address is required' }).trim().min(1, 'address is required').max(400),
  postcode: z.string().trim().max(20).default(''),
  lat: coordinate('lat', 90),
  lon: coordinate('lon', 180),
})

/**
 * GET /api/address?address&postcode&lat&lon: where an address is in the town around a position, by the street maps that are
 * loaded, and how sure that is. 404 where it is not known.
 */
export const address = (regions: Regions) => async (c: Context) => {
  const parsed = query.safeParse(c.req.query())
  if (!parsed.success) return c.json({ error: parsed.error.issues.map(({ message }) => message).join('; ') }, 400)
  const { lat, lon, ...wanted } = parsed.data
  const found = await findAddress(regions, { ...wanted, near: { lat, lng: lon } })
  c.header('Cache-Control', 'private, max-age=600')
  return found ? c.json(found) : c.json({ error: 'Address not known' }, 404)
}
