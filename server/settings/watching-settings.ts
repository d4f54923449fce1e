// The settings for watching the site, and the time it waits before it goes.
import { flag, integer, text, url } from './setting.ts'

export type WatchingSettings = {
  /** Where figures are told, apart from the site: null, nowhere. */
  metrics: { port: number; host: string } | null
  /** Where traces go. */
  tracesUrl: string | null
  /** Whether each request is a line of the log. */
  logsRequests: boolean
  /** How long it goes on answering after it was told to stop, for proxies to notice. */
  drainSeconds: number
}

export function watching(source: NodeJS.ProcessEnv): WatchingSettings {
  const port = integer(source, 'METRICS_PORT', 0, 0, 65535)
  return {
    metrics: port === 0 ? null : { port, host: text(source, 'METRICS_HOST') ?? '127.0.0.1' },
    tracesUrl: url(source, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    logsRequests: flag(source, 'LOG_REQUESTS', false),
    drainSeconds: integer(source, 'DRAIN_SECONDS', 0, 0, 600),
  }
}
