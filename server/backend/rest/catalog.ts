// The database's objects, as far as requests can name them: read from its own catalog in one query, and again on every
// `NOTIFY pgrst, 'reload schema'`.
import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { type Relationship, relationshipsOf } from './relationships.ts'
import { viewOrigins } from './view-origins.ts'

/** A type, by the quoted name casts are written with. */
export type Type = {
  sql: string
  /** Of a domain, the type beneath; else itself. Comparisons are made with this. */
  base: string
  /** The bare name of the type beneath. */
  name: string
}

export type Column = { name: string; type: Type; isNullable: boolean; default: string | null; comment: string | null }

export type ForeignKey = { name: string; table: Relation; foreign: Relation; columns: [own: string, foreign: string][] }

export type Relation = {
  oid: number
  schema: string
  name: string
  isView: boolean
  columns: Map<string, Column>
  primaryKey: string[]
  /** Sets of columns that hold each value once. */
  uniques: string[][]
  /** Functions of a row that read like its columns. */
  computed: Map<string, Type>
  can: { insert: boolean; update: boolean; delete: boolean }
  comment: string | null
}

export type Argument = { name: string; type: Type; isRequired: boolean; isVariadic: boolean }

export type Routine = {
  schema: string
  name: string
  arguments: Argument[]
  isSet: boolean
  returns:
    | { kind: 'void' }
    | { kind: 'scalar'; type: Type }
    /** `relation` where the rows are those of a table, view or type; else the columns are its own. */
    | { kind: 'composite'; relation: Relation | null; columns: Map<string, Type> }
  isVolatile: boolean
  comment: string | null
}

export type Catalog = {
  schemas: readonly string[]
  table: (schema: string, name: string) => Relation | null
  tables: (schema: string) => Relation[]
  routines: (schema: string, name: string) => Routine[]
  routineNames: (schema: string) => string[]
  /** Everything that leads from a table, within its schema. */
  relationships: (origin: Relation) => Relationship[]
  /** The type a cast names, if it is one that may be named. */
  castType: (name: string) => string | null
}

type TypeRow = [oid: number, schema: string, name: string, kind: string, beneath: number, relation: number]
type RelationRow = [oid: number, schema: string, name: string, kind: string, updatable: number, comment: string | null]
type ColumnRow = [
  relation: number,
  number: number,
  name: string,
  type: number,
  isNullable: boolean,
  fallback: string | null,
  comment: string | null,
]
type KeyRow = [
  name: string,
  kind: 'p' | 'u' | 'f',
  table: number,
  columns: number[],
  foreign: number,
  refs: number[] | null,
]
type RoutineRow = {
  schema: string
  name: string
  names: string[] | null
  modes: string[] | null
  types: number[]
  allTypes: number[] | null
  defaults: number
  variadic: number
  returns: number
  set: boolean
  rows: number
  volatility: 'i' | 's' | 'v'
  comment: string | null
}

/** The catalog of the database as it is read. */
export type Rows = {
  types: TypeRow[] | null
  relations: RelationRow[] | null
  columns: ColumnRow[] | null
  keys: KeyRow[] | null
  routines: RoutineRow[] | null
  views: [oid: number, definition: string][] | null
}

/** Schemas of the database itself: nothing there is named by a request. */
const OWN = `('pg_catalog', 'information_schema', 'pg_toast')`

