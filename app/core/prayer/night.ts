// The times that go with the coming fajr and with tonight: imsak, the middle of the night and its last third.
import { addDays, calendarDayAt, dayNumber } from './local-time.ts'
import type { PrayerChoice } from './prayer-choice.ts'
import { imsakMinutes, type NightEnd, type PrayerPlace, prayerTimes } from './rules.ts'

export type NightTime = { time: string; at: number; isTomorrow: boolean }
export type NightTimes = {
  imsak: NightTime
  /** Minutes of imsak before fajr. */
  imsakMinutes: number
  midnight: NightTime
  lastThird: NightTime
  nightEnds: NightEnd
}

/** Of the fajr that comes next, and of the night that is or comes next. */
export function nightAt(place: PrayerPlace, choice: PrayerChoice, now: Date): NightTimes {
  const nightEnds = choice.nightEnds ?? 'fajr'
  const today = calendarDayAt(now, place.timeZone)
  const dayOf = (shift: number) => prayerTimes({ ...place, ...choice, nightEnds, date: addDays(today, shift) })
  const ofToday = dayOf(0)
  const isBeforeFajr = now < ofToday.at.fajr
  const morning = isBeforeFajr ? ofToday : dayOf(1)
  const evening = isBeforeFajr ? dayOf(-1) : ofToday
  const write = ({ at, time }: typeof ofToday, name: 'imsak' | 'midnight' | 'lastThird'): NightTime => ({
    time: time[name],
    at: at[name].getTime(),
    isTomorrow: dayNumber(calendarDayAt(at[name], place.timeZone)) > dayNumber(today),
  })
  return {
    imsak: write(morning, 'imsak'),
    imsakMinutes: imsakMinutes(choice),
    midnight: write(evening, 'midnight'),
    lastThird: write(evening, 'lastThird'),
    nightEnds,
  }
}
