/** The shortest name of a place: its city, else its state or country; null when it is not known at all. */
import { isKnown, type Place } from './place.ts'

export function placeLabel(place: Place, unnamed: string): string | null {
  if (!isKnown(place)) return null
  return place.city || place.state || place.country || unnamed
}
