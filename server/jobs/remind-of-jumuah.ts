import { instantAt } from '#app/core/mosques/mosque-days.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { calendarDayAt, isFridayOn, isTimeZone, writeIsoDay } from '#app/core/prayer/local-time.ts'
import type { Job } from './schedule.ts'

/** Time to wash, and to set out. */
const AHEAD_MS = 90 * 60_000

type Session = {
  place: string
  time_zone: string | null
  lat: number | null
  lng: number | null
  khutbah_at: string
  season_from: string | null
  season_until: string | null
}

/** The first khutbah at each mosque within the next hour and a half, on its own clocks. */
export function jumuahsComing(sessions: readonly Session[], now: Date) {
  const coming = new Map<string, { place: string; at: Date; zone: string }>()
  for (const { place, time_zone, lat, lng, khutbah_at, season_from, season_until } of sessions) {
    const known = time_zone && isTimeZone(time_zone) ? time_zone : null
    const zone = known ?? (lat === null || lng === null ? null : timeZoneAt(lat, lng))
    if (!zone) continue
    const day = calendarDayAt(now, zone)
    const date = writeIsoDay(day)
    if (!isFridayOn(day) || (season_from ?? date) > date || (season_until ?? date) < date) continue
    const at = instantAt(date, khutbah_at, zone)
    if (at <= now || at.getTime() - now.getTime() > AHEAD_MS) continue
    const before = coming.get(place)
    if (!before || at < before.at) coming.set(place, { place, at, zone })
  }
  return [...coming.values()]
}

/** On Fridays: whoever follows a mosque is told when the khutbah begins there. */
export const remindOfJumuah: Job = {
  name: 'remind-of-jumuah',
  schedule: '*/10 * * * *',
  leaseSeconds: 500,
  run: async ({ service }) => {
    const { data, error } = await service.rpc('jumuahs_around')
    if (error) throw new Error(error.message)
    for (const { place, at, zone } of jumuahsComing(data, new Date())) {
      const told = await service.rpc('remind_of_jumuah', { place, at: at.toISOString(), zone })
      if (told.error) throw new Error(told.error.message)
    }
  },
}
