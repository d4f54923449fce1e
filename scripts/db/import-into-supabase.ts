// Puts an export into a Supabase project, hosted or self-hosted, that has had the migrations and is empty otherwise.
// The database is filled over its address, as the role Supabase gives its owner; files go through its storage service,
// which keeps their rows itself. Sessions stay behind: the project signs with its own key, so people sign in again.
import { createClient } from '@supabase/supabase-js'
import {
  ArchiveError,
  collect,
  type Manifest,
  readEntries,
  type TablePart,
  tableName,
} from '#server/archive/archive.ts'
import { pickColumns, readCopyLine } from '#server/archive/copy-text.ts'
import { checkAll, refuseUnlessEmpty } from '#server/archive/import-archive.ts'
import { layAsideRules, lockTables } from '#server/archive/lay-aside-rules.ts'
import { ALIKE, digestOf, listTables, qualified, quote, type Table } from '#server/archive/tables.ts'
import { addViewDays } from '#server/archive/view-days.ts'
import { openPostgresAlone } from '#server/backend/database/bare-database.ts'
import type { Transaction } from '#server/backend/database/database.ts'

type Options = {
  path: string
  manifest: Manifest
  /** Only the files: when their upload was cut off after the rows were in. */
  filesOnly: boolean
  settings: NodeJS.ProcessEnv
  say: (line: string) => void
}

/** Of these schemas a project keeps its own rows; what is listed moves, the rest is short-lived. */
const MOVED = new Set([
  'auth.users',
  'auth.identities',
  'auth.mfa_factors',
  'auth.webauthn_credentials',
  'auth.oauth_clients',
])
const isMoved = ({ schema, name }: { schema: string; name: string }) =>
  schema === 'public' || schema === 'private' || MOVED.has(`${schema}.${name}`)

type StoredObject = Record<'bucket_id' | 'name' | 'owner' | 'owner_id' | 'metadata' | 'user_metadata', string | null>

function readSettings(settings: NodeJS.ProcessEnv) {
  const [databaseUrl, url, key] = ['SUPABASE_DB_URL', 'SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].map((name) => {
    const value = settings[name]?.trim()
    if (!value) throw new ArchiveError(`${name} is not set. An import into Supabase needs it.`)
    return value
  }) as [string, string, string]
  return { databaseUrl, url: url.replace(/\/+$/, ''), key }
}

export async function importIntoSupabase({ path, manifest, filesOnly, settings, say }: Options): Promise<void> {
  const { databaseUrl, url, key } = readSettings(settings)
  const { database, close } = await openPostgresAlone(databaseUrl)
  try {
    const objects = new Map<string, StoredObject[]>()
    if (filesOnly) await readObjects(path, manifest, objects)
    else
      await database.transaction(async (tx) => {
        await tx.script(ALIKE)
        await refuseUnlessMigrated(tx, manifest)
        const here = new Map((await listTables(tx)).map((table) => [tableName(table), table]))
        const moved = manifest.tables.filter(isMoved)
        const tables = moved.flatMap((table) => here.get(tableName(table)) ?? [])
        await lockTables(tx, tables)
        await refuseUnlessEmpty(tx, tables)
        const restoreRules = await layAsideRules(tx, tables)
        await addViewDays(tx, manifest)
        await readRows({ path, manifest, tx, here, objects, say })
        await finishAccounts(tx)
        for (const { schema, name, value } of manifest.sequences)
          await tx.query('select setval($1::regclass, $2::bigint, true)', [qualified({ schema, name }), value])
        say('checking foreign keys')
        await restoreRules()
        await checkRows(tx, moved, here, say)
      })
    await sendFiles({ path, manifest, objects, url, key, say })
    await database.transaction(async (tx) => {
      for (const { bucket_id, name, owner, owner_id } of [...objects.values()].flat())
        if (owner_id !== null)
          await tx.query(
            'update storage.objects set owner = $3::uuid, owner_id = $4 where bucket_id = $1 and name = $2',
            [bucket_id, name, owner, owner_id],
          )
    })
  } finally {
    await close()
  }
  say(`imported ${path} into ${url}`)
}

