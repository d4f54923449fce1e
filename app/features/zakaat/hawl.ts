// The lunar year that wealth is held for, by the Umm al-Qura calendar.
import { hijriOfDay } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay, dayNumber, isCalendarDay } from '#app/core/prayer/local-time.ts'

/** Reads YYYY-MM-DD as a date field sends it, within the years the calendar's tables cover. */
export function readDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isCalendarDay(day) && day.year >= 1900 && day.year <= 2100 ? day : null
}

/** The same Hijri date a lunar year on. Where that month has no 30th day, the first of the next: the year is then full. */
export function lunarYearAfter(start: CalendarDay): CalendarDay {
  const from = hijriOfDay(start)
  for (let days = 353; days <= 356; days++) {
    const day = addDays(start, days)
    const hijri = hijriOfDay(day)
    const isSame = hijri.month === from.month && hijri.day === from.day
    const isPast = hijri.day === 1 && hijri.month === (from.month % 12) + 1
    if (isSame || isPast) return day
  }
  throw new RangeError('No lunar year was found')
}

/** A year of the sun; 29 February comes round as 1 March. */
export function solarYearAfter(start: CalendarDay): CalendarDay {
  const day = { ...start, year: start.year + 1 }
  return isCalendarDay(day) ? day : { year: day.year, month: 3, day: 1 }
}

export type HawlChoice = {
  start: CalendarDay
  /** Wealth fell below the nisab on this day, and rose to it again on that one (null: not yet). */
  dip: { fell: CalendarDay; rose: CalendarDay | null } | null
  year: 'lunar' | 'solar'
}

export type Hawl = {
  /** The dip does not matter as long as the nisab is there at both ends (Hanafi). */
  ends: { due: CalendarDay; daysLeft: number }
  /** A dip ends the year; a new one begins when the nisab is reached again (Shafi’i, Maliki and Hanbali). */
  unbroken: { due: CalendarDay; daysLeft: number } | null
  isDipInside: boolean
}

/** The first due date that is not before today, and how a dip on the way changes it. */
export function trackHawl({ start, dip, year }: HawlChoice, today: CalendarDay): Hawl {
  const after = year === 'lunar' ? lunarYearAfter : solarYearAfter
  const next = (from: CalendarDay) => {
    let begins = from
    let due = after(begins)
    while (dayNumber(due) < dayNumber(today)) {
      begins = due
      due = after(begins)
    }
    return { begins, due, daysLeft: dayNumber(due) - dayNumber(today) }
  }
  const { begins, due, daysLeft } = next(start)
  const isDipInside = dip !== null && dayNumber(dip.fell) >= dayNumber(begins) && dayNumber(dip.fell) <= dayNumber(due)
  if (!dip || !isDipInside) return { ends: { due, daysLeft }, unbroken: { due, daysLeft }, isDipInside: false }
  if (!dip.rose) return { ends: { due, daysLeft }, unbroken: null, isDipInside }
  const again = next(dip.rose)
  return { ends: { due, daysLeft }, unbroken: { due: again.due, daysLeft: again.daysLeft }, isDipInside }
}
