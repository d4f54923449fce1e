// The hours of a week, a short line for each day.
import { useI18n } from '#app/i18n/catalogue.ts'
import { parseHours, WEEKDAYS } from './stored-hours.ts'
import { weekdayName, writeIntervals } from './write-hours.ts'

export function ShortWeek({ hours: stored, unknown }: { hours: unknown; unknown: string }) {
  const { locale, t } = useI18n()
  const hours = parseHours(stored)
  if (!hours) return unknown
  return (
    <span className="grid">
      {WEEKDAYS.map((day) => (
        <span key={day}>
          {weekdayName(locale, day)}: {writeIntervals(locale, hours.weekly[day]) || t.hours.closed}
        </span>
      ))}
    </span>
  )
}
