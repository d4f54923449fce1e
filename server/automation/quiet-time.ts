// Quiet time, in which nobody is disturbed: the quarter of an hour after each adhan at the place, and the night by its
// clocks.
import { groundOf } from '#app/core/events/prayer-ground.ts'
import { instantOf } from '#app/core/events/reckon-days.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { addDays, calendarDayAt } from '#app/core/prayer/local-time.ts'
import { PRAYERS, prayerDays } from '#app/core/prayer/rules.ts'

export type QuietPlace = {
  lat: number | null
  lng: number | null
  time_zone: string | null
  country_code: string | null
  /** What a mosque says about its times. */
  method: number | null
  school: number | null
}
type Wish = { quiet_prayer: boolean; quiet_night: boolean }

const MINUTE = 60_000
const PRAYER_MINUTES = 15
const NIGHT_BEGINS = '22:00'
const NIGHT_ENDS = '08:00'

type Span = { from: number; until: number }

const zoneOf = ({ lat, lng, time_zone }: QuietPlace) =>
  time_zone ?? (lat === null || lng === null ? 'UTC' : timeZoneAt(lat, lng))

/** Yesterday's night reaches into today, and a night prayer past midnight. */
function quietSpans(now: Date, place: QuietPlace, wish: Wish): Span[] {
  const timeZone = zoneOf(place)
  const yesterday = addDays(calendarDayAt(now, timeZone), -1)
  const days = [0, 1, 2].map((n) => addDays(yesterday, n))
  const nights = days.map((day) => ({
    from: instantOf(day, NIGHT_BEGINS, timeZone).getTime(),
    until: instantOf(addDays(day, 1), NIGHT_ENDS, timeZone).getTime(),
  }))
  const ground = groundOf(place)
  const prayers = ground
    ? prayerDays({ lat: ground.lat, lng: ground.lng, timeZone, ...ground.choice, date: yesterday }, 3).flatMap(
        ({ at }) =>
          PRAYERS.map((prayer) => ({
            from: at[prayer].getTime(),
            until: at[prayer].getTime() + PRAYER_MINUTES * MINUTE,
          })),
      )
    : []
  return [...(wish.quiet_night ? nights : []), ...(wish.quiet_prayer ? prayers : [])]
}

/** Until when to wait; null: now is fine. In winter the night may end in a prayer, which is waited for as well. */
export function quietUntil(now: Date, place: QuietPlace, wish: Wish): Date | null {
  const spans = quietSpans(now, place, wish)
  let moment = now.getTime()
  for (;;) {
    const span = spans.find(({ from, until }) => from <= moment && moment < until)
    if (!span) return moment === now.getTime() ? null : new Date(moment)
    moment = span.until
  }
}
