// Takes imports from one state to the next: preview, staging, merging, undo. Every step can be stopped at any moment
// and started again; which import is next, and what may be done with it, the database says.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isUuid } from '#app/core/moderation/kinds.ts'
import type { StoredImportFile } from '#app/core/request/services.ts'
import type { Backend } from '../backend/backend.ts'
import { isLost } from '../backend/database/connection-lost.ts'
import type { Database } from '../backend/database/database.ts'
import { serviceClient } from '../backend/service-client.ts'
import type { DrawStreets } from '../streets/draw-apart.ts'
import { describeFile, type ImportFormat, type ImportKind, type ReadOptions, readRows } from './read-file.ts'
import { copyStatement, type Refusal, type StagedRow, writeCopyLine } from './staged-row.ts'
import { storeUpload } from './store-upload.ts'
import { UnreadableFile } from './unreadable-file.ts'

type Log = (event: string, detail?: Record<string, unknown>) => void

type ImportRow = {
  id: string
  kind: string
  file_name: string
  file_size: number
  format: string | null
  options: unknown
  mapping: unknown
  state: string
  updated_at: string
}

export type Importer = ReturnType<typeof createImporter>

const LEASE_SECONDS = 60
const RENEW_EVERY_MS = 15_000
const REPORT_EVERY_MS = 1000
/** Rows per transaction. PGlite does one thing at a time, so other requests must get their turn in between. */
const BATCH = { postgresql: 20_000, pglite: 1000, hosted: 5000 }
/** At work on one import at a time. The database usually shares the machine with us, and visitors want their share. */
const CONNECTIONS = Math.min(4, availableParallelism())
const UNDO_BATCH = { postgresql: 5000, pglite: 500, hosted: 2000 }
const ROWS_PER_CALL = 1000
/** Of an import nobody waits for: small steps, and after each of them twice its time for visitors. */
const GENTLE_BATCH = { postgresql: 500, pglite: 100, hosted: 500 }
const GENTLE_PAUSE = 2

/** In these states the file is read. */
const READING = ['uploaded', 'staging']
/** On several nodes without a common folder one of them has the file. It may be away for a while. */
const AWAITED_MS = 60 * 60_000

/** Somebody else is at work on the import. */
export class ImportBusy extends Error {}

type Options = {
  backend: Backend
  dataDir: string
  log: Log
  /** The streets of an extract, after its places. Without it whoever runs the import draws them. */
  drawStreets?: DrawStreets | undefined
  /** How far reading is, from 0 to 1; and how many rows are in place. */
  onProgress?: ((step: 'reading' | 'merging', done: number) => void) | undefined
}

