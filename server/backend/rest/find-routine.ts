// The choice among functions of one name: the one whose arguments are those given.
import type { Catalog, Routine } from './catalog.ts'
import { refuse } from './errors.ts'
import type { BodyType } from './media-types.ts'
import { closest } from './relationships.ts'

export type CallShape = {
  schema: string
  name: string
  /** Names of the arguments given. */
  given: string[]
  /** Of a call by POST; null by GET. */
  body: BodyType | null
}

/** What an argument without a name must be to take a body of each kind. */
const WHOLE: Record<BodyType, readonly string[]> = {
  json: ['json', 'jsonb'],
  text: ['text'],
  xml: ['xml'],
  bytes: ['bytea'],
  csv: [],
  form: [],
}

export function findRoutine(catalog: Catalog, call: CallShape): Routine {
  const { schema, name } = call
  const named = catalog.routines(schema, name)
  const fitting = named.filter((routine) => takes(routine, call))
  const found = fitting.length > 0 ? fitting : named.filter((routine) => takesWhole(routine, call))
  const [only, ...others] = found
  if (!only) return refuseUnknown(catalog, call, named)
  if (others.length > 0) {
    const candidates = found
      .map((routine) => ({ size: routine.arguments.length, text: signatureOf(routine) }))
      .toSorted((a, b) => a.size - b.size || (a.text < b.text ? -1 : 1))
      .map(({ text }) => text)
    refuse(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${candidates.join(', ')}`,
      null,
      'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    )
  }
  return only
}

const signatureOf = ({ schema, name, arguments: own }: Routine) =>
  `${schema}.${name}(${own.map((one) => `${one.name} => ${typeText(one.type.sql)}`).join(', ')})`

/** How SQL spells the commonest; others by their name. */
const SPELLED: Record<string, string> = {
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  float4: 'real',
  float8: 'double precision',
  bool: 'boolean',
  varchar: 'character varying',
  bpchar: 'character',
  timestamptz: 'timestamp with time zone',
  timestamp: 'timestamp without time zone',
}

function typeText(sql: string): string {
  const [schema = '', name = ''] = sql.split('.').map((part) => part.slice(1, -1))
  const isArray = name.startsWith('_')
  const bare = isArray ? name.slice(1) : name
  const spelled = schema === 'pg_catalog' ? (SPELLED[bare] ?? bare) : `${schema}.${bare}`
  return isArray ? `${spelled}[]` : spelled
}

const isWhole = (body: BodyType | null) => body === 'text' || body === 'xml' || body === 'bytes'

function takes({ arguments: own }: Routine, { given, body }: CallShape): boolean {
  if (own.length === 0) return given.length === 0 && !isWhole(body)
  const names = new Set(own.map(({ name }) => name))
  return (
    given.every((name) => names.has(name)) && own.every(({ name, isRequired }) => !isRequired || given.includes(name))
  )
}

function takesWhole({ arguments: own }: Routine, { body }: CallShape): boolean {
  const [only, ...others] = own
  return body !== null && !!only && others.length === 0 && only.name === '' && WHOLE[body].includes(only.type.name)
}

function refuseUnknown(catalog: Catalog, { schema, name, given, body }: CallShape, named: Routine[]): never {
  const func = `${schema}.${name}`
  const sorted = given.toSorted()
  const without = sorted.length === 0
  const searched =
    body === 'text'
      ? ' with a single unnamed text parameter'
      : body === 'xml'
        ? ' with a single unnamed xml parameter'
        : body === 'bytes'
          ? ' with a single unnamed bytea parameter'
          : `${without ? ' without parameters' : ` with parameter${sorted.length > 1 ? 's' : ''} ${sorted.join(', ')}`}${
              body === 'json' ? ' or with a single unnamed json/jsonb parameter' : ''
            }`
  const shown = isWhole(body) ? '' : without ? ' without parameters' : `(${sorted.join(', ')})`
  refuse(
    404,
    'PGRST202',
    `Could not find the function ${func}${shown} in the schema cache`,
    `Searched for the function ${func}${searched}, but no matches were found in the schema cache.`,
    isWhole(body) ? null : hintFor(catalog, schema, name, sorted, named),
  )
}

function hintFor(catalog: Catalog, schema: string, name: string, given: string[], named: Routine[]): string | null {
  const perhaps = (what: string | null) =>
    what === null ? null : `Perhaps you meant to call the function ${schema}.${what}`
  if (named.length === 0) return perhaps(closest(name, catalog.routineNames(schema), 0.75))
  const lists = named.map(
    ({ arguments: own }) =>
      `(${own
        .map((one) => one.name)
        .toSorted()
        .join(', ')})`,
  )
  const near = closest(`(${given.join(', ')})`, lists, 0.33)
  return perhaps(near === null ? null : name + near)
}
