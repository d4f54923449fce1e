// Who asks: a key says which project, and a token, if there is one, which account.

import { type Claims, readToken } from '../json-web-token.ts'
import type { Secrets } from '../secrets.ts'
import { RestError, refuse } from './errors.ts'

export type Role = 'anon' | 'authenticated' | 'service_role'
export type Asker = { role: Role; id: string; claims: Claims }
export type Keys = Pick<Secrets, 'jwtSecret' | 'anonKey' | 'serviceRoleKey'>

const ROLES: readonly unknown[] = ['anon', 'authenticated', 'service_role'] satisfies Role[]

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
  const claims = readToken(bearer, keys.jwtSecret, now)
  if (typeof claims === 'string') return refuseToken(claims, bearer)
  const role = claims.role ?? 'anon'
  if (!ROLES.includes(role)) return refuse(401, '22023', `role "${String(role)}" does not exist`)
  return {
    role: role as Role,
    id: typeof claims.sub === 'string' ? claims.sub : '',
    claims: { ...claims, role },
  }
}

const roleOfKey = (key: string, { anonKey, serviceRoleKey }: Keys): Role | null =>
  key === serviceRoleKey ? 'service_role' : key === anonKey ? 'anon' : null

function refuseToken(why: string, token: string): never {
  const parts = token.split('.').length
  const [code, message, details] =
    why === 'jwt expired'
      ? ['PGRST303', 'JWT expired', null]
      : parts !== 3
        ? ['PGRST301', `Expected 3 parts in JWT; got ${parts}`, null]
        : ['PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT']
  throw new RestError(
    401,
    { code, message, details },
    { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  )
}
