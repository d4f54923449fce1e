// The cookies a session lives in, between @supabase/ssr and the browser. No script reads them, they end a month after the
// last visit, and their chunks are written together: the library writes those whose text has changed, and the others would
// end before them, or stay as readable as an earlier version of the site had left them.
import { type CookieOptions, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts'
import { SESSION_CHUNK } from './dead-session.ts'

const DAY_SECONDS = 24 * 60 * 60
const STAY_SECONDS = 30 * DAY_SECONDS
/** Between going to another sign-in service and coming back. */
const ERRAND_SECONDS = 60 * 60

type Cookie = { name: string; value: string }

export function sessionCookies(header: string, https: boolean) {
  const received = parseCookieHeader(header).flatMap(({ name, value }) =>
    value === undefined ? [] : [{ name, value }],
  )
  const options: CookieOptions & { name: string } = {
    name: SESSION_COOKIE,
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: https,
  }
  /** By name: a later word replaces an earlier one. */
  const sent = new Map<string, string>()

  const write = ({ name, value }: Cookie, maxAge: number) =>
    sent.set(name, serializeCookieHeader(name, value, { ...options, maxAge }))

  return {
    options,
    getAll: () => received,
    setAll: (cookies: (Cookie & { options: CookieOptions })[]) => {
      const isSession = cookies.some(({ name, value }) => value !== '' && SESSION_CHUNK.test(name))
      const named = new Set(cookies.map(({ name }) => name))
      const unchanged = isSession ? received.filter(({ name }) => SESSION_CHUNK.test(name) && !named.has(name)) : []
      for (const cookie of unchanged) write(cookie, STAY_SECONDS)
      for (const { options: asked, ...cookie } of cookies)
        write(cookie, asked.maxAge === 0 ? 0 : SESSION_CHUNK.test(cookie.name) ? STAY_SECONDS : ERRAND_SECONDS)
    },
    forget: (names: readonly string[]) => {
      for (const name of names) write({ name, value: '' }, 0)
    },
    /** `Set-Cookie` headers of the answer. */
    sent: () => [...sent.values()],
  }
}
