// The rows of a mosque in the three mosque tables, changed by whoever may: its facilities, its times, its details.
import type { Db } from '#app/core/request/services.ts'
import type { Database, Json } from '#app/lib/database.types.ts'

const MOSQUE_TABLES = ['mosques', 'mosque', 'mosque_unified'] as const

type Log = (event: string, detail?: Record<string, unknown>) => void
type Source = { db: Db; log: Log }

export class MosqueNotFound extends Error {
  constructor() {
    super('Mosque not found')
  }
}

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

/** Changes the first row found under this id, or at this place. Fails where no table has one the caller may change. */
export async function updateMosque({ db, log }: Source, id: string, changes: Changes): Promise<void> {
  if (!ID.test(id)) throw new MosqueNotFound()
  for (const table of MOSQUE_TABLES) {
    const question = db.from(table).update(changes)
    const { data, error } = await (table === 'mosque_unified'
      ? question.eq('id', id)
      : question.or(`id.eq.${id},place_id.eq.${id}`)
    ).select('id')
    if (error) log('mosque not updated', { table, error: error.message })
    else if (data.length > 0) return
  }
  throw new MosqueNotFound()
}

export const updateFacilities = (source: Source, id: string, facilities: Json) =>
  updateMosque(source, id, { facilities })
