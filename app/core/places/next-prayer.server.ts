import { nextPrayer } from '#app/core/prayer/next-prayer.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { timeZoneAt } from './geo.server.ts'
import type { Place } from './place.ts'

/** The line beside the navigation links: which prayer comes next at the visitor's place. */
export function nextPrayerAt(
  { lat, lng }: Pick<Place, 'lat' | 'lng'>,
  now: Date,
  choice: PrayerChoice,
): { name: string; time: string } {
  const { name, time } = nextPrayer({ lat, lng, timeZone: timeZoneAt(lat, lng) }, now, choice)
  return { name, time }
}
