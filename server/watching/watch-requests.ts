// Every answer as a figure, a span and, where it is wanted, a line of the log.
import type { MiddlewareHandler } from 'hono'
import type { RequestEnv, Site } from '../http/request-services.ts'
import { plainPath } from '../http/web-log.ts'
import { routeOf } from './figures.ts'
import { onRequest, readRequestId } from './request-id.ts'

/** Those who ask whether the site is well say nothing about how it is. */
const UNCOUNTED = '/healthz'

export function watchRequests(
  { env, watch, log }: Pick<Site, 'env' | 'watch' | 'log'>,
  pageOf: (pathname: string) => Promise<string | null>,
): MiddlewareHandler<RequestEnv> {
  return (c, next) => {
    const { method, path } = c.req
    const { id, parent } = readRequestId((name) => c.req.header(name), env.trustProxy)
    return onRequest(id, async () => {
      const end = watch.tracing?.request({ id, parent, method, path: plainPath(path) })
      const began = performance.now()
      await next()
      c.res.headers.set('X-Request-Id', id)
      if (path === UNCOUNTED || (!watch.watcher && !end && !env.watching.logsRequests)) return
      const { status } = c.res
      const seconds = (performance.now() - began) / 1000
      const route = routeOf(path, status, await pageOf(path))
      watch.watcher?.answered({ method, route, status, seconds })
      end?.({ route, status })
      if (env.watching.logsRequests)
        log('request', { method, path: plainPath(path), route, status, ms: Math.round(seconds * 1000) })
    })
  }
}
