// The caller of a request: a key says which project, and a token, if there is one, which account.

import type { Keys, Role, Why } from '../access-token.ts'
import type { Claims } from '../json-web-token.ts'
import { RestError, refuse } from './errors.ts'

export type { Keys, Role }

export type Asker = { role: Role; id: string; claims: Claims }

/** What stands before PostgREST in a project refuses in words of its own. */
class KeyRefused extends Error {
  readonly response: Response
  constructor(message: string, hint?: string) {
    super(message)
    this.response = Response.json(hint === undefined ? { message } : { message, hint }, { status: 401 })
  }
}

export const keyRefusal = (error: unknown): Response | null => (error instanceof KeyRefused ? error.response : null)

export function readAsker(headers: Headers, query: URLSearchParams, keys: Keys, now: number): Asker {
  const key = headers.get('apikey') ?? query.get('apikey')
  if (!key) throw new KeyRefused('No API key found in request', 'No `apikey` request header or url param was found.')
  const byKey = roleOfKey(key, keys)
  if (!byKey) throw new KeyRefused('Invalid API key', 'Double check your Supabase `apikey`')
  // Whoever sends it from a browser has shown it to everyone.
  if (byKey === 'service_role' && /^\s*Mozilla\s*\/\s*5\s*\.\s*0/i.test(headers.get('user-agent') ?? ''))
    throw new KeyRefused('Forbidden use of secret API key in browser')
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim()
  if (!bearer || roleOfKey(bearer, keys)) return { role: byKey, id: '', claims: { role: byKey } }
  const read = keys.readAccess(bearer, now)
  if ('why' in read) return refuseToken(read.why, read.claims, bearer)
  return { role: read.role, id: read.sub ?? '', claims: read.claims }
}

const roleOfKey = (key: string, { anonKey, serviceRoleKey }: Keys): Role | null =>
  key === serviceRoleKey ? 'service_role' : key === anonKey ? 'anon' : null

/** What is wrong with claims that nobody has changed. */
const SAID: Partial<Record<Why, string>> = {
  'jwt expired': 'JWT expired',
  'exp claim is required': 'JWT without exp',
  'jwt not active': 'JWT not yet valid',
  'invalid audience': 'JWT not in audience',
  'role claim is required': 'JWT without role',
  'session ended': 'The session of this JWT has ended',
}

function refuseToken(why: Why, { role }: Claims, token: string): never {
  if (why === 'invalid role') return refuse(401, '22023', `role "${String(role)}" does not exist`)
  const parts = token.split('.').length
  const said = SAID[why]
  const [code, message, details] =
    said !== undefined
      ? ['PGRST303', said, null]
      : parts !== 3
        ? ['PGRST301', `Expected 3 parts in JWT; got ${parts}`, null]
        : ['PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT']
  throw new RestError(
    401,
    { code, message, details },
    { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  )
}
