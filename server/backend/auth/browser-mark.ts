// A cookie set where the way to another service begins and looked for where it ends: nobody can begin it and have someone
// else end it, who would then be in a stranger's account, or have given the stranger a way into their own. Only browsers
// can be led astray, and they say what they are.
import { timingSafeEqual } from 'node:crypto'
import { type Derived, FLOW_MS } from './sign-in-service.ts'

const COOKIE = 'mahalla-sign-in'

export type BrowserMark = ReturnType<typeof createBrowserMark>

export function createBrowserMark(derived: Derived, siteUrl: string) {
  const cookieOf = (state: string) => `${COOKIE}=${derived(state, 'browser')}`
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''

  return {
    header: (state: string) =>
      `${cookieOf(state)}; Path=/auth/v1/callback; Max-Age=${FLOW_MS / 1000}; HttpOnly; SameSite=Lax${secure}`,
    isShownBy: ({ headers }: Request, state: string): boolean => {
      if (!headers.has('sec-fetch-site')) return true
      const shown = (headers.get('cookie') ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${COOKIE}=`))
      const expected = Buffer.from(cookieOf(state))
      return shown.some((pair) => pair.length === expected.length && timingSafeEqual(Buffer.from(pair), expected))
    },
  }
}
