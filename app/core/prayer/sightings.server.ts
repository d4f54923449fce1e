// Finds a country's announcements of its Hijri months, which staff enter.
import * as z from 'zod'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Sighting } from './hijri.ts'
import { parseIsoDay } from './local-time.ts'

const rows = z.array(
  z.object({ year: z.number(), month: z.number(), begins: z.string(), by: z.string(), source: z.string().nullish() }),
)

export type AnnouncedMonth = Sighting & { by: string; source: string | null }

/** Without an answer the calendar holds: a date that may be a day off is better than no page. */
export async function findSightings(
  services: Pick<Services, 'page' | 'log'>,
  countryCode: string,
): Promise<AnnouncedMonth[]> {
  if (!/^[A-Z]{2}$/.test(countryCode)) return []
  return readSightings(await askPageOrNothing(services, 'country_sightings', { country: countryCode }))
}

/** What `country_sightings` says; nothing of null. */
export const readSightings = (answer: unknown): AnnouncedMonth[] =>
  rows.parse(answer ?? []).flatMap(({ year, month, begins, by, source }) => {
    const day = parseIsoDay(begins)
    return day ? [{ year, month, begins: day, by, source: source ?? null }] : []
  })
