import { addDays, type CalendarDay, dayNumber } from '#app/core/prayer/local-time.ts'
import { DAYS, type Day } from './meaning.ts'

/** The next day of that name, today among them. */
export function dayMeant(day: Day | null, today: CalendarDay): CalendarDay {
  if (day === null || day === 'today') return today
  if (day === 'tomorrow') return addDays(today, 1)
  const wanted = DAYS.indexOf(day) - DAYS.indexOf('sunday')
  const weekday = (((dayNumber(today) + 4) % 7) + 7) % 7
  return addDays(today, (wanted - weekday + 7) % 7)
}
