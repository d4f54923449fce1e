// The prayers held at a mosque on one day, in order, as seconds since the midnight of the day the screen is in.
import type { EidPrayer } from '#app/core/mosques/eid.ts'
import {
  isFriday,
  JAMAAH_PRAYERS,
  type JumuahSession,
  minutesOf,
  type Prayer,
  sessionsOn,
} from '#app/core/mosques/iqamah.ts'
import { KHUTBAH_AND_PRAYER_MINUTES, PRAYER_MINUTES } from '#app/core/mosques/jumuah-length.ts'
import type { DisplayDay } from './describe-display.server.ts'

export const DAY_SECONDS = 86_400
export const secondsOf = (time: string) => minutesOf(time) * 60

/** What a mosque set for its screen. */
export type ScreenTimes = { prayerMinutes: number; dhikrMinutes: number }

export type Held = {
  /** -1 yesterday, 0 today, 1 tomorrow. */
  day: number
  of: Prayer | 'eid'
  prayer: Prayer | 'jumuah' | 'eid'
  begins: string
  adhan: string | null
  khutbah: string | null
  iqamah: string | null
  beginsIn: number
  adhanIn: number | null
  khutbahIn: number | null
  /** Null: nobody told. */
  iqamahIn: number | null
  /** When the prayer itself is over, where a khutbah follows it. */
  prayedIn: number | null
  /** When the hall stops waiting for it; where nobody told when it stands up, when it begins. */
  overIn: number
}

const UNTOLD = {
  adhan: null,
  khutbah: null,
  iqamah: null,
  adhanIn: null,
  khutbahIn: null,
  iqamahIn: null,
  prayedIn: null,
}

type Told = {
  jumuah: readonly JumuahSession[]
  eid?: readonly EidPrayer[] | undefined
  screen?: ScreenTimes | undefined
}

export function heldOn(day: DisplayDay, { jumuah, eid = [], screen }: Told, dayIndex: number): Held[] {
  const start = dayIndex * DAY_SECONDS
  const prayerSeconds = (screen?.prayerMinutes ?? PRAYER_MINUTES) * 60
  return JAMAAH_PRAYERS.flatMap((of): Held[] => {
    const [begins, iqamah, adhan = null] = day.prayers[of]
    // An isha past midnight belongs to the day before.
    const at = (time: string) => start + secondsOf(time) + (of === 'isha' && time < day.maghrib ? DAY_SECONDS : 0)
    const base = { ...UNTOLD, day: dayIndex, of, prayer: of, begins, beginsIn: at(begins) }
    if (of === 'dhuhr' && isFriday(day.date)) return jumuahOn(day, jumuah, { base, start, prayerSeconds })
    const held: Held =
      iqamah === null
        ? { ...base, overIn: base.beginsIn }
        : {
            ...base,
            adhan,
            iqamah,
            adhanIn: adhan === null ? null : at(adhan),
            iqamahIn: at(iqamah),
            overIn: at(iqamah) + prayerSeconds,
          }
    return of === 'fajr' ? [held, ...eidOn(day, eid, { dayIndex, start, prayerSeconds })] : [held]
  })
}

type Friday = { base: Omit<Held, 'overIn' | 'prayer'>; start: number; prayerSeconds: number }

function jumuahOn(
  { date }: DisplayDay,
  jumuah: readonly JumuahSession[],
  { base, start, prayerSeconds }: Friday,
): Held[] {
  const sessions = sessionsOn(jumuah, date)
  if (sessions.length === 0) return [{ ...base, prayer: 'jumuah', overIn: base.beginsIn }]
  return sessions.map(({ khutbahAt, prayerAt }) => {
    const khutbahIn = start + secondsOf(khutbahAt)
    const iqamahIn = prayerAt ? start + secondsOf(prayerAt) : null
    return {
      ...base,
      prayer: 'jumuah',
      khutbah: khutbahAt,
      iqamah: prayerAt,
      khutbahIn,
      iqamahIn,
      overIn: iqamahIn === null ? khutbahIn + KHUTBAH_AND_PRAYER_MINUTES * 60 : iqamahIn + prayerSeconds,
    }
  })
}

/** The khutbah of Eid follows its prayer. */
const EID_KHUTBAH_SECONDS = 20 * 60

type Morning = { dayIndex: number; start: number; prayerSeconds: number }

function eidOn(day: DisplayDay, eid: readonly EidPrayer[], { dayIndex, start, prayerSeconds }: Morning): Held[] {
  if (!day.feast) return []
  const base = {
    ...UNTOLD,
    day: dayIndex,
    of: 'eid' as const,
    prayer: 'eid' as const,
    begins: '',
    beginsIn: start + secondsOf(day.prayers.fajr[0]),
  }
  const times = eid.flatMap(({ date, time }) => (date === day.date && time ? [time] : []))
  // Nobody told when it is held: it may be until the sun turns.
  if (times.length === 0) return [{ ...base, overIn: start + secondsOf(day.prayers.dhuhr[0]) }]
  return times.map((iqamah) => {
    const iqamahIn = start + secondsOf(iqamah)
    const prayedIn = iqamahIn + prayerSeconds
    return { ...base, iqamah, iqamahIn, prayedIn, overIn: prayedIn + EID_KHUTBAH_SECONDS }
  })
}