async function refuseUnlessMigrated(tx: Transaction, manifest: Manifest): Promise<void> {
  const [known] = await tx.query<{ is: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as is`,
  )
  const history = known?.is
    ? await tx.query<{ version: string }>('select version from supabase_migrations.schema_migrations order by version')
    : []
  const missing = manifest.schema.versions.filter((version) => !history.some((row) => row.version === version))
  if (missing.length > 0)
    throw new ArchiveError(
      `The project lacks ${missing.length} migrations, ${missing[0]} first. Run "supabase db push" before. Nothing was changed.`,
    )
  if (history.length > manifest.schema.versions.length)
    throw new ArchiveError(
      'The project has migrations that the export does not know. Push those of the same release only. Nothing was changed.',
    )
}

type Reading = {
  path: string
  manifest: Manifest
  tx: Transaction
  here: Map<string, Table>
  objects: Map<string, StoredObject[]>
  say: (line: string) => void
}

async function readRows({ path, manifest, tx, here, objects, say }: Reading): Promise<void> {
  const parts = new Map(manifest.tables.flatMap((table) => table.parts.map((part) => [part.name, table] as const)))
  const emptied = new Set<string>()
  for await (const { name, body } of readEntries(path)) {
    const table = parts.get(name)
    if (!table) continue
    const label = tableName(table)
    const text = (await collect(body)).toString('utf8')
    if (label === 'storage.objects') noteObjects(text, table, objects)
    if (label === 'storage.buckets') await copyBuckets(tx, text, table, here.get(label))
    if (!isMoved(table)) continue
    const target = here.get(label)
    if (!target && table.schema !== 'auth')
      throw new ArchiveError(`The project has no table ${label}, and the export has rows for it. Nothing was changed.`)
    if (!target) {
      say(`${label}: the project has no such table; ${table.rows} rows stay behind`)
      continue
    }
    // Triggers on tables that are not ours to alter, such as the one that makes profiles, may have written already.
    if (target.owned && !emptied.has(label)) await tx.query(`delete from ${qualified(table)}`)
    if (!emptied.has(label)) say(`${label}: ${table.rows} rows`)
    emptied.add(label)
    const columns = table.columns.filter((column) => target.columns.includes(column))
    const { text: picked, lost } = pickColumns(text, table.columns, columns)
    if (lost.size > 0) say(`${label}: the project has no column for ${[...lost].join(', ')}; these values stay behind`)
    await tx.copyFrom(
      `copy ${qualified(table)} (${columns.map(quote).join(', ')}) from stdin`,
      (async function* () {
        yield picked
      })(),
    )
  }
  // Tables without a row in the export hold what the migrations put there.
  for (const table of manifest.tables) {
    const target = here.get(tableName(table))
    if (isMoved(table) && target?.owned && table.rows === 0) await tx.query(`delete from ${qualified(table)}`)
  }
}

/** Supabase's auth service reads empty texts where ours keeps nulls, and knows one instance only. */
async function finishAccounts(tx: Transaction): Promise<void> {
  const columns = await tx.query<{ name: string }>(
    `select column_name::text as name from information_schema.columns
    where table_schema = 'auth' and table_name = 'users'`,
  )
  const has = (name: string) => columns.some((column) => column.name === name)
  const tokens = [
    'confirmation_token',
    'recovery_token',
    'email_change',
    'email_change_token_new',
    'email_change_token_current',
    'phone_change',
    'phone_change_token',
    'reauthentication_token',
  ].filter(has)
  const changes = tokens.map((name) => `${name} = coalesce(${name}, '')`)
  if (has('instance_id')) changes.push(`instance_id = coalesce(instance_id, '00000000-0000-0000-0000-000000000000')`)
  if (changes.length > 0) await tx.query(`update auth.users set ${changes.join(', ')}`)
}

async function copyBuckets(tx: Transaction, text: string, table: TablePart, target: Table | undefined) {
  if (!target) throw new ArchiveError('The project has no storage service.')
  const wanted = ['id', 'name', 'public', 'file_size_limit', 'allowed_mime_types']
  const picked = pickColumns(text, table.columns, wanted)
  await tx.script(
    'create temporary table if not exists incoming_buckets (id text, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]) on commit drop',
  )
  await tx.copyFrom(
    'copy pg_temp.incoming_buckets from stdin',
    (async function* () {
      yield picked.text
    })(),
  )
  await tx.query(`
    insert into storage.buckets as b (id, name, public, file_size_limit, allowed_mime_types)
    select id, name, public, file_size_limit, allowed_mime_types from pg_temp.incoming_buckets
    on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types`)
}

function noteObjects(text: string, table: TablePart, objects: Map<string, StoredObject[]>): void {
  for (const line of text.split('\n').slice(0, -1)) {
    const values = readCopyLine(line)
    const at = (column: string) => values[table.columns.indexOf(column)] ?? null
    const version = at('version') ?? ''
    const object: StoredObject = {
      bucket_id: at('bucket_id'),
      name: at('name'),
      owner: at('owner'),
      owner_id: at('owner_id'),
      metadata: at('metadata'),
      user_metadata: at('user_metadata'),
    }
    objects.set(version, [...(objects.get(version) ?? []), object])
  }
}

async function readObjects(path: string, manifest: Manifest, objects: Map<string, StoredObject[]>) {
  const table = manifest.tables.find((entry) => tableName(entry) === 'storage.objects')
  if (!table) return
  const parts = new Set(table.parts.map(({ name }) => name))
  for await (const { name, body } of readEntries(path))
    if (parts.has(name)) noteObjects((await collect(body)).toString('utf8'), table, objects)
}

/** Tables of ours to the last value, those of the project's services by their number of rows. */
async function checkRows(tx: Transaction, moved: TablePart[], here: Map<string, Table>, say: (line: string) => void) {
  await checkAll(tx, { tables: moved.filter(({ schema }) => schema !== 'auth') })
  for (const table of moved.filter(({ schema }) => schema === 'auth')) {
    const target = here.get(tableName(table))
    if (!target) continue
    const { rows } = await digestOf(tx, table, ['id'])
    if (rows !== table.rows)
      throw new Error(`${tableName(table)} has ${rows} rows after the import, not ${table.rows}. Nothing was changed.`)
  }
  say('every count and checksum agrees')
}

type Sending = Pick<Reading, 'path' | 'manifest' | 'objects' | 'say'> & { url: string; key: string }

async function sendFiles({ path, manifest, objects, url, key, say }: Sending): Promise<void> {
  const { storage } = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  let sent = 0
  for await (const { name, body } of readEntries(path)) {
    if (!name.startsWith('files/')) continue
    // No file is larger than the buckets allow, fifty megabytes at most.
    const bytes = await collect(body)
    for (const object of objects.get(name.slice('files/'.length)) ?? []) {
      const metadata = JSON.parse(object.metadata ?? '{}') as { mimetype?: string; cacheControl?: string }
      const age = /max-age=(\d+)/.exec(metadata.cacheControl ?? '')?.[1]
      const { error } = await storage.from(object.bucket_id ?? '').upload(object.name ?? '', bytes, {
        upsert: true,
        contentType: metadata.mimetype ?? 'application/octet-stream',
        ...(age && { cacheControl: age }),
        ...(object.user_metadata && { metadata: JSON.parse(object.user_metadata) }),
      })
      if (error)
        throw new ArchiveError(
          `${object.bucket_id}/${object.name} was not taken: ${error.message}. The rows are in, ${sent} files were sent. ` +
            'Mend it, then run the same command with --files-only.',
        )
      sent += 1
    }
  }
  say(
    `files: ${sent} of ${[...objects.values()].flat().length} sent, ${manifest.missingFiles.length} were missing before`,
  )
}
