// Prepares the data of the display in a mosque's hall: enough for weeks offline.
import { renderSVG } from 'uqr'
import { type EidPrayer, eidPrayersOf, feastAt, isTakbirDay } from '#app/core/mosques/eid.ts'
import { addDaysTo, type JumuahSession, jamaahOn, type Prayer, type Said } from '#app/core/mosques/iqamah.ts'
import { localMoment, mosqueDays } from '#app/core/mosques/mosque-days.ts'
import { suhoorEndOf } from '#app/core/mosques/mosque-ramadan.ts'
import { type Announcement, readAnnouncements, readOccasions } from '#app/core/mosques/read-mosque.ts'
import { readScreen, type ScreenSettings } from '#app/core/mosques/screen-settings.ts'
import type { Feast } from '#app/core/prayer/feast.ts'
import { hijriInCountry, type Sighting } from '#app/core/prayer/hijri.ts'
import { parseIsoDay } from '#app/core/prayer/local-time.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { describeTimes } from './describe-times.server.ts'
import type { Timed } from './queries.server.ts'

/** Longer than the two months a screen must be able to go on alone. */
const DISPLAY_DAYS = 75

export type DisplayDay = {
  date: string
  sunrise: string
  maghrib: string
  imsak: string
  /** When suhoor ends; absent in what a screen held before this was told: at fajr. */
  suhoor?: string
  /** The number of its fast, in Ramadan. */
  fast: number | null
  /** The sun does not give every time of that day. A screen may hold days from before this was told. */
  isEstimated?: boolean
  /** The feast that is prayed that day. */
  feast?: Feast | null
  /** Takbir is said after every prayer of that day. */
  isTakbir?: boolean
  prayers: Record<Prayer, [begins: string, iqamah: string | null, adhan?: string | null]>
}

export type DisplayData = {
  id: string
  path: string
  name: string
  city: string
  timeZone: string
  /** When it was made: a screen that has been alone for too long says so. */
  madeAt: number
  sightings: readonly Sighting[]
  days: DisplayDay[]
  jumuah: JumuahSession[]
  announcements: Announcement[]
  /** Absent in what a screen held before it was told, as `screen` is. */
  eid?: EidPrayer[]
  screen?: ScreenSettings
  /** Where the times come from, for the line at the foot. */
  method: string
  said: Said | null
  /** The page's address as a code for phones. */
  code: string
}

export function describeDisplay(visit: Visit, { timed, row, mosque, name, path }: Timed): DisplayData {
  const { now } = visit
  const today = localMoment(now, timed.timeZone).date
  const sightings = timed.sightings ?? []
  const eid = eidPrayersOf(readOccasions(row.occasions))
  const days = mosqueDays(timed, addDaysTo(today, -1), DISPLAY_DAYS + 1).map((day): DisplayDay => {
    const jamaah = jamaahOn(timed.rules, day, timed.jumuah)
    const of = (prayer: Prayer): DisplayDay['prayers'][Prayer] => {
      const { begins, iqamah, adhan } = jamaah[prayer]
      return [begins, iqamah, adhan]
    }
    const date = parseIsoDay(day.date)
    const hijri = date && hijriInCountry(date, sightings)
    return {
      date: day.date,
      sunrise: day.sunrise,
      maghrib: day.maghrib,
      imsak: day.imsak,
      suhoor: day[suhoorEndOf(timed, day.date)],
      fast: hijri?.month === 9 ? hijri.day : null,
      isEstimated: day.estimated,
      feast: feastAt(day.date, eid, sightings),
      isTakbir: isTakbirDay(day.date, sightings),
      prayers: { fajr: of('fajr'), dhuhr: of('dhuhr'), asr: of('asr'), maghrib: of('maghrib'), isha: of('isha') },
    }
  })
  return {
    id: mosque.id,
    path,
    name,
    city: mosque.city && visit.cards.cityName(mosque.city, mosque.country_code),
    timeZone: timed.timeZone,
    madeAt: now.getTime(),
    sightings,
    days,
    jumuah: timed.jumuah,
    announcements: readAnnouncements(row.announcements, now),
    eid,
    screen: readScreen(row.screen),
    method: findMethod(timed.choice.method).key,
    said: describeTimes({ timed, locale: visit.locale, now, km: null }).said,
    code: renderSVG(visit.services.config.siteUrl + inLocale(path, visit.locale), { border: 1 }),
  }
}
