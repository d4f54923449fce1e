// How fresh what is known about a facility is, and what a display shows at a moment.
import { readText, type SourceRow } from '#app/core/listings/source-row.ts'
import {
  isFriday,
  JAMAAH_PRAYERS,
  type JumuahSession,
  minutesOf,
  nextFriday,
  type Prayer,
  sessionsOn,
} from '#app/core/mosques/iqamah.ts'
import { jumuahMinutes, PRAYER_MINUTES } from '#app/core/mosques/jumuah-length.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { zoneOffset } from '#app/core/prayer/local-time.ts'
import type { DisplayData, DisplayDay } from './describe-display.server.ts'
import type { MosqueTimes } from './describe-times.server.ts'

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

// The table of a page that stays open ------------------------------------------------------------------------------------

/**
 * Once what was next has begun, the table goes on by the clock: what follows comes from the server, which may be slow to
 * answer or away, and a prayer that has begun must not be called next meanwhile.
 */
export function timesAt(times: MosqueTimes, now: number): Pick<MosqueTimes, 'rows' | 'next' | 'jamaah'> {
  const jamaah = times.jamaah && times.jamaah.at > now ? times.jamaah : null
  if (!times.next || now < times.next.at) return { rows: times.rows, next: times.next, jamaah }
  const coming = times.rows.find(({ beginsAt }) => beginsAt > now)
  const rows = times.rows.map((row) => {
    const isJoinable = row.beginsAt <= now && jamaah?.prayer === (row.isJumuah ? 'jumuah' : row.prayer)
    const state = row === coming ? 'next' : row.beginsAt > now ? 'later' : isJoinable ? 'now' : 'past'
    return { ...row, state } as const
  })
  const next = coming && {
    prayer: coming.isJumuah ? ('jumuah' as const) : coming.prayer,
    begins: coming.begins,
    at: coming.beginsAt,
  }
  return { rows, next: next ?? null, jamaah }
}

/**
 * The date of a page that stays open: at maghrib another Hijri day begins, and until the server tells it none is shown. Then
 * it says so, for beside it stands a day that has not ended.
 */
export function hijriAt(
  { hijri, rows, now: served }: Pick<MosqueTimes, 'hijri' | 'rows' | 'now'>,
  now: number,
  sinceSunset: string,
): string {
  const maghrib = rows.find(({ prayer }) => prayer === 'maghrib')?.beginsAt ?? Number.POSITIVE_INFINITY
  if (served >= maghrib) return `${hijri} ${sinceSunset}`
  return now >= maghrib ? '' : hijri
}

// The display in the hall ------------------------------------------------------------------------------------------------

export type DisplayRow = {
  prayer: Prayer | 'jumuah'
  begins: string
  /** Of Jumu'ah. */
  khutbah: string | null
  iqamah: string | null
  /** The hall waits for it: it has begun and its jama'ah is not over, or else it begins next. */
  isAwaited: boolean
  /** Today's is over: these are tomorrow's times. */
  isTomorrow: boolean
}

export type DisplayMoment = {
  date: string
  /** "HH:MM:SS" on the clocks of the mosque. */
  clock: string
  rows: DisplayRow[]
  sunrise: string
  /** The sun does not give every time of today. */
  isEstimated: boolean
  /** The prayer that begins next. */
  next: { prayer: Prayer | 'jumuah'; seconds: number; begins: string } | null
  /** What the hall waits for. `now`: nothing more, the jama'ah or its khutbah is under way. */
  awaited: { prayer: Prayer | 'jumuah'; for: 'begin' | 'khutbah' | 'iqamah' | 'now'; seconds: number } | null
  /** In Ramadan: iftar by day, the end of suhoor by night. */
  fast: { kind: 'iftar' | 'suhoor'; seconds: number; time: string; imsak: string; day: number } | null
  friday: string
  sessions: JumuahSession[]
  maghribAt: number
  /** Nothing is held for this day any more: the screen has been alone for too long. */
  isOver: boolean
}

const SECOND = 1000
const DAY_SECONDS = 86_400

const secondsOf = (time: string) => minutesOf(time) * 60

type Held = {
  /** -1 yesterday, 0 today, 1 tomorrow. */
  day: number
  of: Prayer
  prayer: Prayer | 'jumuah'
  begins: string
  khutbah: string | null
  iqamah: string | null
  /** Since today's midnight. */
  beginsIn: number
  khutbahIn: number | null
  /** Null: nobody told. */
  iqamahIn: number | null
  /** When its jama'ah is over; where nobody told when it stands up, when it begins. */
  overIn: number
}

