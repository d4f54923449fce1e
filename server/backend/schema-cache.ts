// What @supabase/lite learns about the schema at its first request costs a second or more. Only migrations change the
// schema, so it is kept beside the data under a key made of them, and the next start need not ask again.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'
import type { Migration } from './migrate.ts'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'node_modules/@supabase/lite/package.json'), 'utf8')) as {
  version: string
}

export function openSchemaCache(dataDir: string, database: string, migrations: Migration[]) {
  const path = join(dataDir, 'schema-cache.json')
  const hash = createHash('sha256').update(`${version}\0${database}`)
  for (const { version: number, sql } of migrations) hash.update(`\0${number}\0${sql}`)
  const key = hash.digest('hex')
  let kept: { key: string; entries: Record<string, string> } = { key, entries: {} }
  try {
    const read = JSON.parse(readFileSync(path, 'utf8'))
    if (read.key === key) kept = read
  } catch {
    // None yet, or cut short: it is made again.
  }
  return {
    /** This very database was opened before with these very migrations. */
    isCurrent: Object.keys(kept.entries).length > 0,
    driver: {
      get: async (name: string) => kept.entries[name],
      set: async (name: string, value: string) => {
        kept.entries[name] = value
        // Other nodes may write to the same folder.
        const written = `${path}.${process.pid}.new`
        writeFileSync(written, JSON.stringify(kept), { mode: 0o600 })
        renameSync(written, path)
      },
      // Asked for when the connection closes; only another key makes the entries stale.
      delete: async () => {},
    },
  }
}
