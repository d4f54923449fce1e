import type { Context } from 'hono'
import * as z from 'zod'
import { isCountryCode } from '#app/core/places/countries.ts'
import { findCity } from '#app/core/places/geo.server.ts'
import { findAddress } from '../streets/find-address.ts'
import type { Regions } from '../streets/regions.ts'

const text = (name: string, most: number) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(most, `${name} can have at most ${most} characters`)

const query = z.object({
  address: text('address', 400),
  postcode: z.string().trim().max(20, 'postcode can have at most 20 characters').default(''),
  city: text('city', 120),
  country: text('country', 2).refine(isCountryCode, 'country must be a code of two letters'),
})

/**
 * GET /api/address?address&postcode&city&country: where an address is, by the street maps that are loaded, and how sure
 * that is; null where it is not known.
 */
export const address = (regions: Regions) => async (c: Context) => {
  const parsed = query.safeParse(c.req.query())
  if (!parsed.success) return c.json({ error: parsed.error.issues.map(({ message }) => message).join('; ') }, 400)
  const { city, country, ...wanted } = parsed.data
  const near = findCity(country, city)
  const found = near && (await findAddress(regions, { ...wanted, near }))
  c.header('Cache-Control', 'private, max-age=600')
  return c.json(found ?? null)
}
