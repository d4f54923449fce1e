// A secret that lies with the browser that orders. The key of a form tells one press of a button from two; only together with
// this secret does it tell whose order it was.
import { createHash, randomBytes } from 'node:crypto'

const BUYER_COOKIE = 'mahalla_buyer'
const KEPT_SECONDS = 30 * 86_400
const SECRET = new RegExp(`(?:^|;\\s*)${BUYER_COOKIE}=([\\w-]{43})(?:;|$)`)

/** What the database may know of it; null for whoever was not shown the form. */
export function buyerOf(cookies: string | null): string | null {
  const secret = SECRET.exec(cookies ?? '')?.[1]
  return secret ? createHash('sha256').update(secret).digest('hex') : null
}

export const newBuyerCookie = ({ protocol }: URL): string =>
  `${BUYER_COOKIE}=${randomBytes(32).toString('base64url')}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
