// From the one row the statement answers to the response: status, headers, body.
import { refuse } from './errors.ts'
import { refuseSize } from './limits.ts'
import type { Plan } from './plan.ts'
import { preferenceApplied } from './preferences.ts'

export type Result = {
  /** All rows that fit, where they were counted. */
  total: number | null
  /** Rows of this answer. */
  page: number
  /** Pairs of a key. */
  location: [string, string | null][] | null
  body: string
  status: string | null
  headers: string | null
  /** Rows that were not there before, where some might have been. */
  inserted: number | null
}

type Row = Record<string, string | number | null>

const numberOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : Number(value)

/** Whoever asked must be who was answered: a role that was not set would be the owner's. */
export function readResult(row: Row | undefined, role: string, bytes: number): Result {
  if (row?.asker !== role) throw new Error(`A request of ${role} ran as ${row?.asker ?? 'nobody'}`)
  const size = numberOf(row?.size) ?? 0
  if (size > bytes) refuseSize(`The answer is too large: at most ${bytes} bytes`)
  const text = (name: string) => (typeof row?.[name] === 'string' ? row[name] : null)
  const location = text('location')
  return {
    total: numberOf(row?.total),
    page: numberOf(row?.page) ?? 0,
    location: location === null ? null : JSON.parse(location),
    body: text('body') ?? '',
    status: text('status'),
    headers: text('headers'),
    inserted: numberOf(row?.inserted),
  }
}

/** What was asked for must be what was found; else nothing of it stands. */
export function checkResult({ request, media, ...plan }: Plan, { page }: Result) {
  const { handling, maxAffected } = request.preferences
  const isObject = media.kind === 'object' && request.action !== 'put'
  if (request.action === 'put' && page !== 1)
    refuse(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
  if (isObject && page !== 1)
    refuse(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', `The result contains ${page} rows`)
  const isChange = plan.kind === 'call' || request.action === 'update' || request.action === 'delete'
  if (isChange && handling === 'strict' && maxAffected !== null && page > maxAffected)
    refuse(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', `The query affects ${page} rows`)
}

const contentRange = (from: number, to: number, total: number | null) =>
  `${total !== 0 && from <= to ? `${from}-${to}` : '*'}/${total ?? '*'}`

const MOST_SAFE = 15

export function answer(plan: Plan, result: Result): Response {
  const { request, media } = plan
  const { preferences } = request
  const headers = new Headers()
  const isCounted = preferences.count === 'exact' || preferences.count === 'estimated'
  const shows = preferences.return === 'representation'
  const setType = () => {
    headers.set('Content-Type', media.type)
    if (request.saysSchema) headers.set('Content-Profile', request.schema)
  }
  const applied = preferenceApplied(
    preferences,
    request.action === 'describe' ? 'read' : request.action,
    plan.kind === 'write' && plan.write.kind === 'insert' && (plan.write.key.length > 0 || request.onConflict !== null),
  )
  if (applied !== null) headers.set('Preference-Applied', applied)
  const respond = (status: number, body: string | null) => {
    const raw = media.kind === 'raw' && media.type === 'application/octet-stream' && body !== null
    return overridden(status, headers, raw ? Buffer.from(body, 'base64') : body, result)
  }
  switch (request.action) {
    case 'read':
    case 'call': {
      const offset = plan.read.range.offset ?? '0'
      const from = offset.length > MOST_SAFE ? Number.MAX_SAFE_INTEGER : Math.max(0, Number(offset))
      headers.set('Content-Range', contentRange(from, from + result.page - 1, result.total))
      if (plan.kind === 'call' && plan.call.routine.returns.kind === 'void') return respond(204, null)
      setType()
      if (result.total !== null && from > result.total)
        return refuse(
          416,
          'PGRST103',
          'Requested range not satisfiable',
          `An offset of ${offset} was requested, but there are only ${result.total} rows.`,
        )
      const status = result.total !== null && result.page < result.total ? 206 : 200
      return respond(status, request.isHead ? null : result.body)
    }
    case 'insert': {
      if (result.location && plan.request.target.kind === 'table')
        headers.set('Location', locationOf(plan.request.target.name, result.location))
      headers.set('Content-Range', `*/${isCounted ? result.page : '*'}`)
      if (shows) setType()
      const isOld = preferences.resolution === 'merge-duplicates' && result.inserted !== null && result.inserted <= 0
      return respond(isOld ? 200 : 201, shows ? result.body : null)
    }
    case 'put':
      if (!shows) return respond(204, null)
      setType()
      return respond((result.inserted ?? 0) > 0 ? 201 : 200, result.body)
    default: {
      const range =
        request.action === 'update' ? contentRange(0, result.page - 1, isCounted ? result.page : null) : null
      headers.set('Content-Range', range ?? `*/${isCounted ? result.page : '*'}`)
      if (!shows) return respond(204, null)
      setType()
      return respond(200, result.body)
    }
  }
}

const locationOf = (table: string, key: [string, string | null][]) =>
  `/${encodeURIComponent(table)}?${key
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`,
    )
    .join('&')}`

/** Statuses whose responses have no body. */
const BARE = new Set([204, 205, 304])

/** A function may set status and headers itself. */
function overridden(
  status: number,
  headers: Headers,
  body: string | Uint8Array<ArrayBuffer> | null,
  result: Result,
): Response {
  const own = result.status === null ? status : Number.parseInt(result.status, 10)
  if (!(own >= 200 && own <= 599)) refuse(500, 'PGRST112', 'response.status guc must be a valid status code')
  for (const [name, value] of ownHeaders(result.headers)) headers.set(name, value)
  return new Response(BARE.has(own) ? null : body, { status: own, headers })
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

function ownHeaders(text: string | null): [string, string][] {
  if (text === null) return []
  const wrong = (): never =>
    refuse(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    )
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    return wrong()
  }
  if (!Array.isArray(list)) return wrong()
  return list.map((one): [string, string] => {
    const [pair, ...more] = Object.entries(typeof one === 'object' && one !== null ? one : {})
    const [name, value] = pair ?? []
    if (more.length > 0 || name === undefined || typeof value !== 'string') return wrong()
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value)) return wrong()
    return [name, value]
  })
}
