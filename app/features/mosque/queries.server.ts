// One mosque: its page, its month, its calendar file and what the display in its hall holds.

import { toBusiness } from '#app/core/listings/business.ts'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { directionsLink } from '#app/core/listings/contact-links.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { describeLocation } from '#app/core/listings/describe-location.server.ts'
import { toMosqueCard } from '#app/core/listings/describe-mosque.server.ts'
import { type Mosque, toMosque } from '#app/core/listings/mosque.ts'
import { readFlag, readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import {
  addDaysTo,
  type IqamahChange,
  JAMAAH_PRAYERS,
  type Jamaah,
  type JumuahSession,
  jamaahFor,
  nextFriday,
  type Prayer,
  sessionsOn,
  upcomingChanges,
} from '#app/core/mosques/iqamah.ts'
import {
  instantAt,
  localMoment,
  mosqueDays,
  type TimedMosque,
  toTimedMosque,
  type Upcoming,
  upcomingJamaah,
} from '#app/core/mosques/mosque-days.ts'
import {
  type Announcement,
  FACILITIES,
  type Facility,
  type Occasion,
  readAnnouncements,
  readFlags,
  readOccasions,
  readWomenSpace,
  type WomenSpace,
} from '#app/core/mosques/read-mosque.ts'
import { reach, type Travel } from '#app/core/mosques/travel.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { formatHijri, type Sighting } from '#app/core/prayer/hijri.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import type { DayTimes } from '#app/core/prayer/timetable.ts'
import type { Services } from '#app/core/request/services.ts'
import { mosqueJsonLd } from '#app/core/seo/json-ld.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, type Crumb, canonicalUrl } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, intlTag, type Locale } from '#app/i18n/locales.ts'
import { type CalendarEvent, calendarFile } from '#app/lib/calendar-file.ts'
import { type FacilityState, stateOf } from './rules.ts'

export type Visit = {
  services: Services
  place: Place
  locale: Locale
  t: Messages
  now: Date
  choice: PrayerChoice
  /** Cards with distances from the visitor. */
  cards: CardContext
}

export type TodayRow = Pick<Jamaah, 'begins' | 'adhan' | 'iqamah' | 'isMoved'> & {
  prayer: Prayer
  isJumuah: boolean
  isNone: boolean
  state: 'past' | 'next' | 'later'
}

export type MosquePageData = {
  id: string
  path: string
  url: string
  crumbs: Crumb[]
  name: string
  type: string
  cover: { wide: string; card: string }
  location: string
  address: string
  distance: number | null
  isKept: boolean
  description: string
  phone: string
  website: string | null
  directions: string | null
  position: { lat: number; lng: number } | null
  /** Null where its place is unknown. */
  times: {
    timeZone: string
    choice: PrayerChoice
    isOwnMethod: boolean
    method: string
    now: number
    gregorian: string
    hijri: string
    sunrise: string
    /** The rows are tomorrow's: today's prayers are over. */
    isTomorrow: boolean
    rows: TodayRow[]
    isEstimated: boolean
    hasRules: boolean
    since: string | null
    changes: IqamahChange[]
    next: { prayer: Prayer | 'jumuah'; iqamah: string | null; begins: string; at: number } | null
    foot: Travel | null
    car: Travel | null
    leave: { foot: string | null; car: string | null }
  } | null
  jumuah: { date: string; sessions: JumuahSession[]; later: JumuahSession[] }
  occasions: Occasion[]
  facilities: ({ facility: Facility } & FacilityState)[]
  women: WomenSpace | null
  hasSisters: boolean | null
  announcements: Announcement[]
  businesses: BusinessCardData[]
  isFoodNear: boolean
  source: { name: string; licence: string | null } | null
}

const isKey = (word: string) => word !== '' && word.length <= 200 && !/\p{Cc}/u.test(word)

async function findRow(
  services: Pick<Services, 'page' | 'log'>,
  name: 'mosque_page' | 'mosque_times',
  idOrSlug: string,
): Promise<SourceRow | null> {
  if (!isKey(idOrSlug)) return null
  try {
    const row = readRow(await services.page(name, { id_or_slug: idOrSlug }))
    return row && readText(row.id) ? row : null
  } catch (error) {
    services.log('query failed', { name, error: error instanceof Error ? error.message : String(error) })
    return null
  }
}

const positionOf = ({ latitude, longitude }: Mosque) =>
  latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null

export const keyOf = (mosque: Pick<Mosque, 'slug' | 'id'>) => mosque.slug ?? mosque.id

const MINUTE = 60_000

/** Written on the server: browsers do not always write dates alike. */
const writeDay = (locale: Locale, date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }) =>
  new Intl.DateTimeFormat(`${intlTag(locale)}-ca-gregory`, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

type Measured = { timed: TimedMosque; locale: Locale; now: Date; km: number | null }

function describeTimes({ timed, locale, now, km }: Measured): NonNullable<MosquePageData['times']> {
  const { timeZone, rules } = timed
  const moment = localMoment(now, timeZone)
  const ahead = mosqueDays(timed, moment.date, 15)
  const next = upcomingJamaah(timed, now)
  const [today, tomorrow] = ahead as [DayTimes, DayTimes]
  // After isha the table is tomorrow's, as the next prayer is.
  const isTomorrow = next !== null && next.prayer === 'fajr' && next.date > moment.date
  const day = isTomorrow ? tomorrow : today
  const jamaah = jamaahFor(rules, day)
  const sessions = sessionsOn(timed.jumuah, day.date)
  const passed = (prayer: Prayer) => {
    if (isTomorrow || !next) return false
    return JAMAAH_PRAYERS.indexOf(prayer) < JAMAAH_PRAYERS.indexOf(next.prayer) && next.date >= day.date
  }
  const rows = JAMAAH_PRAYERS.map((prayer): TodayRow => {
    const { begins, adhan, iqamah, isMoved, rule } = jamaah[prayer]
    const isJumuah = prayer === 'dhuhr' && sessions.length > 0
    const session = isJumuah ? (next?.session ?? sessions[0]) : undefined
    return {
      prayer,
      begins,
      adhan: session ? session.khutbahAt : adhan,
      iqamah: session ? (session.prayerAt ?? session.khutbahAt) : iqamah,
      isMoved: isMoved && !session,
      isJumuah,
      isNone: rule?.kind === 'none' && !session,
      state: next?.prayer === prayer ? 'next' : passed(prayer) ? 'past' : 'later',
    }
  })
  const inForce = Object.values(jamaah).flatMap(({ rule }) => (rule ? [rule.effectiveFrom] : []))
  const left = next ? (next.at.getTime() - now.getTime()) / MINUTE : 0
  const foot = next && km !== null ? reach('foot', km, left) : null
  const car = next && km !== null ? reach('car', km, left) : null
  const clock = (travel: Travel | null) =>
    travel && travel.spare >= 0 ? localMoment(new Date(now.getTime() + travel.spare * MINUTE), timeZone).time : null
  return {
    timeZone,
    choice: timed.choice,
    isOwnMethod: timed.isOwnMethod,
    method: findMethod(timed.choice.method).key,
    now: now.getTime(),
    gregorian: writeDay(locale, day.date),
    hijri: formatHijri(
      isTomorrow ? instantAt(day.date, '12:00', timeZone) : now,
      {
        timeZone,
        sightings: timed.sightings,
        ...(!isTomorrow && { maghrib: instantAt(day.date, day.maghrib, timeZone) }),
      },
      locale,
    ),
    sunrise: day.sunrise,
    isTomorrow,
    rows,
    isEstimated: day.estimated,
    hasRules: inForce.length > 0,
    since: inForce.sort().at(-1) ?? null,
    changes: upcomingChanges(rules, ahead),
    next: next && describeNext(next),
    foot,
    car,
    leave: { foot: clock(foot), car: clock(car) },
  }
}

const describeNext = (next: Upcoming) => ({
  prayer: next.session ? ('jumuah' as const) : next.prayer,
  iqamah: next.iqamah,
  begins: next.begins,
  at: next.at.getTime(),
})

function describeJumuah(sessions: JumuahSession[], today: string): MosquePageData['jumuah'] {
  const date = nextFriday(today)
  const held = sessionsOn(sessions, date)
  return { date, sessions: held, later: sessions.filter(({ seasonFrom }) => seasonFrom !== null && seasonFrom > date) }
}

type Found = { page: MosquePageData; meta: PageMeta; key: string }

export async function loadMosquePage(visit: Visit, idOrSlug: string): Promise<Found | null> {
  const { services, place, locale, t, now, cards, choice } = visit
  const row = await findRow(services, 'mosque_page', idOrSlug)
  if (!row) return null
  const mosque = toMosque(row)
  const position = positionOf(mosque)
  const measured = { ...mosque, distance: distanceKm(isKnown(place) ? place : null, position) }
  const card = toMosqueCard(measured, cards)
  const name = card.name ?? t.listing.mosque.nameNotFound
  const timed = await withSightings(services, mosque, toTimedMosque(row, mosque, choice, cards.timeZoneAt))
  const source = readRow(row.source)
  const flags = readFlags(row.facilities)
  const known = readRow(row.facts_known) ?? {}
  const businesses = readRows(row.businesses).map(toBusiness)
  const km = card.distance !== null && card.distance < 1000 ? card.distance : null
  const today = timed ? localMoment(now, timed.timeZone).date : now.toISOString().slice(0, 10)
  const path = card.path
  const page: MosquePageData = {
    id: mosque.id,
    path,
    url: canonicalUrl(services.config.siteUrl + inLocale(path, locale)),
    crumbs: breadcrumbTrail(path, voice[locale].home, [t.pages.record.allMosques, name]).map((crumb, i) =>
      // `/mosque` is no page: the way up from a mosque is the list.
      i === 1 ? { ...crumb, path: '/mosques' } : crumb,
    ),
    name,
    type: t.pages.record.mosqueTypes[mosque.mosque_type] ?? mosque.mosque_type,
    cover: {
      wide: mosque.image ?? coverUrl(mosque.id, 'mosque', 'wide'),
      card: mosque.image ?? coverUrl(mosque.id, 'mosque'),
    },
    location: describeLocation(mosque, visit),
    address: mosque.address,
    distance: km,
    isKept: readFlag(row.is_kept) ?? false,
    description: mosque.description,
    phone: mosque.phone,
    website: mosque.website,
    directions: position && directionsLink(position),
    position,
    times: timed && describeTimes({ timed, locale, now, km }),
    jumuah: describeJumuah(timed?.jumuah ?? [], today),
    occasions: readOccasions(row.occasions),
    facilities: FACILITIES.map((facility) => ({
      facility,
      ...stateOf(flags[facility] ?? null, readRow(known[facility]), source && readText(source.name)),
    })),
    women: readWomenSpace(row.women_space),
    hasSisters: flags.sisters_space ?? null,
    announcements: readAnnouncements(row.announcements, now),
    businesses: businesses.map((business) => toBusinessCard(business, { ...cards, hasDistance: true })),
    isFoodNear: businesses.every(({ business_category }) => ['restaurants', 'grocery'].includes(business_category)),
    source: source && { name: readText(source.name) ?? '', licence: readText(source.licence) },
  }
  return { page, key: keyOf(mosque), meta: describeMeta(visit, page, mosque) }
}

function describeMeta({ services, locale, t }: Visit, page: MosquePageData, mosque: Mosque): PageMeta {
  const { siteUrl } = services.config
  const { latitude, longitude } = mosque
  const jsonLd = mosqueJsonLd(
    {
      name: page.name,
      image: mosque.image,
      coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    },
    {
      url: page.url,
      description: mosque.description,
      address: {
        street: mosque.address,
        city: mosque.city,
        region: mosque.state,
        country: mosque.country_code || mosque.country,
      },
      phone: mosque.phone,
      website: mosque.website,
      amenities: page.facilities.flatMap(({ facility, value }) =>
        value === null ? [] : [{ name: t.mosques.facilities[facility], value }],
      ),
    },
  )
  return {
    url: inLocale(page.path, locale),
    locale,
    siteUrl,
    title: `${page.name} – ${page.location}`,
    description: page.description || [page.name, page.type, page.location].join(', '),
    type: 'mosque',
    breadcrumbs: page.crumbs,
    ...(mosque.image && { image: mosque.image }),
    keywords: [page.name, page.type],
    jsonLd,
  }
}

/** What is the visitor's own about a mosque. */
export type MineAtMosque = {
  isFollowing: boolean
  wantsMail: boolean
  isAdmin: boolean
  isStaff: boolean
  request: string | null
  answers: Partial<Record<Facility, boolean>>
}

/** Null for visitors who are not signed in. */
export async function findMineAtMosque(services: Services, place: string): Promise<MineAtMosque | null> {
  if (!services.mayHaveSession) return null
  const { data, error } = await services.db().rpc('my_mosque', { place })
  if (error && error.code !== '42501') services.log('query failed', { name: 'my_mosque', error: error.message })
  const row = readRow(data)
  if (!row) return null
  const follow = readRow(row.follow)
  return {
    isFollowing: follow !== null,
    wantsMail: readFlag(follow?.wants_mail) ?? false,
    isAdmin: readFlag(row.is_admin) ?? false,
    isStaff: readFlag(row.is_staff) ?? false,
    request: readText(readRow(row.request)?.status),
    answers: readFlags(row.answers),
  }
}

// The month -------------------------------------------------------------------------------------------------------------

export type MonthRow = DayTimes & { hijri: string; iqamah: Record<Prayer, string | null> }

export type MonthPageData = {
  path: string
  name: string
  /** "2026-11" */
  month: string
  title: string
  earlier: string
  later: string
  today: string
  written: string
  days: MonthRow[]
  hasRules: boolean
  hasIqamah: Record<Prayer, boolean>
  calendarUrl: string
}

async function withSightings(
  services: Pick<Services, 'page' | 'log'>,
  { country_code }: Mosque,
  timed: TimedMosque | null,
): Promise<TimedMosque | null> {
  return timed && { ...timed, sightings: await findSightings(services, country_code ?? '') }
}

type Timed = { row: SourceRow; mosque: Mosque; timed: TimedMosque; name: string; key: string; path: string }

/** Null where there is no such mosque, or its times cannot be calculated. */
export async function findTimedMosque(visit: Omit<Visit, 'place'>, idOrSlug: string): Promise<Timed | null> {
  const row = await findRow(visit.services, 'mosque_times', idOrSlug)
  if (!row) return null
  const mosque = toMosque(row)
  const timed = await withSightings(
    visit.services,
    mosque,
    toTimedMosque(row, mosque, visit.choice, visit.cards.timeZoneAt),
  )
  if (!timed) return null
  const card = toMosqueCard(mosque, visit.cards)
  return {
    row,
    mosque,
    timed,
    name: card.name ?? visit.t.listing.mosque.nameNotFound,
    key: keyOf(mosque),
    path: card.path,
  }
}

const shiftMonth = (month: string, by: number) => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

/** "5 Jumada al-Akhirah 1448" without what all rows share. */
const withoutYear = (hijri: string) => hijri.replace(/\s*[\d\u0660-\u0669]{4}.*$/u, '')

const isMonth = (text: string | null): text is string => text !== null && /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text)

