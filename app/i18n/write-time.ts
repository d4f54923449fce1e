import type { Locale } from './locales.ts'
import { formatNumber } from './plural.ts'

/** A space that keeps the time and its half of the day on one line. */
const TOGETHER = '\u00a0'

/** Urdu names the part of the day before the hour. */
function partInUrdu(hour: number): string {
  if (hour >= 4 && hour < 12) return 'صبح'
  if (hour >= 12 && hour < 16) return 'دوپہر'
  return hour >= 16 && hour < 20 ? 'شام' : 'رات'
}

/** Its digits alone, as on a wall and in a timetable whose columns name the prayers: Arabic and Urdu count to twelve, Indonesian writes a full stop. */
export function writeClock(locale: Locale, time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const twoDigits = (part: string) => formatNumber(locale, Number(part), { minimumIntegerDigits: 2 })
  if (locale === 'ar' || locale === 'ur')
    return `${formatNumber(locale, Number(hours) % 12 || 12)}:${twoDigits(minutes)}`
  return `${twoDigits(hours)}${locale === 'id' ? '.' : ':'}${twoDigits(minutes)}`
}

/** "17:48" as people of the language write it: "٥:٤٨ م", "شام 5:48", "17.48"; in the others as mosques there print it. */
export function writeTime(locale: Locale, time: string): string {
  const clock = writeClock(locale, time)
  const hour = Number(time.split(':')[0])
  if (locale === 'ar') return `${clock}${TOGETHER}${hour < 12 ? 'ص' : 'م'}`
  return locale === 'ur' ? `${partInUrdu(hour)}${TOGETHER}${clock}` : clock
}
