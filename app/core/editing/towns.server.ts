// Towns as staff write them, one on a line, and as the database keeps them: by name and point.
import { countryName } from '#app/core/places/countries.ts'
import { citiesNamed } from '#app/core/places/geo.server.ts'

export type Town = { name: string; lat: number; lng: number }

export const MOST_TOWNS = 20

/** Null where a line names no town that we know, or there are too many. */
export function findTowns(lines: string): Town[] | null {
  const asked = [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
  if (asked.length > MOST_TOWNS) return null
  const found = asked.flatMap((line) => {
    // As it is spelt: a town that is only guessed would be somebody else's.
    const [name = '', ...region] = line.split(',')
    const [city] = citiesNamed(name.trim(), { region: region.join(',').trim() })
    return city ? [{ name: `${city.city}, ${countryName(city.countryCode, 'en')}`, lat: city.lat, lng: city.lng }] : []
  })
  return found.length === asked.length ? found : null
}

export const writeTowns = (towns: unknown): string =>
  Array.isArray(towns) ? towns.map((town: Partial<Town>) => town.name ?? '').join('\n') : ''
