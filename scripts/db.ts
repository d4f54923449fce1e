// `npm run db -- generate|check|baseline|remove-sample|rotate-keys|export|verify|drill|import`: what is generated from the schema,
// upkeep, and taking a whole installation elsewhere (docs/operations.md).
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ArchiveError, type Manifest, verifyArchive } from '#server/archive/archive.ts'
import { exportArchive } from '#server/archive/export-archive.ts'
import { importArchive, refuseOtherSchema, refuseUnlessEmpty } from '#server/archive/import-archive.ts'
import { describeMigrations, listTables } from '#server/archive/tables.ts'
import { openFolderAlone, openPostgresAlone } from '#server/backend/database/bare-database.ts'
import { FolderBusy } from '#server/backend/database/hold-folder.ts'
import { MigrationError, readFirstRelease, readMigrations } from '#server/backend/database/migrate.ts'
import { DatabaseUnreachable, reachPostgres } from '#server/backend/database/postgres/reach.ts'
import { openEmbedded } from '#server/backend/embedded.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { keysAreOurs, readSigningKeys, rotateKeys } from '#server/backend/signing-keys.ts'
import { openFileStore } from '#server/backend/storage/open-file-store.ts'
import { loadDotEnv, readEnv } from '#server/settings/env.ts'
import { SettingError } from '#server/settings/setting.ts'
import { drill } from './db/drill.ts'
import { importIntoSupabase } from './db/import-into-supabase.ts'
import { readNext } from './db/next-migrations.ts'
import { CATEGORY_WORDS_FILE, writeCategoryWords } from './db/write-category-words.ts'
import { KIND_WORDS, writeKindWords } from './db/write-kind-words.ts'

const TYPES = 'app/lib/database.types.ts'

async function generate() {
  writeFileSync(KIND_WORDS, writeKindWords())
  writeFileSync(CATEGORY_WORDS_FILE, writeCategoryWords())
  const { types, files, byHand } = await readNext(new Date(), positionals[1])
  writeFileSync(TYPES, types)
  say(`written ${KIND_WORDS}, ${CATEGORY_WORDS_FILE}, ${TYPES}`)
  for (const { path, content } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    say(`written ${relative('.', path)}`)
  }
  if (byHand.length === 0) return
  console.error(
    `Left to you, because rows that are there are concerned:\n${byHand.map((line) => `  ${line}`).join('\n')}`,
  )
  process.exitCode = 1
}

/** Fails when the committed words are not the site's, the types not those of the schema, or a migration is missing. */
async function check() {
  const { types, files, byHand } = await readNext(new Date())
  const wanted = {
    [KIND_WORDS]: writeKindWords(),
    [CATEGORY_WORDS_FILE]: writeCategoryWords(),
    [TYPES]: types,
  }
  const stale = Object.entries(wanted).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  )
  for (const [path] of stale) console.error(`${path} is stale: run "npm run db -- generate" and commit it.`)
  if (files.length > 0 || byHand.length > 0)
    console.error(
      `A database of the release before would not come to the schema of supabase/schemas: run "npm run db -- generate" and commit what it writes.\n${[...files.map(({ content }) => content), ...byHand].join('\n')}`,
    )
  process.exitCode = stale.length + files.length + byHand.length > 0 ? 1 : 0
}

/** For the Supabase CLI, which pushes files: the first release's schema, where it looks for it, before those after it. */
function writeBaseline() {
  const { version, name, sql } = readFirstRelease()
  mkdirSync('supabase/migrations', { recursive: true })
  const path = `supabase/migrations/${version}_${name}.sql`
  writeFileSync(path, sql)
  console.log(`written ${path}`)
}

async function removeSampleCommunity() {
  const { removeSample } = await import('#supabase/seeds/sample.ts')
  loadDotEnv()
  const env = readEnv(process.env, 'production')
  if (env.hosted) throw new SettingError('A Supabase project has no sample community: nothing to remove.')
  if (env.databaseUrl) await reachPostgres(env.databaseUrl)
  const backend = await openEmbedded({ env, siteUrl: env.siteUrl || 'http://127.0.0.1', sendMail: async () => {} })
  try {
    await removeSample(backend.database)
  } finally {
    await backend.close()
  }
  console.log('The sample community is gone.')
}

const { positionals, values: flags } = parseArgs({
  allowPositionals: true,
  options: {
    'with-secrets': { type: 'boolean', default: false },
    supabase: { type: 'boolean', default: false },
    'files-only': { type: 'boolean', default: false },
    revoke: { type: 'boolean', default: false },
  },
})
const say = (line: string) => console.log(line)

/** The installation that the settings describe, like the site itself. */
function readInstallation() {
  loadDotEnv()
  const env = readEnv(process.env, 'production')
  return { env, openFiles: () => openFileStore(join(env.dataDir, 'storage'), env.storageS3) }
}

/** A running site notices within a second. */
async function rotate() {
  const { env } = readInstallation()
  if (!keysAreOurs(env))
    throw new SettingError(
      'Sessions are signed with keys of the settings (SUPABASE_URL, JWT_KEYS or JWT_SECRET): rotate them there.',
    )
  const kid = rotateKeys(env.dataDir, Date.now(), flags.revoke)
  say(`Sessions are signed with ${kid} from now on.`)
  say(
    flags.revoke
      ? 'What the old keys have signed counts no more: everyone signs in again, and apps renew their sessions.'
      : 'What the old keys have signed counts until it ends, at most an hour.',
  )
}

