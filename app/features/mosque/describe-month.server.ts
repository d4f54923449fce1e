// A month of a mosque, day by day.
import { isFriday, JAMAAH_PRAYERS, jamaahOn, type Prayer, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { localMoment, mosqueDays } from '#app/core/mosques/mosque-days.ts'
import { hijriInCountry, writeDayAndMonth, writeHijriMonth } from '#app/core/prayer/hijri.ts'
import { parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { comingRamadan, RAMADAN, readRamadan } from '#app/core/prayer/ramadan.ts'
import type { DayTimes } from '#app/core/prayer/timetable.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { describeTimes, type MosqueTimes, writeDay } from './describe-times.server.ts'
import type { Timed } from './queries.server.ts'

export type MonthRow = DayTimes & {
  hijri: string
  isFast: boolean
  iqamah: Record<Prayer, string | null>
  /** On Fridays, where it is known. */
  jumuah: { khutbah: string; prayer: string | null }[] | null
}

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
  times: MosqueTimes
  hasJumuah: boolean
  /** Shown is a Ramadan, not a month of the civil year. */
  isRamadan: boolean
  /** The Hijri year of the Ramadan that is or comes next. */
  ramadan: number
}

const shiftMonth = (month: string, by: number) => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

const isMonth = (text: string | null): text is string => text !== null && /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text)

/** `asked.ramadan` is a Hijri year: its Ramadan is shown instead of a month of the civil year. */
export function describeMonth(
  visit: Visit,
  found: Timed,
  asked: { month: string | null; ramadan: string | null },
): MonthPageData {
  const { locale, now, services } = visit
  const { timed, name, path } = found
  const today = localMoment(now, timed.timeZone).date
  const month = isMonth(asked.month) ? asked.month : today.slice(0, 7)
  const fasts = readRamadan(asked.ramadan, timed.sightings)
  const [firstFast] = fasts
  const first = firstFast ? writeIsoDay(firstFast) : `${month}-01`
  const length = firstFast
    ? fasts.length
    : Math.round((Date.parse(`${shiftMonth(month, 1)}-01`) - Date.parse(first)) / 86_400_000)
  const days = mosqueDays(timed, first, length).map((day, index): MonthRow => {
    const jamaah = jamaahOn(timed.rules, day, timed.jumuah)
    const sessions = sessionsOn(timed.jumuah, day.date)
    const date = parseIsoDay(day.date)
    const hijri = date && hijriInCountry(date, timed.sightings ?? [])
    return {
      ...day,
      // The month is named where it begins; the other days are numbers.
      hijri: !hijri
        ? ''
        : index === 0 || hijri.day === 1
          ? writeDayAndMonth(hijri, locale)
          : formatNumber(locale, hijri.day),
      isFast: hijri?.month === RAMADAN,
      jumuah:
        isFriday(day.date) && sessions.length > 0
          ? sessions.map(({ khutbahAt, prayerAt }) => ({ khutbah: khutbahAt, prayer: prayerAt }))
          : null,
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
    title: firstFast
      ? writeHijriMonth(hijriInCountry(firstFast, timed.sightings ?? []), locale)
      : writeDay(locale, first, { month: 'long', year: 'numeric' }),
    earlier: shiftMonth(month, -1),
    later: shiftMonth(month, 1),
    today,
    written: writeDay(locale, today, { dateStyle: 'long' }),
    days,
    hasRules: JAMAAH_PRAYERS.some(has),
    hasIqamah: { fajr: has('fajr'), dhuhr: has('dhuhr'), asr: has('asr'), maghrib: has('maghrib'), isha: has('isha') },
    times: describeTimes({ timed, locale, now, km: null }),
    hasJumuah: days.some(({ jumuah }) => jumuah !== null),
    isRamadan: firstFast !== undefined,
    ramadan: comingRamadan(now, timed.timeZone, timed.sightings),
    calendarUrl: `${services.config.siteUrl}${inLocale(path, locale)}/calendar.ics`,
  }
}
