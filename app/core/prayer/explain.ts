// The facts behind one time, for "Why this time?". Data only: the words are the interface's.
import { isAdjustableTime, type MethodId } from './methods.ts'
import {
  offsetParts,
  type PrayerTimesRequest,
  prayerTimes,
  type ResolvedSettings,
  resolveSettings,
  type TimeName,
} from './rules.ts'
import type { HighLatitudeRule } from './twilight.ts'

export type TimeBasis =
  /** The sun stands this many degrees below the horizon. */
  | { kind: 'angle'; angle: number; half: 'morning' | 'evening' }
  /** The sun's upper edge touches the horizon, refraction included. */
  | { kind: 'horizon'; angle: number; half: 'morning' | 'evening' }
  /** The sun crosses the meridian. */
  | { kind: 'transit' }
  /** A shadow is this many times as long as its object, beyond the shadow at noon. */
  | { kind: 'shadow'; factor: 1 | 2 }
  | { kind: 'interval'; minutes: number; from: 'sunset' | 'maghrib' | 'fajr' }
  /** A share of the night, counted from sunset, or back from sunrise when negative. */
  | { kind: 'night-share'; share: number; nightEnds: 'sunrise' | 'fajr' }
  /** Twilight by season and latitude (Moonsighting Committee). */
  | { kind: 'seasonal'; half: 'morning' | 'evening' }

/** A rule that set a time; `local`: what the mosques of the country agreed on. */
export type Bound = Exclude<HighLatitudeRule, 'none'> | 'local'

export type TimeExplanation = {
  name: TimeName
  at: Date
  time: string
  basis: TimeBasis
  method: { id: MethodId; key: string; name: string }
  /** Minutes added on top of the basis, by whom. */
  offsets: { method: number; ramadan: number; own: number }
  /** The rule that set the time instead of the basis, where twilight lasts too long. */
  boundedBy: Bound | null
  /** The sun gives no such time here today. */
  isEstimated: boolean
}

const HORIZON_ANGLE = 0.833
// From here northwards the Moonsighting Committee takes a seventh of the night.
const SEASONAL_LATITUDE = 55

function findBasis(
  name: TimeName,
  { method, school, nightEnds, imsakMinutes }: ResolvedSettings,
  lat: number,
): TimeBasis {
  const isSeventh = method.seasonal && lat >= SEASONAL_LATITUDE
  switch (name) {
    case 'imsak':
      return { kind: 'interval', minutes: -imsakMinutes, from: 'fajr' }
    case 'fajr':
      if (isSeventh) return { kind: 'night-share', share: -1 / 7, nightEnds: 'sunrise' }
      if (method.seasonal) return { kind: 'seasonal', half: 'morning' }
      return { kind: 'angle', angle: method.fajrAngle, half: 'morning' }
    case 'sunrise':
      return { kind: 'horizon', angle: HORIZON_ANGLE, half: 'morning' }
    case 'dhuhr':
      return { kind: 'transit' }
    case 'asr':
      return { kind: 'shadow', factor: school === 1 ? 2 : 1 }
    case 'sunset':
      return { kind: 'horizon', angle: HORIZON_ANGLE, half: 'evening' }
    case 'maghrib':
      if (method.maghrib && 'angle' in method.maghrib)
        return { kind: 'angle', angle: method.maghrib.angle, half: 'evening' }
      if (method.maghrib) return { kind: 'interval', minutes: method.maghrib.minutes, from: 'sunset' }
      return { kind: 'horizon', angle: HORIZON_ANGLE, half: 'evening' }
    case 'isha':
      if ('minutes' in method.isha) return { kind: 'interval', minutes: method.isha.minutes, from: 'maghrib' }
      if (isSeventh) return { kind: 'night-share', share: 1 / 7, nightEnds: 'sunrise' }
      if (method.seasonal) return { kind: 'seasonal', half: 'evening' }
      return { kind: 'angle', angle: method.isha.angle, half: 'evening' }
    case 'firstThird':
      return { kind: 'night-share', share: 1 / 3, nightEnds }
    case 'midnight':
      return { kind: 'night-share', share: 1 / 2, nightEnds }
    case 'lastThird':
      return { kind: 'night-share', share: 2 / 3, nightEnds }
  }
}

export function explainTime(name: TimeName, request: PrayerTimesRequest): TimeExplanation {
  const day = prayerTimes(request)
  const settings = resolveSettings(request)
  const basis = findBasis(name, settings, request.lat)
  const offsets = isAdjustableTime(name) ? offsetParts(name, settings, request.date) : { method: 0, ramadan: 0, own: 0 }
  // The interval after sunset is already told by the basis.
  if (name === 'maghrib' && basis.kind === 'interval') offsets.method -= basis.minutes
  const isBounded = (name === 'fajr' || name === 'isha') && day.bounded.includes(name)
  return {
    name,
    at: day.at[name],
    time: day.time[name],
    basis,
    method: { id: settings.methodId, key: settings.method.key, name: settings.method.name },
    offsets,
    boundedBy: isBounded ? boundOf(settings) : null,
    isEstimated: day.estimated.includes(name),
  }
}

function boundOf({ standIn, highLatitude }: ResolvedSettings): Bound | null {
  if (standIn) return 'local'
  return highLatitude === 'none' ? null : highLatitude
}