export function describeMonth(visit: Omit<Visit, 'place'>, found: Timed, asked: string | null): MonthPageData {
  const { locale, now, services } = visit
  const { timed, name, path } = found
  const today = localMoment(now, timed.timeZone).date
  const month = isMonth(asked) ? asked : today.slice(0, 7)
  const first = `${month}-01`
  const length = Math.round((Date.parse(`${shiftMonth(month, 1)}-01`) - Date.parse(first)) / 86_400_000)
  const days = mosqueDays(timed, first, length).map((day): MonthRow => {
    const jamaah = jamaahFor(timed.rules, day)
    return {
      ...day,
      hijri: withoutYear(
        formatHijri(
          instantAt(day.date, '12:00', timed.timeZone),
          { timeZone: timed.timeZone, sightings: timed.sightings },
          locale,
        ),
      ),
      iqamah: {
        fajr: jamaah.fajr.iqamah,
        dhuhr: jamaah.dhuhr.iqamah,
        asr: jamaah.asr.iqamah,
        maghrib: jamaah.maghrib.iqamah,
        isha: jamaah.isha.iqamah,
      },
    }
  })
  const has = (prayer: Prayer) => days.some(({ iqamah }) => iqamah[prayer] !== null)
  return {
    path,
    name,
    month,
    title: writeDay(locale, first, { month: 'long', year: 'numeric' }),
    earlier: shiftMonth(month, -1),
    later: shiftMonth(month, 1),
    today,
    written: writeDay(locale, today, { dateStyle: 'long' }),
    days,
    hasRules: JAMAAH_PRAYERS.some(has),
    hasIqamah: { fajr: has('fajr'), dhuhr: has('dhuhr'), asr: has('asr'), maghrib: has('maghrib'), isha: has('isha') },
    calendarUrl: `${services.config.siteUrl}${inLocale(path, locale)}/calendar.ics`,
  }
}

