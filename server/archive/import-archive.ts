// Puts an export into an empty database of ours, in one transaction: either all of it is there afterwards, or nothing.
import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database, Transaction } from '#server/backend/database/database.ts'
import { secretsFile } from '#server/backend/secrets.ts'
import { signingKeysFile } from '#server/backend/signing-keys.ts'
import type { FileStore } from '#server/backend/storage/file-store.ts'
import { ArchiveError, collect, type Manifest, readEntries, tableName } from './archive.ts'
import { layAsideRules, lockTables } from './lay-aside-rules.ts'
import { ALIKE, digestOf, listTables, qualified, quote, type Table } from './tables.ts'
import { addViewDays } from './view-days.ts'

export type ImportOptions = {
  path: string
  manifest: Manifest
  database: Database
  files: FileStore
  dataDir: string
  /** Text of the secrets to take over, or null to keep those of this installation. */
  secrets: string | null
  say: (line: string) => void
}

/** What migrations and the first start put there by themselves: replaced by what the export holds. */
export const FILLED_BY_ITSELF = new Set([
  'storage.buckets',
  'private.jobs',
  'private.web_log',
  'public.affiliate_terms',
  'public.gift_purposes',
  'public.sponsor_placements',
  'public.aid_organisations',
  'public.audit_log',
  'public.automation_limits',
  'public.certifiers',
  'public.community_sections',
  'public.help_topics',
  'public.help_versions',
  'public.job_leases',
  'public.plans',
  'private.category_words',
  'private.kind_words',
  'private.passports',
  'private.personal_rows',
  'private.rolled_up',
  'private.settings',
])

export async function refuseUnlessEmpty(tx: Transaction, tables: Table[]): Promise<void> {
  const full: string[] = []
  for (const table of tables) {
    if (FILLED_BY_ITSELF.has(tableName(table))) continue
    if ((await tx.query(`select from ${qualified(table)} limit 1`)).length > 0) full.push(tableName(table))
  }
  if (full.length > 0)
    throw new ArchiveError(
      `This database is not empty: ${full.slice(0, 5).join(', ')}${full.length > 5 ? ` and ${full.length - 5} more tables` : ''} hold rows. ` +
        'An import goes into an empty database only. Nothing was changed.',
    )
}

/** What an export has and what the database wants must be the same tables with the same columns. */
function refuseUnlessAlike({ tables: exported }: Manifest, tables: Table[]): void {
  const described = (list: { schema: string; name: string; columns: string[] }[]) =>
    new Set(list.map((table) => `${tableName(table)} (${[...table.columns].sort().join(', ')})`))
  const [here, there] = [described(tables), described(exported)]
  const odd = [...here, ...there].find((table) => !here.has(table) || !there.has(table))
  if (odd) throw new ArchiveError(`The export and this database disagree about the table ${odd}. Nothing was changed.`)
}

/** Before anything is opened: the database will have the migrations of this release, and no others. */
export function refuseOtherSchema(manifest: Manifest, { versions, fingerprint }: Manifest['schema']): void {
  if (manifest.schema.fingerprint === fingerprint) return
  const [theirs, ours] = [manifest.schema.versions.at(-1), versions.at(-1)]
  throw new ArchiveError(
    `The export has schema ${theirs}, this release has ${ours}${theirs === ours ? ', with different migrations' : ''}. ` +
      'Import it with the release that wrote it, then upgrade. Nothing was changed.',
  )
}

export async function importArchive(options: ImportOptions): Promise<void> {
  const { path, manifest, database, files, dataDir, secrets, say } = options
  const kept: string[] = []
  let restoreSecrets = () => {}
  try {
    await database.transaction(async (tx) => {
      await tx.script(ALIKE)
      const tables = await listTables(tx)
      refuseUnlessAlike(manifest, tables)
      await lockTables(tx, tables)
      await refuseUnlessEmpty(tx, tables)
      const restoreRules = await layAsideRules(tx, tables)
      for (const table of tables) await tx.query(`delete from ${qualified(table)}`)
      await addViewDays(tx, manifest)
      await readInto(options, tx, kept)
      for (const { schema, name, value } of manifest.sequences)
        await tx.query('select setval($1::regclass, $2::bigint, true)', [qualified({ schema, name }), value])
      say('checking foreign keys')
      await restoreRules()
      await checkAll(tx, manifest)
      if (secrets !== null) restoreSecrets = takeOverSecrets(dataDir, secrets)
    })
  } catch (error) {
    restoreSecrets()
    await files.remove(kept)
    for (const { name } of manifest.imports) rmSync(join(dataDir, name), { force: true })
    throw error
  }
  await database.script('analyze')
  say(`imported ${path}: every count and checksum agrees`)
}

async function readInto({ path, manifest, files, dataDir, say }: ImportOptions, tx: Transaction, kept: string[]) {
  const tables = new Map(manifest.tables.flatMap((table) => table.parts.map((part) => [part.name, table] as const)))
  const incoming = join(dataDir, 'storage/incoming')
  for (const folder of [incoming, join(dataDir, 'imports')]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  let current = ''
  for await (const { name, body } of readEntries(path)) {
    const table = tables.get(name)
    if (table) {
      if (current !== tableName(table)) say(`${tableName(table)}: ${table.rows} rows`)
      current = tableName(table)
      const text = await collect(body)
      await tx.copyFrom(
        `copy ${qualified(table)} (${table.columns.map(quote).join(', ')}) from stdin`,
        Readable.from([text]),
      )
    } else if (name.startsWith('files/')) {
      if (kept.length === 0) say(`files: ${manifest.files.length}`)
      const temporary = join(incoming, randomUUID())
      await pipeline(body, createWriteStream(temporary, { mode: 0o600 }))
      const key = name.slice('files/'.length)
      kept.push(key)
      await files.keep(key, temporary)
    } else if (name.startsWith('imports/')) {
      await pipeline(body, createWriteStream(join(dataDir, name), { mode: 0o600 }))
    }
  }
}

export async function checkAll(tx: Transaction, manifest: Pick<Manifest, 'tables'>): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, digest } = await digestOf(tx, table, table.columns)
    if (rows !== table.rows)
      throw new Error(`${tableName(table)} has ${rows} rows after the import, not ${table.rows}. Nothing was changed.`)
    if (digest !== table.digest)
      throw new Error(`${tableName(table)} has other rows after the import than before. Nothing was changed.`)
  }
}

/** The keys that sign sessions lie in a file of their own; an export of a site that has none takes none over. */
function takeOverSecrets(dataDir: string, text: string): () => void {
  const { signingKeys, ...secrets } = JSON.parse(text)
  const restoreSecrets = takeOver(secretsFile(dataDir), secrets)
  const restoreKeys = signingKeys ? takeOver(signingKeysFile(dataDir), signingKeys) : () => {}
  return () => {
    restoreKeys()
    restoreSecrets()
  }
}

/** The installation's own keys stay beside the new ones. */
function takeOver(path: string, content: unknown): () => void {
  const before = `${path}.before-import`
  if (existsSync(path)) renameSync(path, before)
  writeFileSync(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return () => {
    rmSync(path, { force: true })
    if (existsSync(before)) renameSync(before, path)
  }
}
