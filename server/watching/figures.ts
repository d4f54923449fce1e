// Figures about the site at work, where anybody watches. The parts of the site report here and know nothing of how they are
// shown; without a watcher nothing is counted.

export type Answered = { method: string; route: string; status: number; seconds: number }

export type Watcher = {
  answered: (answer: Answered) => void
  jobDone: (job: string, seconds: number, hasFailed: boolean) => void
}

/** Addresses whose second part says what is asked. */
const BY_TWO = new Set(['api', 'auth', 'rest', 'storage', 'functions', 'realtime', 'embed'])

/**
 * One name for all addresses of a kind, so that a figure has as many rows as the site has doors: never what a visitor made up.
 * `page`: the address as the site map writes it; null, where it knows none.
 */
export function routeOf(path: string, status: number, page: string | null): string {
  if (page !== null) return page
  const parts = path.split('/').filter(Boolean)
  const [first = '', second] = parts
  if (status === 404 || status === 405) return 'unknown'
  if (!BY_TWO.has(first)) return parts.length > 1 ? `/${first}/*` : `/${first}`
  if (second === 'v1') {
    const known = first === 'rest' && parts[2] === 'rpc' && status < 400 ? `/rpc/${parts[3]}` : ''
    return `/${first}/v1${known || '/*'}`
  }
  return `/${first}/${second ?? ''}${parts.length > 2 ? '/*' : ''}`
}
