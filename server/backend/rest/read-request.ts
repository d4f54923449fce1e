// A request of /rest/v1 as it is written: what it names is not yet looked for.
import { refuse } from './errors.ts'
import { readNames, readTreePath } from './parse-field.ts'
import { type Condition, isOperation, parseFilter, parseLogic } from './parse-filters.ts'
import { type OrderTerm, parseOrder } from './parse-order.ts'
import { parseSelect, type SelectItem } from './parse-select.ts'
import { checkPreferences, type Preferences, readPreferences } from './preferences.ts'
import { Reader } from './reader.ts'

export type Action = 'read' | 'insert' | 'update' | 'put' | 'delete' | 'call' | 'describe'

/** How many rows, from which on. As text: the numbers may be larger than any of ours. */
export type Range = { limit: string | null; offset: string | null }

export type At<T> = { embeds: string[]; value: T }

export type RestRequest = {
  method: string
  path: string
  target: { kind: 'root' } | { kind: 'table' | 'function'; name: string }
  action: Action
  /** Only what a GET would have in its head. */
  isHead: boolean
  schema: string
  /** Whether the answer says which schema it is of. */
  saysSchema: boolean
  select: SelectItem[]
  conditions: At<Condition>[]
  orders: At<OrderTerm[]>[]
  ranges: At<Range>[]
  columns: string[] | null
  onConflict: string[] | null
  /** Of a function called by GET. */
  arguments: [name: string, value: string][]
  preferences: Preferences
  accept: string | null
  contentType: string | null
}

const ACTIONS: Record<string, Action> = {
  GET: 'read',
  HEAD: 'read',
  POST: 'insert',
  PATCH: 'update',
  PUT: 'put',
  DELETE: 'delete',
  OPTIONS: 'describe',
}

const PREFIX = '/rest/v1'
const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

/** What cannot be unescaped becomes the sign for it, as browsers do. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return new URLSearchParams(`x=${text.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('x') ?? ''
  }
}

export function readParameters(search: string): [name: string, value: string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((part): [string, string][] => {
      const at = part.indexOf('=')
      // A name alone asks for nothing.
      if (at < 0) return []
      return [[decode(part.slice(0, at).replaceAll('+', ' ')), decode(part.slice(at + 1).replaceAll('+', ' '))]]
    })
}

export function readRequest(
  { method, headers }: { method: string; headers: Headers },
  url: URL,
  schemas: readonly string[],
  secrets: readonly string[] = [],
): RestRequest {
  const parameters = readParameters(url.search).filter(([name, value]) => name !== 'apikey' || !secrets.includes(value))
  const target = readTarget(url.pathname)
  if (hasNull(target.kind === 'root' ? '' : target.name) || parameters.some((pair) => pair.some(hasNull)))
    refuse(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  const action = readAction(target.kind, method)
  const preferences = readPreferences(headers.get('prefer'))
  checkPreferences(preferences)
  const profile = headers.get(WRITES.has(method) ? 'content-profile' : 'accept-profile')
  const schema = profile ?? schemas[0] ?? 'public'
  if (!schemas.includes(schema))
    refuse(
      406,
      'PGRST106',
      `Invalid schema: ${schema}`,
      null,
      `Only the following schemas are exposed: ${schemas.join(', ')}`,
    )
  const isReadCall = action === 'call' && method !== 'POST'
  const read = readQuery(parameters, isReadCall)
  const range = method === 'GET' ? headers.get('range') : null
  return {
    method,
    path: url.pathname,
    target,
    action,
    isHead: method === 'HEAD',
    schema,
    saysSchema: profile !== null || schemas.length > 1,
    ...read,
    ranges: withTopRange(read.ranges, range, action),
    preferences,
    accept: headers.get('accept'),
    contentType: headers.get('content-type'),
  }
}

const hasNull = (text: string) => text.includes('\0')

function readTarget(pathname: string): RestRequest['target'] {
  const parts = pathname.slice(PREFIX.length).replace(/^\//, '').replace(/\/$/, '').split('/')
  const [first = '', second = ''] = parts.map(decode)
  if (parts.length === 1 && first === '') return { kind: 'root' }
  if (parts.length === 1) return { kind: 'table', name: first }
  if (parts.length === 2 && first === 'rpc' && second !== '') return { kind: 'function', name: second }
  return refuse(404, 'PGRST125', 'Invalid path specified in request URL')
}

function readAction(kind: 'root' | 'table' | 'function', method: string): Action {
  const action = Object.hasOwn(ACTIONS, method) ? ACTIONS[method] : undefined
  if (action === 'describe') return action
  if (kind === 'function') {
    if (action === 'read' || action === 'insert') return 'call'
    return refuse(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  }
  if (!action || (kind === 'root' && action !== 'read'))
    return refuse(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  return action
}

type Query = Pick<RestRequest, 'select' | 'conditions' | 'orders' | 'ranges' | 'columns' | 'onConflict' | 'arguments'>

const LIMIT_OF = { limit: 'limit', offset: 'offset' } as const

function readQuery(parameters: [string, string][], isReadCall: boolean): Query {
  const query: Query = {
    select: [],
    conditions: [],
    orders: [],
    ranges: [],
    columns: null,
    onConflict: null,
    arguments: [],
  }
  let select: string | null = null
  for (const [name, value] of parameters) {
    const last = name.slice(name.lastIndexOf('.') + 1)
    if (name === 'select') select ??= value
    else if (name === 'columns') query.columns ??= readNames(new Reader(value, 'failed to parse columns parameter'))
    else if (name === 'on_conflict')
      query.onConflict ??= readNames(new Reader(value, 'failed to parse on_conflict parameter'))
    else if (last === 'order') query.orders.push({ embeds: embedsOf(name), value: parseOrder(value) })
    else if (last === 'limit' || last === 'offset') addRange(query.ranges, embedsOf(name), LIMIT_OF[last], value)
    else if (last === 'and' || last === 'or') query.conditions.push(readLogicParameter(name, last, value))
    else if (isReadCall && !isOperation(value)) query.arguments.push([name, value])
    else {
      const { embeds, field } = readTreePath(new Reader(name, 'failed to parse tree path'))
      query.conditions.push({ embeds, value: parseFilter(field, value) })
    }
  }
  query.select = parseSelect(select ?? '*')
  return query
}

/** The names before the last. */
function embedsOf(name: string): string[] {
  const { embeds } = readTreePath(new Reader(name, 'failed to parse tree path'))
  return embeds
}

