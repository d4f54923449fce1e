// A restore before one is needed: the newest export goes into a scratch database, which is opened as the site would open it, and
// what was compared is said. Nothing of the installation is touched.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ArchiveError, verifyArchive } from '#server/archive/archive.ts'
import { importArchive, refuseOtherSchema } from '#server/archive/import-archive.ts'
import { describeMigrations } from '#server/archive/tables.ts'
import { readMigrations } from '#server/backend/database/migrate.ts'
import { openEmbedded } from '#server/backend/embedded.ts'
import { openFileStore } from '#server/backend/storage/open-file-store.ts'

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
  const began = performance.now()
  const { manifest } = await verifyArchive(path)
  say(`${path}: ${ago(manifest.createdAt, now)}, every checksum is right`)
  refuseOtherSchema(manifest, describeMigrations(readMigrations()))
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-drill-'))
  try {
    const backend = await openEmbedded({
      env: { dataDir, databaseUrl: null, smtpUrl: null },
      siteUrl: 'http://127.0.0.1',
      sendMail: async () => {},
    })
    try {
      const files = openFileStore(join(dataDir, 'storage'), null)
      await importArchive({ path, manifest, database: backend.database, files, dataDir, secrets: null, say: () => {} })
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      say(
        `restored: ${rows} rows of ${manifest.tables.length} tables, each with the count and the sum it was written with`,
      )
      say(`restored: ${manifest.files.length} files, ${manifest.missingFiles.length} were missing when it was written`)
      for (const name of ['business_unified', 'mosque_unified']) await compareOverRest(backend, name, say)
    } finally {
      await backend.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  say(`The restore works. It took ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}

type Opened = Awaited<ReturnType<typeof openEmbedded>>

/** As a visitor asks for it, with the rules of who may see what. */
async function compareOverRest(
  { database, fetch, url, serviceRoleKey }: Opened,
  table: string,
  say: (line: string) => void,
) {
  const [row] = await database.query<{ n: number }>(`select count(*)::int as n from public.${table}`)
  const headers = { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}`, Prefer: 'count=exact' }
  const answer = await fetch(`${url}/rest/v1/${table}?select=*&limit=1`, { headers })
  const counted = Number(answer.headers.get('content-range')?.split('/').at(1))
  if (!answer.ok || counted !== row?.n)
    throw new ArchiveError(
      `${table}: the restored site tells ${counted} rows (${answer.status}), its database holds ${row?.n}.`,
    )
  say(`opened: ${counted} rows of ${table}`)
}
