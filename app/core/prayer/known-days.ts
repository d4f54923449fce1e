// The days of the Hijri year that are known to everyone by their date. Days whose keeping is disputed are left out.
import { firstDayOf, type HijriDate, hijriInCountry, type Sighting } from './hijri.ts'
import { addDays, type CalendarDay, dayNumber } from './local-time.ts'

export type KnownDay =
  | 'newYear'
  | 'ashura'
  | 'ramadan'
  | 'lastTen'
  | 'fitr'
  | 'tenDays'
  | 'arafah'
  | 'adha'
  | 'tashriq'
  | 'white'

const OF_THE_YEAR: readonly { month: number; day: number; name: KnownDay }[] = [
  { month: 1, day: 1, name: 'newYear' },
  { month: 1, day: 10, name: 'ashura' },
  { month: 9, day: 1, name: 'ramadan' },
  // The twenty-first night begins at maghrib of the twentieth day.
  { month: 9, day: 20, name: 'lastTen' },
  { month: 10, day: 1, name: 'fitr' },
  { month: 12, day: 1, name: 'tenDays' },
  { month: 12, day: 9, name: 'arafah' },
  { month: 12, day: 10, name: 'adha' },
  { month: 12, day: 11, name: 'tashriq' },
  { month: 12, day: 12, name: 'tashriq' },
  { month: 12, day: 13, name: 'tashriq' },
]

const WHITE_DAYS = [13, 14, 15]

export function knownDay({ day, month }: Pick<HijriDate, 'day' | 'month'>): KnownDay | null {
  const found = OF_THE_YEAR.find((entry) => entry.month === month && entry.day === day)
  if (found) return found.name
  // The thirteenth of Dhu al-Hijjah is a day of Tashriq, and in Ramadan everyone fasts anyway.
  return WHITE_DAYS.includes(day) && month !== 9 ? 'white' : null
}

export type ComingDay = {
  name: KnownDay
  date: CalendarDay
  hijri: HijriDate
  days: number
  /** How many days it lasts. */
  length: number
  /** It is a night: it begins at maghrib of this very day. */
  isNight: boolean
}

/** Days whose night is kept as well, and begins at maghrib of the day before. */
export const HAS_EVE: readonly KnownDay[] = ['ramadan', 'fitr', 'arafah', 'adha', 'newYear']
const LENGTHS: Partial<Record<KnownDay, number>> = { tashriq: 3, tenDays: 10 }

/** The next known days of the year from a civil day on, nearest first; today's own is among them. */
export function comingDays(from: CalendarDay, sightings: readonly Sighting[], count: number): ComingDay[] {
  const { year } = hijriInCountry(from, sightings)
  const today = dayNumber(from)
  return [year, year + 1]
    .flatMap((hijriYear) =>
      OF_THE_YEAR.filter(({ name, day }) => name !== 'tashriq' || day === 11).flatMap(({ month, day, name }) => {
        const first = firstDayOf({ year: hijriYear, month }, sightings)
        if (!first) return []
        const date = addDays(first, day - 1)
        const length = LENGTHS[name] ?? 1
        const hijri = { day, month, year: hijriYear }
        return [{ name, date, hijri, days: dayNumber(date) - today, length, isNight: name === 'lastTen' }]
      }),
    )
    .filter(({ days }) => days >= 0)
    .toSorted((a, b) => a.days - b.days)
    .slice(0, count)
}
