// A secret that lies with the browser that orders. The key of a form tells one press of a button from two; only together with
// this secret does it tell whose order it was.
import { createHash, randomBytes } from 'node:crypto'
import { findUser } from '#app/core/auth/session.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { readCode } from './cart.ts'
import type { TypedCode } from './queries.server.ts'

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

type Asking = Parameters<typeof findUser>[0] & Pick<Services, 'mayHaveSession'>

/** A code, and who typed it: members have some codes once. */
export async function typedCode(services: Asking, code: string): Promise<TypedCode> {
  const user = services.mayHaveSession ? await findUser(services) : null
  return { code, person: user?.id ?? null }
}

/** The code that lies in the visitor's basket. */
export async function readTypedCode(services: Asking, cookies: string | null): Promise<TypedCode | null> {
  const code = readCode(cookies)
  return code === null ? null : typedCode(services, code)
}
