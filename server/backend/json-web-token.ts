// Tokens, and the keys that sign and check them. A key has one algorithm: whatever a token names for itself, it is checked
// with what its key is for.

import {
  createHmac,
  createSecretKey,
  type KeyObject,
  sign as signAsymmetric,
  timingSafeEqual,
  verify as verifyAsymmetric,
} from 'node:crypto'
import { isRecord } from '#app/lib/records.ts'

export type Claims = Record<string, unknown>

export const ALGORITHMS = ['HS256', 'ES256', 'RS256'] as const
export type Algorithm = (typeof ALGORITHMS)[number]

export type TokenKey = { algorithm: Algorithm; kid: string | null; key: KeyObject }

export type ParsedToken = { header: Claims; claims: Claims; signed: string; signature: Buffer }

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const hmac = (text: string, key: KeyObject) => createHmac('sha256', key).update(text).digest()
/** JSON Web Signature writes the two numbers of ECDSA one after the other. */
const withEncoding = ({ algorithm, key }: TokenKey) =>
  algorithm === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' as const } : key

export const secretKey = (secret: string): TokenKey => ({
  algorithm: 'HS256',
  kid: null,
  key: createSecretKey(Buffer.from(secret)),
})

export function signClaims(claims: Claims, key: TokenKey): string {
  const header = { alg: key.algorithm, ...(key.kid && { kid: key.kid }), typ: 'JWT' }
  const text = `${encode(header)}.${encode(claims)}`
  const signature =
    key.algorithm === 'HS256' ? hmac(text, key.key) : signAsymmetric('sha256', Buffer.from(text), withEncoding(key))
  return `${text}.${signature.toString('base64url')}`
}

function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

export function parseToken(token: string): ParsedToken | null {
  const [head, body, mark, ...more] = token.split('.')
  if (!head || !body || !mark || more.length > 0) return null
  const header = decode(head)
  const claims = decode(body)
  if (!header || !claims) return null
  return { header, claims, signed: `${head}.${body}`, signature: Buffer.from(mark, 'base64url') }
}

export function isSignedBy({ signed, signature }: ParsedToken, key: TokenKey): boolean {
  if (key.algorithm !== 'HS256') return verifyAsymmetric('sha256', Buffer.from(signed), withEncoding(key), signature)
  const right = hmac(signed, key.key)
  return signature.length === right.length && timingSafeEqual(signature, right)
}

export const signToken = (claims: Claims, secret: string): string => signClaims(claims, secretKey(secret))

/** For tokens of one secret, which sign nobody in: the claims, or why there are none. */
export function readToken(token: string, secret: string, now: number): Claims | string {
  const parsed = parseToken(token)
  if (!parsed) return 'jwt malformed'
  if (parsed.header.alg !== 'HS256') return 'invalid algorithm'
  if (!isSignedBy(parsed, secretKey(secret))) return 'invalid signature'
  const { exp } = parsed.claims
  return typeof exp === 'number' && exp * 1000 > now ? parsed.claims : 'jwt expired'
}
