// The calls of /auth/v1, each a line of one table: `POST signup`, `DELETE factors/:id`. What asks for a token is named
// with the way it is asked for: `POST token?grant_type=password`, which no address can spell. Every subject declares
// its lines; nobody else looks at an address.
import { isLost } from '../database/connection-lost.ts'
import { authError, keyError, unavailable } from './errors.ts'
import { type Call, hasKey, type Keys, keyOf, Refused, requireAdmin } from './who-asks.ts'

type Answer = Response | null
/** With the parts of the address that the line leaves open. Null: the next subject answers. */
type Operation = (call: Call, ...parts: string[]) => Answer | Promise<Answer>
type Lines = Readonly<Record<string, Operation>>

/** Who may ask: anyone, whoever has a key of the project, or the service role. */
export type Routes = { open?: Lines; keyed?: Lines; admin?: Lines }

type Line = { method: string; segments: string[]; isOpen: boolean; operation: Operation }

const isPart = (segment: string) => segment.startsWith(':')

const readLines = ({ open = {}, keyed = {}, admin = {} }: Routes, keys: Keys): Line[] => {
  const line = (name: string, operation: Operation, isOpen: boolean): Line => {
    const [method = '', path = ''] = name.split(' ')
    return { method, segments: path.split('/'), isOpen, operation }
  }
  return [
    ...Object.entries(open).map(([name, operation]) => line(name, operation, true)),
    ...Object.entries(keyed).map(([name, operation]) => line(name, operation, false)),
    ...Object.entries(admin).map(([name, operation]) => {
      const asAdmin: Operation = (call, ...parts) => {
        requireAdmin(call, keys)
        return operation(call, ...parts)
      }
      return line(name, asAdmin, false)
    }),
  ]
}

const fits = ({ segments }: Line, asked: readonly string[]) =>
  segments.length === asked.length &&
  segments.every((segment, i) => (isPart(segment) ? asked[i] !== '' : segment === asked[i]))

const openParts = ({ segments }: Line) => segments.filter(isPart).length

const sqlState = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

export function callOf(request: Request): Call {
  const { pathname, searchParams: query } = new URL(request.url)
  const path = pathname.replace(/^\/auth\/v1\//, '').replace(/\/+$/, '')
  return { request, method: request.method, path, query }
}

const notAllowed = (methods: readonly string[]) =>
  new Response(null, { status: 405, headers: { Allow: [...new Set(methods)].join(', ') } })

/** What no subject answers: a browser that asks first, a missing key, in the words of the gateway; an address that leads nowhere. */
export function nobodys(call: Call, keys: Keys): Response {
  if (call.method === 'OPTIONS')
    return new Response(null, {
      status: 204,
      headers: { 'Access-Control-Allow-Credentials': 'true', 'Access-Control-Allow-Origin': '*' },
    })
  if (!hasKey(call, keys)) return keyError(keyOf(call) !== null)
  if (call.path === 'token')
    return call.method === 'POST'
      ? authError(400, 'invalid_credentials', 'unsupported_grant_type')
      : notAllowed(['POST'])
  return authError(404, 'not_found', 'Nothing is at this address')
}

/** Whatever goes wrong on the way is an answer too, in upstream's words. */
export async function answered<T extends Answer>(
  { method, path }: Call,
  work: () => Promise<T>,
  log: (line: string) => void,
): Promise<T | Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return error.response
    // A character the database has no place for, a number out of range; or someone was first by a moment.
    if (sqlState(error).startsWith('22')) return authError(400, 'validation_failed', 'A value cannot be stored')
    if (sqlState(error) === '23505') return authError(409, 'conflict', 'The same was done a moment ago')
    if (isLost(error)) return unavailable()
    log(`auth ${method} ${path}: ${error instanceof Error ? error.message : error}`)
    return authError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
  }
}

/** Answers a call by its lines, in the order of the subjects; null where none has one. */
export function createTable(subjects: readonly Routes[], keys: Keys) {
  const lines = subjects.flatMap((subject) => readLines(subject, keys))

  return async (call: Call): Promise<Answer> => {
    const { method, path, query } = call
    const asked = (path === 'token' ? `token?grant_type=${query.get('grant_type')}` : path).split('/')
    const fitting = lines.filter((line) => fits(line, asked))
    // A line that names a segment goes before one that leaves it open.
    const fewest = Math.min(...fitting.map(openParts))
    const here = fitting.filter((line) => openParts(line) === fewest)
    if (here.length === 0 || method === 'OPTIONS') return null
    const wanted = here.filter((line) => line.method === method)
    const isAllowed = hasKey(call, keys)
    if (wanted.length === 0) {
      const methods = here.filter(({ isOpen }) => isOpen || isAllowed).map((line) => line.method)
      return methods.length > 0 ? notAllowed(methods) : null
    }
    for (const { segments, isOpen, operation } of wanted) {
      if (!isOpen && !isAllowed) continue
      const answer = await operation(call, ...asked.filter((_, i) => isPart(segments[i] ?? '')))
      if (answer) return answer
    }
    return null
  }
}
