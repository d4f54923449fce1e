// The prayers of the next day in a row, reckoned. Apart from what reads them, which stands on every page without the engine.
import { feastAround } from './feast.ts'
import type { Sighting } from './hijri.ts'
import { addDays, calendarDayAt, isFridayOn } from './local-time.ts'
import type { PrayerChoice } from './prayer-choice.ts'
import type { PrayerNote } from './prayer-note.ts'
import { hijriOn, suhoorEnd } from './ramadan.ts'
import { PRAYERS, type PrayerPlace, prayerDays } from './rules.ts'

const NOTED = 7

export function listPrayers(
  place: PrayerPlace,
  choice: PrayerChoice,
  now: Date,
  sightings: readonly Sighting[] = [],
): PrayerNote {
  // From yesterday, whose isha may lie after midnight.
  const from = addDays(calendarDayAt(now, place.timeZone), -1)
  const end = suhoorEnd(choice)
  const prayers = prayerDays({ ...place, ...choice, date: from }, 4).flatMap(({ date, at, time }) => {
    const isFast = hijriOn(date, sightings, choice.hijriDays ?? 0).month === 9
    return PRAYERS.map((name) => ({
      name: name === 'dhuhr' && isFridayOn(date) ? ('jumuah' as const) : name,
      time: time[name],
      at: at[name].getTime(),
      isFast,
      ...(name === 'fajr' && end !== 'fajr' && { suhoor: time[end] }),
    }))
  })
  const feast = feastAround(place, choice, now, sightings)
  return {
    now: now.getTime(),
    prayers: prayers.filter(({ at }) => at > now.getTime()).slice(0, NOTED),
    ...(feast && { feast: { fajr: feast.fajr, until: feast.until } }),
  }
}
