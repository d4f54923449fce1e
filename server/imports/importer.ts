// Takes imports from one state to the next: preview, staging, merging, undo. Every step can be stopped at any moment
// and started again; which import is next, and what may be done with it, the database says.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isUuid } from '#app/core/moderation/kinds.ts'
import type { StoredImportFile } from '#app/core/request/services.ts'
import type { Backend } from '../backend/backend.ts'
import type { Database } from '../backend/database/database.ts'
import { serviceClient } from '../backend/service-client.ts'
import type { DrawStreets } from '../streets/draw-apart.ts'
import { createAdvancing } from './advance-import.ts'
import { ImportBusy, type OnProgress } from './import-work.ts'
import { storeUpload } from './store-upload.ts'

type Log = (event: string, detail?: Record<string, unknown>) => void

export type Importer = ReturnType<typeof createImporter>

type Options = {
  backend: Backend
  dataDir: string
  log: Log
  /** The streets of an extract, after its places. Without it whoever runs the import draws them. */
  drawStreets?: DrawStreets | undefined
  onProgress?: OnProgress | undefined
}

export function createImporter({ backend, dataDir, log, drawStreets, onProgress = () => {} }: Options) {
  const service = serviceClient(backend)
  const database = 'database' in backend ? (backend.database as Database) : null
  const folder = join(dataDir, 'imports')
  const listeners = new Set<() => void>()
  let stopping = false

  const pathOf = (id: string) => join(folder, id)

  const { advance, buildAbsentIndexes } = createAdvancing({
    service,
    database,
    pathOf,
    isStopping: () => stopping,
    onProgress,
    log,
    drawStreets,
  })
  /** Those that are done but for their streets, or that another node finished: the file is still here. */
  async function findFinished(): Promise<string[]> {
    const files = (await readdir(folder).catch(() => [])).filter(isUuid)
    if (files.length === 0) return []
    const { data } = await service.from('imports').select('id').in('state', ['done', 'undone']).in('id', files)
    return (data ?? []).map(({ id }) => id)
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
