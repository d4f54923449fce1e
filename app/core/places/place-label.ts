// Labels for places: the city, with its quarter where there is one.
import type { Locale } from '#app/i18n/locales.ts'
import { isKnown, type Place } from './place.ts'

/** The shortest name of a place: its city, else its state or country; null when it is not known at all. */
export function placeLabel(place: Place, unnamed: string): string | null {
  if (!isKnown(place)) return null
  return place.city || place.state || place.country || unnamed
}

/** "Whitechapel, London": a part of a city with its city; the city alone where there is none. */
export function labelOf(quarter: string | null, city: string, locale: Locale): string {
  if (!quarter) return city
  return `${quarter}${locale === 'ar' || locale === 'ur' ? '، ' : ', '}${city}`
}

/** What `labelOf` put together. */
export function partsOfLabel(label: string): { quarter: string | null; city: string } {
  const at = Math.max(label.lastIndexOf(', '), label.lastIndexOf('، '))
  return at > 0 ? { quarter: label.slice(0, at), city: label.slice(at + 2) } : { quarter: null, city: label }
}
