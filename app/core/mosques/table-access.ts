// The three mosque tables row by row, as specified: reads for exports and scripts, and the updates of facilities and
// prayer times. Pages read through one SQL function instead.
import { type Mosque, toMosque } from '#app/core/listings/mosque.ts'
import type { SourceRow } from '#app/core/listings/source-row.ts'
import type { Db } from '#app/core/request/services.ts'
import type { Database, Json } from '#app/lib/database.types.ts'

export const MOSQUE_TABLES = ['mosques', 'mosque', 'mosque_unified'] as const
type MosqueTable = (typeof MOSQUE_TABLES)[number]

export const MOST_LISTED = 200
export const FOUND_PER_TABLE = 100
export const FOUND_SHOWN = 20
const FEWEST_FETCHED = 300

type Log = (event: string, detail?: Record<string, unknown>) => void
type Source = { db: Db; log: Log }

export class MosqueNotFound extends Error {
  constructor() {
    super('Mosque not found')
  }
}

const asRow = (value: unknown): SourceRow => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The same mosque may stand in several tables: the first that has it counts. */
function dedupe(rows: readonly SourceRow[]): Mosque[] {
  const seen = new Set<unknown>()
  return rows.flatMap((row) => {
    const place = row.place_id ?? row.id
    if (seen.has(place)) return []
    seen.add(place)
    return [toMosque(row)]
  })
}

export const clampLimit = (limit: number) =>
  Number.isFinite(limit) ? Math.max(1, Math.min(MOST_LISTED, Math.trunc(limit))) : 1

/** `limit` is clamped to 1…200; each table is read at three times that, but at least 300 rows. */
export async function listMosques({ db, log }: Source, limit: number): Promise<Mosque[]> {
  const wanted = clampLimit(limit)
  const read = async (table: MosqueTable) => {
    const { data, error } = await db
      .from(table)
      .select('*')
      .order('id')
      .limit(Math.max(3 * wanted, FEWEST_FETCHED))
    if (error) log('mosques not read', { table, error: error.message })
    return error ? [] : data.map(asRow)
  }
  const tables = await Promise.all(MOSQUE_TABLES.map(read))
  return dedupe(tables.flat()).slice(0, wanted)
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** By id in each table, then by slug in each. */
export async function findMosqueByKey({ db, log }: Source, key: string): Promise<Mosque> {
  for (const column of ID.test(key) ? (['id', 'slug'] as const) : (['slug'] as const)) {
    for (const table of MOSQUE_TABLES) {
      const { data, error } = await db.from(table).select('*').eq(column, key).limit(1)
      if (error) log('mosque not read', { table, error: error.message })
      else if (data[0]) return toMosque(asRow(data[0]))
    }
  }
  throw new MosqueNotFound()
}

/** Wildcards in what people type are ordinary characters; those of the filter's own language are left out. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&').replace(/[",()]/g, ' ')

/** Name, description, address or city contain the text: at most 100 from each table, 20 in all. */
export async function searchMosqueTables({ db, log }: Source, text: string): Promise<Mosque[]> {
  const typed = text.trim()
  if (typed === '') return []
  const pattern = `"%${escapePattern(typed)}%"`
  const search = async (table: MosqueTable) => {
    const { data, error } = await db
      .from(table)
      .select('*')
      .or(['name', 'description', 'address', 'city'].map((column) => `${column}.ilike.${pattern}`).join(','))
      .limit(FOUND_PER_TABLE)
    if (error) log('mosques not searched', { table, error: error.message })
    return error ? [] : data.map(asRow)
  }
  const found = await Promise.all(MOSQUE_TABLES.map(search))
  return dedupe(found.flat()).slice(0, FOUND_SHOWN)
}

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

export const updatePrayerTimes = (source: Source, id: string, times: Json | null, date: string | null) =>
  updateMosque(source, id, { prayer_times: times, prayer_date: date })
