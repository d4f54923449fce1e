// Which database was opened last from this folder, with which migrations: the next start need not lay the ground again.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'
import type { Migration } from './migrate.ts'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'node_modules/@supabase/lite/package.json'), 'utf8')) as {
  version: string
}

/** The file that says so. */
export const OPENED_BEFORE = 'opened-before'

export function openedBefore(dataDir: string, database: string, migrations: Migration[]) {
  const path = join(dataDir, OPENED_BEFORE)
  const hash = createHash('sha256').update(`${version}\0${database}`)
  for (const { version: number, sql } of migrations) hash.update(`\0${number}\0${sql}`)
  const key = hash.digest('hex')
  return {
    isCurrent: readOrNull(path) === key,
    keep: () => {
      // Other nodes may write to the same folder.
      const written = `${path}.${process.pid}.new`
      writeFileSync(written, key, { mode: 0o600 })
      renameSync(written, path)
    },
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
