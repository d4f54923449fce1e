// The Jumu'ah one can still reach: by the khutbah, which is part of it, and where that is missed by the prayer alone.
import type { JumuahSession } from './iqamah.ts'
import { instantAt } from './mosque-days.ts'
import { reach, type Travel, type Way } from './travel.ts'

export type JumuahReach = {
  session: JumuahSession
  way: Way
  minutes: number
  /** In time for the khutbah, for the prayer only, or for neither. */
  outlook: 'khutbah' | 'prayer' | 'late'
  /** When to set out for what can still be reached, as an instant. */
  leaveAt: number | null
}

const MINUTE = 60_000
/** Further than that people take the car. */
const EASY_WALK_MINUTES = 30

/** Null where it is out of reach for one day. */
export function reachJumuah(
  session: JumuahSession,
  { date, timeZone, km, now }: { date: string; timeZone: string; km: number; now: Date },
): JumuahReach | null {
  const left = (time: string) => (instantAt(date, time, timeZone).getTime() - now.getTime()) / MINUTE
  const onFoot = reach('foot', km, left(session.khutbahAt))
  const way: Way = onFoot && onFoot.minutes <= EASY_WALK_MINUTES ? 'foot' : 'car'
  const toKhutbah = reach(way, km, left(session.khutbahAt))
  if (!toKhutbah) return null
  const toPrayer = session.prayerAt ? reach(way, km, left(session.prayerAt)) : null
  const isInTime = (travel: Travel | null) => travel !== null && travel.spare >= 0
  const outlook = isInTime(toKhutbah) ? 'khutbah' : isInTime(toPrayer) ? 'prayer' : 'late'
  const spare = outlook === 'khutbah' ? toKhutbah.spare : outlook === 'prayer' ? (toPrayer?.spare ?? 0) : null
  return {
    session,
    way,
    minutes: toKhutbah.minutes,
    outlook,
    leaveAt: spare === null ? null : now.getTime() + spare * MINUTE,
  }
}
