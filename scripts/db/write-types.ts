// TypeScript types of the public schema, in the shape supabase-js expects.
import type { Database } from '#server/backend/database/database.ts'

type Column = {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: string
  has_default: boolean
  generated: boolean
}
type Key = {
  name: string
  table_name: string
  columns: string[]
  target: string
  target_columns: string[]
  one_to_one: boolean
}
type Routine = {
  name: string
  arg_names: string[] | null
  arg_types: string[]
  arg_modes: string[] | null
  defaults: number
  returns: string
  returns_set: boolean
  returns_table: string | null
}

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}

function typescript(udt: string): string {
  if (udt.startsWith('_')) return `${typescript(udt.slice(1))}[]`
  return SCALARS[udt] ?? 'string'
}

const HEADER = `// Generated from supabase/schemas by \`npm run db -- generate\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

`

export async function writeTypes(db: Database): Promise<string> {
  const columns = await db.query<Column>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable,
      c.column_default is not null or c.is_identity = 'YES' as has_default,
      c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as generated
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by c.table_name, c.column_name`)
  const keys = await db.query<Key>(`
    select con.conname as name, src.relname as table_name, dst.relname as target,
      array(select a.attname::text from unnest(con.conkey) with ordinality k(n, i)
        join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.n order by k.i) as columns,
      array(select a.attname::text from unnest(con.confkey) with ordinality k(n, i)
        join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.n order by k.i) as target_columns,
      exists (select from pg_index i where i.indrelid = con.conrelid and i.indisunique and i.indkey::int2[] = con.conkey) as one_to_one
    from pg_constraint con
    join pg_class src on src.oid = con.conrelid
    join pg_class dst on dst.oid = con.confrelid
    where con.contype = 'f' and src.relnamespace = 'public'::regnamespace and dst.relnamespace = 'public'::regnamespace
    order by con.conname`)
  const routines = await db.query<Routine>(`
    select p.proname as name, p.proargnames as arg_names, p.pronargdefaults as defaults, p.proretset as returns_set,
      array(select t.typname::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a(o, i)
        join pg_type t on t.oid = a.o order by a.i) as arg_types,
      p.proargmodes::text[] as arg_modes, r.typname as returns, c.relname as returns_table
    from pg_proc p
    join pg_type r on r.oid = p.prorettype
    left join pg_class c on c.oid = r.typrelid and c.relkind in ('r', 'p')
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
    order by p.proname`)

  const tables = Map.groupBy(columns, ({ table_name }) => table_name)
  const out: string[] = ['export type Database = {', '  public: {', '    Tables: {']
  for (const [table, fields] of tables) {
    out.push(`      ${table}: {`, '        Row: {')
    for (const f of fields) out.push(`          ${f.column_name}: ${typescript(f.udt_name)}${nullable(f)}`)
    for (const kind of ['Insert', 'Update'] as const) {
      out.push('        }', `        ${kind}: {`)
      for (const f of fields) {
        const optional = kind === 'Update' || f.has_default || f.is_nullable === 'YES' ? '?' : ''
        const type = f.generated ? 'never' : `${typescript(f.udt_name)}${nullable(f)}`
        out.push(`          ${f.column_name}${f.generated ? '?' : optional}: ${type}`)
      }
    }
    out.push('        }', '        Relationships: [')
    for (const k of keys.filter(({ table_name }) => table_name === table))
      out.push(
        '          {',
        `            foreignKeyName: '${k.name}'`,
        `            columns: ${list(k.columns)}`,
        `            isOneToOne: ${k.one_to_one}`,
        `            referencedRelation: '${k.target}'`,
        `            referencedColumns: ${list(k.target_columns)}`,
        '          },',
      )
    out.push('        ]', '      }')
  }
  out.push('    }', '    Views: { [_ in never]: never }', '    Functions: {')
  for (const routine of routines) {
    const { args, returned } = signature(routine)
    out.push(`      ${routine.name}: {`, `        Args: ${args}`, `        Returns: ${returned}`, '      }')
  }
  out.push('    }', '    Enums: { [_ in never]: never }', '    CompositeTypes: { [_ in never]: never }', '  }', '}', '')
  return HEADER + out.join('\n')
}

const nullable = ({ is_nullable }: Column) => (is_nullable === 'YES' ? ' | null' : '')
const list = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

function signature({ arg_names, arg_types, arg_modes, defaults, returns, returns_set, returns_table }: Routine) {
  const all = arg_types.map((type, i) => ({ name: arg_names?.[i] ?? '', type, mode: arg_modes?.[i] ?? 'i' }))
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b')
  const outputs = all.filter(({ mode }) => mode === 't' || mode === 'o')
  const firstOptional = inputs.length - defaults
  const args =
    inputs.length === 0
      ? 'never'
      : `{ ${inputs.map(({ name, type }, i) => (i >= firstOptional ? `${name}?: ${typescript(type)} | null` : `${name}: ${typescript(type)} | null`)).join('; ')} }`
  const one = returns_table
    ? `Database['public']['Tables']['${returns_table}']['Row']`
    : outputs.length > 0
      ? `{ ${outputs.map(({ name, type }) => `${name}: ${typescript(type)}`).join('; ')} }`
      : typescript(returns)
  return { args, returned: returns_set ? `${one}[]` : one }
}
