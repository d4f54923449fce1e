import { addDays, type CalendarDay, dayNumber } from '#app/core/prayer/local-time.ts'
import { DAYS, type Day } from './meaning.ts'

const SUNDAY = 0
const SATURDAY = 6

/** The next day of that name, today among them. */
export function dayMeant(day: Day | null, today: CalendarDay): CalendarDay {
  if (day === null || day === 'today') return today
  if (day === 'tomorrow') return addDays(today, 1)
  const weekday = (((dayNumber(today) + 4) % 7) + 7) % 7
  // On a Sunday the weekend is still there.
  if (day === 'weekend' && weekday === SUNDAY) return today
  const wanted = day === 'weekend' ? SATURDAY : DAYS.indexOf(day) - DAYS.indexOf('sunday')
  return addDays(today, (wanted - weekday + 7) % 7)
}

/** The last day that is meant: of a weekend its Sunday. */
export function lastDayMeant(day: Day | null, today: CalendarDay): CalendarDay {
  const first = dayMeant(day, today)
  return day === 'weekend' ? dayMeant('sunday', first) : first
}
