// The database's word on rows that changed: the filters that hold for them, and what each kind of reader sees of them, so
// that policies decide.
import type { Database, Queries } from '../database/database.ts'
import { type Condition, conditionSql } from './change-filter.ts'
import type { Identity } from './identity.ts'
import type { PublishedTable } from './published-tables.ts'

export type Row = Record<string, unknown>

/** A filter or a policy that takes longer than this holds up everyone. */
const PATIENCE_MS = 10_000
/** One that failed among others, tried by itself. */
const PATIENCE_ALONE_MS = 1000
const READERS_PER_CALL = 100
const FILTERS_PER_QUERY = 500

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

function chunks<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}

const source = ({ schema, name }: PublishedTable) => `${quote(schema)}.${quote(name)}`

function keyJoin({ key, columns }: PublishedTable): string {
  return key
    .map((name) => {
      const type = columns.find((column) => column.name === name)?.sqlType ?? 'text'
      return `t.${quote(name)} = (k.key ->> '${name.replaceAll("'", "''")}')::${type}`
    })
    .join(' and ')
}

type Options = { database: Database; log: (event: string, detail?: Record<string, unknown>) => void }

export function openChangedRows({ database, log }: Options) {
  const inTime = <T>(patienceMs: number, work: (tx: Queries) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      await tx.query(`select set_config('statement_timeout', '${patienceMs}', true)`)
      return work(tx)
    })

  /** Adds `key filter` of each that holds. One that fails is tried without the others: it holds for nobody, and harms nobody. */
  async function tryFilters(
    table: PublishedTable,
    filters: [string, Condition[]][],
    keys: [string, Row][],
    isDeleted: boolean,
    passed: Set<string>,
  ) {
    if (keys.length === 0) return
    for (const part of chunks(filters, FILTERS_PER_QUERY)) {
      const together = (some: typeof part, patienceMs: number) =>
        inTime(patienceMs, (tx) => heldBy(tx, table, some, keys, isDeleted))
      try {
        for (const held of await together(part, PATIENCE_MS)) passed.add(held)
      } catch {
        for (const filter of part) {
          try {
            for (const held of await together([filter], PATIENCE_ALONE_MS)) passed.add(held)
          } catch (error) {
            log('a filter failed', { table: table.name, filter: filter[0], error: String(error) })
          }
        }
      }
    }
  }

  /** What each reader, by the key of the identity, sees of these rows, by their keys. */
  const readAs = (table: PublishedTable, readers: Map<string, Identity>, keys: [string, Row][]) =>
    inTime(PATIENCE_MS, (tx) => readRows(tx, table, readers, keys))

  return { tryFilters, readAs }
}

/** `key filter` of each that holds. */
async function heldBy(
  tx: Queries,
  table: PublishedTable,
  filters: [string, Condition[]][],
  keys: [string, Row][],
  isDeleted: boolean,
): Promise<string[]> {
  const typeOf = (name: string) => table.columns.find((column) => column.name === name)?.sqlType ?? 'text'
  const values: string[] = []
  const tests = filters.map(([, conditions]) => {
    const all = conditions.map((condition) => {
      const type = typeOf(condition.column)
      const operand = isDeleted
        ? `(k.key ->> '${condition.column.replaceAll("'", "''")}')::${type}`
        : `t.${quote(condition.column)}`
      values.push(condition.value)
      return conditionSql(condition, operand, type, `(v.list ->> ${values.length - 1})`)
    })
    return `coalesce(${all.join(' and ')}, false)`
  })
  const rows = await tx.query<{ n: number; held: number[] | null }>(
    // Not every test has a value; the list is named whether they do or not.
    `select k.n::int as n, to_jsonb(array_positions(array[${tests.join(', ')}], true)) as held
     from jsonb_array_elements($1::text::jsonb) with ordinality as k (key, n)
     cross join (select $2::text::jsonb as list) as v
     ${isDeleted ? '' : `join ${source(table)} as t on ${keyJoin(table)}`}`,
    [JSON.stringify(keys.map(([, key]) => key)), JSON.stringify(values)],
  )
  return rows.flatMap(({ n, held }) =>
    (held ?? []).map((position) => `${keys[n - 1]?.[0]} ${filters[position - 1]?.[0]}`),
  )
}

/** What each kind of reader sees of these rows: by the key of the identity, then of the row. */
async function readRows(tx: Queries, table: PublishedTable, readers: Map<string, Identity>, keys: [string, Row][]) {
  const seen = new Map<string, Map<string, Row>>()
  if (keys.length === 0) return seen
  for (const [role, ofRole] of Map.groupBy(readers.values(), (identity) => identity.role)) {
    const columns = table.columns.filter(({ roles }) => roles.includes(role)).map(({ name }) => `t.${quote(name)}`)
    const statement = `
      select jsonb_agg(jsonb_build_object('n', k.n, 'row', to_jsonb(s)))
      from jsonb_array_elements($1) with ordinality as k (key, n)
      cross join lateral (select ${columns.join(', ')} from ${source(table)} as t where ${keyJoin(table)}) as s`
    for (const part of chunks(ofRole, READERS_PER_CALL)) {
      const [answer] = await tx.query<{ rows: { n: number; row: Row }[][] }>(
        'select private.read_as($1::text::jsonb, $2, $3::text::jsonb) as rows',
        [
          JSON.stringify(part.map(({ sub, claims }) => ({ role, sub, claims }))),
          statement,
          JSON.stringify(keys.map(([, key]) => key)),
        ],
      )
      part.forEach((identity, index) => {
        const rows = answer?.rows[index] ?? []
        seen.set(identity.key, new Map(rows.map(({ n, row }) => [keys[n - 1]?.[0] ?? '', row])))
      })
    }
  }
  return seen
}
