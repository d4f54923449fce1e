import type { Context } from 'hono'
import * as z from 'zod'
import { countryName } from '#app/core/places/countries.ts'
import { cityNameIn, reverseGeocode } from '#app/core/places/geo.server.ts'
import { isLocale } from '#app/i18n/locales.ts'

const coordinate = (name: string, limit: number) =>
  z
    .string({ error: `${name} is required` })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, `${name} must be a number`)
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, `${name} must be from -${limit} to ${limit}`)

const query = z.object({ lat: coordinate('lat', 90), lon: coordinate('lon', 180), lang: z.string().optional() })

/** GET /api/geocode?lat&lon: the town at a position, from embedded data, in the shape reverse geocoders use. */
export function geocode(c: Context) {
  const parsed = query.safeParse(c.req.query())
  if (!parsed.success) return c.json({ error: parsed.error.issues.map(({ message }) => message).join('; ') }, 400)
  const { lat, lon, lang } = parsed.data
  const locale = isLocale(lang) ? lang : 'en'
  const place = reverseGeocode(lat, lon)
  if (!place) return c.json({ error: 'Location not available' }, 404)
  c.header('Cache-Control', 'private, max-age=86400')
  return c.json({
    lat,
    lon,
    address: {
      city: cityNameIn(place, locale),
      state: place.state ?? '',
      country: countryName(place.countryCode, locale),
      country_code: place.countryCode.toLowerCase(),
    },
  })
}
