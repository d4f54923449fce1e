// The two feasts at a mosque: by its own word where it told when it prays, else by the calendar of its country.
import { FEASTS, type Feast, feastOn } from '#app/core/prayer/feast.ts'
import { hijriInCountry, type Sighting } from '#app/core/prayer/hijri.ts'
import { parseIsoDay } from '#app/core/prayer/local-time.ts'
import { addDaysTo } from './iqamah.ts'
import type { Occasion } from './read-mosque.ts'

export type EidPrayer = Pick<Occasion, 'id' | 'time' | 'venue' | 'language' | 'womenSpace' | 'note' | 'said'> & {
  feast: Feast
  date: string
}

/** A mosque may name both days that the moon can choose between. */
const DAYS_APART = 3
const FIRST_TAKBIR_OF_ADHA = 9
const LAST_TAKBIR_OF_ADHA = 13

const KIND = { fitr: 'eid_fitr', adha: 'eid_adha' } as const

export const eidPrayersOf = (occasions: readonly Occasion[]): EidPrayer[] =>
  FEASTS.flatMap((feast) =>
    occasions
      .filter(({ kind }) => kind === KIND[feast])
      .map(({ from, id, time, venue, language, womenSpace, note, said }) => ({
        feast,
        date: from,
        ...{ id, time, venue, language, womenSpace, note, said },
      })),
  ).sort((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`))

const feastOnDate = (date: string, sightings: readonly Sighting[]) => {
  const day = parseIsoDay(date)
  return day && feastOn(day, sightings)
}

/** The feast of a civil day at a mosque that told `prayers`. */
export function feastAt(date: string, prayers: readonly EidPrayer[], sightings: readonly Sighting[]): Feast | null {
  const calendar = feastOnDate(date, sightings)
  for (const feast of FEASTS) {
    const around = Array.from({ length: 2 * DAYS_APART + 1 }, (_, i) => addDaysTo(date, i - DAYS_APART))
    const told = new Set(
      prayers.filter((prayer) => prayer.feast === feast && around.includes(prayer.date)).map((prayer) => prayer.date),
    )
    const byCalendar = around.find((day) => told.has(day) && feastOnDate(day, sightings) === feast)
    if (byCalendar ? byCalendar === date : told.has(date)) return feast
    if (calendar === feast && told.size > 0) return null
  }
  return calendar
}

/** From the dawn of Arafah to the last of the three days after the feast, takbir is said after every prayer. */
export function isTakbirDay(date: string, sightings: readonly Sighting[]): boolean {
  const day = parseIsoDay(date)
  const hijri = day && hijriInCountry(day, sightings)
  return hijri?.month === 12 && hijri.day >= FIRST_TAKBIR_OF_ADHA && hijri.day <= LAST_TAKBIR_OF_ADHA
}
