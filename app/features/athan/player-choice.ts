// A visitor's choices for the player, kept in the browser's own storage. Read leniently: anything odd is the default.
import { PRAYERS, type PrayerName } from '#app/core/prayer/rules.ts'
import { isRecord } from '#app/lib/records.ts'

export const TONE = 'tone'
export const SILENCE = 'none'

export type PlayerChoice = { sounds: Record<PrayerName, string>; volume: number; notify: boolean; isArmed: boolean }

export const PLAYER_KEY = 'athanPlayer'

export const defaultPlayerChoice = (): PlayerChoice => ({
  // Nothing sounds that nobody chose.
  sounds: { fajr: SILENCE, dhuhr: SILENCE, asr: SILENCE, maghrib: SILENCE, isha: SILENCE },
  volume: 0.8,
  notify: false,
  isArmed: false,
})

export function parsePlayerChoice(text: string | null): PlayerChoice {
  const choice = defaultPlayerChoice()
  let stored: unknown = null
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return choice
  }
  if (!isRecord(stored)) return choice
  const { sounds, volume, notify, isArmed } = stored
  if (typeof volume === 'number' && volume >= 0 && volume <= 1) choice.volume = volume
  choice.notify = notify === true
  choice.isArmed = isArmed === true
  if (isRecord(sounds)) {
    for (const name of PRAYERS) {
      const sound = sounds[name]
      if (typeof sound === 'string') choice.sounds[name] = sound
    }
  }
  return choice
}

/** What is due between two moments: called when it is fresh, missed when the browser woke up too late. */
export function dueCalls<Call extends { at: number }>(
  calls: readonly Call[],
  before: number,
  now: number,
): { call: Call | null; missed: Call[] } {
  const due = calls.filter(({ at }) => at > before && at <= now)
  const last = due.at(-1)
  const call = last && now - last.at <= FRESH_MS ? last : null
  return { call, missed: due.filter((one) => one !== call) }
}

/** Browsers let a hidden tab look at the clock once a minute only. */
const FRESH_MS = 2 * 60_000
