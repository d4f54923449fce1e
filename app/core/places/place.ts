/** The place a visitor looks from: its shape, the forced value from configuration, and the cookie that carries it. */
import { countryName, isCountryCode } from './countries.ts'

export type Place = {
  lat: number
  lng: number
  city: string
  state: string
  /** Display name, or empty. */
  country: string
  /** ISO 3166 two-letter code, or empty. */
  countryCode: string
}

/** What a visitor has who refused geolocation, or whose browser has none. */
export const UNKNOWN_PLACE: Readonly<Place> = Object.freeze({
  lat: 0,
  lng: 0,
  city: 'Unknown Location',
  state: '',
  country: '',
  countryCode: '',
})

export const PLACE_COOKIE = 'place'

export function areCoordinates(lat: number, lng: number): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** Zero coordinates mean "unknown". One zero alone is a real place: Greenwich, or the equator. */
export function isKnown(place: { lat: number; lng: number } | null | undefined): boolean {
  return place != null && areCoordinates(place.lat, place.lng) && !(place.lat === 0 && place.lng === 0)
}

const DECIMAL = /^[+-]?(\d{1,3}(\.\d{0,15})?|\.\d{1,15})$/

function parseCoordinates(latText: string | undefined, lngText: string | undefined) {
  const texts = [latText?.trim() ?? '', lngText?.trim() ?? '']
  if (!texts.every((text) => DECIMAL.test(text))) return null
  const [lat = Number.NaN, lng = Number.NaN] = texts.map(Number)
  return areCoordinates(lat, lng) ? { lat, lng } : null
}

/** At least two comma-separated numbers, latitude and longitude; anything else is ignored. */
export function parseForcedLocation(value: string | null | undefined): { lat: number; lng: number } | null {
  if (!value || value.length > 1000) return null
  const [lat, lng] = value.split(',')
  return parseCoordinates(lat, lng)
}

const LONGEST_NAME = 80

/** One line of ordinary text: what a cookie says is shown on the page. */
function cleanName(text: string): string {
  const visible = text
    .toWellFormed()
    .slice(0, LONGEST_NAME * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\ufffd<>]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...visible].slice(0, LONGEST_NAME).join('').trim()
}

/** Three decimals, about a hundred metres: near enough for distances, not enough to point at a home. */
const forCookie = (degrees: number) => String(Math.round(degrees * 1000) / 1000 || 0)

const toNeighbourhood = (degrees: number) => Math.round(degrees * 100) / 100 || 0

/** Two decimals, about a kilometre: what people near each other have in common (neighbourhood.server.ts). */
export const neighbourhoodOf = <P extends { lat: number; lng: number }>(place: P): P => ({
  ...place,
  lat: toNeighbourhood(place.lat),
  lng: toNeighbourhood(place.lng),
})

/** Parts are percent-encoded and joined by ':', which needs no quoting in a cookie. */
export function placeToCookie(place: Place): string {
  const code = isCountryCode(place.countryCode) ? place.countryCode : ''
  // The country's name follows from its code, in whatever language the page has.
  const country = code ? '' : cleanName(place.country)
  const texts = [cleanName(place.city), cleanName(place.state), code, country].map(encodeURIComponent)
  return [forCookie(place.lat), forCookie(place.lng), ...texts].join(':')
}

/** Null for anything we did not write ourselves, and for a place that is not known. */
export function placeFromCookie(value: string | null | undefined): Place | null {
  if (!value || value.length > 4096) return null
  const parts = value.split(':')
  if (parts.length !== 6) return null
  const [lat, lng, ...encoded] = parts
  const point = parseCoordinates(lat, lng)
  if (!point || !isKnown(point)) return null
  const texts = encoded.map(decodePart)
  if (texts.includes(null)) return null
  const [city = '', state = '', code = '', country = ''] = texts.map((text) => cleanName(text ?? ''))
  if (code && !isCountryCode(code)) return null
  return {
    lat: Number(forCookie(point.lat)),
    lng: Number(forCookie(point.lng)),
    city,
    state,
    country: code ? countryName(code, 'en') : country,
    countryCode: code,
  }
}

function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
