// The Qibla by the sun: where it stands now against the direction of prayer, or when it next helps.
import { type SunPosition, sunPosition } from './sun-position.ts'

export type Turn = { side: 'left' | 'right' | 'ahead' | 'behind'; degrees: number }

export type SunHint =
  /** The sun can be seen now. */
  | { kind: 'now'; turn: Turn }
  /** It is night or the sun is too low: the next moment it stands high enough. */
  | { kind: 'at'; at: Date; turn: Turn }
  | { kind: 'none' }

type Point = { lat: number; lng: number }

const MINUTE = 60_000
const SCAN_STEP = 5 * MINUTE
const SCAN_HOURS = 36
/** Below this houses and haze hide the sun; above the other its shadow is too short to read a direction from. */
const LOWEST = 8
const HIGHEST = 75
/** Nobody turns more exactly than this. */
const STRAIGHT = 2

const isUseful = ({ altitude }: SunPosition) => altitude >= LOWEST && altitude <= HIGHEST

/** How to turn from one direction to another. */
export function turnBetween(from: number, to: number): Turn {
  const angle = ((((to - from) % 360) + 540) % 360) - 180
  const degrees = Math.round(Math.abs(angle))
  if (degrees <= STRAIGHT) return { side: 'ahead', degrees: 0 }
  if (degrees >= 180 - STRAIGHT) return { side: 'behind', degrees: 180 }
  return { side: angle > 0 ? 'right' : 'left', degrees }
}

export function sunHint(place: Point, qibla: number, now: Date): SunHint {
  const present = sunPosition(place, now)
  if (isUseful(present)) return { kind: 'now', turn: turnBetween(present.azimuth, qibla) }
  for (let later = SCAN_STEP; later <= SCAN_HOURS * 60 * MINUTE; later += SCAN_STEP) {
    const at = new Date(Math.ceil((now.getTime() + later) / SCAN_STEP) * SCAN_STEP)
    const position = sunPosition(place, at)
    if (isUseful(position)) return { kind: 'at', at, turn: turnBetween(position.azimuth, qibla) }
  }
  return { kind: 'none' }
}

/** The minute of that day on which the sun stands in the direction of the Qibla, or null when it never does. */
export function alignedAt(place: Point, qibla: number, from: Date, to: Date): Date | null {
  const away = (instant: number) => {
    const { azimuth, altitude } = sunPosition(place, new Date(instant))
    return { angle: ((((azimuth - qibla) % 360) + 540) % 360) - 180, altitude }
  }
  let before = away(from.getTime())
  for (let instant = from.getTime() + MINUTE; instant <= to.getTime(); instant += MINUTE) {
    const current = away(instant)
    // A change of sign far from zero is the jump from behind, not the crossing.
    const isCrossing = before.angle * current.angle <= 0 && Math.abs(current.angle - before.angle) < 90
    if (isCrossing && current.altitude >= LOWEST) return new Date(instant)
    before = current
  }
  return null
}
