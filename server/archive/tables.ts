// Reads a database's tables for export and import: in an order that foreign keys allow, with their contents.
import { createHash } from 'node:crypto'
import type { Queries } from '#server/backend/database/database.ts'
import { BASELINE } from '#server/backend/database/migrate.ts'
import { ArchiveError } from './archive.ts'

export type Table = {
  oid: number
  schema: string
  name: string
  /** Without generated ones: every database works those out itself. */
  columns: string[]
  /** Where its rows lie, as SQL names it: itself, or the tables it is divided into. */
  heaps: string[]
  /** The one who asks may alter it. */
  owned: boolean
}

/** In this order: rows of later schemas refer to rows of earlier ones. */
const SCHEMAS = ['auth', 'storage', 'realtime', 'private', 'public']

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const qualified = ({ schema, name }: { schema: string; name: string }) => `${quote(schema)}.${quote(name)}`

/** So that rows are written alike wherever they are written. */
export const ALIKE = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** Without what an import under way has staged: it is read again from its file. */
export async function listTables(db: Queries): Promise<Table[]> {
  const tables = await db.query<Table>(
    `select c.oid::int as oid, n.nspname::text as schema, c.relname::text as name,
      pg_has_role(c.relowner, 'USAGE') as owned,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      case when c.relkind = 'r' then array[format('%I.%I', n.nspname, c.relname)]
        else array(select format('%I.%I', s.nspname, l.relname) from pg_partition_tree(c.oid) t join pg_class l on l.oid = t.relid
          join pg_namespace s on s.oid = l.relnamespace where t.isleaf order by 1) end as heaps
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
      and not (n.nspname = 'private' and c.relname = 'import_rows')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by n.nspname, c.relname`,
    [SCHEMAS],
  )
  const keys = await db.query<{ source: number; target: number }>(
    `select distinct conrelid::int as source, confrelid::int as target from pg_constraint
    where contype = 'f' and conrelid <> confrelid`,
  )
  const placed = new Set<number>()
  const ordered: Table[] = []
  for (const schema of SCHEMAS) {
    let rest = tables.filter((table) => table.schema === schema)
    while (rest.length > 0) {
      const waitsFor = ({ oid }: Table) =>
        keys.some(({ source, target }) => source === oid && rest.some((other) => other.oid === target))
      const ready = rest.filter((table) => !waitsFor(table))
      // Tables that refer to each other in a circle have no order; their keys are laid aside while rows come in.
      for (const table of ready.length > 0 ? ready : rest.slice(0, 1)) {
        ordered.push(table)
        placed.add(table.oid)
      }
      rest = rest.filter(({ oid }) => !placed.has(oid))
    }
  }
  return ordered
}

/** Count and sum of all rows, the same for the same rows in any order. */
export async function digestOf(
  db: Queries,
  table: { schema: string; name: string },
  columns: string[],
): Promise<{ rows: number; digest: string }> {
  const row = `row(${columns.map(quote).join(', ')})::text`
  const [found] = await db.query<{ rows: string; digest: string }>(
    `select count(*)::text as rows,
      coalesce(sum(('x' || substr(md5(${row}), 1, 15))::bit(60)::bigint), 0)::text as digest
    from ${qualified(table)}`,
  )
  return { rows: Number(found?.rows), digest: found?.digest ?? '' }
}

/** The migrations a database has had, and a sum of their text. */
export async function readSchema(db: Queries): Promise<{ versions: string[]; fingerprint: string }> {
  const [known] = await db.query<{ is: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as is`,
  )
  if (!known?.is) throw new ArchiveError('This database has no migrations: the site was never started on it.')
  const history = await db.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  )
  return describeMigrations(history.map(({ version, statements }) => ({ version, sql: statements?.join('') ?? '' })))
}

/** Of the first only the number: a fresh database is made of the schema as it is, an older one came to it by the others. */
export function describeMigrations(migrations: { version: string; sql: string }[]) {
  const hash = createHash('sha256')
  for (const { version, sql } of migrations) hash.update(`${version}\0${version === BASELINE.version ? '' : sql}\0`)
  return { versions: migrations.map(({ version }) => version), fingerprint: hash.digest('hex') }
}
