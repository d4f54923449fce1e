// Makes and changes the schema. A fresh database is made of the subjects of supabase/schemas as they are; one of an earlier
// release gets the files of supabase/migrations it has not had, in order. Both come to the same schema, which
// `npm run db -- check` compares. Names and history are those of the Supabase CLI, so that a hosted project can get the
// same: the first release's schema, and the files after it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { projectRoot } from '#app/lib/project-root.server.ts'
import type { Database } from './database.ts'
import { readSubjects, type Subject } from './subjects.ts'
import { contractionsIn, refusalFor, releasesAtWork } from './two-phases.ts'

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/

export class MigrationError extends Error {}

export type Migration = {
  version: string
  name: string
  sql: string
  /** The schema as it is: a fresh database made of it has what the files after it bring. */
  isWhole?: true
}

export const BASELINE = { version: '20261119000000', name: 'baseline' }

/** Bodies of functions are read when all tables are there: a subject may name what comes after it. */
export const joinSubjects = (subjects: Subject[]): string =>
  ['set check_function_bodies = off;\n', ...subjects.map(({ sql }) => sql), 'reset check_function_bodies;\n'].join('\n')

export const readMigrations = (): Migration[] => [
  { ...BASELINE, sql: joinSubjects(readSubjects()), isWhole: true },
  ...readLater(),
]

export const FIRST_RELEASE = join(projectRoot, 'supabase/first-release.sql.gz')

/** The schema of the first release, as a database has it that was made then. */
export const readFirstRelease = (): Migration => ({
  ...BASELINE,
  sql: gunzipSync(readFileSync(FIRST_RELEASE)).toString(),
})

/** What came after the first release. */
export function readLater(folder = join(projectRoot, 'supabase/migrations')): Migration[] {
  if (!existsSync(folder)) return []
  return (
    readdirSync(folder)
      // The Supabase CLI wants the baseline there too.
      .filter((file) => file.endsWith('.sql') && !file.startsWith(BASELINE.version))
      .sort()
      .map((file) => {
        const [, version, name] = FILE_NAME.exec(file) ?? []
        if (!version || !name)
          throw new MigrationError(
            `${file}: a migration is named like 20270131120000_what_changes.sql (14 digits, words).`,
          )
        return { version, name, sql: readFileSync(join(folder, file), 'utf8') }
      })
  )
}

/** Roles, schemas and the tables of auth, which a hosted project has before its first migration. */
export const readGround = () => readFileSync(join(projectRoot, 'supabase/ground.sql'), 'utf8')

export const prepareGround = (db: Database) => db.script(readGround())

const sumOf = (sql: string) => createHash('md5').update(sql).digest('hex')

/**
 * Applies what is missing; returns the names applied. Each file runs in one transaction with its history row. `areKnown`:
 * these same files were compared with what this database remembers of them before, which takes a while.
 */
export async function migrate(
  db: Database,
  migrations: Migration[],
  say: (line: string) => void = () => {},
  areKnown = false,
): Promise<string[]> {
  const sum = areKnown ? 'null' : `md5(array_to_string(statements, ''))`
  const history = await db.query<{ version: string; sum: string | null }>(
    `select version, ${sum} as sum from supabase_migrations.schema_migrations order by version`,
  )
  const applied = new Map(history.map(({ version, sum }) => [version, sum]))
  const known = new Set(migrations.map((migration) => migration.version))
  const newest = history.at(-1)?.version ?? ''

  const [first] = migrations
  const isOlder = first && history.some(({ version }) => version < first.version)
  if (isOlder)
    throw new MigrationError(
      'This database was made before the first release, whose schema begins anew, and cannot be brought up to date. Move it away (DATA_DIR or DATABASE_URL) and start with an empty one.',
    )
  // A newer release is at work, or was. What it only added we can live with: a node of this one may start again meanwhile.
  for (const version of [...applied.keys()].filter((version) => !known.has(version))) {
    const [row] = await db.query<{ sql: string | null }>(
      `select array_to_string(statements, '') as sql from supabase_migrations.schema_migrations where version = $1`,
      [version],
    )
    if (!row?.sql || contractionsIn(row.sql).length > 0)
      throw new MigrationError(
        `The database has migration ${version}, which is not among the files. Was it made by a newer release?`,
      )
    say(`the database has migration ${version} of a newer release, which only adds`)
  }
  // A migration may name an index that an import has taken away for the time being.
  const isAbout = migrations.some(({ version }) => !applied.has(version))
  if (isAbout && (await db.query(`select from pg_proc where proname = 'build_absent_indexes'`)).length > 0)
    await db.query('select private.build_absent_indexes()')
  // Other nodes may be at work with a release that knows less. PGlite has one process.
  const atWork = db.kind === 'postgresql' && history.length > 0 && isAbout ? await releasesAtWork(db) : []
  const done: string[] = []
  for (const migration of migrations) {
    const { version, name, sql, isWhole } = migration
    const label = `${version}_${name}`
    const before = applied.get(version)
    if (before !== undefined) {
      if (!isWhole && before !== null && before !== sumOf(sql))
        throw new MigrationError(
          `${label}.sql was edited after it was applied here. History is not rewritten: restore the file and put the change into a new migration.`,
        )
      continue
    }
    if (version < newest)
      throw new MigrationError(
        `${label}.sql is older than ${newest}, which is already applied. Give it a newer number.`,
      )
    const refusal = refusalFor({ version, name, sql }, atWork)
    if (refusal) throw new MigrationError(refusal)
    try {
      await db.transaction(async (tx) => {
        await tx.script(sql)
        for (const had of isWhole ? migrations : [migration])
          await tx.query(
            'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
            // The whole schema is another text with every release.
            [had.version, had.name, [had.isWhole ? '' : had.sql]],
          )
      })
    } catch (error) {
      throw new MigrationError(
        `${label}.sql failed and was rolled back: ${error instanceof Error ? error.message : error}`,
      )
    }
    say(`migrated ${label}`)
    done.push(label)
    if (isWhole) break
  }
  return done
}
