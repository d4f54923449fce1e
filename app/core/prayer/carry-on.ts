// Prayer times for a page that stays open while the site does not answer: of the days to come, from our own endpoint,
// else from the public service, and kept for a day. Loaded only then.
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { fetchPrayerTimesBatch, type PrayerTimesResult } from './client.ts'
import {
  addDays,
  type CalendarDay,
  calendarDayAt,
  dayNumber,
  formatClock,
  formatDay,
  zoneOffset,
} from './local-time.ts'
import type { PrayerCardData, PrayerOrder } from './prayer-card.tsx'
import type { PrayerName } from './rules.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const FRIDAY = 5
const NAMES = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const satisfies readonly PrayerName[]

type Settings = { now: number; publicFallbacks: boolean }
type Time = { name: PrayerName; at: number; time: string }

const underWay = new Map<string, Promise<Response>>()

/** Card and player may want the same day at the same moment: each address is asked once at a time. */
async function fetchOnce(url: string): Promise<Response> {
  const answer = underWay.get(url) ?? fetch(url).finally(() => underWay.delete(url))
  underWay.set(url, answer)
  return (await answer).clone()
}

/**
 * From today at the place on; a day that neither service tells is left out. Neither can be told a rule for the far north,
 * nor what a country does beyond its method: such days are reckoned here, as the site would.
 */
export async function timesOfDays(order: PrayerOrder, count: number, settings: Settings): Promise<Time[][]> {
  const { lat, lng, timeZone, method, school } = order
  const today = calendarDayAt(new Date(settings.now), timeZone)
  if (order.local || order.highLatitude) {
    const { prayerDays } = await import('./rules.ts')
    return prayerDays({ ...order, date: today }, count).map(({ at, time }) =>
      NAMES.map((name) => ({ name, at: at[name].getTime(), time: time[name] })),
    )
  }
  const days = Array.from({ length: count }, (_, index) => addDays(today, index))
  const results = await fetchPrayerTimesBatch(
    days.map((day) => ({ lat, lng, method, school, date: formatDay(day) })),
    {
      fetch: fetchOnce,
      storage: localStorage,
      now: () => settings.now,
      ...(!settings.publicFallbacks && { fallbackUrl: null }),
    },
  )
  return days.flatMap((day, index) => {
    const result = results[index]
    return result ? [toInstants(day, result, order)] : []
  })
}

/** The visitor's own minutes are added here: the services know only the method. */
function toInstants(day: CalendarDay, result: PrayerTimesResult, { timeZone, offsets }: PrayerOrder): Time[] {
  let before = 0
  return NAMES.map((name) => {
    const [hours = 0, minutes = 0] = result[name].split(':').map(Number)
    const local = dayNumber(day) * DAY + (hours * 60 + minutes + (offsets?.[name] ?? 0)) * MINUTE
    // The offset is that of the moment itself: clocks may change between it and the same hour of UTC.
    let at = local - zoneOffset(local - zoneOffset(local, timeZone), timeZone)
    // An isha past midnight stands in the timetable of the day before.
    if (at < before) at += DAY
    before = at
    return { name, at, time: formatClock(at, zoneOffset(at, timeZone)) }
  })
}

/** The card of the day whose prayer is next; null where neither service answers. */
export async function carryOnCard(
  card: PrayerCardData,
  { locale, ...settings }: Settings & { locale: Locale },
): Promise<PrayerCardData | null> {
  const { now } = settings
  const times = (await timesOfDays(card.order, 2, settings)).find((day) => day.some(({ at }) => at > now))
  const next = times?.find(({ at }) => at > now)
  if (!times || !next) return null
  const sunset = times.find(({ name }) => name === 'maghrib')?.at ?? card.sunset
  const offset = zoneOffset(now, card.order.timeZone)
  const date = new Intl.DateTimeFormat(`${intlTag(locale)}-ca-gregory`, { dateStyle: 'full', timeZone: 'UTC' })
  return {
    ...card,
    gregorian: date.format(now + offset),
    // What was announced about the moon is known to the site alone.
    hijri: '',
    isSinceSunset: false,
    hijriUntil: 0,
    now,
    zoneOffset: offset,
    next: { ...next, isTomorrow: false },
    isFriday: new Date((times[0]?.at ?? now) + offset).getUTCDay() === FRIDAY,
    timesOf: null,
    times,
    ramadan: null,
    feast: null,
    sunrise: sunset - (card.sunset - card.sunrise),
    sunset,
    isCarried: true,
  }
}
