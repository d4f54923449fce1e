// A schema object by object, each under the name SQL calls it by: what two databases are compared by.

import { openMemory } from '#server/backend/database/bare-database.ts'
import type { Database, Queries } from '#server/backend/database/database.ts'
import { type Migration, prepareGround } from '#server/backend/database/migrate.ts'
import { readBlank } from './blank-database.ts'

type Kind =
  | ('table' | 'column' | 'constraint' | 'index' | 'view' | 'type' | 'function' | 'trigger' | 'policy')
  | ('grant' | 'comment' | 'publication')

export type SchemaObject = {
  kind: Kind
  /** As SQL names it: `public.places`, `"owners can see" on public.places`, `select on table public.places to anon`. */
  name: string
  /** The table it belongs to, for rights and comments the object; itself for the rest. */
  of: string
  definition: string
  /** Of a constraint: what it is about. */
  columns: string[] | null
}

/** Rows that the schema itself brings, without what every database makes anew: when it was made, and random keys. */
export type ShippedRows = { table: string; rows: Map<string, Record<string, unknown>> }

export type Schema = { objects: Map<string, SchemaObject>; rows: Map<string, ShippedRows> }

const OURS = `(select oid, nspname from pg_namespace where nspname !~ '^pg_'
  and nspname not in ('information_schema', 'extensions', 'supabase_migrations'))`

// Pretty, which leaves out the brackets that come and go when an expression is read again. MAINTAIN is a right of
// PostgreSQL 17 alone.
const OBJECTS = `
with spaces as ${OURS},
relations as (
  select c.oid, c.relname, c.relkind, c.relowner, c.relacl, c.relrowsecurity, c.relpersistence, c.reltype,
    format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join spaces n on n.oid = c.relnamespace
  -- Tables of single days are made by the clock; the one for the rest is part of the schema.
  where c.relkind in ('r', 'v', 'p', 'c', 'i', 'I')
    and (not c.relispartition or exists (
      select from pg_partitioned_table d where d.partdefid in (c.oid, (select x.indrelid from pg_index x where x.indexrelid = c.oid))))
),
functions as (
  select p.oid, p.proowner, p.proacl, case p.prokind when 'p' then 'procedure' else 'function' end as word,
    format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p join spaces n on n.oid = p.pronamespace
  where p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
),
columns as (
  select a.attrelid, a.attnum, a.attacl, r.name as relation, r.relowner, format('%s.%I', r.name, a.attname) as name,
    format('%I', a.attname) as own_name,
    format_type(a.atttypid, a.atttypmod)
      || case when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid, true))
        when a.attidentity <> '' then format(' generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end)
        when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid, true) else '' end
      || case when a.attnotnull then ' not null' else '' end as definition
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where r.relkind in ('r', 'p')
)
select 'table' as kind, name, name as of, concat(relpersistence, ' ', relrowsecurity, ' ' || pg_get_partkeydef(oid)) as definition,
  null::text[] as columns
from relations where relkind in ('r', 'p')
union all select 'column', name, relation, definition, null from columns
union all select 'constraint', format('%I on %s', k.conname, r.name), r.name, pg_get_constraintdef(k.oid, true),
  array(select format('%I', a.attname) from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey) order by 1)
from pg_constraint k join relations r on r.oid = k.conrelid where k.contype in ('c', 'f', 'p', 'u', 'x')
union all select 'index', i.name, r.name, pg_get_indexdef(x.indexrelid), null
from pg_index x join relations i on i.oid = x.indexrelid join relations r on r.oid = x.indrelid
where not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x'))
union all select 'view', name, name, pg_get_viewdef(oid, true), null from relations where relkind = 'v'
union all select 'type', name, name, (
  select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
  from pg_attribute a where a.attrelid = relations.oid and a.attnum > 0 and not a.attisdropped), null
from relations where relkind = 'c'
union all select 'function', name, name, pg_get_functiondef(oid), null from functions
union all select 'trigger', format('%I on %s', t.tgname, r.name), r.name, pg_get_triggerdef(t.oid), null
from pg_trigger t join relations r on r.oid = t.tgrelid where not t.tgisinternal
union all select 'policy', format('%I on %s', p.polname, r.name), r.name, concat_ws(' ', p.polcmd, p.polpermissive,
  array(select rolname from pg_roles where oid = any(p.polroles) order by 1),
  pg_get_expr(p.polqual, p.polrelid, true), 'check', pg_get_expr(p.polwithcheck, p.polrelid, true)), null
from pg_policy p join relations r on r.oid = p.polrelid
union all select 'grant', format('%s on table %s to %s', lower(x.privilege_type), r.name, coalesce(g.rolname, 'public')), r.name, '', null
from relations r, aclexplode(coalesce(r.relacl, acldefault('r', r.relowner))) x left join pg_roles g on g.oid = x.grantee
where r.relkind in ('r', 'v', 'p') and x.grantee <> r.relowner and x.privilege_type <> 'MAINTAIN'
union all select 'grant', format('%s (%s) on table %s to %s', lower(x.privilege_type), c.own_name, c.relation,
  coalesce(g.rolname, 'public')), c.relation, '', null
from columns c, aclexplode(c.attacl) x left join pg_roles g on g.oid = x.grantee where x.grantee <> c.relowner
union all select 'grant', format('execute on %s %s to %s', f.word, f.name, coalesce(g.rolname, 'public')), f.name, '', null
from functions f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) x left join pg_roles g on g.oid = x.grantee
where x.grantee <> f.proowner
union all select 'comment', format('on %s %s', case when r.relkind = 'v' then 'view' when r.relkind in ('i', 'I') then 'index' else 'table' end, r.name),
  r.name, quote_literal(d.description), null
from pg_description d join relations r on r.oid = d.objoid and d.objsubid = 0 and d.classoid = 'pg_class'::regclass
union all select 'comment', format('on column %s', c.name), c.relation, quote_literal(d.description), null
from pg_description d join columns c on c.attrelid = d.objoid and c.attnum = d.objsubid and d.classoid = 'pg_class'::regclass
union all select 'comment', format('on %s %s', f.word, f.name), f.name, quote_literal(d.description), null
from pg_description d join functions f on f.oid = d.objoid and d.classoid = 'pg_proc'::regclass
union all select 'publication', format('%I add table %s', p.pubname, r.name), r.name, '', null
from pg_publication_rel l join pg_publication p on p.oid = l.prpubid join relations r on r.oid = l.prrelid`

