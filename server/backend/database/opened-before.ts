// A note of the database last opened from this folder, its migrations and its catalog: the next start need
// neither lay the ground again nor read all of it.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, readGround } from './migrate.ts'

/** The file that says so, and the one that holds the catalog. */
export const OPENED_BEFORE = 'opened-before'
export const KEPT_CATALOG = 'catalog'

/** A text that takes long to read, as it was. `about`: whatever else it depends on. */
export type Kept = { read: (about: string) => string | null; keep: (about: string, text: string) => void }

export function openedBefore(dataDir: string, database: string, migrations: Migration[]) {
  const path = join(dataDir, OPENED_BEFORE)
  const hash = createHash('sha256').update(`${readGround()}\0${database}`)
  for (const { version: number, sql } of migrations) hash.update(`\0${number}\0${sql}`)
  const key = hash.digest('hex')
  const catalogPath = join(dataDir, KEPT_CATALOG)
  const headOf = (about: string) => `${key} ${about}\n`
  const catalog: Kept = {
    read: (about) => {
      const text = readOrNull(catalogPath)
      return text?.startsWith(headOf(about)) ? text.slice(headOf(about).length) : null
    },
    keep: (about, text) => write(catalogPath, headOf(about) + text),
  }
  return { isCurrent: readOrNull(path) === key, keep: () => write(path, key), catalog }
}

function write(path: string, text: string) {
  // Other nodes may write to the same folder.
  const written = `${path}.${process.pid}.new`
  writeFileSync(written, text, { mode: 0o600 })
  renameSync(written, path)
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
