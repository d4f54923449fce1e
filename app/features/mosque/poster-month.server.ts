// The facts of a mosque on its poster: its month or Ramadan, its Friday prayers, and its times of Ramadan and Eid.
import { readOccasions } from '#app/core/mosques/read-mosque.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { describeMonth } from './describe-month.server.ts'
import { findTimedMosque } from './queries.server.ts'

export async function findPosterMonth(
  visit: Visit,
  key: string,
  { month, isRamadan }: { month: string | null; isRamadan: boolean },
) {
  const found = await findTimedMosque(visit, key)
  if (!found) return null
  const civil = describeMonth(visit, found, { month, ramadan: null })
  const { title, days, hasIqamah } = isRamadan
    ? describeMonth(visit, found, { month: null, ramadan: String(civil.ramadan) })
    : civil
  return {
    record: { name: found.name, path: found.path, address: found.mosque.address },
    month: { title, days, hasIqamah },
    jumuah: found.timed.jumuah,
    occasions: readOccasions(found.row.occasions),
  }
}
