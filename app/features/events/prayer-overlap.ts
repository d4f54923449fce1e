// The prayers an event runs over: those that begin after it has begun and before it ends.
import type { Ground } from '#app/core/events/prayer-ground.ts'
import { type EventTimes, reckonDays } from '#app/core/events/reckon-days.ts'
import { addDays, calendarDayAt, formatLocalTime } from '#app/core/prayer/local-time.ts'
import { PRAYERS, type PrayerName, prayerDays } from '#app/core/prayer/rules.ts'

type Planned = Pick<EventTimes, 'anchor' | 'clock' | 'shift' | 'first_day' | 'time_zone'> & { minutes: number }
export type Overlap = { prayer: PrayerName; at: string }

const MINUTE = 60_000
/** Whatever goes on for longer makes room for prayers by itself. */
const MOST_MINUTES = 8 * 60

export function findOverlaps({ minutes, ...planned }: Planned, ground: Ground, now: Date): Overlap[] {
  if (!(minutes > 0) || minutes > MOST_MINUTES) return []
  const [first] = reckonDays({ ...planned, rule: null, except_days: [] }, ground, now)
  if (!first) return []
  const starts = Date.parse(first.starts_at)
  const ends = starts + minutes * MINUTE
  const { lat, lng, choice } = ground
  const timeZone = planned.time_zone
  // An evening may run into the next day's Fajr, and a prayer of the day before may begin after midnight.
  const date = addDays(calendarDayAt(new Date(starts), timeZone), -1)
  return prayerDays({ lat, lng, timeZone, ...choice, date }, 3).flatMap(({ at }) =>
    PRAYERS.filter((prayer) => at[prayer].getTime() > starts && at[prayer].getTime() < ends).map((prayer) => ({
      prayer,
      at: formatLocalTime(at[prayer], timeZone),
    })),
  )
}