// The calendar file -----------------------------------------------------------------------------------------------------

const CALENDAR_DAYS = 60
const PRAYER_MINUTES = 15

export function writeCalendar(visit: Omit<Visit, 'place'>, { timed, row, name, path, mosque }: Timed): string {
  const { locale, t, now, services } = visit
  const words = t.mosques.calendar
  const { timeZone, rules, jumuah } = timed
  const from = localMoment(now, timeZone).date
  const location = [name, mosque.address, mosque.city].filter(Boolean).join(', ')
  const event = (uid: string, date: string, time: string, title: string, description?: string): CalendarEvent => {
    const startsAt = instantAt(date, time, timeZone)
    return {
      uid: `${uid}@${mosque.id}`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + PRAYER_MINUTES * MINUTE),
      title,
      location,
      ...(description && { description }),
    }
  }
  const days = mosqueDays(timed, from, CALENDAR_DAYS)
  const events = days.flatMap((day) => {
    const sessions = sessionsOn(jumuah, day.date)
    const jamaah = jamaahFor(rules, day)
    return [
      ...JAMAAH_PRAYERS.filter((prayer) => prayer !== 'dhuhr' || sessions.length === 0).map((prayer) => {
        const { begins, iqamah } = jamaah[prayer]
        const time = iqamah ?? begins
        // An isha past midnight is held on the day after.
        const date = prayer === 'isha' && time < day.maghrib ? addDaysTo(day.date, 1) : day.date
        const title = (iqamah ? words.iqamah : words.begins)(t.mosques.prayers[prayer])
        return event(`${day.date}-${prayer}`, date, time, title, iqamah ? words.begun(begins) : undefined)
      }),
      ...sessions.map((session) =>
        event(
          `${day.date}-jumuah-${session.id}`,
          day.date,
          session.khutbahAt,
          words.jumuah,
          [session.language, session.venue, session.note].filter(Boolean).join('\n'),
        ),
      ),
    ]
  })
  const eids = readOccasions(row.occasions).flatMap(({ id, kind, from: on, time, venue, note }) =>
    time && kind.startsWith('eid')
      ? [event(`${on}-${id}`, on, time, t.mosques.occasions.kinds[kind], [venue, note].filter(Boolean).join('\n'))]
      : [],
  )
  return calendarFile({
    name: words.name(name),
    url: canonicalUrl(services.config.siteUrl + inLocale(path, locale)),
    events: [...events, ...eids].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
  })
}

