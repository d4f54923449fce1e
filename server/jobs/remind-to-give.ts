import type { Sighting } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay, parseIsoDay } from '#app/core/prayer/local-time.ts'
import { hijriOn, RAMADAN } from '#app/core/prayer/ramadan.ts'
import { readSightings } from '#app/core/prayer/sightings.server.ts'
import type { Job, JobContext } from './schedule.ts'

const PART = 500
const LAST_TEN_FROM = 21

/** Whether one of the last ten nights begins at the maghrib of that day. */
export function isEveOfLastTen(day: CalendarDay, sightings: readonly Sighting[], moved: number): boolean {
  const night = hijriOn(addDays(day, 1), sightings, moved)
  return night.month === RAMADAN && night.day >= LAST_TEN_FROM
}

async function remind({ service }: JobContext, when: 'fridays' | 'last_ten') {
  const known = new Map<string, Promise<readonly Sighting[]>>()
  const sightingsOf = (country: string | null) => {
    const code = country ?? ''
    const found =
      known.get(code) ??
      Promise.resolve(code === '' ? null : service.rpc('country_sightings', { country: code })).then((answer) =>
        readSightings(answer?.data),
      )
    known.set(code, found)
    return found
  }
  let after: string | undefined
  for (;;) {
    const { data: due, error } = await service.rpc('pledges_to_remind', {
      remind: when,
      max_results: PART,
      ...(after && { after }),
    })
    if (error) throw new Error(error.message)
    for (const { id, day, country, moved } of due) {
      const date = parseIsoDay(day)
      const isDue = when === 'fridays' || (date !== null && isEveOfLastTen(date, await sightingsOf(country), moved))
      if (!isDue) continue
      const told = await service.rpc('tell_to_give', { pledge: id, day })
      if (told.error) throw new Error(told.error.message)
    }
    after = due.at(-1)?.id
    if (due.length < PART) return
  }
}

/** Whoever wanted to give on Fridays or in the last ten nights is told when those come, on their own clocks. */
export const remindToGive: Job = {
  name: 'remind-to-give',
  schedule: '7-59/15 * * * *',
  leaseSeconds: 600,
  run: async (context) => {
    await remind(context, 'fridays')
    await remind(context, 'last_ten')
  },
}