function summary({ tables, files, imports, missingFiles, secrets, schema, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const parts = [`${rows} rows in ${tables.filter((table) => table.rows > 0).length} tables`, `${files.length} files`]
  if (imports.length > 0) parts.push(`${imports.length} waiting imports`)
  parts.push(secrets ? 'with secrets' : 'without secrets', `schema ${schema.versions.at(-1)}`, createdAt)
  const missing = missingFiles.map((name) => `\nmissing file: ${name}`).join('')
  return parts.join(', ') + missing
}

async function exportInstallation() {
  const { env, openFiles } = readInstallation()
  if (env.hosted)
    throw new ArchiveError(
      'The data lies in a Supabase project: use its own backups, or pg_dump with its database address.',
    )
  const now = new Date()
  const given = positionals[1] ?? '.'
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory()
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const path = isFolder ? join(given, `mahalla-${stamp}.tar.gz`) : given
  const opened = env.databaseUrl ? await openPostgresAlone(env.databaseUrl) : await openFolderAlone(env.dataDir)
  if (!opened) throw new ArchiveError(`There is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const manifest = await exportArchive({
    database: opened.database,
    files: openFiles(),
    importsFolder: join(env.dataDir, 'imports'),
    secrets: flags['with-secrets']
      ? { ...loadSecrets(env.dataDir, env.sharedKeys), signingKeys: readSigningKeys(env.dataDir) }
      : null,
    path,
    now,
    say,
  })
  // For the superadmin's screens; what was exported was read before.
  await opened.database.query('select public.note_export()')
  await opened.close()
  say(`written ${path}: ${summary(manifest)}`)
  if (manifest.missingFiles.length > 0)
    console.error(`${manifest.missingFiles.length} files that the database knows were not there. The rest is complete.`)
}

const fileArgument = () => {
  const path = positionals[1]
  if (!path) throw new ArchiveError(`Name the file: npm run db -- ${positionals[0]} FILE`)
  return path
}

async function verify() {
  const path = fileArgument()
  const { manifest } = await verifyArchive(path)
  say(`${path} is whole: ${summary(manifest)}`)
}

async function importInstallation() {
  const path = fileArgument()
  const { manifest, secrets } = await verifyArchive(path)
  if (flags['with-secrets'] && secrets === null)
    throw new ArchiveError(`${path} holds no secrets: it was written without --with-secrets. Nothing was changed.`)
  if (flags.supabase) {
    await importIntoSupabase({ path, manifest, filesOnly: flags['files-only'], settings: process.env, say })
    return
  }
  const { env, openFiles } = readInstallation()
  if (env.hosted) throw new ArchiveError('The settings name a Supabase project: say --supabase to import into it.')
  refuseOtherSchema(manifest, describeMigrations(readMigrations()))
  // Looked at as it is: a database that holds something must not even be migrated.
  const found = env.databaseUrl ? await openPostgresAlone(env.databaseUrl) : await openFolderAlone(env.dataDir)
  try {
    await found?.database.transaction(async (tx) => refuseUnlessEmpty(tx, await listTables(tx)))
  } finally {
    await found?.close()
  }
  const backend = await openEmbedded({ env, siteUrl: env.siteUrl || 'http://127.0.0.1', sendMail: async () => {}, say })
  try {
    await importArchive({
      path,
      manifest,
      database: backend.database,
      files: openFiles(),
      dataDir: env.dataDir,
      secrets: flags['with-secrets'] ? secrets : null,
      say,
    })
    if (flags['with-secrets'] && env.sharedKeys)
      say('JWT_SECRET, ANON_KEY and SERVICE_ROLE_KEY are set and win over the secrets that were imported.')
  } finally {
    await backend.close()
  }
}

const commands: Record<string, () => Promise<void> | void> = {
  generate,
  check,
  baseline: writeBaseline,
  'remove-sample': removeSampleCommunity,
  'rotate-keys': rotate,
  export: exportInstallation,
  verify,
  drill: () => drill(positionals[1] ?? '.', new Date(), say),
  import: importInstallation,
}
const USAGE = `Usage: npm run db -- COMMAND
  generate [NAME]                      write the types of the schema, and the migration to it
  check                                fail when they are stale
  baseline                             write the first release's schema for the Supabase CLI
  remove-sample                        remove the sample community
  rotate-keys [--revoke]               sign sessions with a new key; --revoke: the old ones count no more
  export [FILE or folder]              the whole installation as one file (.tar or .tar.gz)
         [--with-secrets]              with the keys that sign sessions
  verify FILE                          check an export without using it
  drill [FILE or folder]               restore the newest export into a scratch place and say what was compared
  import FILE [--with-secrets]         an export into an empty database
         [--supabase [--files-only]]   into a Supabase project that has the migrations`
const command = commands[positionals[0] ?? '']
if (command) {
  try {
    await command()
  } catch (error) {
    // For the operator a sentence; for what should not happen, where it did.
    const isPlain = [ArchiveError, DatabaseUnreachable, FolderBusy, MigrationError, SettingError].some(
      (kind) => error instanceof kind,
    )
    console.error(isPlain && error instanceof Error ? error.message : error)
    // A connection in the middle of something would keep the process.
    process.exit(1)
  }
} else {
  console.error(USAGE)
  process.exitCode = 1
}
