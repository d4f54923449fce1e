// Who listens or sends: from the project's keys or a session's token, with the refusals of Supabase's service.

import { type Claims, readToken } from '../json-web-token.ts'
import type { Secrets } from '../secrets.ts'

export type Role = 'anon' | 'authenticated' | 'service_role'

export type Identity = {
  role: Role
  sub: string | null
  claims: Claims
  /** When the token runs out, in milliseconds; never for keys. */
  expires: number | null
  /** Two with the same key have the same rights: they share what is read for them. */
  key: string
}

/** Why someone is refused: the code for programs, the message for people. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }

  get reason() {
    return `${this.code}: ${this.message}`
  }
}

export type Keys = Pick<Secrets, 'jwtSecret' | 'anonKey' | 'serviceRoleKey'>

const ROLES: readonly unknown[] = ['anon', 'authenticated', 'service_role'] satisfies Role[]

const byKey = (role: Role): Identity => ({ role, sub: null, claims: { role }, expires: null, key: role })

const INVALID: Record<string, [code: string, message: string]> = {
  'jwt malformed': ['MalformedJWT', 'The token provided is not a valid JWT'],
  'invalid algorithm': ['JwtSignerError', 'Failed to generate JWT signer, check your JWT secret or JWKS configuration'],
  'invalid signature': ['JwtSignatureError', 'Failed to validate JWT signature'],
  'jwt expired': ['InvalidJWTToken', 'Fields `role` and `exp` are required in JWT'],
}

export function identify(token: string, keys: Keys, now: number): Identity {
  if (token === keys.anonKey) return byKey('anon')
  if (token === keys.serviceRoleKey) return byKey('service_role')
  // Read as of the beginning of time: how long ago a token expired is part of the answer.
  const claims = readToken(token, keys.jwtSecret, 0)
  if (typeof claims === 'string') {
    const [code, message] = INVALID[claims] ?? ['Unauthorized', claims]
    throw new Refusal(code, message)
  }
  const { exp, role, sub } = claims
  if (typeof exp !== 'number' || typeof role !== 'string')
    throw new Refusal('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT')
  const expires = exp * 1000
  if (expires <= now) throw new Refusal('InvalidJWTToken', expiredText(expires, now))
  if (!ROLES.includes(role)) throw new Refusal('Unauthorized', 'The role of this token is not known')
  return { role: role as Role, sub: typeof sub === 'string' ? sub : null, claims, expires, key: JSON.stringify(claims) }
}

export const expiredText = (expires: number, now: number) =>
  `Token has expired ${Math.floor((now - expires) / 1000)} seconds ago`
