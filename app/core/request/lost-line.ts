// What is posted into a dead line must not put an error in the place of the page: it stays, and a short message says so.
import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import { loadBrowserMessages } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { statusOf } from '#app/lib/outcome.ts'
import { showToast } from '#app/ui/toasts.ts'

type Results = Record<string, DataStrategyResult>

/** Browsers tell a lost line as a TypeError. */
export const isLostLine = (fault: unknown): boolean => fault instanceof TypeError

/** The router wraps what an action throws, so that it may have a status. */
const faultOf = ({ type, result }: DataStrategyResult): unknown => {
  if (type !== 'error') return null
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}

/**
 * For the root: every form and button of the site, also those that post to another page. Nothing is answered, with a
 * status at which nothing is loaded anew. Forms that say it themselves (`keepPage`) do not come here.
 */
export const stayOnLostLine =
  (say: () => Promise<void>): MiddlewareFunction<Results> =>
  async ({ request }, next) => {
    const results = await next()
    if (request.method === 'GET' || !Object.values(results).some((result) => isLostLine(faultOf(result))))
      return results
    await say()
    return Object.fromEntries(
      Object.entries(results).map(([route, result]) => [
        route,
        isLostLine(faultOf(result))
          ? { type: 'data' as const, result: data(undefined, { status: statusOf('offline') }) }
          : result,
      ]),
    )
  }

export async function sayLineLost() {
  const { ui } = await loadBrowserMessages(localeOf(window.location.pathname))
  showToast(ui.refusals.offline, { tone: 'danger' })
}
