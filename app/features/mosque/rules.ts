// How fresh what is known about a facility is, and what a display shows at a moment.
import { readText, type SourceRow } from '#app/core/listings/source-row.ts'
import {
  JAMAAH_PRAYERS,
  type JumuahSession,
  minutesOf,
  nextFriday,
  type Prayer,
  sessionsOn,
} from '#app/core/mosques/iqamah.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { zoneOffset } from '#app/core/prayer/local-time.ts'
import type { DisplayData, DisplayDay } from './describe-display.server.ts'

/** A fact nobody told is unknown, never "no". */
export type FacilityState = {
  /** Null: unknown. */
  value: boolean | null
  /** When it was last said or confirmed, ISO; null: nobody knows. */
  at: string | null
  by: 'mosque' | 'staff' | 'members' | 'source' | null
  /** Members who found it still true within half a year. */
  confirmations: number
  doubts: number
  source: string | null
}

const toCount = (value: unknown) => Math.max(0, Math.trunc(toCoordinate(value) ?? 0))

export function stateOf(value: boolean | null, known: SourceRow | null, source: string | null): FacilityState {
  const saidAt = readText(known?.said_at)
  const confirmedAt = readText(known?.confirmed_at)
  const confirmations = toCount(known?.yes)
  const isConfirmed = confirmedAt !== null && (saidAt === null || confirmedAt > saidAt)
  if (value === null) return { value, at: null, by: null, confirmations: 0, doubts: 0, source: null }
  return {
    value,
    at: isConfirmed ? confirmedAt : saidAt,
    by: isConfirmed ? 'members' : saidAt ? (known?.said_as === 'staff' ? 'staff' : 'mosque') : source ? 'source' : null,
    confirmations,
    doubts: toCount(known?.no),
    source,
  }
}

// The display in the hall ------------------------------------------------------------------------------------------------

export type DisplayRow = {
  prayer: Prayer | 'jumuah'
  begins: string
  adhan: string
  iqamah: string | null
  isNext: boolean
  /** Today's is over: these are tomorrow's times. */
  isTomorrow: boolean
}

export type DisplayMoment = {
  date: string
  /** "HH:MM:SS" on the clocks of the mosque. */
  clock: string
  rows: DisplayRow[]
  sunrise: string
  next: { prayer: Prayer | 'jumuah'; seconds: number; iqamah: string | null; begins: string } | null
  friday: string
  sessions: JumuahSession[]
  maghribAt: number
  /** Nothing is held for this day any more: the screen has been alone for too long. */
  isOver: boolean
}

const SECOND = 1000
const DAY_SECONDS = 86_400

const secondsOf = (time: string) => minutesOf(time) * 60

/** What a screen shows at a moment, from what it holds: no network and no calculation of the sun is needed. */
export function displayMoment(data: Pick<DisplayData, 'days' | 'jumuah' | 'timeZone'>, now: number): DisplayMoment {
  const local = new Date(now + zoneOffset(now, data.timeZone)).toISOString()
  const date = local.slice(0, 10)
  const clock = local.slice(11, 19)
  const passed = secondsOf(clock) + Number(clock.slice(6, 8))
  const at = data.days.findIndex((day) => day.date === date)
  const [before, today, tomorrow] = [data.days[at - 1], data.days[at], data.days[at + 1]]
  const friday = nextFriday(date)
  const base = { date, clock, friday, sessions: sessionsOn(data.jumuah, friday) }
  if (at === -1 || !today) return { ...base, rows: [], sunrise: '', next: null, maghribAt: 0, isOver: true }

  const held = [before, today, tomorrow].flatMap((day, i) => (day ? heldOn(day, data.jumuah, i - 1) : []))
  const next = held.find(({ seconds }) => seconds > passed) ?? null
  const rows = JAMAAH_PRAYERS.map((prayer): DisplayRow => {
    const own = held.findLast((entry) => entry.day === 0 && entry.of === prayer)
    const isOver = own !== undefined && own.seconds <= passed
    const day = isOver && tomorrow ? tomorrow : today
    const coming = isOver
      ? held.find((entry) => entry.day === 1 && entry.of === prayer)
      : (held.find((entry) => entry.day === 0 && entry.of === prayer && entry.seconds > passed) ?? own)
    return {
      prayer: coming?.prayer ?? prayer,
      begins: day.prayers[prayer][0],
      adhan: coming?.adhan ?? day.prayers[prayer][1],
      iqamah: coming?.iqamah ?? null,
      isNext: coming !== undefined && coming === next,
      isTomorrow: isOver,
    }
  })
  return {
    ...base,
    rows,
    sunrise: today.sunrise,
    next: next && { prayer: next.prayer, seconds: next.seconds - passed, iqamah: next.iqamah, begins: next.begins },
    maghribAt: now + (secondsOf(today.maghrib) - passed) * SECOND,
    isOver: false,
  }
}

type Held = {
  /** -1 yesterday, 0 today, 1 tomorrow. */
  day: number
  of: Prayer
  prayer: Prayer | 'jumuah'
  begins: string
  adhan: string
  iqamah: string | null
  /** Since today's midnight. */
  seconds: number
}

function heldOn(day: DisplayDay, jumuah: readonly JumuahSession[], dayIndex: number): Held[] {
  const start = dayIndex * DAY_SECONDS
  const sessions = sessionsOn(jumuah, day.date)
  return JAMAAH_PRAYERS.flatMap((prayer): Held[] => {
    const [begins, adhan, iqamah] = day.prayers[prayer]
    if (prayer === 'dhuhr' && sessions.length > 0) {
      return sessions.map(({ khutbahAt, prayerAt }) => ({
        day: dayIndex,
        of: prayer,
        prayer: 'jumuah',
        begins,
        adhan: khutbahAt,
        iqamah: prayerAt ?? khutbahAt,
        seconds: start + secondsOf(prayerAt ?? khutbahAt),
      }))
    }
    const time = iqamah ?? begins
    // An isha past midnight belongs to the day before.
    const isPastMidnight = prayer === 'isha' && time < day.maghrib
    return [
      {
        day: dayIndex,
        of: prayer,
        prayer,
        begins,
        adhan,
        iqamah,
        seconds: start + secondsOf(time) + (isPastMidnight ? DAY_SECONDS : 0),
      },
    ]
  })
}
