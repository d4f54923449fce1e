// What cards need to know besides the record: the language, the minute, and names and clocks of places.

import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { nextPrayer } from '#app/core/prayer/next-prayer.ts'
import { DEFAULT_CHOICE, type PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { PrayerName, PrayerPlace } from '#app/core/prayer/rules.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type CardContext = {
  locale: Locale
  now: Date
  /** Whether the records' distances are from a place that means something to the visitor. */
  hasDistance: boolean
  /** The city's name in the language of the page. */
  cityName: (city: string, countryCode: string) => string
  timeZoneAt: (lat: number, lng: number) => string
  /** Where the visitor is, by their own choice. */
  nextPrayerAt: (place: PrayerPlace) => PrayerName
}

type Visit = { locale: Locale; now: Date; hasDistance: boolean; choice?: PrayerChoice }

export function makeCardContext({ locale, now, hasDistance, choice = DEFAULT_CHOICE }: Visit): CardContext {
  return {
    locale,
    now,
    hasDistance,
    cityName: (city, countryCode) => cityIn(locale, city, countryCode),
    timeZoneAt,
    nextPrayerAt: (place) => nextPrayer(place, now, choice).name,
  }
}
