// The files that bring a database of the release before to the schema of supabase/schemas.
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { FIRST_RELEASE, joinSubjects, readFirstRelease, readLater } from '#server/backend/database/migrate.ts'
import { readSubjects } from '#server/backend/database/subjects.ts'
import { onSchema, readSchema } from './read-schema.ts'
import { readStatements } from './read-statements.ts'
import { type Change, writeMigration } from './write-migration.ts'
import { writeTypes } from './write-types.ts'

const FOLDER = 'supabase/migrations'

export type Next = { files: { path: string; content: string | Buffer }[]; byHand: string[] }

/** The schema of the subjects, its types, and the files that a database of the release before needs to come to it. */
export async function readNext(now: Date, name?: string): Promise<Next & { types: string }> {
  const subjects = readSubjects()
  const whole = joinSubjects(subjects)
  const first = existsSync(FIRST_RELEASE) ? readFirstRelease() : null
  const later = readLater()
  const isSame = later.length === 0 && (!first || first.sql === whole)
  const { types, after } = await onSchema([{ sql: whole }], async (db) => ({
    types: await writeTypes(db),
    after: isSame ? null : await readSchema(db),
  }))
  // Until there is a first release, the schema as it is becomes it.
  if (!first) return { types, files: [{ path: FIRST_RELEASE, content: gzipSync(whole, { level: 9 }) }], byHand: [] }
  if (!after) return { types, files: [], byHand: [] }
  const before = await onSchema([first, ...later], readSchema)
  const change = writeMigration({ before, after, statements: readStatements(subjects) })
  const newest = (later.at(-1) ?? first).version
  return { types, files: filesOf(change, { now, newest, name: name ?? nameOf(change) }), byHand: change.byHand }
}

/** Two files at most: what takes away begins with the number of what must be everywhere before. */
export function filesOf({ adds, takes }: Change, { now, newest, name }: { now: Date; newest: string; name: string }) {
  // The clock of the machine may be behind that of whoever wrote the newest.
  const begun = Math.max(now.getTime(), momentOf(newest) + 1000)
  const version = (seconds: number) => new Date(begun + seconds * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const write = (lines: string[]) => `${lines.join(';\n\n')};\n`
  const files: Next['files'] = []
  if (adds.length > 0)
    files.push({
      path: `${FOLDER}/${version(0)}_${name}.sql`,
      content: write([
        '-- Bodies of functions are read when all tables are there.\nset local check_function_bodies = off',
        ...adds,
      ]),
    })
  if (takes.length > 0)
    files.push({
      path: `${FOLDER}/${version(1)}_${name}_done.sql`,
      content: `-- contract after ${adds.length > 0 ? version(0) : newest}\n${write(takes)}`,
    })
  return files
}

const momentOf = (version: string) => Date.parse(version.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'))

/** After the first thing it is about. */
function nameOf({ adds, takes }: Change): string {
  const [, name] = /\b(?:public|private)\.(\w+)/.exec([...adds, ...takes].join('\n')) ?? []
  return name ?? 'change'
}
