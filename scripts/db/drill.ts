// `npm run db -- drill`: finds the newest export and says what its restore came to (server/archive/drill.ts).
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ArchiveError } from '#server/archive/archive.ts'
import { drillArchive } from '#server/archive/drill.ts'

const EXPORT = /^mahalla-.*\.tar(?:\.gz)?$/

/** Their names hold when they were written. */
export function newestExport(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })) throw new ArchiveError(`${path} is not there.`)
  if (!statSync(path).isDirectory()) return path
  const newest = readdirSync(path)
    .filter((name) => EXPORT.test(name))
    .toSorted()
    .at(-1)
  if (!newest) throw new ArchiveError(`There is no export in ${path}: npm run db -- export ${path}`)
  return join(path, newest)
}

const ago = (since: string, now: Date) => {
  const hours = (now.getTime() - Date.parse(since)) / 3_600_000
  return hours < 48 ? `${hours.toFixed(1)} hours old` : `${Math.floor(hours / 24)} days old`
}

export async function drill(given: string, now: Date, say: (line: string) => void): Promise<void> {
  const path = newestExport(given)
  const scratch = mkdtempSync(join(tmpdir(), 'mahalla-drill-'))
  try {
    const { createdAt, rows, tables, files, missingFiles, opened, ms } = await drillArchive(path, scratch)
    say(`${path}: ${ago(createdAt, now)}, every checksum is right`)
    say(`restored: ${rows} rows of ${tables} tables, each with the count and the sum it was written with`)
    say(`restored: ${files} files, ${missingFiles} were missing when it was written`)
    for (const { table, rows: counted } of opened) say(`opened: ${counted} rows of ${table}`)
    say(`The restore works. It took ${(ms / 1000).toFixed(0)} s.`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
