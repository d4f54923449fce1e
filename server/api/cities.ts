import type { Context } from 'hono'
import { countryName } from '#app/core/places/countries.ts'
import { cityNameIn, reverseGeocode } from '#app/core/places/geo.server.ts'
import { parseForcedLocation } from '#app/core/places/place.ts'
import { type Suggestion, suggestCities, suggestPlaces } from '#app/core/places/suggest.server.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { findPostcode } from '../streets/find-address.ts'
import type { Regions } from '../streets/regions.ts'

const LONGEST_QUERY = 80
const LIMIT = 8

/** The postcode that was typed, where a street map knows it, as a part of its city. */
async function byPostcode(regions: Regions, query: string, locale: Locale): Promise<Suggestion[]> {
  const found = /\d/.test(query) && query.length <= 12 ? await findPostcode(regions, query) : null
  const city = found && reverseGeocode(found.lat, found.lng)
  return found && city ? [{ ...city, ...found, city: cityNameIn(city, locale), quarter: query.toUpperCase() }] : []
}

/**
 * GET /api/cities?q&lang&near: towns whose name begins like this, in any script, or is nearly spelt like it. With `parts`,
 * also quarters and postcodes, each as `quarter` with the city it belongs to. `near` ("51.5,-0.1") puts what is nearer first.
 * Feeds the place picker.
 */
export const cities = (regions: Regions) => async (c: Context) => {
  const query = c.req.query('q')?.trim() ?? ''
  if (!query) return c.json({ error: 'q is required' }, 400)
  if (query.length > LONGEST_QUERY) return c.json({ error: `q can have at most ${LONGEST_QUERY} characters` }, 400)
  const lang = c.req.query('lang')
  const locale = isLocale(lang) ? lang : 'en'
  const origin = parseForcedLocation(c.req.query('near'))
  const near = origin && { near: origin }
  const withParts = c.req.query('parts') !== undefined
  const found: (Omit<Suggestion, 'quarter'> & { quarter?: string | null })[] = withParts
    ? [...(await byPostcode(regions, query, locale)), ...suggestPlaces(query, { limit: LIMIT, locale, ...near })]
    : suggestCities(query, { limit: LIMIT, locale, ...near })
  c.header('Cache-Control', 'public, max-age=3600')
  return c.json(
    found.slice(0, LIMIT).map((place) => ({
      city: place.city,
      state: place.state ?? '',
      country: countryName(place.countryCode, locale),
      countryCode: place.countryCode,
      lat: place.lat,
      lng: place.lng,
      ...(place.quarter && { quarter: place.quarter }),
    })),
  )
}
