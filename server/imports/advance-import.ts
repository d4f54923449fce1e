// Takes one import through its states until it is finished or someone has to decide. A lease keeps other processes away.
import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import type { Db } from '#app/core/request/services.ts'
import { isLost } from '../backend/database/connection-lost.ts'
import type { Database } from '../backend/database/database.ts'
import type { DrawStreets } from '../streets/draw-apart.ts'
import { ImportBusy, type ImportRow, type OnProgress, Stopped, type Work } from './import-work.ts'
import { createMerging } from './merge-import.ts'
import { describeFile } from './read-file.ts'
import { createStaging } from './stage-import.ts'
import { UnreadableFile } from './unreadable-file.ts'

const LEASE_SECONDS = 60
const RENEW_EVERY_MS = 15_000

/** In these states the file is read. */
const READING = ['uploaded', 'staging']
/** On several nodes without a common folder one of them has the file. It may be away for a while. */
const AWAITED_MS = 60 * 60_000

type Options = {
  service: Db
  database: Database | null
  pathOf: (id: string) => string
  isStopping: () => boolean
  onProgress: OnProgress
  log: (event: string, detail?: Record<string, unknown>) => void
  drawStreets: DrawStreets | undefined
}

async function find(service: Db, id: string): Promise<ImportRow> {
  const { data, error } = await service
    .from('imports')
    .select('id, kind, file_name, file_size, format, options, mapping, state, updated_at')
    .eq('id', id)
    .limit(1)
  if (error) throw new Error(error.message)
  if (!data[0]) throw new Error('There is no such import')
  return data[0]
}

export function createAdvancing(options: Options) {
  const { service, database, pathOf, isStopping, onProgress, log, drawStreets } = options
  const size = database?.kind ?? 'hosted'
  const holder = randomUUID()
  const atWork = new Set<string>()

  async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
    const { data, error } = await service.rpc(name as never, args as never)
    if (error) throw Object.assign(new Error(`${name}: ${error.message}`), { code: error.code })
    return data
  }

  const stage = createStaging({ database, call, pathOf, onProgress, isStopping })
  const { merge, undo, buildAbsentIndexes } = createMerging({ call, size, holder, onProgress, isStopping })

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

  /** A map is worth having, but no reason to call the places a failure. */
  async function drawItsStreets({ id, format, file_name }: ImportRow) {
    if (!drawStreets || format !== 'pbf' || !(await stat(pathOf(id)).catch(() => null))) return
    await drawStreets(pathOf(id), file_name).catch((error) =>
      log('no street map', { import: id, error: String(error) }),
    )
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
        const row = await find(service, id)
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

  return { advance, buildAbsentIndexes }
}
