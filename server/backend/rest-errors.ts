// @supabase/lite knows the status of some database errors and answers the others with 500 and a code of its own. Here they
// all get the status and shape PostgREST gives them. The library logs each with the values of its statement, which are
// visitors' own: what it logs is cut down to the code.
import { inspect } from 'node:util'

type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null }
type Overridable = { normalizeDbError: (error: unknown) => unknown }

/** The first that fits, as in PostgREST's own table. Class 42 and what belongs to roles is the library's. */
const STATUSES: readonly [prefix: string, status: number][] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 413],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
  ['2', 400],
]

export function statusOf(code: string): number | null {
  return STATUSES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

export function withUpstreamErrors<T extends object>(connection: T): T {
  const target = connection as T & Overridable
  if (typeof target.normalizeDbError !== 'function') throw new Error('@supabase/lite no longer has normalizeDbError')
  target.normalizeDbError = (error) => {
    // Values within values, deeper than the library can follow: the database would say the same.
    if (error instanceof RangeError && error.message.includes('call stack'))
      return logsAs('rest: nested too deeply', answerWith(413, TOO_DEEP))
    // What the library itself refuses quotes the request, too. Its failures have names of their own and stay whole.
    if (error instanceof Error && error.name === 'Error' && !isDatabaseError(error))
      return logsAs('rest: a request was refused', error)
    if (!isDatabaseError(error)) return error
    const status = statusOf(error.code)
    return logsAs(`rest: the database answered ${error.code}`, status === null ? error : answerWith(status, error))
  }
  return connection
}

const TOO_DEEP = { code: '54001', message: 'stack depth limit exceeded' }

/** How the library is told an answer word for word: PostgREST's own convention for functions that raise one. */
function answerWith(status: number, { code, message, detail, hint }: DatabaseError) {
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}

const logsAs = <T extends object>(line: string, value: T): T =>
  Object.defineProperty(value, inspect.custom, { value: () => line, enumerable: false })
