// Ramadan and the feasts that come next, as an invented mosque would tell them.
import { daysOfMonth, firstDayOf } from '../../../app/core/prayer/hijri.ts'
import { addDays, type CalendarDay, writeIsoDay } from '../../../app/core/prayer/local-time.ts'
import { comingRamadan } from '../../../app/core/prayer/ramadan.ts'

export type SampleOccasion = {
  kind: 'taraweeh' | 'qiyam' | 'itikaf' | 'eid_fitr' | 'eid_adha' | 'fitrana'
  from: string
  until?: string
  time?: string
  after?: 'fajr' | 'maghrib' | 'isha'
  rakahs?: number
  amount?: number
  currency?: string
  venue?: string
  women?: boolean
}

export function sampleOccasions(now: Date): SampleOccasion[] {
  const year = comingRamadan(now, 'UTC')
  const fasts = daysOfMonth({ year, month: 9 })
  const [first, last] = [fasts[0], fasts.at(-1)]
  const pilgrimage = firstDayOf({ year, month: 12 })
  if (!first || !last || !pilgrimage) return []
  const on = (day: CalendarDay, days = 0) => writeIsoDay(addDays(day, days))
  const fitr = on(last, 1)
  const adha = on(pilgrimage, 9)
  return [
    // The night comes before its day.
    { kind: 'taraweeh', from: on(first, -1), until: on(last, -1), after: 'isha', rakahs: 20, women: true },
    { kind: 'qiyam', from: on(first, 19), until: on(last, -1), time: '02:00', women: true },
    { kind: 'itikaf', from: on(first, 19), until: on(last), after: 'maghrib' },
    { kind: 'fitrana', from: on(first), until: fitr, amount: 5, currency: 'GBP' },
    { kind: 'eid_fitr', from: fitr, time: '08:00', venue: 'Main hall', women: true },
    { kind: 'eid_fitr', from: fitr, time: '09:30', venue: 'Main hall', women: true },
    { kind: 'eid_adha', from: adha, time: '07:30', venue: 'Main hall', women: true },
  ]
}
