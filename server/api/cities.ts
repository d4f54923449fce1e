import type { Context } from 'hono'
import { countryName } from '#app/core/places/countries.ts'
import { cityNameIn, suggestCities } from '#app/core/places/geo.server.ts'
import { isLocale } from '#app/i18n/locales.ts'

const LONGEST_QUERY = 80

/** GET /api/cities?q&lang: towns whose name begins like this, in any script. Feeds the place picker. */
export function cities(c: Context) {
  const query = c.req.query('q')?.trim() ?? ''
  if (!query) return c.json({ error: 'q is required' }, 400)
  if (query.length > LONGEST_QUERY) return c.json({ error: `q can have at most ${LONGEST_QUERY} characters` }, 400)
  const lang = c.req.query('lang')
  const locale = isLocale(lang) ? lang : 'en'
  c.header('Cache-Control', 'public, max-age=3600')
  return c.json(
    suggestCities(query, { limit: 8, locale }).map((place) => ({
      city: cityNameIn(place, locale),
      state: place.state ?? '',
      country: countryName(place.countryCode, locale),
      countryCode: place.countryCode,
      lat: place.lat,
      lng: place.lng,
    })),
  )
}