/** What is written down of rows that come is no row that the schema brings. */
const JOURNALS = ['public.audit_log']

const MADE_ANEW = /now\(\)|clock_timestamp|random|nextval|current_date|generated/i

export async function readSchema(db: Queries): Promise<Schema> {
  const found = await db.query<SchemaObject>(OBJECTS)
  const objects = new Map(found.map((object) => [`${object.kind} ${object.name}`, object]))
  const tables = await db.query<{ name: string; keys: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      array(select format('%I', a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by a.attnum) as keys
    from pg_class c join ${OURS} n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private')
    order by 1`,
  )
  const filled = await db.query<{ name: string }>(
    tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  )
  const rows = new Map<string, ShippedRows>()
  for (const { name, keys } of tables)
    if (filled.some((table) => table.name === name) && !JOURNALS.includes(name))
      rows.set(name, await readRows(db, objects, name, keys))
  return { objects, rows }
}

async function readRows(db: Queries, objects: Schema['objects'], table: string, keys: string[]): Promise<ShippedRows> {
  const columns = [...objects.values()].filter(({ kind, of }) => kind === 'column' && of === table)
  const lasting = columns
    .filter(({ definition }) => !MADE_ANEW.test(definition))
    .map(({ name }) => name.slice(table.length + 1))
  const found = await db.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(r) as row from (select ${lasting.join(', ')} from ${table}) as r`,
  )
  const known = keys.filter((key) => lasting.includes(key))
  const keyOf = (row: Record<string, unknown>) =>
    JSON.stringify(known.length === keys.length && keys.length > 0 ? known.map((key) => row[key]) : row)
  return { table, rows: new Map(found.map(({ row }) => [keyOf(row), row])) }
}

/** What is read from the schema that these files come to, on a database that is thrown away. */
export async function onSchema<T>(files: Pick<Migration, 'sql'>[], read: (db: Database) => Promise<T>): Promise<T> {
  const { database, close } = await openMemory(await readBlank())
  try {
    await prepareGround(database)
    for (const { sql } of files) await database.transaction((tx) => tx.script(sql))
    return await read(database)
  } finally {
    await close()
  }
}
