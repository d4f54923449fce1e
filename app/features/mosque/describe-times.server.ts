// The prayers of a mosque on the day that counts: today's, or after isha tomorrow's.
import {
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
  type Upcoming,
  upcomingJamaah,
} from '#app/core/mosques/mosque-days.ts'
import { reach, type Travel } from '#app/core/mosques/travel.ts'
import { formatHijri } from '#app/core/prayer/hijri.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { DayTimes } from '#app/core/prayer/timetable.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import type { Timed } from './queries.server.ts'

export type TodayRow = Pick<Jamaah, 'begins' | 'adhan' | 'iqamah' | 'isMoved'> & {
  prayer: Prayer
  isJumuah: boolean
  isNone: boolean
  state: 'past' | 'next' | 'later'
}

export type MosqueTimes = {
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
}

export type ComingJumuah = { date: string; sessions: JumuahSession[]; later: JumuahSession[] }

const MINUTE = 60_000

/** Written on the server: browsers do not always write dates alike. */
export const writeDay = (locale: Locale, date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }) =>
  new Intl.DateTimeFormat(`${intlTag(locale)}-ca-gregory`, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

type Measured = { timed: TimedMosque; locale: Locale; now: Date; km: number | null }

export function describeTimes({ timed, locale, now, km }: Measured): MosqueTimes {
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

export function describeJumuah(sessions: JumuahSession[], today: string): ComingJumuah {
  const date = nextFriday(today)
  const held = sessionsOn(sessions, date)
  return { date, sessions: held, later: sessions.filter(({ seasonFrom }) => seasonFrom !== null && seasonFrom > date) }
}

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
