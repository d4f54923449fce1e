// From a request to what the database is asked: a read, a write with what is read of it, or a call.

import type { Catalog, Column, Relation, Routine, Type } from './catalog.ts'
import { arrayLiteral, quote } from './catalog.ts'
import { refuse } from './errors.ts'
import { findRoutine } from './find-routine.ts'
import type { Limits } from './limits.ts'
import { bodyType, type Media, negotiate } from './media-types.ts'
import { planRead, type ReadPlan, type Root, tableRoot, type Where } from './plan-read.ts'
import type { Body, JsonBody } from './read-body.ts'
import type { RestRequest } from './read-request.ts'
import { closest } from './relationships.ts'
import type { RestSettings } from './settings.ts'

/** The rows that were written, or that a function answered. */
export const SOURCE = quote('rest_source')
export const CALL = quote('rest_call')
/** The one column of functions that answer a value. */
export const VALUE = quote('rest_value')

export type WritePlan =
  | {
      kind: 'insert'
      relation: Relation
      columns: Column[]
      body: JsonBody
      /** What to do with rows that are there already, told by these columns. */
      conflict: { how: 'merge' | 'ignore'; columns: string[] } | null
      /** The keys a PUT names: the body must have the same. */
      only: Where[]
      appliesDefaults: boolean
      returning: string[] | null
      /** For the address of a new row. */
      key: string[]
    }
  | {
      kind: 'update'
      relation: Relation
      columns: Column[]
      body: JsonBody
      where: Where[]
      appliesDefaults: boolean
      returning: string[] | null
    }
  | { kind: 'delete'; relation: Relation; where: Where[]; returning: string[] | null }

export type CallArguments =
  | { kind: 'none' }
  | { kind: 'whole'; type: Type; text: string }
  | { kind: 'json'; arguments: Routine['arguments']; body: JsonBody }
  | { kind: 'direct'; arguments: { argument: Routine['arguments'][number]; value: string }[] }

export type CallPlan = { routine: Routine; given: CallArguments; computed: string[] }

export type Plan = { request: RestRequest; media: Media; read: ReadPlan } & (
  | { kind: 'read' }
  | { kind: 'write'; write: WritePlan }
  | { kind: 'call'; call: CallPlan }
)

type Known = { catalog: Catalog; limits: Limits; settings: RestSettings }

export const findTable = (catalog: Catalog, schema: string, name: string): Relation => {
  const relation = catalog.table(schema, name)
  if (relation) return relation
  const names = catalog.tables(schema).map((table) => table.name)
  const near = closest(name, names, 0.75)
  return refuse(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
    null,
    near === null ? null : `Perhaps you meant the table '${schema}.${near}'`,
  )
}

export function planRequest(request: RestRequest, body: Body | null, known: Known): Plan {
  if (request.target.kind === 'function') return planCall(request, request.target.name, body, known)
  if (request.target.kind === 'root') return refuse(404, 'PGRST126', 'Root endpoint metadata is disabled')
  const relation = findTable(known.catalog, request.schema, request.target.name)
  if (request.action === 'read') {
    const read = planRead(request, tableRoot(relation), rules(known, true))
    return { kind: 'read', request, media: mediaFor(request, known, false), read }
  }
  return planWrite(request, relation, body, known)
}

const rules = ({ catalog, limits, settings }: Known, keepsRanges: boolean) => ({
  catalog,
  limits,
  maxRows: settings.maxRows,
  hasAggregates: settings.hasAggregates,
  keepsRanges,
})

const mediaFor = ({ accept }: RestRequest, { settings }: Known, isRawOpen: boolean) =>
  negotiate(accept, { isPlanOpen: settings.hasPlans, isRawOpen })

/** Filters of the rows themselves say which are written; only those of embeds narrow what is shown. */
function planWrite(request: RestRequest, relation: Relation, body: Body | null, known: Known): Plan {
  const { preferences, action } = request
  const own = request.conditions.filter(({ embeds }) => embeds.length === 0)
  const read = planRead(
    { ...request, conditions: request.conditions.filter(({ embeds }) => embeds.length > 0) },
    tableRoot(relation, { from: SOURCE }),
    rules(known, false),
  )
  const shows = preferences.return === 'representation'
  const returning = shows
    ? neededColumns(read, relation)
    : preferences.return === 'headers-only' && action === 'insert' && relation.primaryKey.length > 0
      ? relation.primaryKey
      : null
  const where = whereOf(own, relation, known)
  const media = mediaFor(request, known, false)
  const plan = (write: WritePlan): Plan => ({ kind: 'write', request, media, read, write })
  if (action === 'delete') return plan({ kind: 'delete', relation, where, returning })
  if (body?.kind !== 'json') return refuse(400, 'PGRST102', 'Empty or invalid json')
  const columns = columnsOf(request, relation, body)
  const appliesDefaults = preferences.missing === 'default'
  if (action === 'update') return plan({ kind: 'update', relation, columns, body, where, appliesDefaults, returning })
  const key = relation.primaryKey
  if (action === 'put') {
    checkPut(
      own.map(({ value }) => value),
      key,
    )
    return plan({
      kind: 'insert',
      relation,
      columns,
      body,
      conflict: { how: 'merge', columns: key },
      only: where,
      appliesDefaults: false,
      returning,
      key,
    })
  }
  const by = request.onConflict ?? key
  const conflict =
    preferences.resolution === null || by.length === 0
      ? null
      : { how: preferences.resolution === 'merge-duplicates' ? ('merge' as const) : ('ignore' as const), columns: by }
  return plan({ kind: 'insert', relation, columns, body, conflict, only: [], appliesDefaults, returning, key })
}

