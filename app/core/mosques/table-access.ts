// The rows of a mosque, changed by whoever may: its facilities, its times, its details. `mosque_unified` follows by triggers.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Database } from '#app/lib/database.types.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'

const MOSQUE_TABLES = ['mosques', 'mosque'] as const

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Changes = Pick<
  Database['public']['Tables']['mosques']['Update'],
  | 'facilities'
  | 'prayer_times'
  | 'prayer_date'
  | 'calculation_method'
  | 'asr_school'
  | 'women_space'
  | 'description'
  | 'phone'
  | 'email'
  | 'website'
>

/** Changes the first row found under this id, or at this place: missing where no table has one the caller may change. */
export async function updateMosque(
  services: Pick<Services, 'db' | 'log'>,
  id: string,
  changes: Changes,
  values: Record<string, string> = {},
): Promise<Outcome> {
  if (!ID.test(id)) return refuse('missing', { values })
  for (const table of MOSQUE_TABLES) {
    const rows = services.db().from(table).update(changes).or(`id.eq.${id},place_id.eq.${id}`)
    const changed = await attempt(services, rows.select('id'), { values })
    if (!changed.ok) return changed
    if (changed.value.length > 0) return done()
  }
  return refuse('missing', { values })
}
