// Hostile use of the embedded database, after which the next visitor is served: values of every wrong kind, statements
// without end, transactions nobody ended, a thread that is lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readBlank } from '../../../../scripts/db/blank-database.ts'
import { type Database, overPglite } from '../database.ts'
import { openPglite, type Pglite } from './open.ts'

let folder: string
let pglite: Pglite
let database: Database

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mahalla-hostile-'))
  pglite = await openPglite({ folder, loadDataDir: await readBlank() })
  database = overPglite(pglite)
  await database.script(`
    create table public.kept (id int primary key);
    -- Takes its number for an address, and falls over.
    create function public.trap(int) returns cstring language internal strict as 'textout';
  `)
})
afterAll(async () => {
  await pglite?.close()
  rmSync(folder, { recursive: true, force: true })
})

const TYPES = [
  'int',
  'int8',
  'numeric',
  'float8',
  'bool',
  'text',
  'uuid',
  'date',
  'timestamptz',
  'interval',
  'bytea',
  'jsonb',
  'text[]',
  'int[]',
  'uuid[]',
  'timestamptz[]',
  'inet',
  'point',
]

const VALUES: unknown[] = [
  5,
  -0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n ** 30n,
  true,
  '',
  'a\0b',
  '\ud800',
  'a\udc00',
  '{',
  {},
  { length: -4 },
  { length: 2 ** 40 },
  { toString: 5 },
  { toJSON: 5 },
  [],
  [[]],
  [1, [2]],
  [[1], 2],
  [{ toString: null }],
  [null, undefined],
  [{ length: -4 }],
  new Date(Number.NaN),
  new Date(0),
  new Map([[1, 2]]),
  new Uint8Array([0, 255]),
  new ArrayBuffer(3),
  /x/,
  new Error('x'),
]

test('values of every wrong kind are refused by PostgreSQL’s codes, and nobody else notices', async () => {
  const odd: string[] = []
  for (const type of TYPES) {
    for (const value of VALUES) {
      const wrong = database.query(`select $1::${type} as value, $2::text as other`, [value, 'mine'])
      const right = database.query<{ word: string }>('select $1::text as word', ['theirs'])
      const [asked, other] = await Promise.allSettled([wrong, right])
      const code = asked.status === 'rejected' ? asked.reason.code : 'none'
      if (asked.status === 'fulfilled' ? asked.value[0]?.other !== 'mine' : !/^22/.test(code))
        odd.push(`${type} ${String(Object.prototype.toString.call(value))}: ${code}`)
      expect(other).toEqual({ status: 'fulfilled', value: [{ word: 'theirs' }] })
    }
  }
  expect(odd).toEqual([])
})

test('the same within a transaction, which can still be ended', async () => {
  for (const value of VALUES) {
    await database
      .transaction(async (tx) => {
        await tx.query('insert into kept values (1)')
        await tx.query('select $1::int[]', [value])
        throw new Error('undone')
      })
      .catch(() => {})
  }
  expect(await database.query('select * from kept')).toEqual([])
})

test('a statement with an end in its middle is refused before it is sent', async () => {
  await expect(database.query('select 1 --\0 as x')).rejects.toMatchObject({ code: '22021' })
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('a transaction that its owner left open is nobody else’s', async () => {
  const session = await pglite.reserve()
  await session
    .run({ text: 'begin' }, { text: `select set_config('role', 'nobody_there', true)`, values: [] })
    .catch(() => {})
  session.release()
  expect(await database.query(`select current_user as me, pg_current_xact_id_if_assigned() is null as free`)).toEqual([
    { me: 'postgres', free: true },
  ])
  await database.query('insert into kept values (2)')
  expect(await database.query('select id from kept')).toEqual([{ id: 2 }])
})

const ENDLESS = 'select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b'

test('a statement is ended when its time is over, as PostgreSQL ends it; those without a limit go on', async () => {
  const endless = database.transaction(async (tx) => {
    await tx.query(`select set_config('statement_timeout', '300ms', true)`)
    await tx.query(ENDLESS)
  })
  const next = database.query('select 1 as one')
  await expect(endless).rejects.toMatchObject({
    code: '57014',
    message: 'canceling statement due to statement timeout',
  })
  expect(await next).toEqual([{ one: 1 }])
  expect(await database.query('select pg_sleep(0.6)::text as slept')).toEqual([{ slept: '' }])
})

test('a machine whose time is put right ends no statement that is under way', async () => {
  const slow = database.transaction(async (tx) => {
    await tx.query(`select set_config('statement_timeout', '60s', true)`)
    return tx.query('select pg_sleep(0.6)::text as slept')
  })
  const realNow = Date.now
  Date.now = () => realNow() + 86_400_000
  try {
    expect(await slow).toEqual([{ slept: '' }])
  } finally {
    Date.now = realNow
  }
})

test('of a hundred that end as their time does, none ends another', async () => {
  for (let n = 0; n < 100; n++) {
    await database
      .transaction(async (tx) => {
        await tx.query(`select set_config('statement_timeout', '4ms', true)`)
        await tx.query('select pg_sleep(0.004)')
      })
      .catch((error) => expect(error.code).toBe('57014'))
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  }
})

test('when the thread is lost another one opens the folder: who had begun hears it, all others are served', async () => {
  let times = 0
  const heard: string[] = []
  await database.listen(
    'news',
    (payload) => heard.push(payload),
    () => {
      times++
    },
  )
  await database.query('insert into kept values (3)')
  const session = await pglite.reserve()
  await session.run({ text: 'begin' }, { text: 'insert into kept values (4)', values: [] })
  const read = (): Promise<unknown> =>
    // A machine that takes very long to open it tells those who wait to come again.
    database.query('select id from kept order by id').catch((error) => (error.code === '57P01' ? read() : error))
  const waiting = read()
  const written = vi.spyOn(console, 'error')
  const dying = session.run({ text: 'select $1::text, trap(-16)', values: ['words of somebody'] })
  await expect(dying).rejects.toMatchObject({ code: expect.stringMatching(/^57/) })
  // Nothing of it may go on in the new one, where it would be nobody's transaction.
  await expect(session.run({ text: 'insert into kept values (5)', values: [] })).rejects.toThrow()
  session.release()
  expect(await waiting).toEqual([{ id: 2 }, { id: 3 }])
  // What broke it can be tried again; whose words it was about is not kept.
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  const lost = JSON.parse(lines.find((line) => line.includes('was lost')) ?? '{}')
  expect(lost.lastStatements.at(-1)).toMatchObject({ text: 'select $1::text, trap(-16)', values: ['text 17'] })
  expect(lines.join()).not.toContain('words of somebody')
  expect(times).toBe(2)
  await database.query(`select pg_notify('news', 'salam')`)
  await database.query('select 1')
  expect(heard).toEqual(['salam'])
})