const QUESTION = `
select json_build_object(
  'types', (
    select json_agg(json_build_array(t.oid::int8, n.nspname, t.typname, t.typtype, t.typbasetype::int8, t.typrelid::int8))
    from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace
    where n.nspname not in ('information_schema', 'pg_toast')
      and not (n.nspname = 'pg_catalog' and (t.typtype in ('c', 'p') and t.typname not in ('void', 'record', 'trigger')
        or exists (select from pg_catalog.pg_type e where e.oid = t.typelem and t.typlen = -1 and e.typtype = 'c')))),
  'relations', (
    select json_agg(json_build_array(c.oid::int8, n.nspname, c.relname, c.relkind,
      case when c.relkind in ('v', 'f') then pg_catalog.pg_relation_is_updatable(c.oid, true)
        when c.relkind in ('r', 'p') then 28 else 0 end,
      pg_catalog.obj_description(c.oid, 'pg_class')) order by n.nspname, c.relname)
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'v', 'm', 'f', 'p', 'c') and n.nspname not in ${OWN} and not c.relispartition),
  'columns', (
    select json_agg(json_build_array(a.attrelid::int8, a.attnum, a.attname, a.atttypid::int8,
      not (a.attnotnull or t.typtype = 'd' and t.typnotnull),
      case when a.attidentity <> '' then
        pg_catalog.format('nextval(%L)', pg_catalog.pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
        when a.attgenerated <> '' then null
        when d.adbin is not null then pg_catalog.pg_get_expr(d.adbin, d.adrelid)
        else t.typdefault end,
      pg_catalog.col_description(a.attrelid, a.attnum)) order by a.attrelid, a.attnum)
    from pg_catalog.pg_attribute a
      join pg_catalog.pg_class c on c.oid = a.attrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_type t on t.oid = a.atttypid
      left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'f', 'p', 'c')
      and n.nspname not in ${OWN} and not c.relispartition),
  'keys', (
    select json_agg(json_build_array(k.conname, k.contype, k.conrelid::int8, k.conkey, k.confrelid::int8, k.confkey)
      order by k.conrelid, k.conname)
    from pg_catalog.pg_constraint k join pg_catalog.pg_namespace n on n.oid = k.connamespace
    where k.contype in ('p', 'u', 'f') and k.conparentid = 0 and n.nspname not in ${OWN}),
  'routines', (
    select json_agg(json_build_object('schema', n.nspname, 'name', p.proname, 'names', p.proargnames,
      'modes', p.proargmodes::text[], 'types', p.proargtypes::oid[]::int8[], 'allTypes', p.proallargtypes::int8[],
      'defaults', p.pronargdefaults, 'variadic', p.provariadic::int8, 'returns', p.prorettype::int8, 'set', p.proretset,
      'rows', p.prorows, 'volatility', p.provolatile, 'comment', pg_catalog.obj_description(p.oid, 'pg_proc'))
      order by n.nspname, p.proname, p.pronargs, p.oid)
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where p.prokind = 'f' and n.nspname = any($1::text::text[])
      and p.prorettype not in ('pg_catalog.trigger'::regtype, 'pg_catalog.event_trigger'::regtype)
      and not exists (select from pg_catalog.pg_depend x where x.objid = p.oid
        and x.classid = 'pg_catalog.pg_proc'::regclass and x.deptype = 'e')),
  'views', (
    select json_agg(json_build_array(c.oid::int8, r.ev_action::text))
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
    where c.relkind in ('v', 'm') and n.nspname not in ${OWN})
)::text as catalog`

/** What the answer depends on besides the database: whoever keeps one keeps it for this. */
export const catalogAbout = (schemas: readonly string[]) =>
  createHash('sha256')
    .update(`${QUESTION}\0${schemas.join('\0')}`)
    .digest('hex')

