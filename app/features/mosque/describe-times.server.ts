// The prayers of a mosque on the day that counts: today's, or once today's are over tomorrow's; and whose word each is.
import {
  type IqamahChange,
  isFriday,
  JAMAAH_PRAYERS,
  type Jamaah,
  type JumuahSession,
  jamaahOn,
  nextFriday,
  type Prayer,
  type Said,
  sessionsOn,
  upcomingChanges,
} from '#app/core/mosques/iqamah.ts'
import { type JumuahReach, reachJumuah } from '#app/core/mosques/jumuah-reach.ts'
import {
  beginningNext,
  instantAt,
  isPublishedOn,
  localMoment,
  mosqueDays,
  type TimedMosque,
  type Upcoming,
  upcomingJamaah,
} from '#app/core/mosques/mosque-days.ts'
import { ramadanOf } from '#app/core/mosques/mosque-ramadan.ts'
import { reach, type Travel } from '#app/core/mosques/travel.ts'
import { countryName } from '#app/core/places/countries.ts'
import { sourceOf } from '#app/core/prayer/describe-prayers.ts'
import { explainTime } from '#app/core/prayer/explain.ts'
import { formatHijri } from '#app/core/prayer/hijri.ts'
import { isPastMidnight, parseIsoDay } from '#app/core/prayer/local-time.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import type { RamadanMoment } from '#app/core/prayer/ramadan.ts'
import type { DayTimes } from '#app/core/prayer/timetable.ts'
import type { PracticeSource } from '#app/core/prayer/usual-practice.ts'
import type { Reason } from '#app/core/prayer/write-reason.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import type { Timed } from './queries.server.ts'

export type TodayRow = Pick<Jamaah, 'begins' | 'adhan' | 'iqamah' | 'isMoved'> & {
  prayer: Prayer
  beginsAt: number
  isJumuah: boolean
  /** Of Jumu'ah, where it is known. */
  khutbah: string | null
  isNone: boolean
  /** Past midnight: on the day after. */
  isNextDay: boolean
  /** Whose word the iqamah is; null: nobody said. */
  said: Said | null
  /** `now`: it has begun and can still be joined. `next`: it begins next. */
  state: 'past' | 'now' | 'next' | 'later'
}

export type MosqueTimes = {
  timeZone: string
  methodFrom: TimedMosque['methodFrom']
  method: string
  school: 0 | 1
  /** Its name, where the method is the usual one there. */
  country: string | null
  source: PracticeSource
  reasons: Reason[]
  now: number
  gregorian: string
  hijri: string
  sunrise: string
  /** The rows are tomorrow's: today's prayers are over. */
  isTomorrow: boolean
  rows: TodayRow[]
  hasAdhan: boolean
  /** The mosque publishes itself when each prayer begins. */
  isBeginsTold: boolean
  isEstimated: boolean
  hasRules: boolean
  /** Whose word most of the iqamah are, and when the newest of it was said. */
  said: Said | null
  changes: IqamahChange[]
  /** The prayer that begins next, as everywhere on the site. */
  next: { prayer: Prayer | 'jumuah'; begins: string; at: number } | null
  /** What can be joined next; null where nobody told when it stands up. */
  jamaah: { prayer: Prayer | 'jumuah'; iqamah: string; at: number } | null
  ramadan: RamadanMoment | null
  foot: Travel | null
  car: Travel | null
  leave: { foot: string | null; car: string | null }
  /** On a Friday every session that is still to come, with the way to it. */
  jumuahReach: (Omit<JumuahReach, 'leaveAt'> & { leave: string | null })[]
}

export type ComingJumuah = { date: string; sessions: JumuahSession[]; later: JumuahSession[] }