// The display -----------------------------------------------------------------------------------------------------------

/** Longer than the two months a screen must be able to go on alone. */
const DISPLAY_DAYS = 75

export type DisplayDay = {
  date: string
  sunrise: string
  maghrib: string
  prayers: Record<Prayer, [begins: string, adhan: string, iqamah: string | null]>
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
}

export function describeDisplay(visit: Omit<Visit, 'place'>, { timed, row, mosque, name, path }: Timed): DisplayData {
  const { now } = visit
  const today = localMoment(now, timed.timeZone).date
  const days = mosqueDays(timed, addDaysTo(today, -1), DISPLAY_DAYS + 1).map((day): DisplayDay => {
    const jamaah = jamaahFor(timed.rules, day)
    const of = (prayer: Prayer): [string, string, string | null] => {
      const { begins, adhan, iqamah } = jamaah[prayer]
      return [begins, adhan, iqamah]
    }
    return {
      date: day.date,
      sunrise: day.sunrise,
      maghrib: day.maghrib,
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
    sightings: timed.sightings ?? [],
    days,
    jumuah: timed.jumuah,
    announcements: readAnnouncements(row.announcements, now),
  }
}

// My masjid -------------------------------------------------------------------------------------------------------------

export type MasjidCardData = {
  name: string
  path: string
  rows: { prayer: Prayer | 'jumuah'; iqamah: string | null; isNext: boolean }[]
  hasIqamah: boolean
}

export function describeMasjid({ timed, name, path }: Timed, now: Date): MasjidCardData {
  const times = describeTimes({ timed, locale: 'en', now, km: null })
  return {
    name,
    path,
    rows: times.rows.map(({ prayer, iqamah, isJumuah, state }) => ({
      prayer: isJumuah ? 'jumuah' : prayer,
      iqamah,
      isNext: state === 'next',
    })),
    hasIqamah: times.rows.some(({ iqamah }) => iqamah !== null),
  }
}
