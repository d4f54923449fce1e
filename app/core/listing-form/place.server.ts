// The location of a business: from the address form to the city's usual name, region, position and time zone.
import * as z from 'zod'
import { countryName, isCountryCode } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { findCity, reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { toLatinDigits } from '#app/lib/latin-digits.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { REACHES } from './choices.ts'
import { type FormErrorKey, LONGEST, optionalText, refuseIn } from './text.ts'

/** Villages belong to towns, and suburbs reach far; further away than this, pin or city is wrong. */
const FAR_KM = 150

const DEGREES = /^[-−]?\d{1,3}([.,]\d{1,15})?$/
/** "12,5" is a number in half the world. */
const toDegrees = (text: string | null) => {
  const digits = toLatinDigits(text ?? '')
  return DEGREES.test(digits) ? Number(digits.replace('−', '-').replace(',', '.')) : Number.NaN
}

const fields = z.object({
  reach: optionalText(10, 'reachRequired'),
  service_area_km: optionalText(6, 'areaRequired'),
  address: optionalText(LONGEST.address, 'addressLong'),
  city: optionalText(LONGEST.city, 'cityLong'),
  postcode: optionalText(20, 'postcodeLong'),
  state: optionalText(LONGEST.city, 'stateLong'),
  country_code: optionalText(2, 'countryRequired'),
  latitude: optionalText(24, 'positionInvalid'),
  longitude: optionalText(24, 'positionInvalid'),
  show_on_map: z.string().optional(),
})

type Refuse = (field: string, message: FormErrorKey) => void
type Reach = (typeof REACHES)[number]

/** Null where none was given, or what was given is none: 0,0 is how machines write "unknown". */
function readPosition(form: z.output<typeof fields>, refuse: Refuse) {
  if (form.latitude === null && form.longitude === null) return null
  const point = { lat: toDegrees(form.latitude), lng: toDegrees(form.longitude) }
  if (isKnown(point)) return point
  refuse('latitude', 'positionInvalid')
  return null
}

const round = (degrees: number, decimals: number) => Number(degrees.toFixed(decimals))

/** Who works from home shows the neighbourhood, not the door. */
const decimalsOf = (reach: Reach) => (reach === 'area' ? 2 : 6)
/** About ten kilometres: a pin kept off the map is not told by the back door. */
const CITY_DECIMALS = 1

export const placeSchema = fields.transform((form, context) => {
  const refuse = refuseIn(context)
  const reach = wordIn(REACHES, form.reach)
  const country = form.country_code ?? ''
  const area = Number(toLatinDigits(form.service_area_km ?? ''))
  if (!reach) refuse('reach', 'reachRequired')
  if (reach === 'visit' && !form.address) refuse('address', 'addressRequired')
  if (!form.city) refuse('city', 'cityRequired')
  if (!isCountryCode(country)) refuse('country_code', 'countryRequired')
  if (reach === 'area' && !(Number.isInteger(area) && area >= 1 && area <= 500))
    refuse('service_area_km', 'areaRequired')
  const position = readPosition(form, refuse)
  if (context.issues.length > 0 || !reach || !form.city) return z.NEVER

  const known = findCity(country, form.city)
  if (!known && !position && reach !== 'online') refuse('city', 'cityUnknown')
  if (known && position && distanceKm(known, position) > FAR_KM) refuse('latitude', 'positionFar')
  const point = position ?? (known ? { lat: known.lat, lng: known.lng } : null)
  const region = form.state ?? known?.state ?? (point && reverseGeocode(point.lat, point.lng)?.state) ?? null
  // Only a pin says where it is. Lists look for the others round the middle of their city, and say no more than that.
  const pin = reach !== 'online' && form.show_on_map === 'on' ? position : null
  const middle = reach === 'online' || pin ? null : (known ?? point)
  const address = [form.address, form.postcode].filter(Boolean).join(', ')
  return {
    address: reach === 'visit' ? address.slice(0, LONGEST.address) : null,
    city: known?.city ?? form.city,
    state: region || null,
    country: countryName(country, 'en'),
    country_code: country,
    latitude: pin && round(pin.lat, decimalsOf(reach)),
    longitude: pin && round(pin.lng, decimalsOf(reach)),
    city_latitude: middle && round(middle.lat, CITY_DECIMALS),
    city_longitude: middle && round(middle.lng, CITY_DECIMALS),
    time_zone: point ? timeZoneAt(point.lat, point.lng) : null,
    online_only: reach === 'online',
    service_area_km: reach === 'area' ? area : null,
  }
})
