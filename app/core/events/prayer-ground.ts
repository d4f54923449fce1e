// By whose reckoning an event that follows the prayer is timed: the same for everyone who looks.
import { isMethodId } from '#app/core/prayer/methods.ts'
import { choiceAt, type PrayerChoice } from '#app/core/prayer/prayer-choice.ts'

/** Where the prayer is reckoned for, and how. */
export type Ground = { lat: number; lng: number; choice: PrayerChoice }

type Known = {
  lat: number | null
  lng: number | null
  country_code: string | null
  /** What the mosque says, where the event is at one. */
  method: unknown
  school: unknown
}

/** By the mosque's method, or by what is usual in the country; null where nobody knows the place. */
export function groundOf({ lat, lng, country_code, method, school }: Known): Ground | null {
  if (lat === null || lng === null) return null
  return {
    lat,
    lng,
    choice: choiceAt(
      country_code ?? '',
      { lat, lng },
      {
        method: isMethodId(method) ? method : undefined,
        school: school === 0 || school === 1 ? school : undefined,
      },
    ),
  }
}
