import type { Context } from 'hono'
import * as z from 'zod'
import { isCountryCode } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { findCity, type GeoPlace } from '#app/core/places/geo.server.ts'
import { placesOfCode } from '#app/core/places/parts.server.ts'
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

/** A code this far from its city is another country's, or a slip. */
const FAR_KM = 100

/** Where no street map is loaded, the middle of the postal code: whoever asked moves the pin from there. */
function findCode(postcode: string, near: GeoPlace) {
  const code = placesOfCode(postcode, { near }).find(
    (place) => place.countryCode === near.countryCode && distanceKm(place, near) <= FAR_KM,
  )
  return code ? { lat: code.lat, lng: code.lng, precision: 'postcode' as const } : null
}

/**
 * GET /api/address?address&postcode&city&country: where an address is, by the street maps that are loaded, else by its postal
 * code, and how sure that is; null where it is not known.
 */
export const address = (regions: Regions) => async (c: Context) => {
  const parsed = query.safeParse(c.req.query())
  if (!parsed.success) return c.json({ error: parsed.error.issues.map(({ message }) => message).join('; ') }, 400)
  const { city, country, ...wanted } = parsed.data
  const near = findCity(country, city)
  const found = near && ((await findAddress(regions, { ...wanted, near })) ?? findCode(wanted.postcode, near))
  c.header('Cache-Control', 'private, max-age=600')
  return c.json(found ?? null)
}