export function createImporter({ backend, dataDir, log, drawStreets, onProgress = () => {} }: Options) {
  const service = serviceClient(backend)
  const database = 'database' in backend ? (backend.database as Database) : null
  const size = database?.kind ?? 'hosted'
  const holder = randomUUID()
  const folder = join(dataDir, 'imports')
  const listeners = new Set<() => void>()
  const atWork = new Set<string>()
  let stopping = false

  const pathOf = (id: string) => join(folder, id)

  async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
    const { data, error } = await service.rpc(name as never, args as never)
    if (error) throw Object.assign(new Error(`${name}: ${error.message}`), { code: error.code })
    return data
  }

  async function find(id: string): Promise<ImportRow> {
    const { data, error } = await service
      .from('imports')
      .select('id, kind, file_name, file_size, format, options, mapping, state, updated_at')
      .eq('id', id)
      .limit(1)
    if (error) throw new Error(error.message)
    if (!data[0]) throw new Error('There is no such import')
    return data[0]
  }

  async function preview(row: ImportRow) {
    const described = await describeFile(pathOf(row.id), row.file_name)
    await call('note_import_preview', {
      import_id: row.id,
      format: described.format,
      preview: described.preview,
      mapping: described.mapping,
      options: described.options,
    })
  }

  async function stage(row: ImportRow, { renew, withReport }: Work) {
    await stat(pathOf(row.id)).catch(() => {
      throw new UnreadableFile('file_missing')
    })
    await call('begin_import_staging', { import_id: row.id })
    const counts = { bytes_read: 0, read_count: 0, staged_count: 0, skipped_count: 0, refused_count: 0 }
    let refusals: Refusal[] = []
    let reported = Date.now()
    const report = async () => {
      const problems = refusals
      refusals = []
      reported = Date.now()
      await renew()
      await call('report_import_progress', { import_id: row.id, progress: counts, problems })
    }
    const batches = readRows({
      path: pathOf(row.id),
      format: (row.format ?? 'csv') as ImportFormat,
      kind: row.kind as ImportKind,
      options: row.options as ReadOptions,
      mapping: row.mapping as Record<string, string>,
    })
    async function* counted(): AsyncGenerator<StagedRow[]> {
      for await (const batch of batches) {
        if (stopping) throw new Stopped()
        counts.bytes_read = batch.bytesRead
        if (row.file_size > 0) onProgress('reading', Math.min(1, batch.bytesRead / row.file_size))
        counts.read_count += batch.read
        counts.staged_count += batch.rows.length
        counts.skipped_count += batch.skipped
        counts.refused_count += batch.refusals.length
        // The database keeps two thousand of them; the count goes on.
        if (refusals.length < 2000) refusals.push(...batch.refusals.slice(0, 2000))
        if (Date.now() - reported > REPORT_EVERY_MS) await report()
        if (batch.rows.length > 0) yield batch.rows
      }
    }
    if (database) await copyRows(database, row.id, counted())
    else await sendRows(row.id, counted())
    await report()
    await call('finish_import_staging', { import_id: row.id, with_report: withReport })
    await call('note_import_staged', { import_id: row.id })
  }

  async function copyRows(target: Database, id: string, batches: AsyncIterable<StagedRow[]>) {
    let seq = 0
    async function* lines() {
      for await (const rows of batches) {
        let text = ''
        for (const row of rows) text += writeCopyLine(id, ++seq, row)
        yield text
      }
    }
    await target.copyFrom(copyStatement(id), lines())
  }

  async function sendRows(id: string, batches: AsyncIterable<StagedRow[]>) {
    let seq = 0
    for await (const rows of batches)
      for (let start = 0; start < rows.length; start += ROWS_PER_CALL) {
        const staged = rows.slice(start, start + ROWS_PER_CALL).map((row) => ({ ...row, seq: ++seq }))
        await call('stage_import_rows', { import_id: id, staged })
      }
  }

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
    const most = batchSize ?? (isGentle ? GENTLE_BATCH : BATCH)[size]
    if (size === 'postgresql' && !isGentle) await call('take_indexes_away', { import_id: row.id })
    let mustRestage = false
    let hasFailed = false
    let merged = 0
    const work = async (worker: number) => {
      while (!stopping && !mustRestage && !hasFailed) {
        await renew()
        const began = performance.now()
        const step = (await call('merge_import_batch', {
          import_id: row.id,
          max_rows: most,
          may_wait: worker === 0,
        })) as { state: string; is_idle?: boolean }
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
    if (stopping) throw new Stopped()
    await buildAbsentIndexes()
    for (const end of ended) if (end.status === 'rejected') throw end.reason
    if (mustRestage) await call('restage_import', { import_id: row.id })
  }

  async function undo(row: ImportRow, { renew }: Work) {
    for (;;) {
      if (stopping) throw new Stopped()
      await renew()
      const step = (await call('undo_import_batch', { import_id: row.id, max_rows: UNDO_BATCH[size] })) as {
        state: string
      }
      if (step.state !== 'undoing') return
      await new Promise((resume) => setImmediate(resume))
    }
  }

  /** A map is worth having, but no reason to call the places a failure. */
  async function drawItsStreets({ id, format, file_name }: ImportRow) {
    if (!drawStreets || format !== 'pbf' || !(await stat(pathOf(id)).catch(() => null))) return
    await drawStreets(pathOf(id), file_name).catch((error) =>
      log('no street map', { import: id, error: String(error) }),
    )
  }

  /** Those that are done but for their streets, or that another node finished: the file is still here. */
  async function findFinished(): Promise<string[]> {
    const files = (await readdir(folder).catch(() => [])).filter(isUuid)
    if (files.length === 0) return []
    const { data } = await service.from('imports').select('id').in('state', ['done', 'undone']).in('id', files)
    return (data ?? []).map(({ id }) => id)
  }

  async function isLeftToOthers({ id, state, updated_at }: ImportRow): Promise<boolean> {
    if (size === 'pglite' || !READING.includes(state) || Date.now() - Date.parse(updated_at) > AWAITED_MS) return false
    const found = await stat(pathOf(id)).catch(() => null)
    return found === null
  }

  /** Works on one import until it is finished or someone has to decide. */
  async function advance(id: string, options: { withReport?: boolean; batchSize?: number } = {}): Promise<void> {
    // The lease keeps other processes away: this one has it, whoever of it asks.
    if (atWork.has(id)) throw new ImportBusy(id)
    atWork.add(id)
    try {
      await advanceAlone(id, options)
    } finally {
      atWork.delete(id)
    }
  }

  async function advanceAlone(id: string, options: { withReport?: boolean; batchSize?: number }): Promise<void> {
    const lease = `import:${id}`
    const take = async () => (await call('take_lease', { name: lease, holder, seconds: LEASE_SECONDS })) === true
    if (!(await take())) throw new ImportBusy(id)
    let renewed = Date.now()
    const renew = async () => {
      if (Date.now() - renewed < RENEW_EVERY_MS) return
      renewed = Date.now()
      if (!(await take())) throw new ImportBusy(id)
    }
    // One batch, or one index, may take longer than the lease.
    const heartbeat = setInterval(() => void take().catch(() => {}), RENEW_EVERY_MS)
    const work: Work = { renew, withReport: options.withReport ?? true, batchSize: options.batchSize }
    const steps: Record<string, (row: ImportRow, work: Work) => Promise<void>> = {
      uploaded: preview,
      staging: stage,
      merging: merge,
      undoing: undo,
    }
    try {
      await buildAbsentIndexes()
      for (;;) {
        const row = await find(id)
        const step = steps[row.state]
        if (!step) {
          if (row.state === 'done') await drawItsStreets(row)
          if (row.state === 'done' || row.state === 'undone') await rm(pathOf(id), { force: true })
          break
        }
        if (await isLeftToOthers(row)) break
        await step(row, work)
      }
    } catch (error) {
      if (error instanceof Stopped || error instanceof ImportBusy) return
      log('import failed', { import: id, error: error instanceof Error ? error.message : String(error) })
      // Nothing is half done, and nothing is anyone's mistake: it goes on when the database is back.
      if (isLost(error)) return
      const reason = error instanceof UnreadableFile ? error.message : 'unexpected'
      await call('note_import_failure', { import_id: id, reason })
    } finally {
      clearInterval(heartbeat)
      await service.from('job_leases').delete().eq('name', lease).eq('holder', holder)
    }
  }

  return {
    service,
    advance,
    /** Imports that wait for work, oldest first; one that another process works on is left alone. */
    runDue: async () => {
      await buildAbsentIndexes()
      const { data, error } = await service
        .from('imports')
        .select('id')
        .in('state', ['uploaded', 'staging', 'merging', 'undoing'])
        .order('created_at')
        .limit(20)
      if (error) throw new Error(error.message)
      for (const id of [...data.map((row) => row.id), ...(await findFinished())]) {
        if (stopping) return
        await advance(id).catch((failure) => {
          if (!(failure instanceof ImportBusy)) throw failure
        })
      }
    },
    /** Writes an uploaded file to disk as it arrives. The row in `imports` is for the caller to add. */
    store: async (request: Request): Promise<StoredImportFile> => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const id = randomUUID()
      return storeUpload(request, id, pathOf(id))
    },
    pathOf,
    folder,
    discard: (id: string) => rm(pathOf(id), { force: true }),
    wake: () => {
      for (const listener of listeners) listener()
    },
    onWake: (listener: () => void) => {
      listeners.add(listener)
    },
    /** Steps end after the batch at hand; the next start goes on from there. */
    stop: () => {
      stopping = true
    },
  }
}

type Work = { renew: () => Promise<void>; withReport: boolean; batchSize?: number | undefined }

/** The process is ending: no failure, the import goes on at the next start. */
class Stopped extends Error {}
