// The web log: answers that went wrong or took long, and what the site noted about itself. Written down together now and then;
// the database keeps the last thousand. Never who asked, nor what was asked for.
import type { MiddlewareHandler } from 'hono'
import type { Db } from '#app/core/request/services.ts'
import { createBatch } from '../analytics/batch.ts'

export type WebLogKind = 'failed' | 'missing' | 'refused' | 'slow' | 'note'
type Entry = { at: string; kind: WebLogKind; path: string; status: number | null; ms: number | null; text: string }

export type WebLog = {
  answered: (path: string, status: number, ms: number) => void
  note: (event: string, detail: Record<string, unknown>) => void
  flush: () => Promise<void>
  stop: () => Promise<void>
}

const EVERY_MS = 5000
/** A flood of wrong addresses costs no more than this each time. */
const MOST_AT_ONCE = 100
const SLOW_MS = 3000
const LONGEST_PATH = 300
const LONGEST_TEXT = 500

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isUpperWord = (part: string) => part.length >= 16 && /[A-Z]/.test(part)
const isHex = (part: string) => /^[0-9a-f]{24,}$/i.test(part)

/** An address without what would open something or name somebody: ids, links that work as keys, handles. */
export function plainPath(path: string): string {
  const parts = path
    // What a page asks for in the background has the page's address, and its ids.
    .replace(/\.data$/, '')
    .split('/')
    .map((part) => (UUID.test(part) ? ':id' : isUpperWord(part) || isHex(part) ? ':key' : part))
  return parts
    .join('/')
    .replace(/\/people\/[^/]+/, '/people/:handle')
    .slice(0, LONGEST_PATH)
}

const plainText = (text: string) =>
  text
    .split('\n', 1)
    .join('')
    .replace(/[^\s<>"]+@[^\s<>"]+/g, '…@…')
    .slice(0, LONGEST_TEXT)

export function kindOf(status: number, ms: number): WebLogKind | null {
  if (status >= 500) return 'failed'
  if (status === 404) return 'missing'
  if (status === 401 || status === 403 || status === 429) return 'refused'
  return ms >= SLOW_MS ? 'slow' : null
}

export function createWebLog({ service, now = Date.now }: { service: Pick<Db, 'rpc'>; now?: () => number }): WebLog {
  const batch = createBatch<Entry>({
    write: async (entries) => {
      const { error, status } = await service.rpc('keep_web_log', { entries })
      return error === null ? 'done' : status >= 400 && status < 500 ? 'never' : 'later'
    },
    most: MOST_AT_ONCE,
    // Nothing is said about it: that would be another entry.
    onLost: () => {},
  })
  const add = (entry: Omit<Entry, 'at'>) => batch.add({ at: new Date(now()).toISOString(), ...entry })
  const timer = setInterval(() => void batch.flush(), EVERY_MS)
  timer.unref()
  return {
    answered: (path, status, ms) => {
      const kind = kindOf(status, ms)
      if (kind) add({ kind, path: plainPath(path), status, ms: Math.round(ms), text: '' })
    },
    note: (event, { path, error, job, name }) => {
      const words = [event, job ?? name, error].filter((word) => typeof word === 'string')
      add({
        kind: 'note',
        path: typeof path === 'string' ? plainPath(path) : '',
        status: null,
        ms: null,
        text: plainText(words.join(': ')),
      })
    },
    flush: batch.flush,
    stop: async () => {
      clearInterval(timer)
      await batch.flush()
    },
  }
}

/** Files that were not found are no news, and sockets are not answered here. */
export const watchAnswers = (log: WebLog): MiddlewareHandler => {
  return async (c, next) => {
    const started = performance.now()
    await next()
    // Who went away before the answer did nothing wrong, and neither did the site.
    if (c.res.status >= 500 && c.req.raw.signal.aborted) return
    log.answered(c.req.path, c.res.status, performance.now() - started)
  }
}