function awaitAt(
  { prayer, beginsIn, khutbahIn, iqamahIn }: Held,
  passed: number,
): NonNullable<DisplayMoment['awaited']> {
  if (beginsIn > passed) return { prayer, for: 'begin', seconds: beginsIn - passed }
  if (khutbahIn !== null && khutbahIn > passed) return { prayer, for: 'khutbah', seconds: khutbahIn - passed }
  if (iqamahIn !== null && iqamahIn > passed) return { prayer, for: 'iqamah', seconds: iqamahIn - passed }
  return { prayer, for: 'now', seconds: 0 }
}

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
  if (at === -1 || !today)
    return {
      ...base,
      rows: [],
      sunrise: '',
      isEstimated: false,
      next: null,
      awaited: null,
      fast: null,
      maghribAt: 0,
      isOver: true,
    }

  const held = [before, today, tomorrow].flatMap((day, i) => (day ? heldOn(day, data.jumuah, i - 1) : []))
  const next = held.find(({ beginsIn }) => beginsIn > passed) ?? null
  const awaited = held.find(({ beginsIn, overIn }) => beginsIn <= passed && overIn > passed) ?? next
  const rows = JAMAAH_PRAYERS.map((prayer): DisplayRow => {
    const own = held.filter((entry) => entry.day === 0 && entry.of === prayer)
    const coming = own.find(({ beginsIn, overIn }) => beginsIn > passed || overIn > passed)
    // An isha past midnight is yesterday's until its jama'ah is over.
    const isLate = awaited !== null && awaited.day < 0 && awaited.of === prayer
    const shown = isLate
      ? awaited
      : (coming ?? held.find((entry) => entry.day === 1 && entry.of === prayer) ?? own.at(-1))
    return {
      prayer: shown?.prayer ?? prayer,
      begins: shown?.begins ?? today.prayers[prayer][0],
      khutbah: shown?.khutbah ?? null,
      iqamah: shown?.iqamah ?? null,
      isAwaited: awaited !== null && shown?.day === awaited.day && shown.of === awaited.of,
      isTomorrow: shown?.day === 1,
    }
  })
  return {
    ...base,
    rows,
    sunrise: today.sunrise,
    isEstimated: today.isEstimated ?? false,
    next: next && { prayer: next.prayer, seconds: next.beginsIn - passed, begins: next.begins },
    awaited: awaited && awaitAt(awaited, passed),
    fast: fastAt(today, tomorrow, passed),
    maghribAt: now + (secondsOf(today.maghrib) - passed) * SECOND,
    isOver: false,
  }
}

function fastAt(today: DisplayDay, tomorrow: DisplayDay | undefined, passed: number): DisplayMoment['fast'] {
  const endOf = (day: DisplayDay) => day.suhoor ?? day.prayers.fajr[0]
  const [fajr, maghrib] = [secondsOf(endOf(today)), secondsOf(today.maghrib)]
  if (passed >= fajr && passed < maghrib) {
    if (today.fast === null) return null
    return { kind: 'iftar', seconds: maghrib - passed, time: today.maghrib, imsak: today.imsak, day: today.fast }
  }
  const [day, start] = passed < fajr ? [today, 0] : [tomorrow, DAY_SECONDS]
  if (!day || day.fast === null) return null
  const time = endOf(day)
  return { kind: 'suhoor', seconds: start + secondsOf(time) - passed, time, imsak: day.imsak, day: day.fast }
}

const UNTOLD = { khutbah: null, iqamah: null, khutbahIn: null, iqamahIn: null }

function heldOn(day: DisplayDay, jumuah: readonly JumuahSession[], dayIndex: number): Held[] {
  const start = dayIndex * DAY_SECONDS
  const sessions = sessionsOn(jumuah, day.date)
  return JAMAAH_PRAYERS.flatMap((prayer): Held[] => {
    const [begins, iqamah] = day.prayers[prayer]
    const base = { day: dayIndex, of: prayer, begins }
    if (prayer === 'dhuhr' && isFriday(day.date)) {
      const beginsIn = start + secondsOf(begins)
      if (sessions.length === 0) return [{ ...base, ...UNTOLD, prayer: 'jumuah', beginsIn, overIn: beginsIn }]
      return sessions.map(({ khutbahAt, prayerAt }) => {
        const khutbahIn = start + secondsOf(khutbahAt)
        return {
          ...base,
          prayer: 'jumuah',
          khutbah: khutbahAt,
          iqamah: prayerAt,
          beginsIn,
          khutbahIn,
          iqamahIn: prayerAt ? start + secondsOf(prayerAt) : null,
          overIn: khutbahIn + jumuahMinutes({ khutbahAt, prayerAt }) * 60,
        }
      })
    }
    // An isha past midnight belongs to the day before.
    const pastMidnight = (time: string) => (prayer === 'isha' && time < day.maghrib ? DAY_SECONDS : 0)
    const beginsIn = start + secondsOf(begins) + pastMidnight(begins)
    if (iqamah === null) return [{ ...base, ...UNTOLD, prayer, beginsIn, overIn: beginsIn }]
    const iqamahIn = start + secondsOf(iqamah) + pastMidnight(iqamah)
    return [{ ...base, ...UNTOLD, prayer, iqamah, beginsIn, iqamahIn, overIn: iqamahIn + PRAYER_MINUTES * 60 }]
  })
}
