// The one reader of tokens: rest, auth, files, live changes and functions all ask here whose a token is, and only the words
// of a refusal are their own.
import { type Claims, isSignedBy, parseToken, type TokenKey } from './json-web-token.ts'
import type { SharedKeys } from './secrets.ts'
import type { KeyRing } from './signing-keys.ts'

export type Role = 'anon' | 'authenticated' | 'service_role'

export type Access = {
  role: Role
  /** The account; null where the token names none. */
  sub: string | null
  claims: Claims
  /** When the token runs out, in milliseconds. */
  expires: number
}

/** In the words of the library upstream's services use. */
export type Why =
  | 'jwt malformed'
  | 'invalid algorithm'
  | 'invalid signature'
  | 'jwt expired'
  | 'exp claim is required'
  | 'jwt not active'
  | 'invalid audience'
  | 'role claim is required'
  | 'invalid role'
  | 'session ended'

export type Denied = { why: Why; claims: Claims }

export type ReadAccess = (token: string, now: number) => Access | Denied

/** What the surfaces are given: the keys of the project, and the reader of tokens. */
export type Keys = SharedKeys & { readAccess: ReadAccess }

export const AUDIENCE = 'authenticated'

const ROLES: readonly unknown[] = ['anon', 'authenticated', 'service_role'] satisfies Role[]

/** Signatures that were right a moment ago need not be calculated again: a page asks ten times with one token. */
const REMEMBERED = 2000

function isForUs(aud: unknown): boolean {
  if (aud === undefined || aud === null || aud === '') return true
  return aud === AUDIENCE || (Array.isArray(aud) && aud.includes(AUDIENCE))
}

/** What the claims say of themselves, once nobody can have changed them. */
function judgeClaims(claims: Claims, now: number): Access | Denied {
  const deny = (why: Why): Denied => ({ why, claims })
  const { exp, nbf, aud, role, sub } = claims
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return deny('exp claim is required')
  if (exp * 1000 <= now) return deny('jwt expired')
  if (nbf !== undefined && !(typeof nbf === 'number' && nbf * 1000 <= now)) return deny('jwt not active')
  if (!isForUs(aud)) return deny('invalid audience')
  if (role === undefined || role === null || role === '') return deny('role claim is required')
  if (!ROLES.includes(role)) return deny('invalid role')
  return { role: role as Role, sub: typeof sub === 'string' && sub !== '' ? sub : null, claims, expires: exp * 1000 }
}

type Signed = { claims: Claims; alg: unknown; kid: unknown; key: TokenKey }

/** Whether somebody ended what these claims speak of before its time. */
export type IsEnded = (claims: Claims) => boolean

export function createAccessReader(ring: KeyRing, isEnded: IsEnded = () => false): ReadAccess {
  const right = new Map<string, Signed>()

  /** Who signed it, as long as that key counts. */
  function signedBefore(token: string, now: number): Signed | null {
    const known = right.get(token)
    return known && ring.find(known.alg, known.kid, now) === known.key ? known : null
  }

  function check(token: string, now: number): Signed | Denied {
    const parsed = parseToken(token)
    if (!parsed) return { why: 'jwt malformed', claims: {} }
    const { claims, header } = parsed
    const { alg, kid } = header
    // What a header says must be understood, nobody here understands.
    const key = header.crit === undefined ? ring.find(alg, kid, now) : null
    if (!key) return { why: 'invalid algorithm', claims }
    if (!isSignedBy(parsed, key)) return { why: 'invalid signature', claims }
    if (right.size >= REMEMBERED) right.clear()
    const signed = { claims, alg, kid, key }
    right.set(token, signed)
    return signed
  }

  return (token, now) => {
    const signed = signedBefore(token, now) ?? check(token, now)
    if ('why' in signed) return signed
    const judged = judgeClaims(signed.claims, now)
    return !('why' in judged) && isEnded(signed.claims) ? { why: 'session ended', claims: signed.claims } : judged
  }
}
