// The schema as it stands after all migrations, for reading: migrations alone do not tell the present.
import type { Database } from '#server/backend/database/database.ts'

const HEADER = `-- Generated from supabase/migrations by "npm run db -- generate". For reading, not for running.
`

export async function describeSchema(db: Database): Promise<string> {
  const tables = await db.query<{ oid: number; schema: string; name: string; comment: string | null; rls: boolean }>(`
    select c.oid::int as oid, n.nspname as schema, c.relname as name, obj_description(c.oid) as comment, c.relrowsecurity as rls
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r' order by 2, 3`)
  const parts: string[] = []
  for (const table of tables) parts.push(await describeTable(db, table))
  const functions = await db.query<{ definition: string }>(`
    select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.prokind = 'f' order by n.nspname, p.proname, p.oid::regprocedure::text`)
  for (const { definition } of functions) parts.push(`${definition.trim()};`)
  return `${HEADER}\n${parts.join('\n\n')}\n`
}

type Table = { oid: number; schema: string; name: string; comment: string | null; rls: boolean }

async function describeTable(db: Database, { oid, schema, name, comment, rls }: Table): Promise<string> {
  const lines = async (sql: string) => (await db.query<{ line: string }>(sql, [oid])).map(({ line }) => line)
  const columns = await lines(`
    select format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
      case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
        when a.attidentity <> '' then ' generated as identity'
        when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end) as line
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`)
  const constraints = await lines(`
    select format('  constraint %s %s', conname, pg_get_constraintdef(oid)) as line from pg_constraint
    where conrelid = $1 and contype <> 'n' order by contype desc, conname`)
  const indexes = await lines(`
    select pg_get_indexdef(indexrelid) || ';' as line from pg_index i
    where indrelid = $1 and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by 1`)
  const policies = await lines(`
    select format('create policy %I on %s for %s to %s%s%s;', polname, polrelid::regclass,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      (select string_agg(case when r = 0 then 'public' else r::regrole::text end, ', ') from unnest(polroles) r),
      coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', ''),
      coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '')) as line
    from pg_policy where polrelid = $1 order by polname`)
  const triggers = await lines(`
    select pg_get_triggerdef(oid) || ';' as line from pg_trigger where tgrelid = $1 and not tgisinternal order by tgname`)
  return [
    comment && `-- ${comment}`,
    `create table ${schema}.${name} (`,
    [...columns, ...constraints].join(',\n'),
    ');',
    rls && `alter table ${schema}.${name} enable row level security;`,
    ...indexes,
    ...policies,
    ...triggers,
  ]
    .filter(Boolean)
    .join('\n')
}
