// Opening hours for search engines: the ordinary week, and the dates and the month that differ from it.

import { isRamadan } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay } from '#app/core/prayer/local-time.ts'
import { nextRamadan } from './hours-view.ts'
import { type Interval, isWholeDay, type OpeningHours, WEEKDAYS, type Weekday, writeDate } from './stored-hours.ts'

const DAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

export type HoursSpecification = {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: string
  opens: string
  closes: string
  validFrom?: string
  validThrough?: string
}

export type HoursJsonLd = {
  openingHoursSpecification: HoursSpecification[]
  specialOpeningHoursSpecification: HoursSpecification[]
}

/** As the metadata has them: `mon:09:00-17:30`. */
export const listOpeningHours = ({ weekly }: OpeningHours): string[] =>
  WEEKDAYS.flatMap((day) => weekly[day].map(([opens, closes]) => `${day}:${opens}-${closes}`))

/** schema.org says a whole day as 00:00 to 23:59, a closed one as 00:00 to 00:00, and has no 24:00. */
function times(interval: Interval): { opens: string; closes: string } {
  if (isWholeDay(interval)) return { opens: '00:00', closes: '23:59' }
  const [opens, closes] = interval
  return { opens, closes: closes === '24:00' ? '23:59' : closes }
}

const CLOSED = { opens: '00:00', closes: '00:00' }

function ramadanOf(today: CalendarDay): { validFrom: string; validThrough: string } {
  const first = isRamadan(today) ? today : nextRamadan(today)
  let last = first
  while (isRamadan(addDays(last, 1))) last = addDays(last, 1)
  return { validFrom: writeDate(first), validThrough: writeDate(last) }
}

export function hoursJsonLd({ weekly, exceptions, ramadan }: OpeningHours, today: CalendarDay): HoursJsonLd {
  const specify = (fields: Omit<HoursSpecification, '@type'>): HoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    ...fields,
  })
  const onDay = (day: Weekday) => ({ dayOfWeek: `https://schema.org/${DAY_NAMES[day]}` })
  const special: HoursSpecification[] = []
  for (const { date, intervals } of exceptions) {
    if (date < writeDate(today)) continue
    const valid = { validFrom: date, validThrough: date }
    if (intervals.length === 0) special.push(specify({ ...CLOSED, ...valid }))
    for (const interval of intervals) special.push(specify({ ...times(interval), ...valid }))
  }
  if (ramadan) {
    const valid = ramadanOf(today)
    for (const day of WEEKDAYS) {
      if (ramadan[day].length === 0) special.push(specify({ ...onDay(day), ...CLOSED, ...valid }))
      for (const interval of ramadan[day]) special.push(specify({ ...onDay(day), ...times(interval), ...valid }))
    }
  }
  return {
    openingHoursSpecification: WEEKDAYS.flatMap((day) =>
      weekly[day].map((interval) => specify({ ...onDay(day), ...times(interval) })),
    ),
    specialOpeningHoursSpecification: special,
  }
}
