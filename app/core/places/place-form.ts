/** Reads a place from posted fields; null when they name no point on earth. Names are cleaned when the cookie is written. */
import { isKnown, type Place } from './place.ts'

const COORDINATE = /^-?\d{1,3}(\.\d{1,15})?$/

export function placeFromForm(form: FormData): Place | null {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 200) : ''
  }
  const [lat, lng] = [text('lat'), text('lng')]
  if (!COORDINATE.test(lat) || !COORDINATE.test(lng)) return null
  const point = { lat: Number(lat), lng: Number(lng) }
  if (!isKnown(point)) return null
  return {
    ...point,
    city: text('city'),
    state: text('state'),
    country: text('country'),
    countryCode: text('countryCode').toUpperCase(),
  }
}
