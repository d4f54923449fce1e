// The embedded database in its thread: one at a time, errors whole, values as PostgreSQL wrote them.
import { beforeAll, expect, test } from 'vitest'
import { readBlank } from '../../../../scripts/db/blank-database.ts'
import { type Database, overPglite } from '../database.ts'
import { openPglite, type Pglite } from './open.ts'

let pglite: Pglite
let database: Database

beforeAll(async () => {
  pglite = await openPglite({ folder: null, loadDataDir: await readBlank() })
  database = overPglite(pglite)
  await database.script('create table public.n (value int primary key check (value > 0))')
})

const values = async () =>
  (await database.query<{ value: number }>('select value from n order by value')).map((r) => r.value)

test('whoever asks during a transaction waits for its end', async () => {
  const order: string[] = []
  const { promise: middle, resolve: goOn } = Promise.withResolvers<void>()
  const transaction = database.transaction(async (tx) => {
    await tx.query('insert into n values (1)')
    await middle
    await tx.query('insert into n values (2)')
    order.push('transaction')
  })
  const reading = values().then((found) => {
    order.push('reading')
    return found
  })
  goOn()
  await transaction
  expect(await reading).toEqual([1, 2])
  expect(order).toEqual(['transaction', 'reading'])
})

test('what fails in a transaction leaves nothing, and the next one is served', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.query('insert into n values (3)')
    await tx.query('insert into n values (-1)')
  })
  await expect(failing).rejects.toThrow('violates check constraint')
  const giving = database.transaction(async (tx) => {
    await tx.query('insert into n values (3)')
    throw new Error('thought better of it')
  })
  await expect(giving).rejects.toThrow('thought better of it')
  expect(await values()).toEqual([1, 2])
})

test('of several statements the first that fails is the last', async () => {
  const session = await pglite.reserve()
  try {
    await expect(
      session.run(
        { text: 'insert into n values ($1)', values: [1] },
        { text: 'insert into n values ($1)', values: [9] },
      ),
    ).rejects.toMatchObject({
      code: '23505',
      table: 'n',
      constraint: 'n_pkey',
      detail: 'Key (value)=(1) already exists.',
    })
  } finally {
    session.release()
  }
  expect(await values()).toEqual([1, 2])
})

test('an error says nothing of the values it was about', async () => {
  const error = await database.query('select $1::int', ['of a visitor']).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: '22P02' })
  expect(Object.keys(error)).not.toContain('params')
})

test('values come as they are', async () => {
  const [row] = await database.query(
    `select 9007199254740991::int8 as safe, 9007199254740993::int8 as large, 1.5::numeric as exact, 0.10::numeric as padded,
       'NaN'::numeric as none, '{"a": [1, null]}'::jsonb as json, 'null'::json as nothing, null::jsonb as missing,
       array['x', 'y'] as list, date '2026-03-01' as day, timestamptz '2026-03-01 10:00+00' as moment, $1::bytea as bytes`,
    [new Uint8Array([1, 255])],
  )
  expect(row).toEqual({
    safe: 9007199254740991,
    large: 9007199254740993n,
    exact: 1.5,
    padded: '0.10',
    none: 'NaN',
    json: { a: [1, null] },
    nothing: null,
    missing: null,
    list: ['x', 'y'],
    day: '2026-03-01',
    moment: '2026-03-01T10:00:00Z',
    bytes: new Uint8Array([1, 255]),
  })
})

test('what cannot be asked is refused, and the next question answered', async () => {
  await expect(database.query('select 1', new Array(40_000).fill(1))).rejects.toMatchObject({ code: '54000' })
  await expect(database.query('select $1::text', [() => {}])).rejects.toThrow('could not be cloned')
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('tells everyone who listens', async () => {
  const heard: string[] = []
  await database.listen('news', (payload) => heard.push(`first ${payload}`))
  await database.listen('news', (payload) => heard.push(`second ${payload}`))
  await database.query(`select pg_notify('news', 'salam')`)
  await database.query('select 1')
  expect(heard).toEqual(['first salam', 'second salam'])
})

test('copies in and out', async () => {
  await database.copyFrom(
    'copy n from stdin',
    (async function* () {
      yield '10\n'
      yield new TextEncoder().encode('11\n')
    })(),
  )
  const out: Uint8Array[] = []
  for await (const chunk of database.copyTo('copy (select value from n where value >= 10 order by 1) to stdout'))
    out.push(chunk)
  expect(Buffer.concat(out).toString()).toBe('10\n11\n')
})

test('once closed it says so', async () => {
  await pglite.close()
  await pglite.close()
  await expect(database.query('select 1')).rejects.toThrow('The embedded database has ended')
})

test('who asks while it closes is refused, and it closes all the same', async () => {
  const closing = await openPglite({ folder: null, loadDataDir: await readBlank() })
  const session = await closing.reserve()
  const closed = closing.close()
  // Until it was told to close, what is asked is answered.
  const ask = async (): Promise<unknown> => {
    await session.run({ text: 'select 1' })
    return ask()
  }
  await expect(ask()).rejects.toThrow(/is not open|has ended/)
  await expect(closed).resolves.toBeUndefined()
})
