// Figures and traces, for those who watch. What gathers them is loaded by them, and by nobody else.
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'
import type { Site } from '../http/request-services.ts'
import type { Env } from '../settings/env.ts'
import type { Tracing } from './traces.ts'

type Options = {
  settings: Env['watching']
  backend: () => Backend | null
  site: () => Site | null
  log: (event: string, detail?: Record<string, unknown>) => void
}

export type Watching = Awaited<ReturnType<typeof openWatching>>

export async function openWatching({ settings, backend, site, log }: Options) {
  const metrics = settings.metrics
    ? await (await import('./metrics.ts')).openMetrics({
        settings: settings.metrics,
        backend,
        caches: () => {
          const known = site()
          return known ? { data: known.data, pages: known.pages } : {}
        },
        queues: async () => {
          const known = backend()
          return known && ((await serviceClient(known).rpc('site_queues')).data ?? null)
        },
        log,
      })
    : null
  const tracing = settings.tracesUrl ? (await import('./traces.ts')).openTracing(settings.tracesUrl) : null
  return {
    watcher: metrics?.watcher ?? null,
    tracing,
    traced: (ours: Backend): Backend => (tracing ? traced(ours, tracing) : ours),
    stop: async () => {
      await metrics?.stop()
      await tracing?.stop()
    },
  }
}

/** Every question to it becomes part of the trace of whoever asks. */
const traced = (backend: Backend, tracing: Tracing): Backend => ({
  ...backend,
  fetch: (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return tracing.question(pathname, () => backend.fetch(input, init))
  },
})
