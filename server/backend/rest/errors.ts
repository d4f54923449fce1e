// Errors of /rest/v1: PostgREST's codes, shape and status, whether we refuse or the database did.
import { isRecord } from '#app/lib/records.ts'

export type Refusal = { code: string; message: string; details?: unknown; hint?: string | null }

/** A request that ends here, from whatever depth. */
export class RestError extends Error {
  readonly status: number
  readonly refusal: Refusal
  readonly headers: Record<string, string>
  constructor(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
    this.headers = headers
  }
}

export function refuse(
  status: number,
  code: string,
  message: string,
  details: unknown = null,
  hint: string | null = null,
): never {
  throw new RestError(status, { code, message, details, hint })
}

export function errorResponse({ status, refusal, headers }: RestError): Response {
  const { code, message, details = null, hint = null } = refusal
  return new Response(JSON.stringify({ code, details, hint, message }), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}

/** The first that fits. P0002 is ours: functions raise it for what is not there, which is nobody's failure. */
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
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
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
  ['P0002', 404],
  ['P0', 500],
  ['XX', 500],
]

type DatabaseError = Error & {
  code: string
  detail?: string | null
  hint?: string | null
  /** Where in the database it happened, the innermost first: PostgreSQL's CONTEXT. */
  where?: string | null
  /** The function of PostgreSQL's own source that reported it. */
  routine?: string | null
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What systems and drivers call a connection that ended. */
const LOST = /^(?:CONNECTION_[A-Z_]+|CONNECT_TIMEOUT|E[A-Z]{3,})$/

const isDatabaseError = (error: unknown): error is DatabaseError => /^[0-9A-Z]{5}$/.test(codeOf(error))

export function statusOf(code: string, message: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  // More rows than a subquery of a view or function may have is its author's fault, not the caller's.
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  if (code === '22023' && /^role .* does not exist$/.test(message)) return 401
  const own = /^PT(\d{3})$/.exec(code)
  if (own) return statusIn(Number(own[1]))
  return STATUSES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}

const statusIn = (status: number) => (status >= 200 && status <= 599 ? status : 500)

/** The machine's trouble, not the question's: there the database names files and settings of its own. */
const OF_THE_MACHINE = /^(?:53|58|XX)/
export const isOfTheMachine = (error: unknown) => isDatabaseError(error) && OF_THE_MACHINE.test(error.code)

const NO_ROOM = '53100'

/** These contexts repeat what the caller sent; every other one says that a function or trigger was under way. */
const OF_THE_REQUEST = /^(?:JSON data, line \d+: [^\n]*|(?:unnamed )?portal [^\n]*)?$/

/**
 * A function may work with rows its caller must not read, and PostgreSQL writes the failing row into DETAIL for its owner.
 * Of what happens inside one, only the words its author raised leave the house.
 */
const mayExplain = ({ where, routine }: DatabaseError) =>
  OF_THE_REQUEST.test(where ?? '') || routine === 'exec_stmt_raise'

/** Null for what is no answer of a database. */
export function fromDatabase(error: unknown, isAnonymous: boolean): RestError | null {
  if (LOST.test(codeOf(error)))
    return new RestError(503, { code: 'PGRST001', message: 'The database is not reachable at this moment' })
  if (!isDatabaseError(error)) return null
  const { code, message, detail = null, hint = null } = error
  if (code === 'PGRST') return raised(message, detail)
  const status = statusOf(code, message, isAnonymous)
  if (isOfTheMachine(error))
    return new RestError(status, {
      code,
      message: code === NO_ROOM ? 'There is no room left' : 'The database cannot do this at this moment',
    })
  return new RestError(
    status,
    mayExplain(error) ? { code, message, details: detail, hint } : { code, message },
    status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
  )
}

const parse = (text: string | null): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** A function that raises `PGRST` words its answer itself. */
function raised(message: string, detail: string | null): RestError {
  const said = parse(message)
  const how = parse(detail)
  const unread = (details: string, hint: string) =>
    new RestError(500, {
      code: 'PGRST121',
      message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
      details,
      hint,
    })
  if (typeof said?.code !== 'string' || typeof said.message !== 'string')
    return unread(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    )
  if (typeof how?.status !== 'number' || typeof how.headers !== 'object' || how.headers === null)
    return unread(
      detail === null ? 'DETAIL is missing in the RAISE statement' : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    )
  const headers = Object.entries(how.headers).map(([name, value]) => [name, String(value)])
  return new RestError(
    statusIn(how.status),
    { code: said.code, message: said.message, details: said.details ?? null, hint: (said.hint as string) ?? null },
    Object.fromEntries(headers),
  )
}
