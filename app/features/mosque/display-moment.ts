// The picture on a hall's screen at a given moment, from stored data alone: it needs no network and no reckoning of the sun.
import type { EidPrayer } from '#app/core/mosques/eid.ts'
import { type JumuahSession, nextFriday, type Prayer, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { DHIKR_MINUTES } from '#app/core/mosques/screen-settings.ts'
import type { Feast } from '#app/core/prayer/feast.ts'
import { zoneOffset } from '#app/core/prayer/local-time.ts'
import type { DisplayData, DisplayDay } from './describe-display.server.ts'
import { DAY_SECONDS, type Held, heldOn, type ScreenTimes, secondsOf } from './display-held.ts'

export type DisplayRow = {
  prayer: Prayer | 'jumuah' | 'eid'
  /** Empty: the Eid prayer has no hour but the mosque's. */
  begins: string
  adhan: string | null
  /** Of Jumu'ah. */
  khutbah: string | null
  iqamah: string | null
  /** The hall waits for it: it has begun and its jama'ah is not over, or else it begins next. */
  isAwaited: boolean
  /** Today's is over: these are tomorrow's times. */
  isTomorrow: boolean
}

/**
 * `before`: it has not begun. `athan`: it is being called. `iqamah`, `khutbah`: what is counted down to. `listening`: the
 * khutbah is given. `praying`: the hall stands in prayer. `eid`: the morning of a feast, until its prayer.
 */
export type Stage = 'before' | 'athan' | 'iqamah' | 'khutbah' | 'listening' | 'praying' | 'eid'

export type Awaited = {
  prayer: DisplayRow['prayer']
  stage: Stage
  /** Until what comes next of it; null where nobody told when. */
  seconds: number | null
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
  awaited: Awaited | null
  /** The jama'ah is over, and people sit in remembrance: the prayer that was prayed. */
  dhikr: DisplayRow['prayer'] | null
  /** The evening before a feast, and its morning until the last prayer is over. */
  feast: { feast: Feast; isEve: boolean; prayers: EidPrayer[] } | null
  /** Takbir is said now, aloud or after the prayer. */
  isTakbir: boolean
  /** In Ramadan: iftar by day, the end of suhoor by night. */
  fast: { kind: 'iftar' | 'suhoor'; seconds: number; time: string; imsak: string; day: number } | null
  friday: string
  sessions: JumuahSession[]
  maghribAt: number
  /** Nothing is held for this day any more: the screen has been alone for too long. */
  isOver: boolean
}

const SECOND = 1000

type Source = Pick<DisplayData, 'days' | 'jumuah' | 'timeZone' | 'eid'> & { screen?: ScreenTimes | undefined }

export function displayMoment(data: Source, now: number): DisplayMoment {
  const local = new Date(now + zoneOffset(now, data.timeZone)).toISOString()
  const date = local.slice(0, 10)
  const clock = local.slice(11, 19)
  const passed = secondsOf(clock) + Number(clock.slice(6, 8))
  const at = data.days.findIndex((day) => day.date === date)
  const [before, today, tomorrow] = [data.days[at - 1], data.days[at], data.days[at + 1]]
  const friday = nextFriday(date)
  const base = { date, clock, friday, sessions: sessionsOn(data.jumuah, friday) }
  if (at === -1 || !today) return { ...base, ...NOTHING }

  const held = [before, today, tomorrow].flatMap((day, i) => (day ? heldOn(day, data, i - 1) : []))
  const next = held.find(({ of, beginsIn }) => of !== 'eid' && beginsIn > passed) ?? null
  const awaited = held.find(({ overIn }) => overIn > passed) ?? null
  const feast = feastAround({ today, tomorrow, passed, held, eid: data.eid ?? [] })
  const isCalled = awaited !== null && awaited.beginsIn <= passed && awaited.of !== 'eid'
  return {
    ...base,
    rows: rowsOf(held, awaited, { today, passed, isEve: feast?.isEve ?? false }),
    sunrise: today.sunrise,
    isEstimated: today.isEstimated ?? false,
    next: next && {
      prayer: next.prayer === 'eid' ? 'dhuhr' : next.prayer,
      seconds: next.beginsIn - passed,
      begins: next.begins,
    },
    awaited: awaited && stageOf(awaited, passed),
    dhikr: isCalled ? null : dhikrAt(held, passed, data.screen),
    feast,
    isTakbir: feast !== null || (today.isTakbir ?? false),
    fast: fastAt(today, tomorrow, passed),
    maghribAt: now + (secondsOf(today.maghrib) - passed) * SECOND,
    isOver: false,
  }
}

const NOTHING = {
  rows: [],
  sunrise: '',
  isEstimated: false,
  next: null,
  awaited: null,
  dhikr: null,
  feast: null,
  isTakbir: false,
  fast: null,
  maghribAt: 0,
  isOver: true,
}

/** The athan takes about as long. */
const ATHAN_SECONDS = 3 * 60

function stageOf(held: Held, passed: number): Awaited {
  const { prayer, beginsIn, adhanIn, khutbahIn, iqamahIn, prayedIn } = held
  const until = (stage: Stage, at: number | null): Awaited => ({
    prayer,
    stage,
    seconds: at === null ? null : at - passed,
  })
  if (prayer === 'eid') {
    if (iqamahIn === null || iqamahIn > passed) return until('eid', iqamahIn)
    return until(prayedIn !== null && prayedIn > passed ? 'praying' : 'listening', null)
  }
  const isCalled = adhanIn !== null && adhanIn <= passed && passed < adhanIn + ATHAN_SECONDS
  // Some give the khutbah before the sun has turned.
  if (khutbahIn !== null && khutbahIn <= passed && (iqamahIn === null || iqamahIn > passed))
    return until('listening', iqamahIn)
  if (beginsIn > passed) return until('before', Math.min(beginsIn, khutbahIn ?? beginsIn))
  if (khutbahIn !== null && khutbahIn > passed) return until('khutbah', khutbahIn)
  if (iqamahIn !== null && iqamahIn > passed) return until(isCalled ? 'athan' : 'iqamah', iqamahIn)
  return until('praying', null)
}

/** After a jama'ah, until its minutes are over; whoever waits for what has begun meanwhile sees that instead. */
function dhikrAt(held: readonly Held[], passed: number, screen: ScreenTimes | undefined): DisplayRow['prayer'] | null {
  const minutes = screen?.dhikrMinutes ?? DHIKR_MINUTES
  const prayed = held.findLast(({ of, iqamahIn, overIn }) => of !== 'eid' && iqamahIn !== null && overIn <= passed)
  return prayed && passed < prayed.overIn + minutes * 60 ? prayed.prayer : null
}

type Around = { today: DisplayDay; passed: number; isEve: boolean }

function rowsOf(held: readonly Held[], awaited: Held | null, { today, passed, isEve }: Around): DisplayRow[] {
  const order = ['fajr', 'eid', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
  return order.flatMap((of): DisplayRow[] => {
    const own = held.filter((entry) => entry.day === 0 && entry.of === of)
    const coming = own.find(({ overIn }) => overIn > passed)
    const later = held.find((entry) => entry.day === 1 && entry.of === of)
    // An isha past midnight is yesterday's until its jama'ah is over.
    const isLate = awaited !== null && awaited.day < 0 && awaited.of === of
    const shown = isLate ? awaited : (coming ?? (of === 'eid' && !isEve ? undefined : (later ?? own.at(-1))))
    if (!shown && of === 'eid') return []
    return [
      {
        prayer: shown?.prayer ?? of,
        begins: shown?.begins ?? (of === 'eid' ? '' : today.prayers[of][0]),
        adhan: shown?.adhan ?? null,
        khutbah: shown?.khutbah ?? null,
        iqamah: shown?.iqamah ?? null,
        isAwaited: awaited !== null && shown?.day === awaited.day && shown.of === awaited.of,
        isTomorrow: shown?.day === 1,
      },
    ]
  })
}

type FeastAround = {
  today: DisplayDay
  tomorrow: DisplayDay | undefined
  passed: number
  held: readonly Held[]
  eid: readonly EidPrayer[]
}

function feastAround({ today, tomorrow, passed, held, eid }: FeastAround): DisplayMoment['feast'] {
  const on = (day: DisplayDay, isEve: boolean) =>
    day.feast ? { feast: day.feast, isEve, prayers: eid.filter(({ date }) => date === day.date) } : null
  const isOver = held.filter((entry) => entry.day === 0 && entry.of === 'eid').every(({ overIn }) => overIn <= passed)
  if (today.feast && !isOver) return on(today, false)
  return tomorrow && passed >= secondsOf(today.maghrib) ? on(tomorrow, true) : null
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

/** An event that names its hour is announced until this long after it began. */
const ANNOUNCED_SECONDS = 2 * 3600

type Dated = { on: string | null; time: string | null; expiresAt: string }

/** Announcements of what is still to come, or has only just begun. */
export function announcedAt<News extends Dated>(
  announcements: readonly News[],
  { date, clock }: Pick<DisplayMoment, 'date' | 'clock'>,
  now: number,
): News[] {
  return announcements.filter(({ on, time, expiresAt }) => {
    if (Date.parse(expiresAt) <= now || (on !== null && on < date)) return false
    return on !== date || !time || secondsOf(clock) < secondsOf(time) + ANNOUNCED_SECONDS
  })
}

/** Between two slides the times stand by themselves for as long. */
const TIMES_SECONDS = 30

/** Which of `count` slides is on; null while the times have the screen. */
export function slideAt(count: number, now: number, slideSeconds: number): number | null {
  if (count === 0) return null
  const turn = TIMES_SECONDS + slideSeconds
  const passed = Math.floor(now / SECOND)
  return passed % turn < TIMES_SECONDS ? null : Math.floor(passed / turn) % count
}
