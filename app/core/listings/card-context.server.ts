// What cards need to know besides the record: the language, the minute, and names and clocks of places.

import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { nextPrayer } from '#app/core/prayer/next-prayer.ts'
import { DEFAULT_CHOICE, type PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { PrayerName } from '#app/core/prayer/rules.ts'
import { usualPractice } from '#app/core/prayer/usual-practice.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type CardContext = {
  locale: Locale
  now: Date
  /** Whether the records' distances are from a place that means something to the visitor. */
  hasDistance: boolean
  /** The city's name in the language of the page. */
  cityName: (city: string, countryCode: string) => string
  timeZoneAt: (lat: number, lng: number) => string
  /** With its country, by what is usual there. */
  nextPrayerAt: (place: { lat: number; lng: number; timeZone: string; countryCode?: string }) => {
    name: PrayerName
    time: string
    at: Date
    isJumuah: boolean
  }
}

type Visit = { locale: Locale; now: Date; hasDistance: boolean; choice?: PrayerChoice }

export function makeCardContext({ locale, now, hasDistance, choice = DEFAULT_CHOICE }: Visit): CardContext {
  return {
    locale,
    now,
    hasDistance,
    cityName: (city, countryCode) => cityIn(locale, city, countryCode),
    timeZoneAt,
    nextPrayerAt: ({ countryCode = '', ...place }) => {
      const usual = usualPractice(countryCode)
      return nextPrayer(place, now, usual ? { method: usual.method, school: usual.school } : choice)
    },
  }
}
