// Loads the data of a visit to the athan pages: place, time, settings, and the months announced in the country.
import * as z from 'zod'
import { countryName } from '#app/core/places/countries.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { describePrayers, type PrayerVisit } from '#app/core/prayer/describe-prayers.ts'
import { type HijriDate, hijriDate, writeHijri } from '#app/core/prayer/hijri.ts'
import { comingDays, HAS_EVE, type KnownDay } from '#app/core/prayer/known-days.ts'
import { addDays, type CalendarDay, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { type PrayerPlace, prayerTimes } from '#app/core/prayer/rules.ts'
import { type AnnouncedMonth, findSightings } from '#app/core/prayer/sightings.server.ts'
import { ask, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'

export type AthanVisit = {
  locale: Locale
  now: Date
  /** Null while the visitor's place is unknown. */
  place: (PrayerPlace & { name: string | null; countryCode: string; countryName: string }) | null
  choice: PrayerChoice
  /** The visitor chose it; otherwise it is the country's or the site's. */
  isOwnChoice: boolean
  sightings: AnnouncedMonth[]
  /** The civil day at the place; in UTC while it is unknown. */
  today: CalendarDay
  /** Today's Hijri date, after maghrib already the next. */
  hijri: HijriDate
}

export async function loadVisit(visit: Visit): Promise<AthanVisit> {
  const { services, locale, now, place, hasPlace, choice, isOwnChoice } = visit
  if (!hasPlace) {
    const today = calendarDayAt(now, 'UTC')
    const hijri = hijriDate(now, { timeZone: 'UTC' })
    return { locale, now, place: null, choice, isOwnChoice, sightings: [], today, hijri }
  }
  const { lat, lng, countryCode } = place
  const timeZone = timeZoneAt(lat, lng)
  const sightings = await findSightings(services, countryCode)
  const today = calendarDayAt(now, timeZone)
  const { maghrib } = prayerTimes({ lat, lng, timeZone, ...choice, date: today }).at
  return {
    locale,
    now,
    place: {
      lat,
      lng,
      timeZone,
      name: namePlace(place, locale)?.name ?? null,
      countryCode,
      countryName: countryName(countryCode, locale),
    },
    choice,
    isOwnChoice,
    sightings,
    today,
    hijri: hijriDate(now, { timeZone, maghrib, offset: choice.hijriDays, sightings }),
  }
}

/** The prayer card of the visit; null while the place is unknown. */
export function describeVisit({ place, locale, now, choice, isOwnChoice, sightings }: AthanVisit) {
  if (!place) return null
  const { name, ...rest } = place
  const visit: PrayerVisit = { ...rest, placeName: name, locale, now, choice, isOwnChoice, sightings }
  return describePrayers(visit)
}

export type ShownDay = {
  name: KnownDay
  date: string
  written: string
  /** The last of several days. */
  until: string | null
  /** The day at whose maghrib its night begins. */
  eve: string | null
  isNight: boolean
  hijri: string
  days: number
}

/** The known days ahead, dates written out. After maghrib the Hijri day is already tomorrow's. */
export function listComingDays({ locale, today, sightings, choice }: AthanVisit, count: number): ShownDay[] {
  const moved = choice.hijriDays ?? 0
  return comingDays(today, sightings, count + 1)
    .map(({ name, date, hijri, days, length, isNight }) => {
      const on = addDays(date, -moved)
      const write = (day: CalendarDay) => writeDate(locale, writeIsoDay(day))
      return {
        name,
        date: writeIsoDay(on),
        written: write(on),
        until: length > 1 ? write(addDays(on, length - 1)) : null,
        eve: HAS_EVE.includes(name) ? write(addDays(on, -1)) : null,
        isNight,
        hijri: writeHijri(hijri, locale),
        days: days - moved,
      }
    })
    .filter(({ days }) => days >= 0)
    .slice(0, count)
}

/** Who announced the month, where someone did. */
export function announcementOf(sightings: readonly AnnouncedMonth[], month: { year: number; month: number }) {
  return sightings.find((sighting) => sighting.year === month.year && sighting.month === month.month) ?? null
}

const sounds = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    reciter: z.string().nullable(),
    licence: z.string(),
    licence_url: z.string().nullable(),
    source_url: z.string(),
    suits: z.enum(['all', 'fajr', 'other']),
    file_path: z.string().nullable(),
    address: z.string().nullable(),
  }),
)

export type Sound = {
  id: string
  title: string
  reciter: string | null
  licence: string
  licenceUrl: string | null
  sourceUrl: string
  suits: 'all' | 'fajr' | 'other'
  src: string
}

/** The manifest of sounds. Without an answer there is still the built-in tone. */
export async function listSounds(services: Pick<Services, 'page' | 'log'>): Promise<Sound[]> {
  const answer = await askPageOrNothing(services, 'athan_page', {}, sounds)
  return (answer ?? []).map((sound) => ({
    id: sound.id,
    title: sound.title,
    reciter: sound.reciter,
    licence: sound.licence,
    licenceUrl: sound.licence_url,
    sourceUrl: sound.source_url,
    suits: sound.suits,
    src: sound.address ?? `/athan-sounds/${sound.file_path}`,
  }))
}

export type KeptSound = {
  id: string
  title: string
  reciter: string | null
  licence: string
  source_url: string
  suits: string
  file_path: string | null
  address: string | null
  is_active: boolean
}

type Asking = Pick<Services, 'db' | 'log'>

/** For staff: those taken off the list too. */
export const listAllSounds = (services: Asking): Promise<KeptSound[]> =>
  ask(
    services,
    services
      .db()
      .from('athan_sounds')
      .select('id, title, reciter, licence, source_url, suits, file_path, address, is_active')
      .order('created_at'),
  )

const LISTED_SIGHTINGS = 100

export const listSightings = (services: Asking) =>
  ask(
    services,
    services
      .db()
      .from('hijri_sightings')
      .select('id, country_code, hijri_year, hijri_month, begins_on, announced_by, source_url')
      .order('begins_on', { ascending: false })
      .order('country_code')
      .limit(LISTED_SIGHTINGS),
  )

export const isoToday = ({ today }: Pick<AthanVisit, 'today'>) => writeIsoDay(today)
