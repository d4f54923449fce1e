// The trial of an export before it is needed: every sum of the file read and compared, and a restore into an empty database
// that is opened as the site would open it. Nothing of the installation is touched. Both the command line and the desk ask
// this.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ArchiveFacts, DrillReport } from '#app/core/request/services.ts'
import { readMigrations } from '../backend/database/migrate.ts'
import { layTemplate } from '../backend/database/pglite/template.ts'
import { openEmbedded } from '../backend/embedded.ts'
import { openFileStore } from '../backend/storage/open-file-store.ts'
import { ArchiveError, type Manifest, verifyArchive } from './archive.ts'
import { importArchive, refuseOtherSchema } from './import-archive.ts'
import { describeMigrations } from './tables.ts'

/** Over the API too: what a visitor would see first. */
const OPENED = ['business_unified', 'mosque_unified'] as const

function factsOf(
  { createdAt, schema, tables, files, missingFiles, imports, secrets }: Manifest,
  fits: boolean,
): ArchiveFacts {
  return {
    ...{ createdAt, fits, hasSecrets: secrets !== null },
    schema: schema.versions.at(-1) ?? null,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: tables.length,
    files: files.length,
    missingFiles: missingFiles.length,
    imports: imports.length,
  }
}

function fitsHere(manifest: Manifest): boolean {
  try {
    refuseOtherSchema(manifest, describeMigrations(readMigrations()))
    return true
  } catch (error) {
    if (error instanceof ArchiveError) return false
    throw error
  }
}

export async function checkArchive(path: string): Promise<ArchiveFacts> {
  const { manifest } = await verifyArchive(path)
  return factsOf(manifest, fitsHere(manifest))
}

/** `scratch`: an empty folder, the caller's to delete. */
export async function drillArchive(path: string, scratch: string): Promise<DrillReport> {
  const began = performance.now()
  const { manifest } = await verifyArchive(path)
  refuseOtherSchema(manifest, describeMigrations(readMigrations()))
  mkdirSync(scratch, { recursive: true, mode: 0o700 })
  // Empty as every site begins: with the build's own, where it has one, it stands at once.
  layTemplate(scratch, 'none')
  const backend = await openEmbedded({
    env: { dataDir: scratch, databaseUrl: null, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
  })
  const opened: DrillReport['opened'] = []
  try {
    const files = openFileStore(join(scratch, 'storage'), null)
    const { database } = backend
    await importArchive({ path, manifest, database, files, dataDir: scratch, secrets: null, say: () => {} })
    for (const table of OPENED) opened.push({ table, rows: await countOverRest(backend, table) })
  } finally {
    await backend.close()
  }
  return { ...factsOf(manifest, true), opened, ms: Math.round(performance.now() - began) }
}

type Opened = Awaited<ReturnType<typeof openEmbedded>>

/** As a visitor asks for it, with the rules of who may see what. */
async function countOverRest({ database, fetch, url, serviceRoleKey }: Opened, table: string): Promise<number> {
  const [row] = await database.query<{ n: number }>(`select count(*)::int as n from public.${table}`)
  const headers = { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}`, Prefer: 'count=exact' }
  const answer = await fetch(`${url}/rest/v1/${table}?select=*&limit=1`, { headers })
  const counted = Number(answer.headers.get('content-range')?.split('/').at(1))
  if (!answer.ok || counted !== row?.n)
    throw new ArchiveError(
      `${table}: the restored site tells ${counted} rows (${answer.status}), its database holds ${row?.n}.`,
    )
  return counted
}
