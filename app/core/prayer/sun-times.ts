// Duha and the three times at which no voluntary prayer is offered. The sun decides them by its height; these minutes
// are the usual margin of timetables: a spear's length is reached about a quarter of an hour after sunrise.
import type { PrayerDay } from './rules.ts'

export type SunSpan = { from: string; until: string }
export type SunTimes = { duha: SunSpan; avoid: { afterSunrise: SunSpan; zenith: SunSpan; beforeSunset: SunSpan } }

const SPEAR_MINUTES = 15
const ZENITH_MINUTES = 10
const MINUTE = 60_000

/** `write` writes an instant on the clocks of the place. Null where the sun gives no such times. */
export function sunTimes({ at, estimated }: PrayerDay, write: (instant: number) => string): SunTimes | null {
  if (estimated.includes('sunrise') || estimated.includes('sunset')) return null
  const [sunrise, dhuhr, sunset] = [at.sunrise.getTime(), at.dhuhr.getTime(), at.sunset.getTime()]
  const risen = sunrise + SPEAR_MINUTES * MINUTE
  const zenith = dhuhr - ZENITH_MINUTES * MINUTE
  if (risen >= zenith) return null
  const span = (from: number, until: number): SunSpan => ({ from: write(from), until: write(until) })
  return {
    duha: span(risen, zenith),
    avoid: {
      afterSunrise: span(sunrise, risen),
      zenith: span(zenith, dhuhr),
      beforeSunset: span(sunset - SPEAR_MINUTES * MINUTE, sunset),
    },
  }
}
