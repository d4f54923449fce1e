// Backups of the running site, made by night and when a superadmin asks: kept in the data folder, each with what its restore
// was found to hold. The embedded database is copied between two questions, which takes a moment; all else happens to the copy.
// Another embedded database takes memory: a backup and a restore that is tried never run at once.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ArchiveFacts, DrillReport } from '#app/core/request/services.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import type { Backend } from '../backend/backend.ts'
import type { Database } from '../backend/database/database.ts'
import { serviceClient } from '../backend/service-client.ts'
import { storeUpload } from '../imports/store-upload.ts'
import type { Env } from '../settings/env.ts'
import type { BackupOrder, BackupReport, CheckOrder, DrillOrder, Problem } from './backup-process.ts'
import { type Backup, backupName, isBackupName, outdated } from './backup-rules.ts'
import { copyFirst, copyRest } from './copy-folder.ts'
import { clearLeftBefore, inWorkFolder } from './work-folders.ts'

export type Backups = ReturnType<typeof createBackups>

type Options = {
  backend: Backend
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'storageS3' | 'backupDays'>
  log: (event: string, detail?: Record<string, unknown>) => void
}

/** Of one that somebody sends. */
const LARGEST_ARCHIVE = 8 * 1024 * 1024 * 1024

/** A copy, the archive and the restore lie beside each other for a while. */
const ROOM_NEEDED = 3

/** The files alone are the list: whoever copies the folder takes it along. */
async function list(folder: string): Promise<Backup[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const found = await Promise.all(
    names.filter(isBackupName).map(async (file): Promise<Backup | null> => {
      const text = await readFile(join(folder, `${file}.json`), 'utf8').catch(() => null)
      return text === null ? null : (JSON.parse(text) as Backup)
    }),
  )
  return found.flatMap((backup) => backup ?? []).toSorted((a, b) => b.at.localeCompare(a.at))
}

async function refuseWithoutRoom(folder: string, dataDir: string) {
  const disk = await statfs(folder)
  const size = await sizeOf(join(dataDir, 'db'))
  const free = disk.bavail * disk.bsize
  if (free < size * ROOM_NEEDED)
    throw new Error(`There is not enough room for a backup: ${free} bytes are free, ${size * ROOM_NEEDED} are needed.`)
}

/** One connection is all there is: while it is ours nothing is written, and what was acknowledged is in the folder. */
async function copyDatabase(database: Database, dataDir: string, to: string): Promise<number> {
  const [from, copy] = [join(dataDir, 'db'), join(to, 'db')]
  const since = Date.now()
  // What is in memory only goes to the disk, and most of it into the copy, before anyone has to wait.
  await database.script('checkpoint')
  await copyFirst(from, copy)
  return database.transaction(async () => {
    const begun = performance.now()
    await copyRest(from, copy, since)
    return Math.round(performance.now() - begun)
  })
}

async function open(folder: string, file: string): Promise<{ body: ReadableStream; bytes: number } | null> {
  if (!isBackupName(file)) return null
  const path = join(folder, file)
  const found = await stat(path).catch(() => null)
  if (!found || found.size === 0) return null
  return { body: Readable.toWeb(createReadStream(path)) as ReadableStream, bytes: found.size }
}