function whereOf(conditions: RestRequest['conditions'], relation: Relation, known: Known): Where[] {
  return planRead({ select: [], conditions, orders: [], ranges: [] }, tableRoot(relation), rules(known, false)).where
}

function checkPut(conditions: RestRequest['conditions'][number]['value'][], key: string[]) {
  const named = conditions.map((condition) =>
    condition.kind === 'filter' &&
    !condition.isNot &&
    condition.field.path.length === 0 &&
    condition.operation.kind === 'compare' &&
    condition.operation.operator === '='
      ? condition.field.name
      : null,
  )
  const isWhole = key.length > 0 && named.length === key.length && key.every((name) => named.includes(name))
  if (!isWhole) refuse(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators")
}

function columnsOf({ columns, action }: RestRequest, relation: Relation, body: JsonBody): Column[] {
  const isNamed = columns !== null && action !== 'put'
  if (!isNamed && !body.isEven) refuse(400, 'PGRST102', 'All object keys must match')
  const names = isNamed ? [...new Set(columns)] : body.keys
  return names.map(
    (name) =>
      relation.columns.get(name) ??
      refuse(400, 'PGRST204', `Could not find the '${name}' column of '${relation.name}' in the schema cache`),
  )
}

/** What must come back of written rows for what is shown of them. More might be more than the caller may see. */
function neededColumns({ fields, order, reference, embeds }: ReadPlan, relation: Relation): string[] {
  const names = new Set<string>()
  for (const { column, isRow } of fields) names.add(isRow ? '*' : column.name)
  for (const term of order) if (term.reference === reference) names.add(term.column.name)
  for (const { relationship } of embeds) {
    if (relationship.kind === 'computed') names.add('*')
    else
      for (const [own] of relationship.kind === 'many-to-many' ? relationship.source : relationship.columns)
        names.add(own)
  }
  if (names.has('*')) {
    for (const name of names) if (relation.columns.has(name)) names.delete(name)
  }
  return names.size > 0 ? [...names] : relation.primaryKey.length > 0 ? relation.primaryKey : ['*']
}

function planCall(request: RestRequest, name: string, body: Body | null, known: Known): Plan {
  const { schema, preferences } = request
  const isPost = request.method === 'POST'
  const given =
    body?.kind === 'json'
      ? (request.columns ?? body.keys)
      : (body?.kind === 'form' ? body.values : request.arguments).map(([argument]) => argument)
  const routine = findRoutine(known.catalog, {
    schema,
    name,
    given: [...new Set(given)],
    body: isPost ? bodyType(request.contentType, true) : null,
  })
  if (preferences.maxAffected !== null && preferences.handling === 'strict' && !routine.isSet)
    refuse(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    )
  const root = callRoot(routine)
  const read = planRead(request, root, rules(known, true))
  const media = mediaFor(request, known, routine.returns.kind === 'scalar' && !routine.isSet)
  const call: CallPlan = { routine, given: argumentsOf(request, routine, body), computed: computedIn(read, root) }
  return { kind: 'call', request, media, read, call }
}

function callRoot(routine: Routine): Root {
  const { returns } = routine
  const relation = returns.kind === 'composite' ? returns.relation : null
  if (relation) return tableRoot(relation, { from: SOURCE })
  const columns = returns.kind === 'composite' ? returns.columns : new Map<string, Type>()
  return {
    from: `${SOURCE} AS ${quote(routine.name)}`,
    reference: quote(routine.name),
    row: quote(routine.name),
    name: routine.name,
    schema: routine.schema,
    relation: null,
    typeOf: (name) => columns.get(name) ?? null,
    columns: [...columns.keys()],
  }
}

/** Functions of the row must be asked for while it still is one. */
function computedIn({ fields, where, order, reference }: ReadPlan, { relation }: Root): string[] {
  if (!relation || relation.computed.size === 0) return []
  const names = new Set<string>()
  const add = (name: string) => {
    if (relation.computed.has(name) && !relation.columns.has(name)) names.add(name)
  }
  const visit = (condition: Where) => {
    if (condition.kind === 'filter') add(condition.column.name)
    else if (condition.kind === 'logic') condition.conditions.forEach(visit)
  }
  for (const { column } of fields) add(column.name)
  for (const term of order) if (term.reference === reference) add(term.column.name)
  where.forEach(visit)
  return [...names]
}

function argumentsOf(request: RestRequest, routine: Routine, body: Body | null): CallArguments {
  const [only] = routine.arguments
  if (!only) return { kind: 'none' }
  if (only.name === '' && body && body.kind !== 'form') return { kind: 'whole', type: only.type, text: body.text }
  if (body?.kind === 'json') {
    const given = new Set(request.columns ?? body.keys)
    const named = routine.arguments.filter(({ name }) => given.has(name))
    return named.length > 0 ? { kind: 'json', arguments: named, body } : { kind: 'none' }
  }
  const values = body?.kind === 'form' ? body.values : request.arguments
  const direct = routine.arguments.flatMap((argument) => {
    const own = values.filter(([name]) => name === argument.name).map(([, value]) => value)
    const last = own.at(-1)
    if (last === undefined) return []
    return [{ argument, value: argument.isVariadic && !isArrayText(own) ? arrayLiteral(own) : last }]
  })
  return direct.length > 0 ? { kind: 'direct', arguments: direct } : { kind: 'none' }
}

/** `{a,b}` given once is the list itself. */
const isArrayText = (values: string[]) => values.length === 1 && /^\{.*\}$/s.test(values[0] ?? '')
