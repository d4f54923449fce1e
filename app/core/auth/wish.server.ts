// A guest's wish in a cookie, until they have signed in. No script sees it, and only /wish reads it.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod'
import { isKept, type Wish, type WishKind, wishKind } from './wish.ts'

const COOKIE = 'wish'
const KEPT_SECONDS = 30 * 60
/** Browsers drop cookies of more than 4096 bytes. */
const MOST_CHARACTERS = 3800
/** What a wish may weigh when it is unpacked. */
const MOST_BYTES = 64 * 1024
const SECRET = /password|token|code/i

const kept = z.object({ action: z.string(), values: z.record(z.string(), z.string()), at: z.number() })

/** Null where it must not or cannot be kept: the visitor then comes back to the page, without what they sent. */
export function wishToCookie({ action, values }: Wish, now: number): string | null {
  if (!isKept(action) || Object.keys(values).some((name) => SECRET.test(name))) return null
  const text = deflateRawSync(JSON.stringify({ action, values, at: now })).toString('base64url')
  return text.length > MOST_CHARACTERS ? null : `${COOKIE}=${text}; ${attributes(KEPT_SECONDS)}`
}

export const NO_WISH_COOKIE = `${COOKIE}=; ${attributes(0)}`

export function readWish(header: string | null, now: number): Wish | null {
  const text = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(header ?? '')?.[1]
  if (!text) return null
  try {
    const json = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES }).toString()
    const { action, values, at } = kept.parse(JSON.parse(json))
    return isKept(action) && now - at <= KEPT_SECONDS * 1000 ? { action, values } : null
  } catch {
    return null
  }
}

function attributes(seconds: number) {
  return `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
}

/** What someone on their way to `next` is asked to sign in for. */
export function signInReason(request: Request, next: string): WishKind | null {
  const wish = next === '/wish' ? readWish(request.headers.get('cookie'), Date.now()) : null
  return wish ? wishKind(wish.action, wish.values) : wishKind(next)
}