function readLogicParameter(name: string, operator: string, value: string): At<Condition> {
  const embeds = embedsOf(name)
  const isNot = embeds.at(-1) === 'not'
  if (isNot) embeds.pop()
  return { embeds, value: parseLogic(isNot ? `not.${operator}` : operator, value) }
}

const isSame = (a: string[], b: string[]) => a.length === b.length && a.every((name, n) => name === b[n])

function addRange(ranges: At<Range>[], embeds: string[], part: keyof Range, value: string) {
  // What is no number asks for nothing, as upstream.
  if (!/^-?\d+$/.test(value)) return
  const found = ranges.find((range) => isSame(range.embeds, embeds))
  if (found) found.value[part] = value
  else ranges.push({ embeds, value: { limit: null, offset: null, [part]: value } })
}

/** The `Range` header narrows what `limit` and `offset` ask of the rows themselves. */
function withTopRange(ranges: At<Range>[], header: string | null, action: Action): At<Range>[] {
  const top = ranges.find(({ embeds }) => embeds.length === 0)
  if (top?.value.limit?.startsWith('-') && BigInt(top.value.limit) < 0n)
    refuse(416, 'PGRST103', 'Requested range not satisfiable', 'Limit should be greater than or equal to zero.')
  if (action === 'put' && top) refuse(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  const asked = /^(\d{1,30})-(\d{0,30})$/.exec(header ?? '')
  if (!asked) return ranges
  const from = BigInt(asked[1] ?? 0)
  const to = asked[2] ? BigInt(asked[2]) : null
  if (to !== null && to < from)
    refuse(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  const own = top?.value ?? { limit: null, offset: null }
  const start = from > BigInt(own.offset ?? 0) ? from : BigInt(own.offset ?? 0)
  const end = own.limit === null ? null : BigInt(own.offset ?? 0) + BigInt(own.limit) - 1n
  const last = to === null ? end : end === null || to < end ? to : end
  const limit = own.limit === '0' || last === null ? own.limit : String(last < start ? 0n : last - start + 1n)
  return [...ranges.filter((range) => range !== top), { embeds: [], value: { limit, offset: String(start) } }]
}
