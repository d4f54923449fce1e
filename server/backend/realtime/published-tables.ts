// The tables whose changes may be listened to: those of the publication supabase_realtime, as with Supabase, that are on the
// change feed with their whole primary key, so that a notice names one row. What is published and not on it yet is put there. What a role may select there comes from the database's own catalogue.
import type { Database, Queries } from '../database/database.ts'
import type { Role } from './identity.ts'

export type Column = {
  name: string
  /** As Supabase names it to clients: int4, _text, timestamptz … */
  type: string
  /** As a cast names it. */
  sqlType: string
  roles: Role[]
}

export type PublishedTable = {
  schema: string
  name: string
  columns: Column[]
  key: string[]
  /** Roles that some policy lets select anything at all. */
  readers: Role[]
}

const isPublished = (schema: string, name: string) =>
  `p.pubname = 'supabase_realtime' and p.schemaname = ${schema} and p.tablename = ${name}`

const UNWATCHED = `
  select format('%I.%I', n.nspname, c.relname) as name, array_to_json(k.key)::text as key
  from pg_publication_tables as p
  join pg_namespace as n on n.nspname = p.schemaname
  join pg_class as c on c.relnamespace = n.oid and c.relname = p.tablename
  cross join lateral (
    select array_agg(a.attname::text) as key
    from pg_index as i
    join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = c.oid and i.indisprimary
  ) as k
  where p.pubname = 'supabase_realtime' and c.relkind = 'r' and k.key is not null
    and not exists (select from pg_trigger as w where w.tgrelid = c.oid and w.tgname = 'announce_insert')`

const WATCH = `select format('call private.watch(%L, variadic %L::text[])', $1::text,
  (select array_agg(value) from jsonb_array_elements_text($2::text::jsonb))) as statement`

const CATALOGUE = `
  select n.nspname as schema, c.relname as name, k.key,
    (
      select jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', t.typname, 'sqlType', format_type(a.atttypid, -1),
        'roles', (
          select coalesce(jsonb_agg(r.rolname), '[]') from pg_roles as r
          where r.rolname in ('anon', 'authenticated', 'service_role')
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
        )) order by a.attnum)
      from pg_attribute as a
      join pg_type as t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns,
    (
      select coalesce(jsonb_agg(r.rolname), '[]') from pg_roles as r
      where r.rolname in ('anon', 'authenticated', 'service_role')
        and (
          not c.relrowsecurity or r.rolbypassrls or r.rolsuper
          or exists (
            select from pg_policy as p
            where p.polrelid = c.oid and p.polcmd in ('r', '*') and (0 = any (p.polroles) or r.oid = any (p.polroles))
          )
        )
    ) as readers
  from pg_trigger as w
  join pg_class as c on c.oid = w.tgrelid
  join pg_namespace as n on n.oid = c.relnamespace
  cross join lateral (
    select jsonb_agg(a.attname order by a.attname) as key
    from pg_index as i
    join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = c.oid and i.indisprimary
  ) as k
  where w.tgname = 'announce_insert'
    and exists (select from pg_publication_tables as p where ${isPublished('n.nspname', 'c.relname')})
    and k.key = (
      select jsonb_agg(argument order by argument)
      from unnest(string_to_array(encode(w.tgargs, 'escape'), '\\000')) as argument
      where argument <> ''
    )`

/** The publication may change at any time; it is not looked at more often than this. */
const RELOAD_AFTER_MS = 1000

type Log = (event: string, detail?: Record<string, unknown>) => void

export function openPublishedTables(database: Database, log: Log) {
  let loaded: Promise<PublishedTable[]> | null = null
  let loadedAt = 0

  async function watchPublished() {
    for (const { name, key } of await database.query<{ name: string; key: string }>(UNWATCHED)) {
      try {
        const [call] = await database.query<{ statement: string }>(WATCH, [name, key])
        if (call) await database.script(call.statement)
      } catch (error) {
        // Another node was quicker, or the table belongs to someone else.
        log('a published table could not be watched', { table: name, error: String(error) })
      }
    }
  }

  const load = () => {
    loadedAt = performance.now()
    loaded = watchPublished().then(() => database.query<PublishedTable>(CATALOGUE))
    loaded.catch(() => {
      loaded = null
    })
    return loaded
  }
  const matching = (tables: PublishedTable[], schema: string, name: string) =>
    tables.filter((table) => (schema === '*' || table.schema === schema) && (name === '*' || table.name === name))

  return {
    /** `*` stands for all schemas, or all tables. */
    find: async (schema: string, name: string): Promise<PublishedTable[]> => {
      const isFresh = performance.now() - loadedAt < RELOAD_AFTER_MS
      return matching(await ((isFresh && loaded) || load()), schema, name)
    },
    /** Whether it still is: someone may have taken it out since people began to listen. */
    isLive: async (db: Queries, { schema, name }: PublishedTable): Promise<boolean> => {
      const live = await db.query(`select from pg_publication_tables as p where ${isPublished('$1', '$2')}`, [
        schema,
        name,
      ])
      return live.length > 0
    },
  }
}
