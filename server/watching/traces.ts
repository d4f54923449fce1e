// Traces as OpenTelemetry tells them: one span for each request, and one for each question its answer asks of the database.
// Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { currentRequest } from './request-id.ts'

export type TracedRequest = { id: string; parent: string | null }
export type Tracing = {
  /** Begins the span of a request. What is returned ends it. */
  request: (
    request: TracedRequest & { method: string; path: string },
  ) => (answer: { route: string; status: number }) => void
  /** A question to the backend, as part of the request that asks it; where none does it is nobody's. */
  question: <T>(name: string, work: () => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

export function openTracing(endpoint: string): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mahalla' }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
    // The request's id is its trace: a line of the log leads to it.
    idGenerator: { generateTraceId: () => nextTrace, generateSpanId: randomSpan },
  })
  let nextTrace = ''
  const open = new Map<string, Span>()
  const tracer = provider.getTracer('mahalla')
  return {
    request: ({ id, parent, method, path }) => {
      nextTrace = id
      const above = parent
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: id,
            spanId: parent,
            traceFlags: TraceFlags.SAMPLED,
            isRemote: true,
          })
        : ROOT_CONTEXT
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'url.path': path } },
        above,
      )
      open.set(id, span)
      return ({ route, status }) => {
        open.delete(id)
        span.updateName(`${method} ${route}`)
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    question: async (name, work) => {
      const above = open.get(currentRequest() ?? '')
      if (!above) return work()
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, trace.setSpan(ROOT_CONTEXT, above))
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    stop: () => provider.shutdown(),
  }
}

function randomSpan(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex')
}
