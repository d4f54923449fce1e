import { nextPrayer } from '#app/core/prayer/next-prayer.ts'
import { timeZoneAt } from './geo.server.ts'
import type { Place } from './place.ts'

/** The line beside the navigation links: which prayer comes next at the visitor's place. */
export function nextPrayerAt({ lat, lng }: Pick<Place, 'lat' | 'lng'>, now: Date): { name: string; time: string } {
  const { name, time } = nextPrayer({ lat, lng, timeZone: timeZoneAt(lat, lng) }, now)
  return { name, time }
}
