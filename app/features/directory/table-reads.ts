// Reading the three business tables row by row, for exports and scripts. Pages ask one SQL function instead.
// A failed query gives an empty list or null, as specified, and is logged: nothing in here throws.
import { type Business, dedupeBusinesses, toBusiness } from '#app/core/listings/business.ts'
import type { SourceRow } from '#app/core/listings/source-row.ts'
import type { Db } from '#app/core/request/services.ts'

export const BUSINESS_TABLES = ['businesses', 'business', 'business_unified'] as const
export type BusinessTable = (typeof BUSINESS_TABLES)[number]

export const PAGE_SIZE = 1000
export const MOST_ROWS = 10_000
export const SEARCH_LIMIT = 50

type Log = (event: string, detail?: Record<string, unknown>) => void
type Source = { db: Db; log: Log }

const asRow = (value: unknown): SourceRow => (typeof value === 'object' && value !== null ? { ...value } : {})

/** All rows of one table, page by page, up to `mostRows`. */
export async function readAllRows(
  { db, log }: Source,
  table: BusinessTable,
  mostRows: number = MOST_ROWS,
): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  while (rows.length < mostRows) {
    const size = Math.min(PAGE_SIZE, mostRows - rows.length)
    // By id, because pages of an unordered table may repeat and miss rows.
    const { data, error } = await db
      .from(table)
      .select('*')
      .order('id')
      .range(rows.length, rows.length + size - 1)
    if (error) {
      log('business rows not read', { table, error: error.message })
      return []
    }
    rows.push(...data.map(asRow))
    if (data.length < size) break
  }
  return rows
}

export async function listAllBusinesses(source: Source, mostRows: number = MOST_ROWS): Promise<Business[]> {
  const tables = await Promise.all(BUSINESS_TABLES.map((table) => readAllRows(source, table, mostRows)))
  return dedupeBusinesses(tables.flat().map(toBusiness))
}

/** The first table that has the id answers. */
export async function findBusinessById({ db, log }: Source, id: string): Promise<Business | null> {
  for (const table of BUSINESS_TABLES) {
    const { data, error } = await db.from(table).select('*').eq('id', id).limit(1)
    if (error) log('business not read', { table, error: error.message })
    else if (data[0]) return toBusiness(asRow(data[0]))
  }
  return null
}

/** Wildcards in what people type are ordinary characters. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Businesses whose name contains the text, at most 50 from each table. */
export async function searchBusinessesByName({ db, log }: Source, name: string): Promise<Business[]> {
  const text = name.trim()
  if (text === '') return []
  const search = async (table: BusinessTable) => {
    const { data, error } = await db
      .from(table)
      .select('*')
      .ilike('name', `%${escapePattern(text)}%`)
      .limit(SEARCH_LIMIT)
    if (error) log('businesses not searched', { table, error: error.message })
    return error ? [] : data.map(asRow)
  }
  const found = await Promise.all(BUSINESS_TABLES.map(search))
  return dedupeBusinesses(found.flat().map(toBusiness))
}