export function createBackups({ backend, env, log }: Options) {
  const folder = join(env.dataDir, 'backups')
  const work = join(folder, 'at-work')
  clearLeftBefore(work)
  let underWay: Promise<Backup> | null = null
  let drilling: Promise<void> | null = null

  const put = (backup: Backup) =>
    writeFile(join(folder, `${backup.file}.json`), `${JSON.stringify(backup)}\n`, { mode: 0o600 })

  const drill = (backup: Backup): Promise<void> =>
    inWorkFolder(work, async (own) => {
      const report = await inOwnProcess<DrillReport>({
        drill: join(folder, backup.file),
        scratch: join(own, 'restored'),
      })
      const at = new Date().toISOString()
      await put({ ...backup, drill: 'problem' in report ? { at, problem: report.problem } : { at, report } })
    })

  const check = (request: Request): Promise<ArchiveFacts | Problem | { refused: 'tooLarge' | 'noFile' | 'notAForm' }> =>
    inWorkFolder(work, async (own) => {
      const id = randomUUID()
      const path = join(own, id)
      const stored = await storeUpload(request, id, path, LARGEST_ARCHIVE)
      if (!stored.ok) return { refused: stored.reason }
      const found = await inOwnProcess<ArchiveFacts>({ check: path })
      return 'problem' in found ? { problem: found.problem.replaceAll(path, stored.fileName) } : found
    })

  async function make(): Promise<Backup> {
    const backup = await inWorkFolder(work, makeIn)
    if (backup.problem !== null) throw new Error(`The backup could not be restored: ${backup.problem}`)
    const { error } = await serviceClient(backend).rpc('note_export')
    if (error) log('backup not noted', { error: error.message })
    return backup
  }

  async function makeIn(own: string): Promise<Backup> {
    if (!('database' in backend)) throw new Error('A Supabase project keeps backups of its own.')
    const now = new Date()
    await refuseWithoutRoom(folder, env.dataDir)
    const isEmbedded = backend.kind === 'embedded'
    const copy = isEmbedded ? join(own, 'copy') : null
    if (copy) await mkdir(copy, { mode: 0o700 })
    const waitedMs = copy ? await copyDatabase(backend.database as Database, env.dataDir, copy) : null
    const file = backupName(now)
    const path = join(own, file)
    const report = await inOwnProcess<Extract<BackupReport, { checked: unknown }>>({
      ...{ copy, path, dataDir: env.dataDir, databaseUrl: env.databaseUrl, storageS3: env.storageS3 },
      scratch: join(own, 'restored'),
      now: now.toISOString(),
    })
    const isThere = existsSync(path)
    const backup: Backup = {
      ...{ file, at: now.toISOString(), waitedMs },
      bytes: isThere ? (await stat(path)).size : 0,
      checked: 'checked' in report ? report.checked : null,
      problem: 'problem' in report ? report.problem : null,
    }
    if (isThere) await rename(path, join(folder, file))
    else await writeFile(join(folder, file), '', { mode: 0o600 })
    await put(backup)
    for (const { file: old } of outdated(await list(folder), env.backupDays, now))
      await Promise.all([rm(join(folder, old), { force: true }), rm(join(folder, `${old}.json`), { force: true })])
    return backup
  }

  return {
    list: () => list(folder),
    isUnderWay: () => underWay !== null || drilling !== null,
    /** Whoever asks while one is being made waits for that one. */
    make: (): Promise<Backup> => {
      underWay ??= Promise.resolve(drilling)
        .then(make)
        .finally(() => {
          underWay = null
        })
      return underWay
    },
    /** Begins in the background, unless something is under way; false where there is no such backup. */
    beginDrill: async (file: string): Promise<boolean> => {
      const backup = (await list(folder)).find((row) => row.file === file && row.bytes > 0)
      if (!backup) return false
      if (underWay === null)
        drilling ??= drill(backup)
          .catch((error) => log('drill failed', { error: error instanceof Error ? error.message : String(error) }))
          .finally(() => {
            drilling = null
          })
      return true
    },
    check,
    /** Null when there is no such file. */
    open: (file: string) => open(folder, file),
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        stat(join(parentPath, name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The answer is what that process was ordered to find out. */
function inOwnProcess<Report>(order: BackupOrder | DrillOrder | CheckOrder): Promise<Report | Problem> {
  const child = fork(join(projectRoot, 'server/archive/backup-process.ts'), {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (report) => {
      resolve(report as Report | Problem)
      child.disconnect()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The process that makes backups ended (${code}).`)))
    child.send(order)
  })
}
