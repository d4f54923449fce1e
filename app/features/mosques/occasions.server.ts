// Ramadan and Eid at the mosques around the visitor: who prays when, by whose word.
import { findOccasions, type NearOccasion } from '#app/core/mosques/find-occasions.server.ts'
import { kindsOf, type OccasionTab } from '#app/core/mosques/occasion-tabs.ts'
import type { OccasionKind } from '#app/core/mosques/read-mosque.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { type FeastMoment, feastAround, monthOf } from '#app/core/prayer/feast.ts'
import { addDays, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'

export type EidNear = {
  moment: FeastMoment
  /** Who announced the day in the visitor's country. */
  announced: { by: string; source: string | null } | null
  prayers: NearOccasion[]
}

const MOST_ON_HOME = 4

/** Null but from the evening before a feast until its noon, and while the place is unknown. */
export async function findEidNear(visit: Visit): Promise<EidNear | null> {
  const { services, place, hasPlace, now, choice } = visit
  if (!hasPlace) return null
  const where = { lat: place.lat, lng: place.lng, timeZone: timeZoneAt(place.lat, place.lng) }
  // Announcements move a month by two days at most: on most days of the year none is asked for.
  const isNear = [-2, 0, 2].some((days) => feastAround(where, choice, new Date(now.getTime() + days * 86_400_000)))
  if (!isNear) return null
  const sightings = await findSightings(services, place.countryCode)
  const moment = feastAround(where, choice, now, sightings)
  if (!moment || now.getTime() < moment.from) return null
  const announced = sightings.find(({ year, month }) => year === moment.hijriYear && month === monthOf(moment.feast))
  const kinds: OccasionKind[] = [moment.feast === 'fitr' ? 'eid_fitr' : 'eid_adha']
  const prayers = await findOccasions(visit, { kinds, from: moment.date, until: moment.date, most: MOST_ON_HOME })
  return { moment, announced: announced ? { by: announced.by, source: announced.source } : null, prayers }
}

/** A season is looked forward to from this far. */
const DAYS_AHEAD = 60

export async function loadOccasions(visit: Visit, tab: OccasionTab): Promise<NearOccasion[]> {
  const { hasPlace, place, now } = visit
  if (!hasPlace) return []
  const today = calendarDayAt(now, timeZoneAt(place.lat, place.lng))
  return findOccasions(visit, {
    kinds: kindsOf(tab),
    from: writeIsoDay(today),
    until: writeIsoDay(addDays(today, DAYS_AHEAD)),
  })
}
