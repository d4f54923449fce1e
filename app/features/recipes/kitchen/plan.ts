// The days of a plan and their meals: seven days from any one, or a Ramadan with suhoor and iftar.
import { daysOfMonth, type HijriDate, hijriOfDay, isRamadan } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay, parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'

export const MEALS = ['breakfast', 'lunch', 'dinner', 'suhoor', 'iftar'] as const
export type Meal = (typeof MEALS)[number]

const RAMADAN = 9
const WEEK = 7

export type PlanDay = { day: string; hijri: HijriDate | null; meals: readonly Meal[] }
export type PlanSpan = {
  kind: 'week' | 'ramadan'
  days: PlanDay[]
  /** First days of the weeks before and after. */
  earlier: string | null
  later: string | null
  /** The Ramadan that runs or comes next. */
  ramadan: number
}
export type { MealPlan, PlannedMeal } from '../shapes.server.ts'

const mealsOf = (day: CalendarDay): readonly Meal[] =>
  isRamadan(day) ? ['suhoor', 'iftar'] : ['breakfast', 'lunch', 'dinner']

const planDay = (day: CalendarDay): PlanDay => ({
  day: writeIsoDay(day),
  hijri: isRamadan(day) ? hijriOfDay(day) : null,
  meals: mealsOf(day),
})

/** Far enough for any plan; beyond it an address is made up. */
const FARTHEST_DAYS = 800
const isNear = (day: CalendarDay, today: CalendarDay) => {
  const [from, to] = [writeIsoDay(addDays(today, -FARTHEST_DAYS)), writeIsoDay(addDays(today, FARTHEST_DAYS))]
  return writeIsoDay(day) >= from && writeIsoDay(day) <= to
}

export function planSpan(query: URLSearchParams, today: CalendarDay): PlanSpan {
  const { year, month } = hijriOfDay(today)
  const ramadan = month > RAMADAN ? year + 1 : year
  if (query.get('span') === 'ramadan') {
    const days = daysOfMonth({ year: ramadan, month: RAMADAN })
    if (days.length > 0) return { kind: 'ramadan', days: days.map(planDay), earlier: null, later: null, ramadan }
  }
  const asked = parseIsoDay(query.get('from') ?? '')
  const first = asked && isNear(asked, today) ? asked : today
  return {
    kind: 'week',
    days: Array.from({ length: WEEK }, (_, i) => planDay(addDays(first, i))),
    earlier: writeIsoDay(addDays(first, -WEEK)),
    later: writeIsoDay(addDays(first, WEEK)),
    ramadan,
  }
}

/** The way back to the same days. */
export function spanQuery({ kind, days }: Pick<PlanSpan, 'kind' | 'days'>): URLSearchParams {
  return new URLSearchParams(kind === 'ramadan' ? { span: 'ramadan' } : { from: days[0]?.day ?? '' })
}
