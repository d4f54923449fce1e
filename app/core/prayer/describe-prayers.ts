// What the prayer card shows at a place and a moment.

import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { explainTime } from './explain.ts'
import { formatHijri, type Sighting } from './hijri.ts'
import { calendarDayAt, zoneOffset } from './local-time.ts'
import { findMethod, usualPractice } from './methods.ts'
import { nextPrayer } from './next-prayer.ts'
import type { PrayerCardData, ShownTime } from './prayer-card.tsx'
import { DEFAULT_CHOICE, type PrayerChoice } from './prayer-choice.ts'
import { prayerTimes } from './rules.ts'

const SHOWN: readonly ShownTime[] = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']

const dateFormats = new Map<Locale, Intl.DateTimeFormat>()

/** Of an instant moved by the zone's offset: one format per language serves every zone, and making one is slow. */
function writeDate(locale: Locale, local: number): string {
  const format =
    dateFormats.get(locale) ??
    new Intl.DateTimeFormat(`${intlTag(locale)}-ca-gregory`, { dateStyle: 'full', timeZone: 'UTC' })
  dateFormats.set(locale, format)
  return format.format(local)
}

export type PrayerVisit = {
  lat: number
  lng: number
  timeZone: string
  /** ISO 3166 two-letter code, or empty. */
  countryCode: string
  placeName: string | null
  countryName: string
  locale: Locale
  now: Date
  choice: PrayerChoice
  /** What was announced in the country about its months. */
  sightings?: readonly Sighting[] | undefined
}

export function describePrayers(request: PrayerVisit): PrayerCardData {
  const { lat, lng, timeZone, locale, now, choice } = request
  const place = { lat, lng, timeZone }
  const offset = zoneOffset(now.getTime(), timeZone)
  const next = nextPrayer(place, now, choice)
  // After isha this is tomorrow's timetable, and before an isha past midnight still yesterday's.
  const day = prayerTimes({ ...place, ...choice, date: next.day })
  const today = prayerTimes({ ...place, ...choice, date: calendarDayAt(now, timeZone) })
  return {
    place: request.placeName,
    gregorian: writeDate(locale, now.getTime() + offset),
    hijri: formatHijri(
      now,
      { timeZone, maghrib: today.at.maghrib, offset: choice.hijriDays, sightings: request.sightings },
      locale,
    ),
    now: now.getTime(),
    zoneOffset: offset,
    next: { name: next.name, at: next.at.getTime(), time: next.time, isTomorrow: next.isTomorrow },
    times: SHOWN.map((name) => ({ name, at: day.at[name].getTime(), time: day.time[name] })),
    sunrise: day.at.sunrise.getTime(),
    sunset: day.at.sunset.getTime(),
    method: findMethod(choice.method).key,
    school: choice.school,
    offer: findOffer(request),
    reasons: SHOWN.map((name) => {
      const { basis, offsets, boundedBy, isEstimated } = explainTime(name, { ...place, ...choice, date: next.day })
      return { name, basis, offsets, boundedBy, isEstimated }
    }),
    order: orderOf(request),
  }
}

/** Services cannot be told a rule for the far north and south; without it their times would be others. */
function orderOf({ lat, lng, timeZone, choice: { method, school, offsets, highLatitude } }: PrayerVisit) {
  return highLatitude ? null : { lat, lng, timeZone, method, school, ...(offsets && { offsets }) }
}

const isSame = (a: PrayerChoice, b: PrayerChoice) => a.method === b.method && a.school === b.school

/** The country's usual method where another is in use; for whoever took one, the way back to the default. */
function findOffer({ countryCode, countryName, choice }: PrayerVisit): PrayerCardData['offer'] {
  const usual = usualPractice(countryCode)
  if (usual && countryName && !isSame(usual, choice)) {
    return { ...usual, methodKey: findMethod(usual.method).key, country: countryName }
  }
  if (isSame(choice, DEFAULT_CHOICE)) return null
  return { ...DEFAULT_CHOICE, methodKey: findMethod(DEFAULT_CHOICE.method).key, country: null }
}
