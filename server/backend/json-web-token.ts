// Tokens signed with HMAC-SHA256 and nothing else: whatever algorithm a token names for itself, it is checked as this.
import { createHmac, timingSafeEqual } from 'node:crypto'

export type Claims = Record<string, unknown>

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const signature = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest()

export function signToken(claims: Claims, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${signature(text, secret).toString('base64url')}`
}

function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Claims) : null
  } catch {
    return null
  }
}

/** The claims, or why there are none. */
export function readToken(token: string, secret: string, now: number): Claims | string {
  const [head, body, mark, ...more] = token.split('.')
  if (!head || !body || !mark || more.length > 0) return 'jwt malformed'
  const header = decode(head)
  const claims = decode(body)
  if (!header || !claims) return 'jwt malformed'
  if (header.alg !== 'HS256') return 'invalid algorithm'
  const given = Buffer.from(mark, 'base64url')
  const right = signature(`${head}.${body}`, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'invalid signature'
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= now) return 'jwt expired'
  return claims
}
