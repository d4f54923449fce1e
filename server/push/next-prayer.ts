// The next moment at which a device is called: by the method and place its owner chose, in the hour of that place's clocks.
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { addDays, calendarDayAt } from '#app/core/prayer/local-time.ts'
import { choiceAt, parseChoice } from '#app/core/prayer/prayer-choice.ts'
import { prayerDays } from '#app/core/prayer/rules.ts'
import type { Prayer } from './wording.ts'

const PRAYERS: readonly Prayer[] = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']

type Wish = { lat: number; lng: number; country: string | null; prayer_choice: string; prayers: readonly string[] }

/** Null where none of them is wanted. An isha of yesterday may lie past midnight. */
export function nextCall(wish: Wish, now: Date): { prayer: Prayer; at: Date } | null {
  const { lat, lng, country, prayer_choice } = wish
  const timeZone = timeZoneAt(lat, lng)
  const choice = choiceAt(country ?? '', { lat, lng }, parseChoice(prayer_choice))
  const date = addDays(calendarDayAt(now, timeZone), -1)
  const days = prayerDays({ lat, lng, timeZone, ...choice, date }, 4)
  const coming = days
    .flatMap(({ at }) => PRAYERS.map((prayer) => ({ prayer, at: at[prayer] })))
    .filter(({ prayer, at }) => wish.prayers.includes(prayer) && at > now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return coming[0] ?? null
}
