// From the address form to what is kept: the city's usual name, region, position and time zone.
import { countryName } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { findCity, reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import type { PlaceForm, RegisterErrorKey } from './schema.ts'

/** Villages belong to towns, and suburbs reach far; further away than this, pin or city is wrong. */
const FAR_KM = 150

export type PlaceValue = {
  address: string | null
  city: string
  state: string | null
  country: string
  country_code: string
  latitude: number | null
  longitude: number | null
  time_zone: string | null
  online_only: boolean
  service_area_km: number | null
}

type Located = { ok: true; value: PlaceValue } | { ok: false; field: 'city' | 'lat'; error: RegisterErrorKey }

const round = (degrees: number, decimals: number) => Number(degrees.toFixed(decimals))

export function locateListing(form: PlaceForm): Located {
  const known = findCity(form.country, form.city)
  if (!known && !form.position && form.reach !== 'online') return { ok: false, field: 'city', error: 'cityUnknown' }
  if (known && form.position && distanceKm(known, form.position) > FAR_KM)
    return { ok: false, field: 'lat', error: 'positionFar' }
  const point = form.position ?? (known ? { lat: known.lat, lng: known.lng } : null)
  const region = form.state ?? known?.state ?? (point && reverseGeocode(point.lat, point.lng)?.state) ?? null
  const isShown = point !== null && form.reach !== 'online' && form.isOnMap
  // Who works from home shows the neighbourhood, not the door.
  const decimals = form.reach === 'area' ? 2 : 6
  return {
    ok: true,
    value: {
      address: form.reach === 'visit' ? [form.address, form.postcode].filter(Boolean).join(', ') || null : null,
      city: known?.city ?? form.city,
      state: region || null,
      country: countryName(form.country, 'en'),
      country_code: form.country,
      latitude: isShown ? round(point.lat, decimals) : null,
      longitude: isShown ? round(point.lng, decimals) : null,
      time_zone: point ? timeZoneAt(point.lat, point.lng) : null,
      online_only: form.reach === 'online',
      service_area_km: form.areaKm,
    },
  }
}
