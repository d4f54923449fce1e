// A dead line must not put an error in the place of the page. What is posted into it is said to be lost; a page that does
// not come is asked for again until it does, and the one before stays as it is.
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
  replace,
} from 'react-router'
import { statusOf } from '#app/lib/outcome.ts'

type Results = Record<string, DataStrategyResult>

/** Browsers tell a lost line as a TypeError. */
export const isLostLine = (fault: unknown): boolean => fault instanceof TypeError

/** What stands between us and the visitor answers for us while it cannot reach us. What we answer ourselves is no bare text. */
const isGatewayAnswer = (fault: unknown): boolean =>
  isRouteErrorResponse(fault) && [502, 503, 504].includes(fault.status) && typeof fault.data === 'string'

/** The router wraps what an action throws, so that it may have a status. */
const faultOf = ({ type, result }: DataStrategyResult): unknown => {
  if (type !== 'error') return null
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result && !isRouteErrorResponse(result)
  return isWrapped ? result.data : result
}

export type Line = {
  sayLost: () => Promise<void>
  sayWaiting: () => Promise<void>
  /** Until it is worth another try; `tries` were in vain. */
  untilLikelyBack: (tries: number, signal: AbortSignal) => Promise<void>
  /** Opens what this device keeps of the page; false where it keeps nothing. */
  openKept: (url: string) => Promise<boolean>
  /** Keeps a form that may be sent later; false where it may not. */
  keepForLater: (sent: Request) => Promise<boolean>
  /** Where the address bar already is: whoever went back is not sent forward. */
  here: () => string
}

/**
 * For the root: every link, form and button of the site, also those that post to another page. Nothing is answered, with a
 * status at which nothing is loaded anew. Forms that say it themselves (`keepPage`) do not come here.
 */
export function stayOnLostLine({
  sayLost,
  sayWaiting,
  untilLikelyBack,
  openKept,
  keepForLater,
  here,
}: Line): MiddlewareFunction<Results> {
  let wanted = { url: '', tries: 0 }

  /** Held until the line is back, or until the visitor goes elsewhere; then the router begins anew. */
  async function askAgain({ url, signal }: Request, results: Results): Promise<Results> {
    wanted = { url, tries: wanted.url === url ? wanted.tries + 1 : 1 }
    if (wanted.tries === 1 && !(await openKept(url))) await sayWaiting()
    await untilLikelyBack(wanted.tries, signal)
    // The whole address: of a part of one the router would think that it lacks the language.
    const again = (url === here() ? replace : redirect)(url)
    return Object.fromEntries(Object.keys(results).map((route) => [route, { type: 'error' as const, result: again }]))
  }

  return async ({ request }, next) => {
    const copy = request.method === 'GET' ? null : request.clone()
    const results = await next()
    const faults = Object.values(results).map(faultOf)
    if (request.method === 'GET') {
      if (faults.some((fault) => isLostLine(fault) || isGatewayAnswer(fault))) return askAgain(request, results)
      wanted = { url: '', tries: 0 }
      return results
    }
    if (!faults.some(isLostLine)) return results
    if (!copy || !(await keepForLater(copy))) await sayLost()
    return Object.fromEntries(
      Object.entries(results).map(([route, result]) => [
        route,
        isLostLine(faultOf(result))
          ? { type: 'data' as const, result: data(undefined, { status: statusOf('offline') }) }
          : result,
      ]),
    )
  }
}