/** The text of `Rows`. */
export const askForCatalog = (database: Database, schemas: readonly string[]): Promise<string> =>
  database.transaction(async ({ query }) => {
    // Names then come with their schema, whoever asks for them.
    await query(`select set_config('search_path', '', true)`)
    const [row] = await query<{ catalog: string }>(QUESTION, [arrayLiteral(schemas)])
    return row?.catalog ?? '{}'
  })

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A list of texts as the database writes one. */
export const arrayLiteral = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`

export function buildCatalog(rows: Rows, schemas: readonly string[]): Catalog {
  const { typeOf, relationOf, isVoid } = buildTypes(rows.types ?? [])
  const relations = new Map<number, Relation>()
  for (const [oid, schema, name, kind, updatable, comment] of rows.relations ?? [])
    relations.set(oid, {
      oid,
      schema,
      name,
      isView: kind === 'v' || kind === 'm',
      columns: new Map(),
      primaryKey: [],
      uniques: [],
      computed: new Map(),
      // The bits of the commands, as the database numbers them.
      can: { insert: (updatable & 8) > 0, update: (updatable & 4) > 0, delete: (updatable & 16) > 0 },
      comment,
    })
  const numbered = new Map<number, Map<number, string>>()
  for (const [relation, number, name, type, isNullable, fallback, comment] of rows.columns ?? []) {
    relations.get(relation)?.columns.set(name, { name, type: typeOf(type), isNullable, default: fallback, comment })
    const names = numbered.get(relation) ?? new Map<number, string>()
    numbered.set(relation, names.set(number, name))
  }
  const nameOf = (relation: number, number: number) => numbered.get(relation)?.get(number) ?? ''
  const foreignKeys: ForeignKey[] = []
  for (const [name, kind, table, columns, foreign, refs] of rows.keys ?? []) {
    const relation = relations.get(table)
    const target = relations.get(foreign)
    const own = columns.map((number) => nameOf(table, number))
    if (!relation) continue
    if (kind === 'p') relation.primaryKey = own
    if (kind !== 'f') relation.uniques.push(own)
    else if (target)
      foreignKeys.push({
        name,
        table: relation,
        foreign: target,
        columns: own.map((column, n) => [column, nameOf(foreign, refs?.[n] ?? 0)]),
      })
  }
  const origins = viewOrigins(rows.views ?? [], relations, nameOf)
  for (const { view, primaryKey } of origins.primaryKeys) view.primaryKey = primaryKey

  const byName = new Map<string, Map<string, Relation>>(schemas.map((schema) => [schema, new Map()]))
  const composites = new Set((rows.relations ?? []).filter(([, , , kind]) => kind === 'c').map(([oid]) => oid))
  for (const relation of relations.values())
    if (!composites.has(relation.oid)) byName.get(relation.schema)?.set(relation.name, relation)

  const routines = new Map<string, Map<string, Routine[]>>(schemas.map((schema) => [schema, new Map()]))
  const computed: ComputedRelationship[] = []
  for (const row of rows.routines ?? []) {
    const routine = buildRoutine(row, typeOf, (type) => relations.get(relationOf(type) ?? -1) ?? null, isVoid)
    const own = row.types.length === 1 ? relations.get(relationOf(row.types[0] ?? 0) ?? -1) : undefined
    if (own && routine.returns.kind === 'composite' && routine.returns.relation)
      computed.push({ routine, table: own, foreign: routine.returns.relation, isOne: !row.set || row.rows === 1 })
    else if (own && routine.returns.kind === 'scalar' && !row.set) own.computed.set(row.name, routine.returns.type)
    if (!isCallable(routine)) continue
    const named = routines.get(row.schema)
    named?.set(row.name, [...(named.get(row.name) ?? []), routine])
  }
  const relationships = relationshipsOf(foreignKeys, origins.keys, computed, new Set(schemas))
  return {
    schemas,
    table: (schema, name) => byName.get(schema)?.get(name) ?? null,
    tables: (schema) => [...(byName.get(schema)?.values() ?? [])],
    routines: (schema, name) => routines.get(schema)?.get(name) ?? [],
    routineNames: (schema) => [...(routines.get(schema)?.keys() ?? [])],
    relationships: (origin) => relationships.get(origin) ?? [],
    castType: castTypes(rows.types ?? [], schemas),
  }
}

export type ComputedRelationship = { routine: Routine; table: Relation; foreign: Relation; isOne: boolean }

const UNKNOWN: Type = { sql: 'pg_catalog.text', base: 'pg_catalog.text', name: 'text' }

function buildTypes(rows: TypeRow[]) {
  const byOid = new Map(rows.map((row) => [row[0], row]))
  const beneath = (oid: number): TypeRow | undefined => {
    let row = byOid.get(oid)
    for (let step = 0; row?.[3] === 'd' && step < 50; step++) row = byOid.get(row[4])
    return row
  }
  const sqlOf = (row: TypeRow) => `${quote(row[1])}.${quote(row[2])}`
  const known = new Map<number, Type>()
  return {
    typeOf: (oid: number): Type => {
      const found = known.get(oid)
      if (found) return found
      const row = byOid.get(oid)
      const base = beneath(oid)
      const type = row && base ? { sql: sqlOf(row), base: sqlOf(base), name: base[2] } : UNKNOWN
      known.set(oid, type)
      return type
    },
    relationOf: (oid: number): number | null => beneath(oid)?.[5] || null,
    isVoid: (oid: number) => byOid.get(oid)?.[2] === 'void',
  }
}

function buildRoutine(
  row: RoutineRow,
  typeOf: (oid: number) => Type,
  relationOf: (oid: number) => Relation | null,
  isVoid: (oid: number) => boolean,
): Routine {
  const types = row.allTypes ?? row.types
  const given = types.map((type, n) => ({ type, mode: row.modes?.[n] ?? 'i', name: row.names?.[n] ?? '' }))
  const inputs = given.filter(({ mode }) => 'ibv'.includes(mode))
  const outputs = given.filter(({ mode }) => 'obt'.includes(mode))
  const relation = relationOf(row.returns)
  const returns: Routine['returns'] = isVoid(row.returns)
    ? { kind: 'void' }
    : outputs.length > 0
      ? {
          kind: 'composite',
          relation: null,
          columns: new Map(outputs.map(({ name, type }) => [name, typeOf(type)])),
        }
      : relation
        ? {
            kind: 'composite',
            relation,
            columns: new Map([...relation.columns].map(([name, { type }]) => [name, type])),
          }
        : { kind: 'scalar', type: typeOf(row.returns) }
  return {
    schema: row.schema,
    name: row.name,
    arguments: inputs.map(({ name, type, mode }, n) => ({
      name,
      type: typeOf(type),
      isRequired: n < inputs.length - row.defaults,
      isVariadic: mode === 'v',
    })),
    isSet: row.set,
    returns,
    isVolatile: row.volatility === 'v',
    comment: row.comment,
  }
}

const WHOLE_BODY = new Set(['bytea', 'json', 'jsonb', 'text', 'xml'])

/** Arguments are given by name; one without a name takes the whole body, if it is of a type that can. */
function isCallable({ arguments: given }: Routine): boolean {
  const unnamed = given.filter(({ name }) => name === '')
  if (unnamed.length === 0) return true
  return given.length === 1 && WHOLE_BODY.has(given[0]?.type.name ?? '')
}

/** How SQL spells types that have another name in the catalog. */
const SPELLINGS: Record<string, string> = {
  int: 'int4',
  integer: 'int4',
  bigint: 'int8',
  smallint: 'int2',
  real: 'float4',
  float: 'float8',
  'double precision': 'float8',
  decimal: 'numeric',
  boolean: 'bool',
  'character varying': 'varchar',
  character: 'bpchar',
  char: 'bpchar',
  'bit varying': 'varbit',
  'timestamp without time zone': 'timestamp',
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  'time with time zone': 'timetz',
}

/** Of the database's own types those that hold data: none that looks something up by its name. */
const CASTABLE = new Set(
  (
    'bool int2 int4 int8 float4 float8 numeric money text varchar bpchar name json jsonb uuid date time timetz timestamp ' +
    'timestamptz interval bytea bit varbit inet cidr macaddr macaddr8 tsvector tsquery xml point line lseg box path polygon ' +
    'circle int4range int8range numrange tsrange tstzrange daterange int4multirange int8multirange nummultirange ' +
    'tsmultirange tstzmultirange datemultirange'
  ).split(' '),
)

function castTypes(rows: TypeRow[], schemas: readonly string[]): Catalog['castType'] {
  const places = [...schemas, 'public', 'extensions']
  const found = new Map<string, string>()
  for (const [, schema, name, kind] of rows) {
    const mayBe =
      schema === 'pg_catalog'
        ? CASTABLE.has(name)
        : places.includes(schema) && 'bder'.includes(kind) && !name.startsWith('_')
    if (mayBe && !found.has(name)) found.set(name, `${quote(schema)}.${quote(name)}`)
  }
  return (name) => {
    const spelled = name.toLowerCase().replace(/\s+/g, ' ')
    const own = Object.hasOwn(SPELLINGS, spelled) ? SPELLINGS[spelled] : undefined
    return found.get(own ?? name) ?? found.get(spelled) ?? null
  }
}
