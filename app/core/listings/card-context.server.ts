// Context for making cards, besides the record: the language, the minute, and names and clocks of places.

import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type CardContext = {
  locale: Locale
  now: Date
  /** Whether the records' distances are from a place that means something to the visitor. */
  hasDistance: boolean
  /** The city's name in the language of the page. */
  cityName: (city: string, countryCode: string) => string
  timeZoneAt: (lat: number, lng: number) => string
  /** How the visitor's own times on the page are reckoned; absent where it shows none. */
  choice?: PrayerChoice | undefined
}

type Visit = Pick<CardContext, 'locale' | 'now' | 'hasDistance' | 'choice'>

export function makeCardContext({ locale, now, hasDistance, choice }: Visit): CardContext {
  return {
    locale,
    now,
    hasDistance,
    choice,
    cityName: (city, countryCode) => cityIn(locale, city, countryCode),
    timeZoneAt,
  }
}
