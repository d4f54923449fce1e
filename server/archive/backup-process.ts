// A process of its own, so that the site goes on answering and gets all memory back: writes the archive out of a copy of the
// embedded database (or out of a snapshot of PostgreSQL), reads it back, restores it into an empty database and compares. It
// also checks an export that is there, and restores one when a superadmin tries whether that works.
import { mkdirSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { openFolderAlone, openPostgresAlone } from '../backend/database/bare-database.ts'
import { layTemplate } from '../backend/database/pglite/template.ts'
import { openEmbedded } from '../backend/embedded.ts'
import { openFileStore } from '../backend/storage/open-file-store.ts'
import { type Manifest, verifyArchive } from './archive.ts'
import type { Checked } from './backup-rules.ts'
import { checkArchive, drillArchive } from './drill.ts'
import { exportArchive } from './export-archive.ts'
import { importArchive } from './import-archive.ts'

export type BackupOrder = {
  /** Holds a copy of the embedded database; null: PostgreSQL. */
  copy: string | null
  databaseUrl: string | null
  dataDir: string
  storageS3: Parameters<typeof openFileStore>[1]
  path: string
  /** An empty folder for the restore. */
  scratch: string
  now: string
}

export type DrillOrder = { drill: string; scratch: string }
export type CheckOrder = { check: string }
type Order = BackupOrder | DrillOrder | CheckOrder

export type Problem = { problem: string }
export type BackupReport = { checked: Checked } | Problem

const LESS_URGENT = 10

async function write({ copy, databaseUrl, dataDir, storageS3, path, now }: BackupOrder): Promise<Manifest> {
  const opened = copy ? await openFolderAlone(copy) : databaseUrl ? await openPostgresAlone(databaseUrl) : null
  if (!opened) throw new Error('There is no database to back up.')
  try {
    return await exportArchive({
      database: opened.database,
      files: openFileStore(join(dataDir, 'storage'), storageS3),
      importsFolder: join(dataDir, 'imports'),
      // Whoever downloads a backup gets no key that signs sessions.
      secrets: null,
      path,
      now: new Date(now),
      say: () => {},
    })
  } finally {
    await opened.close()
  }
}

/** Into an empty database in a folder of its own: every count and every sum must come out as it was read. */
async function restore({ path, scratch }: BackupOrder): Promise<Checked> {
  const begun = Date.now()
  const { manifest } = await verifyArchive(path)
  mkdirSync(scratch, { recursive: true, mode: 0o700 })
  // Empty as every site begins: with the build's own, where it has one, it stands at once.
  layTemplate(scratch, 'none')
  const backend = await openEmbedded({
    env: { dataDir: scratch, databaseUrl: null, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
  })
  try {
    await importArchive({
      ...{ path, manifest, dataDir: scratch, secrets: null },
      database: backend.database,
      files: openFileStore(join(scratch, 'storage'), null),
      say: () => {},
    })
  } finally {
    await backend.close()
  }
  return {
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    ms: Date.now() - begun,
  }
}

async function make(order: BackupOrder): Promise<BackupReport> {
  setPriority(LESS_URGENT)
  try {
    await write(order)
    if (order.copy) rmSync(order.copy, { recursive: true, force: true })
    return { checked: await restore(order) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  } finally {
    rmSync(order.scratch, { recursive: true, force: true })
  }
}

async function tell<Report>(work: () => Promise<Report>): Promise<Report | Problem> {
  setPriority(LESS_URGENT)
  try {
    return await work()
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function carryOut(order: Order) {
  if ('check' in order) return tell(() => checkArchive(order.check))
  if ('drill' in order) return tell(() => drillArchive(order.drill, order.scratch))
  return make(order)
}

process.once('message', (order: Order) => {
  void carryOut(order).then((report) => process.send?.(report))
})
// Whoever asked has heard the answer, or is gone.
process.once('disconnect', () => process.exit(0))
