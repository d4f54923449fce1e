// Helpers for the calls of /auth/v1: they find the caller, read the body, and can refuse from any depth.
import { isRecord } from '#app/lib/records.ts'
import type { Access, Keys } from '../access-token.ts'
import type { Database } from '../database/database.ts'
import { authError } from './errors.ts'
import type { AuthUser } from './sessions.ts'

export type { Keys }
export type Body = Record<string, unknown>
export type Call = { request: Request; method: string; path: string; query: URLSearchParams }
export type SignedIn = { user: AuthUser; sessionId: string | null; claims: Record<string, unknown> }

/** Someone whose token belongs to a session that is open. */
export type MemberSession = SignedIn & { sessionId: string }

/** A call that ends here, whoever asked for it how deeply. */
export class Refused extends Error {
  readonly code: string
  readonly response: Response
  constructor(code: string, message: string, response: Response) {
    super(message)
    this.code = code
    this.response = response
  }
}

export function refuse(status: number, code: string, msg: string, more: object = {}): never {
  throw new Refused(code, msg, authError(status, code, msg, more))
}

/** Grants refuse in the words of OAuth. */
export function refuseGrant(error: string, error_description: string): never {
  throw new Refused(error, error_description, Response.json({ error, error_description }, { status: 400 }))
}

/** Of a copy, so that whoever comes after can read it too. */
export async function readBody({ request }: Call): Promise<Body> {
  const text = await request.clone().text()
  if (text.trim() === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    refuse(400, 'bad_json', 'Could not parse request body as JSON')
  }
  return refuse(400, 'bad_json', 'Could not parse request body as JSON: not an object')
}

export function textIn(body: Body, name: string): string {
  const value = body[name]
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : refuse(400, 'bad_json', `Could not parse request body as JSON: ${name}`)
}

export function objectIn(body: Body, name: string): Body | null {
  const value = body[name]
  if (value === undefined || value === null) return null
  return isRecord(value) ? value : refuse(400, 'bad_json', `Could not parse request body as JSON: ${name}`)
}

/** In bytes. Metadata travels in every token and session cookie: with more, headers grow past what servers and proxies take. */
const MOST_METADATA = 2048

export function refuseLargeMetadata(metadata: unknown): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MOST_METADATA)
    refuse(400, 'validation_failed', `Metadata may take at most ${MOST_METADATA} bytes`)
}

export function metadataIn(body: Body, name: string): Body | null {
  const metadata = objectIn(body, name)
  if (metadata) refuseLargeMetadata(metadata)
  return metadata
}

export const keyOf = ({ request, query }: Call) => request.headers.get('apikey') ?? query.get('apikey')

/** Whether the request has one of the two keys. */
export function hasKey(call: Call, keys: Keys): boolean {
  const key = keyOf(call)
  return key === keys.anonKey || key === keys.serviceRoleKey
}

/** Clients without a session send the key of the project in its place. */
const isKey = (text: string, keys: Keys) =>
  text.startsWith('sb_') || text === keys.anonKey || text === keys.serviceRoleKey

const bearerOf = ({ request }: Call) =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

function accessOf(token: string, keys: Keys): Access {
  const read = keys.readAccess(token, Date.now())
  return 'why' in read ? refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${read.why}`) : read
}

/** Only the service role passes: by the secret key, or by a token that carries the role. */
export function requireAdmin(call: Call, keys: Keys): void {
  const bearer = bearerOf(call)
  if (!bearer || isKey(bearer, keys)) {
    if (keyOf(call) === keys.serviceRoleKey) {
      // Whoever sends it from a browser has shown it to everyone.
      if (/^\s*Mozilla\s*\/\s*5\s*\.\s*0/i.test(call.request.headers.get('user-agent') ?? ''))
        refuse(401, 'no_authorization', 'Forbidden use of secret API key in browser')
      return
    }
    if (!bearer) refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    refuse(403, 'not_admin', 'User not allowed')
  }
  if (accessOf(bearer, keys).role !== 'service_role') refuse(403, 'not_admin', 'User not allowed')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: string) => UUID.test(text)

/** The account whose token the request carries. */
export async function requireUser(call: Call, keys: Keys, database: Database): Promise<SignedIn> {
  const bearer = bearerOf(call)
  if (!bearer || isKey(bearer, keys)) refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const { claims, sub } = accessOf(bearer, keys)
  if (sub === null) return refuse(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(sub)) refuse(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const [user] = await database.query<AuthUser>('select * from auth.users where id = $1', [sub])
  if (!user) refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const sessionId = typeof claims.session_id === 'string' && isUuid(claims.session_id) ? claims.session_id : null
  if (sessionId) {
    const found = await database.query('select from auth.sessions where id = $1 and user_id = $2', [sessionId, user.id])
    if (found.length === 0) refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { user, sessionId, claims }
}

/** The same where the session itself is to be changed: a token made without one is not enough. */
export async function requireSession(call: Call, keys: Keys, database: Database): Promise<MemberSession> {
  const { sessionId, ...signedIn } = await requireUser(call, keys, database)
  if (!sessionId) return refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { ...signedIn, sessionId }
}
