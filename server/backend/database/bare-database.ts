// The database alone, as it is: nothing migrated, no service around it. For commands that read a whole installation or
// write to one that is not ours to migrate.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, overPglite, overPostgres } from './database.ts'
import { openFolder } from './pglite/folder.ts'
import { openPglite } from './pglite/open.ts'
import { openPool } from './postgres/pool.ts'

export type BareDatabase = { database: Database; close: () => Promise<void> }

export async function openPostgresAlone(url: string): Promise<BareDatabase> {
  const pool = openPool(url, { most: 2, settings: { application_name: 'mahalla-db' } })
  return { database: overPostgres(pool), close: pool.close }
}

/** Gone when it is closed. It begins with what was dumped earlier, or with nothing. */
export async function openMemory(loadDataDir?: Blob): Promise<BareDatabase> {
  const pglite = await openPglite({ folder: null, ...(loadDataDir && { loadDataDir }) })
  return { database: overPglite(pglite), close: pglite.close }
}

/** Null when nothing was ever kept in the folder. */
export async function openFolderAlone(dataDir: string): Promise<BareDatabase | null> {
  if (!existsSync(join(dataDir, 'db', 'PG_VERSION'))) return null
  const { pglite, letGo } = await openFolder(dataDir)
  return {
    database: overPglite(pglite),
    close: async () => {
      await pglite.close()
      await letGo()
    },
  }
}
