// A database of the first release, with a whole sample community in it, comes to this release and keeps its rows. The export
// was written by the first release (`npm run db -- export`) and is never written again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyArchive } from '#server/archive/archive.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { listTables } from '#server/archive/tables.ts'
import { openMemory } from '#server/backend/database/bare-database.ts'
import { migrate, prepareGround, readFirstRelease, readMigrations } from '#server/backend/database/migrate.ts'
import { openFileStore } from '#server/backend/storage/open-file-store.ts'

const path = join(import.meta.dirname, 'first-release.tar.gz')

test('every row of the first release is there after the upgrade', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-upgrade-'))
  const { database, close } = await openMemory()
  try {
    await prepareGround(database)
    await migrate(database, [readFirstRelease()])
    const { manifest } = await verifyArchive(path)
    const files = openFileStore(join(dataDir, 'storage'), null)
    await importArchive({ path, manifest, database, files, dataDir, secrets: null, say: () => {} })

    const migrations = readMigrations()
    const done = await migrate(database, migrations)
    expect(done).toEqual(migrations.slice(1).map(({ version, name }) => `${version}_${name}`))
    const history = await database.query('select version from supabase_migrations.schema_migrations order by version')
    expect(history).toEqual(migrations.map(({ version }) => ({ version })))

    const there = new Set((await listTables(database)).map(({ schema, name }) => `${schema}.${name}`))
    const before = manifest.tables.filter(({ schema, name, rows }) => rows > 0 && there.has(`${schema}.${name}`))
    expect(before.length).toBeGreaterThan(80)
    for (const { schema, name, rows } of before) {
      const [found] = await database.query<{ rows: number }>(`select count(*)::int as rows from ${schema}.${name}`)
      expect(found?.rows, `${schema}.${name}`).toBeGreaterThanOrEqual(rows)
    }
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
