// A session cookie that nobody can read, or whose token no renewal would save: written by halves, by hand, with a key of
// yesterday, or ended from another device. Whoever has one is a guest, and the cookie goes.

import { parseCookieHeader } from '@supabase/ssr'
import { isRecord } from '#app/lib/records.ts'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'
import { parseToken } from '../backend/json-web-token.ts'

/** The cookie itself, or the chunks of a long one. */
export const SESSION_CHUNK = new RegExp(`^${SESSION_COOKIE}(?:\\.\\d+)?$`)

/** As the library writes it. */
const ENCODED = /^base64-([\w-]*)$/

function tokenIn(text: string): string | null {
  const encoded = ENCODED.exec(text)?.[1]
  try {
    const held: unknown = JSON.parse(encoded === undefined ? text : Buffer.from(encoded, 'base64url').toString())
    const { access_token, refresh_token } = isRecord(held) ? held : {}
    return typeof access_token === 'string' && typeof refresh_token === 'string' ? access_token : null
  } catch {
    return null
  }
}

/** As the library puts it together. */
function joined(received: ReadonlyMap<string, string>): string {
  const whole = received.get(SESSION_COOKIE)
  if (whole) return whole
  const chunks: string[] = []
  for (;;) {
    const chunk = received.get(`${SESSION_COOKIE}.${chunks.length}`)
    if (!chunk) return chunks.join('')
    chunks.push(chunk)
  }
}

/** The names of the cookies to forget; none where there is a session, or nothing that says it is one. */
export function deadSession(cookies: string, isDead: (token: string) => boolean): string[] {
  if (!cookies.includes(SESSION_COOKIE)) return []
  const received = new Map(parseCookieHeader(cookies).map(({ name, value }) => [name, value ?? '']))
  const token = tokenIn(joined(received))
  const lives = token !== null && parseToken(token) !== null && !isDead(token)
  return lives ? [] : [...received.keys()].filter((name) => SESSION_CHUNK.test(name))
}

export const withoutCookies = (cookies: string, names: readonly string[]): string =>
  cookies
    .split(';')
    .filter((cookie) => !names.includes(cookie.split('=', 1)[0]?.trim() ?? ''))
    .join(';')
