// The line beside the navigation links: which prayer comes next at the visitor's place, and in Ramadan iftar or suhoor.

import { timeZoneAt } from '#app/core/places/geo.server.ts'
import type { Place } from '#app/core/places/place.ts'
import { hijriOfDay } from '#app/core/prayer/hijri.ts'
import { listPrayers } from '#app/core/prayer/list-prayers.ts'
import { addDays, calendarDayAt } from '#app/core/prayer/local-time.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { PrayerNote } from '#app/core/prayer/prayer-note.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import type { Services } from '#app/core/request/services.ts'

/** Announcements move a month by two days at most, so only around Ramadan and the feasts are they asked for. */
function isNearRamadanOrFeast(now: Date): boolean {
  const around = [-3, 3].map((days) => hijriOfDay(addDays(calendarDayAt(now, 'UTC'), days)))
  return around.some(({ month, day }) => month === 9 || (month === 12 && day >= 4 && day <= 16))
}

export async function notePrayers(
  services: Pick<Services, 'page' | 'log'>,
  { lat, lng, countryCode }: Place,
  now: Date,
  choice: PrayerChoice,
): Promise<PrayerNote> {
  const sightings = isNearRamadanOrFeast(now) ? await findSightings(services, countryCode) : []
  return listPrayers({ lat, lng, timeZone: timeZoneAt(lat, lng) }, choice, now, sightings)
}
