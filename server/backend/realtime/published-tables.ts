// The tables whose changes may be listened to: those on the change feed with their whole primary key, so that a notice
// names one row. What a role may select there comes from the database's own catalogue.
import type { Database } from '../database/database.ts'
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
    and k.key = (
      select jsonb_agg(argument order by argument)
      from unnest(string_to_array(encode(w.tgargs, 'escape'), '\\000')) as argument
      where argument <> ''
    )`

/** Unknown names are looked up again, but not more often than this. */
const RELOAD_AFTER_MS = 1000

export function openPublishedTables(database: Database) {
  let loaded: Promise<PublishedTable[]> | null = null
  let loadedAt = 0

  const load = () => {
    loadedAt = performance.now()
    loaded = database.query<PublishedTable>(CATALOGUE)
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
      const found = matching(await (loaded ?? load()), schema, name)
      if (found.length > 0 || performance.now() - loadedAt < RELOAD_AFTER_MS) return found
      return matching(await load(), schema, name)
    },
  }
}
