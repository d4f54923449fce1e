// Loads the choices of the event form: its place, time zones and currency.
import { loadPlaceChoice, type PlaceGround } from '#app/core/contributions/place-choice.server.ts'
import { groundOf } from '#app/core/events/prayer-ground.ts'
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { isTimeZone } from '#app/core/prayer/local-time.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { PrayerSpot } from './prayer-hint.tsx'

/** The zones people know by their cities. */
const zones = Intl.supportedValuesOf('timeZone')

/** The chosen place, or where the visitor is: for prayers that the event might run over. */
function spotOf(chosen: PlaceGround | null, { place, hasPlace }: Visit): PrayerSpot | null {
  if (!chosen && !hasPlace) return null
  const ground = groundOf(
    chosen ?? { lat: place.lat, lng: place.lng, country_code: place.countryCode, method: null, school: null },
  )
  if (!ground) return null
  const zone = chosen?.time_zone
  const timeZone = zone && isTimeZone(zone) ? zone : timeZoneAt(ground.lat, ground.lng)
  return { ...ground, timeZone, name: chosen?.name ?? place.city }
}

export async function loadEventForm(visit: Visit, keptPlace: string | null) {
  const { services, url, place } = visit
  const { ground, choice } = await loadPlaceChoice(services, { url, kept: keptPlace })
  return {
    ...choice,
    spot: spotOf(ground, visit),
    currency: currencyOf(ground?.country_code ?? place.countryCode),
    zones,
  }
}
