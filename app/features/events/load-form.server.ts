// What the form of an event begins with, besides what every section's has.
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import type { Visit } from '#app/core/request/visit.server.ts'
import { findPlaces, loadPlace } from './queries.server.ts'

/** The zones people know by their cities. */
const zones = Intl.supportedValuesOf('timeZone')
const LONGEST = 100

export async function loadEventForm({ services, url, place }: Visit, keptPlace: string | null) {
  const query = url.searchParams
  const asked = (query.get('find') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
  const wanted = query.get('place') ?? keptPlace
  const found = wanted === null || wanted === 'none' ? null : await loadPlace(services, wanted)
  return {
    chosen: found && { id: found.id, kind: found.kind, name: found.name, where: found.where },
    asked,
    found: found ? [] : await findPlaces(services, asked),
    currency: currencyOf(found?.country_code ?? place.countryCode),
    zones,
  }
}
