// Log of errors in this tab, newest last: warnings and errors of the console, and uncaught errors. It never leaves the browser
// by itself; the visitor finds it on /test and may pass it on.

export const MOST_ENTRIES = 1000
const LONGEST_TEXT = 500
const STORAGE_KEY = 'webLog'

export type WebLogEntry = { at: number; level: 'warning' | 'error'; text: string }

export type WebLog = {
  entries: () => readonly WebLogEntry[]
  add: (level: WebLogEntry['level'], ...parts: unknown[]) => void
  clear: () => void
}

const describe = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part))

export function createWebLog(kept: readonly WebLogEntry[], now: () => number = Date.now): WebLog {
  let entries = kept.slice(-MOST_ENTRIES)
  return {
    entries: () => entries,
    add: (level, ...parts) => {
      const text = parts.map(describe).join(' ').slice(0, LONGEST_TEXT)
      entries = [...entries, { at: now(), level, text }].slice(-MOST_ENTRIES)
    },
    clear: () => {
      entries = []
    },
  }
}

const isEntry = (value: unknown): value is WebLogEntry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'level' in value &&
  (value.level === 'warning' || value.level === 'error') &&
  'text' in value &&
  typeof value.text === 'string'

/** What the tab kept when it last left a page; nothing where that cannot be read. */
export function readKept(text: string | null): WebLogEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

let ofTab: WebLog | null = null

/** Null until the page's scripts have started, and on the server. */
export const webLog = () => ofTab

/** Once, when the page's scripts start. The log lasts as long as the tab. */
export function keepWebLog(): void {
  const log = createWebLog(readKept(reach((storage) => storage.getItem(STORAGE_KEY)) ?? null))
  ofTab = log
  const { warn, error } = console
  console.warn = (...parts: unknown[]) => {
    log.add('warning', ...parts)
    warn(...parts)
  }
  console.error = (...parts: unknown[]) => {
    log.add('error', ...parts)
    error(...parts)
  }
  addEventListener('error', ({ message }) => log.add('error', message))
  addEventListener('unhandledrejection', ({ reason }) => log.add('error', reason))
  addEventListener('pagehide', () => reach((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(log.entries()))))
}

/** Storage may be off or full: the log then lasts as long as the page. */
function reach<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
