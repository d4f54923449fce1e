// Makes the prayer card for a place and a moment.

import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { explainTime } from './explain.ts'
import { feastAround } from './feast.ts'
import { formatHijri, type Sighting } from './hijri.ts'
import { calendarDayAt, dayNumber, isFridayOn, zoneOffset } from './local-time.ts'
import { findMethod } from './methods.ts'
import { nextPrayer } from './next-prayer.ts'
import type { PrayerCardData, PrayerOrder, ShownTime } from './prayer-card.tsx'
import { choiceAt, type PrayerChoice } from './prayer-choice.ts'
import { ramadanAt } from './ramadan.ts'
import { type PrayerDay, prayerTimes } from './rules.ts'
import { type Point, type PracticeSource, usualPractice } from './usual-practice.ts'

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
  /** The visitor chose it; otherwise it is the country's or the site's. */
  isOwnChoice?: boolean | undefined
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
  const maghrib = today.at.maghrib.getTime()
  const isSinceSunset = now.getTime() >= maghrib
  return {
    place: request.placeName,
    gregorian: writeDate(locale, now.getTime() + offset),
    hijri: formatHijri(
      now,
      { timeZone, maghrib: today.at.maghrib, offset: choice.hijriDays, sightings: request.sightings },
      locale,
    ),
    isSinceSunset,
    hijriUntil: isSinceSunset ? maghrib + DAY : maghrib,
    now: now.getTime(),
    zoneOffset: offset,
    next: { name: next.name, at: next.at.getTime(), time: next.time, isTomorrow: next.isTomorrow },
    isFriday: isFridayOn(next.day),
    timesOf: describeTimesDay(day, today, locale),
    times: SHOWN.map((name) => ({
      name,
      at: day.at[name].getTime(),
      time: day.time[name],
      isEstimated: day.estimated.includes(name),
      isNextDay: dayNumber(calendarDayAt(day.at[name], timeZone)) > dayNumber(day.date),
    })),
    ramadan: ramadanAt(place, choice, now, request.sightings),
    feast: feastAround(place, choice, now, request.sightings),
    sunrise: day.at.sunrise.getTime(),
    sunset: day.at.sunset.getTime(),
    method: findMethod(choice.method).key,
    school: choice.school,
    usual: findUsual(request),
    source: sourceOf(choice, request.countryCode, request),
    region: usualPractice(request.countryCode, request)?.region ?? null,
    offer: findOffer(request),
    others: findOthers(request),
    reasons: SHOWN.map((name) => {
      const { basis, offsets, boundedBy, isEstimated } = explainTime(name, { ...place, ...choice, date: next.day })
      return { name, basis, offsets, boundedBy, isEstimated }
    }),
    order: orderOf(request),
  }
}

function orderOf({ lat, lng, timeZone, choice: { hijriDays: _, nightEnds: __, ...choice } }: PrayerVisit): PrayerOrder {
  return { lat, lng, timeZone, ...choice }
}

const DAY = 86_400_000

/** Names the day of the times where it is not the day it is: after isha they are tomorrow's. */
function describeTimesDay(day: PrayerDay, today: PrayerDay, locale: Locale): PrayerCardData['timesOf'] {
  const shift = dayNumber(day.date) - dayNumber(today.date)
  return shift === 0 ? null : { isTomorrow: shift > 0, written: writeDate(locale, dayNumber(day.date) * DAY) }
}

type Practice = Pick<PrayerChoice, 'method' | 'school'>
const isSame = (a: Practice, b: Practice) => a.method === b.method && a.school === b.school

/** The country whose authority the times follow, because nobody chose otherwise. */
function findUsual(visit: PrayerVisit): string | null {
  const { countryCode, countryName, choice, isOwnChoice } = visit
  const usual = usualPractice(countryCode, visit)
  return usual && countryName && !isOwnChoice && isSame(usual, choice) ? countryName : null
}

/** Who says that the times are reckoned so, and since when. */
export function sourceOf(choice: Practice, countryCode: string, point: Point | null): PracticeSource {
  const usual = usualPractice(countryCode, point)
  if (usual?.method === choice.method) return usual.source
  return { name: findMethod(choice.method).name, year: null }
}

/** The country's usual practice where another is in use; for whoever took one of their own, the way back. */
function findOffer(visit: PrayerVisit): PrayerCardData['offer'] {
  const { countryCode, countryName, choice, isOwnChoice } = visit
  const usual = usualPractice(countryCode, visit)
  if (usual && countryName && !isSame(usual, choice)) {
    const { method, school } = usual
    // Where only the reckoning of asr differs, it is asr that is offered.
    return {
      method,
      school,
      methodKey: findMethod(method).key,
      country: countryName,
      isAsrOnly: method === choice.method,
    }
  }
  const start = choiceAt(countryCode, visit)
  if (!isOwnChoice || isSame(choice, start)) return null
  const { method, school } = start
  return { method, school, methodKey: findMethod(method).key, country: null, isAsrOnly: false }
}

/** What many others in the country follow, beside its usual practice. */
function findOthers(visit: PrayerVisit): PrayerCardData['others'] {
  const { school } = visit.choice
  return (usualPractice(visit.countryCode, visit)?.also ?? [])
    .filter((method) => method !== visit.choice.method)
    .map((method) => ({ method, school, methodKey: findMethod(method).key }))
}
