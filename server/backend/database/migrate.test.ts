// The runner itself, on a database of its own with small made-up migrations.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBlank } from '../../../scripts/db/blank-database.ts'
import { type Database, overPglite } from './database.ts'
import { type Migration, migrate, prepareGround, readMigrations } from './migrate.ts'
import { openPglite, type Pglite } from './pglite/open.ts'

let pglite: Pglite
let db: Database
const first: Migration = { version: '20260101000000', name: 'first', sql: 'create table public.a (n int);' }
const second: Migration = { version: '20260102000000', name: 'second', sql: 'alter table public.a add column m int;' }

beforeAll(async () => {
  pglite = await openPglite({ folder: null, loadDataDir: await readBlank() })
  db = overPglite(pglite)
  await db.script('create schema auth')
})
afterAll(() => pglite.close())
beforeEach(async () => {
  await db.script('drop schema public cascade; create schema public; drop schema if exists supabase_migrations cascade')
  await prepareGround(db)
})

test('applies what is missing, once, and records it as the Supabase CLI does', async () => {
  expect(await migrate(db, [first])).toEqual(['20260101000000_first'])
  expect(await migrate(db, [first, second])).toEqual(['20260102000000_second'])
  expect(await migrate(db, [first, second])).toEqual([])
  const history = await db.query('select version, name from supabase_migrations.schema_migrations order by version')
  expect(history).toEqual([
    { version: '20260101000000', name: 'first' },
    { version: '20260102000000', name: 'second' },
  ])
})

test('a fresh database is made of the whole schema, and remembers what is in it', async () => {
  const whole: Migration = { ...first, sql: 'create table public.a (n int, m int);', isWhole: true }
  expect(await migrate(db, [whole, second])).toEqual(['20260101000000_first'])
  expect(await migrate(db, [whole, second])).toEqual([])
  const third: Migration = { version: '20260103000000', name: 'third', sql: 'alter table public.a add column o int;' }
  const newer = { ...whole, sql: 'create table public.a (n int, m int, o int);' }
  expect(await migrate(db, [newer, second, third])).toEqual(['20260103000000_third'])
})

test('refuses a file that was edited after it was applied', async () => {
  await migrate(db, [first])
  await expect(migrate(db, [{ ...first, sql: `${first.sql} -- better` }])).rejects.toThrow(
    '20260101000000_first.sql was edited after it was applied here.',
  )
})

test('refuses a file that is older than what is applied', async () => {
  await migrate(
    db,
    [second].map((m) => ({ ...m, sql: 'create table public.b (n int);' })),
  )
  await expect(migrate(db, [first, { ...second, sql: 'create table public.b (n int);' }])).rejects.toThrow(
    'Give it a newer number',
  )
})

test('lives with a newer release that only added, and refuses one that took something away', async () => {
  await migrate(db, [first, second])
  const said: string[] = []
  expect(await migrate(db, [first], (line) => said.push(line))).toEqual([])
  expect(said).toEqual([`the database has migration ${second.version} of a newer release, which only adds`])
  await migrate(db, [first, second, { version: '20260103000000', name: 'third', sql: 'alter table public.a drop m;' }])
  await expect(migrate(db, [first])).rejects.toThrow('20260103000000, which is not among the files')
})

test('refuses a database from before the files began anew, and says what to do', async () => {
  await migrate(db, [first])
  await expect(migrate(db, [second])).rejects.toThrow('start with an empty one')
})

test('a failing file leaves nothing behind', async () => {
  const broken = { ...first, sql: 'create table public.c (n int); select nonsense;' }
  await expect(migrate(db, [broken])).rejects.toThrow('20260101000000_first.sql failed and was rolled back')
  expect(await db.query(`select from pg_tables where tablename = 'c'`)).toEqual([])
  expect(await db.query('select from supabase_migrations.schema_migrations')).toEqual([])
})

test('the project’s own files are named and numbered in order', () => {
  const versions = readMigrations().map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)].toSorted())
})
