// Counts widget loads by host and day in memory and writes them down now and then: no visitor waits for it, and a busy
// site costs one statement every half minute.

export type Load = { day: string; host: string; widget: string; place_id: string | null; loads: number }

/** Hosts are whatever browsers say: more different ones than this between two writings are not believed. */
const MOST_ENTRIES = 2000
const EVERY_MS = 30_000

export type LoadCounter = {
  add: (host: string, widget: string, placeId: string | null, now: Date) => void
  flush: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  save: (loads: Load[]) => Promise<void>
  log: (event: string, detail?: Record<string, unknown>) => void
}

export function createLoadCounter({ save, log }: Options): LoadCounter {
  const counts = new Map<string, Load>()

  const flush = async () => {
    if (counts.size === 0) return
    const loads = [...counts.values()]
    counts.clear()
    try {
      await save(loads)
    } catch (error) {
      // A figure for curiosity: lost counts are not worth holding memory for.
      log('embed loads not counted', { error: error instanceof Error ? error.message : String(error) })
    }
  }
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()

  return {
    add: (host, widget, placeId, now) => {
      const day = now.toISOString().slice(0, 10)
      const key = JSON.stringify([day, host, widget, placeId])
      const known = counts.get(key)
      if (known) known.loads++
      else if (counts.size < MOST_ENTRIES) counts.set(key, { day, host, widget, place_id: placeId, loads: 1 })
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** The host a page's address names; "direct" where the browser names none. */
export function hostOf(referrer: string | undefined): string {
  const host = referrer ? URL.parse(referrer)?.hostname.toLowerCase() : undefined
  return host && host.length <= 253 ? host : 'direct'
}