const MINUTE = 60_000
const EXPLAINED = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** Written on the server: browsers do not always write dates alike. */
export const writeDay = (locale: Locale, date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }) =>
  new Intl.DateTimeFormat(`${intlTag(locale)}-ca-gregory`, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

type Measured = { timed: TimedMosque; locale: Locale; now: Date; km: number | null }

export function describeTimes({ timed, locale, now, km }: Measured): MosqueTimes {
  const { timeZone, rules, choice } = timed
  const moment = localMoment(now, timeZone)
  const ahead = mosqueDays(timed, moment.date, 15)
  const joined = upcomingJamaah(timed, now)
  const next = beginningNext(timed, now)
  const [today, tomorrow] = ahead as [DayTimes, DayTimes]
  // Once isha has stood up the table is tomorrow's.
  const isTomorrow = joined !== null && joined.prayer === 'fajr' && joined.date > moment.date
  const day = isTomorrow ? tomorrow : today
  const rows = describeRows(timed, day, { joined, next, now })
  const told = rows.flatMap(({ said }) => (said ? [said] : []))
  const left = joined ? (joined.at.getTime() - now.getTime()) / MINUTE : 0
  const isTold = joined !== null && joined.iqamah !== null
  const foot = isTold && km !== null ? reach('foot', km, left) : null
  const car = isTold && km !== null ? reach('car', km, left) : null
  const clockAt = (instant: number) => localMoment(new Date(instant), timeZone).time
  const clock = (travel: Travel | null) =>
    travel && travel.spare >= 0 ? clockAt(now.getTime() + travel.spare * MINUTE) : null
  return {
    timeZone,
    methodFrom: timed.methodFrom,
    method: findMethod(choice.method).key,
    school: choice.school,
    country: timed.methodFrom === 'country' ? countryName(timed.countryCode, locale) : null,
    source: sourceOf(choice, timed.countryCode, timed),
    reasons: explainDay(timed, day.date),
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
    hasAdhan: rows.some(({ adhan }) => adhan !== null),
    isBeginsTold: isPublishedOn(timed, day.date),
    isEstimated: day.estimated,
    hasRules: told.length > 0,
    said: told.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0] ?? null,
    changes: upcomingChanges(rules, ahead),
    next: next && {
      prayer: next.prayer === 'dhuhr' && isFriday(next.day) ? 'jumuah' : next.prayer,
      begins: next.begins,
      at: next.at.getTime(),
    },
    jamaah: joined?.iqamah ? { ...nameOf(joined), iqamah: joined.iqamah, at: joined.at.getTime() } : null,
    ramadan: ramadanOf(timed, now),
    foot,
    car,
    leave: { foot: clock(foot), car: clock(car) },
    jumuahReach: describeReach(timed, moment.date, km, now).map(({ leaveAt, ...rest }) => ({
      ...rest,
      leave: leaveAt === null ? null : clockAt(leaveAt),
    })),
  }
}

const nameOf = (next: Upcoming) => ({ prayer: next.session ? ('jumuah' as const) : next.prayer })

type Around = { joined: Upcoming | null; next: ReturnType<typeof beginningNext>; now: Date }

function describeRows(
  { rules, jumuah, timeZone }: TimedMosque,
  day: DayTimes,
  { joined, next, now }: Around,
): TodayRow[] {
  const held = jamaahOn(rules, day, jumuah)
  const sessions = sessionsOn(jumuah, day.date)
  return JAMAAH_PRAYERS.map((prayer): TodayRow => {
    const { begins, adhan, iqamah, isMoved, rule } = held[prayer]
    const isJumuah = prayer === 'dhuhr' && isFriday(day.date)
    const session = isJumuah ? (joined?.session ?? sessions[0]) : undefined
    const isNextDay = isPastMidnight(day, prayer)
    const beginsAt = instantAt(day.date, begins, timeZone).getTime() + (isNextDay ? 24 * 60 * MINUTE : 0)
    const isNext = next?.day === day.date && next.prayer === prayer
    const isJoinable = joined?.prayer === prayer && joined.iqamah !== null && beginsAt <= now.getTime()
    return {
      prayer,
      begins,
      beginsAt,
      adhan,
      iqamah: session ? (session.prayerAt ?? null) : iqamah,
      khutbah: session?.khutbahAt ?? null,
      isMoved,
      isJumuah,
      isNone: rule?.kind === 'none',
      isNextDay,
      said: session ? (session.said ?? null) : iqamah === null ? null : (rule?.said ?? null),
      state: isNext ? 'next' : isJoinable ? 'now' : beginsAt <= now.getTime() ? 'past' : 'later',
    }
  })
}

function explainDay({ lat, lng, timeZone, choice }: TimedMosque, iso: string): Reason[] {
  const date = parseIsoDay(iso)
  if (!date) return []
  return EXPLAINED.map((name) => {
    const { basis, offsets, boundedBy, isEstimated } = explainTime(name, { lat, lng, timeZone, ...choice, date })
    return { name, basis, offsets, boundedBy, isEstimated }
  })
}

function describeReach({ jumuah, timeZone }: TimedMosque, date: string, km: number | null, now: Date): JumuahReach[] {
  if (km === null) return []
  return sessionsOn(jumuah, date)
    .filter(({ prayerAt, khutbahAt }) => instantAt(date, prayerAt ?? khutbahAt, timeZone) > now)
    .flatMap((session) => reachJumuah(session, { date, timeZone, km, now }) ?? [])
}

export function describeJumuah(sessions: JumuahSession[], today: string): ComingJumuah {
  const date = nextFriday(today)
  const held = sessionsOn(sessions, date)
  return { date, sessions: held, later: sessions.filter(({ seasonFrom }) => seasonFrom !== null && seasonFrom > date) }
}

export type MasjidCardData = {
  name: string
  path: string
  rows: { prayer: Prayer | 'jumuah'; iqamah: string | null; isNext: boolean }[]
  /** When the next of them begins. */
  nextAt: number | null
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
    nextAt: times.next?.at ?? null,
    hasIqamah: times.rows.some(({ iqamah }) => iqamah !== null),
  }
}
