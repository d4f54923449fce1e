import { expect, test } from 'vitest'
import type { Db } from '#app/core/request/services.ts'
import {
  clampLimit,
  findMosqueByKey,
  listMosques,
  searchMosqueTables,
  updateFacilities,
  updatePrayerTimes,
} from './table-access.ts'

type Row = Record<string, unknown>
type Call = { table: string; calls: [name: string, ...args: unknown[]][] }

/** A client that remembers what was asked and answers with the rows of each table; a table without rows fails. */
function fakeDb(tables: Record<string, Row[] | undefined>) {
  const asked: Call[] = []
  const from = (table: string) => {
    const call: Call = { table, calls: [] }
    asked.push(call)
    const rows = tables[table]
    const answer = rows ? { data: rows, error: null } : { data: null, error: { message: 'denied' } }
    const chain: object = new Proxy(Promise.resolve(answer), {
      get: (promise, name: string) =>
        name === 'then'
          ? promise.then.bind(promise)
          : (...args: unknown[]) => {
              call.calls.push([name, ...args])
              return chain
            },
    })
    return chain
  }
  return { source: { db: { from } as unknown as Db, log: () => {} }, asked }
}

const row = (id: string, name: string): Row => ({ id, name })
const id = '4b2c0f6e-6a0d-4c5e-9f52-0d2a9f0c1b11'

test.each([
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  [7.9, 7],
  [200, 200],
  [1000, 200],
])('a limit of %s becomes %s', (asked, limit) => expect(clampLimit(asked)).toBe(limit))

test('lists from three tables, each read at three times the limit and at least 300', async () => {
  const { source, asked } = fakeDb({
    mosques: [row('a', 'A')],
    mosque: [row('a', 'A again')],
    mosque_unified: [row('b', 'B')],
  })
  expect((await listMosques(source, 150)).map(({ name }) => name)).toEqual(['A', 'B'])
  expect(asked.map(({ calls }) => calls.at(-1))).toEqual([
    ['limit', 450],
    ['limit', 450],
    ['limit', 450],
  ])
  await listMosques(source, 4)
  expect(asked.at(-1)?.calls.at(-1)).toEqual(['limit', 300])
})

test('finds by id before slug, and says so where no table has it', async () => {
  const { source, asked } = fakeDb({ mosques: [], mosque: undefined, mosque_unified: [] })
  await expect(findMosqueByKey(source, id)).rejects.toThrow('Mosque not found')
  expect(asked.map(({ calls }) => calls[1]?.[1])).toEqual(['id', 'id', 'id', 'slug', 'slug', 'slug'])
})

test('searches four columns, at most 100 in each table and 20 in all', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => row(String(i), `M ${i}`))
  const { source, asked } = fakeDb({ mosques: rows, mosque: [], mosque_unified: undefined })
  expect(await searchMosqueTables(source, ' 50% (east) ')).toHaveLength(20)
  const [, filter, limit] = asked[0]?.calls ?? []
  expect(filter?.[1]).toContain('name.ilike."%50\\%  east %"')
  expect(filter?.[1]).toContain('city.ilike.')
  expect(limit).toEqual(['limit', 100])
  expect(await searchMosqueTables(source, '  ')).toEqual([])
})

test('updates the first table that has the mosque, and fails where none has', async () => {
  const { source, asked } = fakeDb({ mosques: [], mosque: [row(id, 'A')], mosque_unified: [] })
  await updateFacilities(source, id, { wudu: true })
  expect(asked.map(({ table }) => table)).toEqual(['mosques', 'mosque'])
  await expect(updatePrayerTimes(fakeDb({}).source, id, { fajr: '05:00' }, null)).rejects.toThrow('Mosque not found')
  await expect(updateFacilities(source, 'not-an-id', {})).rejects.toThrow('Mosque not found')
})
