// Makes and changes the schema: first the baseline, which is the subjects of supabase/schemas put together, then the files
// of supabase/migrations in order. Names and history are those of the Supabase CLI, so that the same can be pushed to a
// hosted project.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'
import type { Database } from './database.ts'
import { readSubjects } from './subjects.ts'
import { contractionsIn, refusalFor, releasesAtWork } from './two-phases.ts'

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/

export class MigrationError extends Error {}

export type Migration = { version: string; name: string; sql: string }

const BASELINE = { version: '20261118000000', name: 'baseline' }

/** Bodies of functions are read when all tables are there: a subject may name what comes after it. */
export const readBaseline = (): Migration => ({
  ...BASELINE,
  sql: [
    'set check_function_bodies = off;\n',
    ...readSubjects().map(({ sql }) => sql),
    'reset check_function_bodies;\n',
  ].join('\n'),
})

export const readMigrations = (folder = join(projectRoot, 'supabase/migrations')): Migration[] => [
  readBaseline(),
  ...readLater(folder).filter(({ version }) => version !== BASELINE.version),
]

function readLater(folder: string): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? []
      if (!version || !name)
        throw new MigrationError(
          `${file}: a migration is named like 20270131120000_what_changes.sql (14 digits, words).`,
        )
      return { version, name, sql: readFileSync(join(folder, file), 'utf8') }
    })
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
  const baseline = applied.get(BASELINE.version)
  const isOtherBaseline = first?.version === BASELINE.version && baseline && baseline !== sumOf(first.sql)
  if (isOlder || isOtherBaseline)
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
  for (const { version, name, sql } of migrations) {
    const label = `${version}_${name}`
    const before = applied.get(version)
    if (before !== undefined) {
      if (before !== null && before !== sumOf(sql))
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
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        )
      })
    } catch (error) {
      throw new MigrationError(
        `${label}.sql failed and was rolled back: ${error instanceof Error ? error.message : error}`,
      )
    }
    say(`migrated ${label}`)
    done.push(label)
  }
  return done
}
