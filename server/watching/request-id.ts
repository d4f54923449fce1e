// One name for a request, in its answer, in every line of the log about it, and of its trace.
import { AsyncLocalStorage } from 'node:async_hooks'

const here = new AsyncLocalStorage<string>()

export const onRequest = <T>(id: string, work: () => T): T => here.run(id, work)
export const currentRequest = (): string | null => here.getStore() ?? null

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const isNone = (id: string) => /^0+$/.test(id)

/** As the proxy in front named it, where there is one to be believed; else one of our own. */
export function readRequestId(
  header: (name: string) => string | undefined,
  isProxyTrusted: boolean,
): { id: string; parent: string | null } {
  const [, trace = '0', span = '0'] = (isProxyTrusted && TRACE_PARENT.exec(header('traceparent') ?? '')) || []
  if (!isNone(trace) && !isNone(span)) return { id: trace, parent: span }
  return { id: crypto.randomUUID().replaceAll('-', ''), parent: null }
}
