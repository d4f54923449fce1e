import { groundOf } from '#app/core/events/prayer-ground.ts'
import { type EventTimes, reckonDays } from '#app/core/events/reckon-days.ts'
import type { Job } from './schedule.ts'

type Waiting = EventTimes & {
  id: string
  lat: number | null
  lng: number | null
  country_code: string | null
  /** What the mosque says, where the event is at one. */
  method: number | null
  school: number | null
}

const PART = 50
/** Of one run; the rest follows with the next. */
const MOST_PARTS = 20

/** The days of the next half year, each day anew: repetition goes on, and a mosque may change its method. */
export const layEvents: Job = {
  name: 'lay-events',
  schedule: '17 * * * *',
  leaseSeconds: 600,
  run: async ({ service }) => {
    const now = new Date()
    for (let part = 0; part < MOST_PARTS; part++) {
      const { data, error } = await service.rpc('events_to_lay', { max_results: PART })
      if (error) throw new Error(error.message)
      const events = data as unknown as Waiting[]
      for (const event of events) {
        const days = reckonDays(event, groundOf(event), now)
        const laid = await service.rpc('lay_event', { event: event.id, days })
        if (laid.error) throw new Error(laid.error.message)
      }
      if (events.length < PART) return
    }
  },
}
