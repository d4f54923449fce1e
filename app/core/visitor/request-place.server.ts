// The place a request is made from: forced by configuration, else the visitor's saved choice, else unknown.
import { parseCookieHeader } from '@supabase/ssr'
import { countryName } from '#app/core/places/countries.ts'
import { reverseGeocode } from '#app/core/places/geo.server.ts'
import {
  PLACE_COOKIE,
  type Place,
  parseForcedLocation,
  placeFromCookie,
  UNKNOWN_PLACE,
} from '#app/core/places/place.ts'
import type { Services } from '#app/core/request/services.ts'

const forcedPlaces = new Map<string, Place>()

export function findPlace(request: Request, { forceLocation }: Pick<Services, 'forceLocation'>): Place {
  const forced = forceLocation ? forcedPlace(forceLocation) : null
  if (forced) return forced
  const cookie = parseCookieHeader(request.headers.get('cookie') ?? '').find(({ name }) => name === PLACE_COOKIE)
  return placeFromCookie(cookie?.value ?? null) ?? UNKNOWN_PLACE
}

function forcedPlace(value: string): Place | null {
  const known = forcedPlaces.get(value)
  if (known) return known
  const position = parseForcedLocation(value)
  if (!position) return null
  const near = reverseGeocode(position.lat, position.lng)
  const place: Place = {
    ...position,
    city: near?.city ?? '',
    state: near?.state ?? '',
    country: near ? countryName(near.countryCode, 'en') : '',
    countryCode: near?.countryCode ?? '',
  }
  forcedPlaces.set(value, place)
  return place
}
