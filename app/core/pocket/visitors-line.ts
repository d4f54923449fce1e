// The line of this browser: what is kept of the site while it is dead, and when it is worth another try.
import type { Line } from '#app/core/request/lost-line.ts'
import { loadBrowserMessages } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { showToast } from '#app/ui/toasts.ts'
import { keepWaiting } from './waiting.ts'

const words = async () => (await loadBrowserMessages(localeOf(window.location.pathname))).ui

const sayLineLost = async () => showToast((await words()).refusals.offline, { tone: 'danger' })

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000

async function openKept(url: string): Promise<boolean> {
  const { origin, pathname } = new URL(url)
  if (!('caches' in globalThis) || !(await caches.match(origin + pathname))) return false
  window.location.assign(url)
  return true
}

/** The worker holds what a page needs before it is asked for itself: the same is said, or the copy opened. */
export async function waitWithWorker(path: string): Promise<void> {
  if (!(await openKept(new URL(path, window.location.href).href))) await visitorsLine.sayWaiting()
}

/** The line of this browser: back when the system says so, or tried again less and less often. */
export const visitorsLine: Line = {
  sayLost: sayLineLost,
  openKept,
  keepForLater: keepWaiting,
  sayWaiting: async () => showToast((await words()).waitingForLine, { tone: 'danger' }),
  here: () => window.location.href.replace(window.location.hash, ''),
  untilLikelyBack: (tries, signal) =>
    new Promise((resolve) => {
      const left = new AbortController()
      const goOn = () => {
        clearTimeout(timer)
        left.abort()
        resolve()
      }
      const timer = setTimeout(goOn, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)))
      window.addEventListener('online', goOn, { signal: left.signal })
      signal.addEventListener('abort', goOn, { signal: left.signal })
    }),
}
