// A server that stands still closes nothing: whoever asked it would wait for as long as it does.
import type { Connection } from './connection.ts'
import { isFull } from './first-server.ts'
import type { Place } from './places.ts'

/** A server that has said nothing for so long is asked whether it is there. */
const SILENT_MS = 3_000

/** Connections at work, and since when. */
export type Busy = Map<Place, number>

type Options = { ask: () => Promise<Connection>; busy: Busy; free: readonly Place[] }

export function watchForSilence({ ask, busy, free }: Options) {
  let isAsking = false
  let missed = 0
  const watch = setInterval(async () => {
    const silent = [...busy].filter(([, since]) => performance.now() - since > SILENT_MS).map(([place]) => place)
    if (silent.length === 0 || isAsking) return
    isAsking = true
    try {
      const asking = await ask()
      await asking.end()
      missed = 0
      // Where another one is the primary by now, this one only has not noticed.
      for (const { connection } of [...silent, ...free]) if (connection.server !== asking.server) connection.abandon()
    } catch (error) {
      missed = isFull(error) ? 0 : missed + 1
      if (missed > 1) for (const { connection } of silent) connection.abandon()
    } finally {
      isAsking = false
    }
  }, SILENT_MS)
  watch.unref()
  return watch
}
