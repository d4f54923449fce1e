// Merges the staged rows of an import into the site's own, batch by batch, and takes them out again.
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Call, type ImportRow, type OnProgress, Stopped, type Work } from './import-work.ts'
import type { ReadOptions } from './read-file.ts'

/** Rows per transaction. */
const BATCH = { postgresql: 20_000, pglite: 1000, hosted: 5000 }
/** At work on one import at a time. The database usually shares the machine with us, and visitors want their share. */
const CONNECTIONS = Math.min(4, availableParallelism())
const UNDO_BATCH = { postgresql: 5000, pglite: 500, hosted: 2000 }
/** Of an import nobody waits for: small steps, and after each of them twice its time for visitors. */
const GENTLE_BATCH = { postgresql: 500, pglite: 100, hosted: 500 }
const GENTLE_PAUSE = 2
/** PGlite does one thing at a time: whoever visits waits for the whole batch before them. So it is cut to this time. */
const TURN_MS = 250
const FEWEST = 25

/** How many rows the next batch takes, and a word from each batch about how long it took. */
function createTurns(most: number, isCut: boolean) {
  let rows = isCut ? Math.min(most, 4 * FEWEST) : most
  return {
    rows: () => rows,
    took(ms: number) {
      // One quick batch is no reason to take many times as much.
      if (isCut) rows = Math.round(Math.min(most, 2 * rows, Math.max(FEWEST, (rows * TURN_MS) / Math.max(1, ms))))
    },
  }
}

type Options = {
  call: Call
  size: keyof typeof BATCH
  holder: string
  onProgress: OnProgress
  isStopping: () => boolean
}

export function createMerging({ call, size, holder, onProgress, isStopping }: Options) {
  const connections = size === 'postgresql' ? CONNECTIONS : 1

  /** Indexes that an import took away, here or in a process that is gone. Those of one at work elsewhere are left to it. */
  async function buildAbsentIndexes() {
    const build = async () => {
      while ((await call('build_absent_index', { holder })) !== null);
    }
    await Promise.all(Array.from({ length: connections }, build))
  }

  /** Each connection takes the next batch of whichever part is free, until nothing is left for it. */
  async function merge(row: ImportRow, { renew, batchSize }: Work) {
    const isGentle = (row.options as ReadOptions).pace === 'gentle'
    const turns = createTurns(batchSize ?? (isGentle ? GENTLE_BATCH : BATCH)[size], size === 'pglite' && !batchSize)
    if (size === 'postgresql' && !isGentle) await call('take_indexes_away', { import_id: row.id })
    let mustRestage = false
    let hasFailed = false
    let merged = 0
    const work = async (worker: number) => {
      while (!isStopping() && !mustRestage && !hasFailed) {
        await renew()
        const began = performance.now()
        const most = turns.rows()
        const step = (await call('merge_import_batch', {
          import_id: row.id,
          max_rows: most,
          may_wait: worker === 0,
        })) as { state: string; is_idle?: boolean }
        turns.took(performance.now() - began)
        mustRestage ||= step.state === 'restage'
        merged += most
        onProgress('merging', merged)
        if (step.state !== 'merging' || step.is_idle) return
        // Requests that came in meanwhile are answered before the next batch.
        await setTimeout(isGentle ? (performance.now() - began) * GENTLE_PAUSE : 0)
      }
    }
    const workers = Array.from({ length: isGentle ? 1 : connections }, (_, worker) =>
      work(worker).catch((error) => {
        hasFailed = true
        throw error
      }),
    )
    // None is left behind at work: what comes next may undo or read again what they merge.
    const ended = await Promise.allSettled(workers)
    if (isStopping()) throw new Stopped()
    await buildAbsentIndexes()
    for (const end of ended) if (end.status === 'rejected') throw end.reason
    if (mustRestage) await call('restage_import', { import_id: row.id })
  }

  async function undo(row: ImportRow, { renew }: Work) {
    const turns = createTurns(UNDO_BATCH[size], size === 'pglite')
    for (;;) {
      if (isStopping()) throw new Stopped()
      await renew()
      const began = performance.now()
      const step = (await call('undo_import_batch', { import_id: row.id, max_rows: turns.rows() })) as { state: string }
      turns.took(performance.now() - began)
      if (step.state !== 'undoing') return
      await new Promise((resume) => setImmediate(resume))
    }
  }

  return { merge, undo, buildAbsentIndexes }
}
