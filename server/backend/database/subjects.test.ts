// The schema is declared once: what a table, a policy or a function is now stands in one file of supabase/schemas.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { readSubjects } from './subjects.ts'

const subjects = readSubjects()

/** The statement's object, with the table it stands on: names of policies and triggers are of their table. */
const MADE = [
  /^create (function) (\w+\.\w+\([^$]*?\))\s+returns/gm,
  /^create (procedure) (\w+\.\w+)/gm,
  /^create (?:unlogged )?(table) (?:if not exists )?(\w+\.\w+)/gm,
  /^create (?:materialized )?(view) (\w+\.\w+)/gm,
  /^create (type) (\w+\.\w+)/gm,
  /^create (?:unique )?(index) (\w+)/gm,
  /^create (policy) ("[^"]+" on \w+\.\w+)/gm,
  /^create (?:constraint )?(trigger) (\w+) [^;]*?\bon (\w+\.\w+)/gm,
]

const made = subjects.flatMap(({ name, sql }) =>
  MADE.flatMap((pattern) =>
    Array.from(sql.matchAll(pattern), ([, kind, ...words]) => ({
      file: name,
      // Names of arguments and their defaults are not what tells two functions apart, but a second one with others is as wrong.
      object: `${kind} ${words.join(' on ').replace(/\s+/g, ' ')}`,
    })),
  ),
)

test('the order names every file of the folder, each once', () => {
  const files = readdirSync(join(projectRoot, 'supabase/schemas')).map((file) => file.replace(/\.sql$/, ''))
  expect(subjects.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
})

test('each thing is made once', () => {
  expect(made.length).toBeGreaterThan(2000)
  const objects = Object.groupBy(made, ({ object }) => object)
  const twice = Object.entries(objects).flatMap(([object, places = []]) =>
    places.length > 1 ? [`${object}: ${places.map(({ file }) => file).join(', ')}`] : [],
  )
  expect(twice).toEqual([])
})

test('nothing is made and changed after: a subject says what is', () => {
  const later = subjects.flatMap(({ name, sql }) =>
    Array.from(
      sql.matchAll(
        /^(?:create or replace|drop|alter (?:function|policy|trigger|index)|alter table \S+\s+(?:add column|drop|alter|rename)).*/gm,
      ),
      ([line]) => `${name}: ${line}`,
    ),
  )
  expect(later).toEqual([])
})
