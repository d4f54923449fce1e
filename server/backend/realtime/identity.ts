// The identity of a listener or sender: from the project's keys or a session's token, with the refusals of Supabase's
// service.

import type { Keys, Role, Why } from '../access-token.ts'
import type { Claims } from '../json-web-token.ts'

export type { Keys, Role }

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

const byKey = (role: Role): Identity => ({ role, sub: null, claims: { role }, expires: null, key: role })

const REQUIRED: [code: string, message: string] = ['InvalidJWTToken', 'Fields `role` and `exp` are required in JWT']

const INVALID: Record<Why, [code: string, message: string]> = {
  'jwt malformed': ['MalformedJWT', 'The token provided is not a valid JWT'],
  'invalid algorithm': ['JwtSignerError', 'Failed to generate JWT signer, check your JWT secret or JWKS configuration'],
  'invalid signature': ['JwtSignatureError', 'Failed to validate JWT signature'],
  'jwt expired': ['InvalidJWTToken', 'Token has expired'],
  'exp claim is required': REQUIRED,
  'role claim is required': REQUIRED,
  'jwt not active': ['InvalidJWTToken', 'The token is not valid yet'],
  'invalid audience': ['InvalidJWTToken', 'The token is for another audience'],
  'invalid role': ['Unauthorized', 'The role of this token is not known'],
  'session ended': ['InvalidJWTToken', 'The session of this token has ended'],
}

export function identify(token: string, keys: Keys, now: number): Identity {
  if (token === keys.anonKey) return byKey('anon')
  if (token === keys.serviceRoleKey) return byKey('service_role')
  const read = keys.readAccess(token, now)
  if ('why' in read) {
    const [code, message] = INVALID[read.why]
    const { exp } = read.claims
    // How long ago is part of the answer.
    throw new Refusal(code, read.why === 'jwt expired' ? expiredText(Number(exp) * 1000, now) : message)
  }
  return { ...read, key: JSON.stringify(read.claims) }
}

export const expiredText = (expires: number, now: number) =>
  `Token has expired ${Math.floor((now - expires) / 1000)} seconds ago`
