import { expect, test } from 'vitest'
import type { Db } from '#app/core/request/services.ts'
import { updateFacilities, updateMosque } from './table-access.ts'

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

test('updates the first table that has the mosque, and fails where none has', async () => {
  const { source, asked } = fakeDb({ mosques: [], mosque: [row(id, 'A')], mosque_unified: [] })
  await updateFacilities(source, id, { wudu: true })
  expect(asked.map(({ table }) => table)).toEqual(['mosques', 'mosque'])
  await expect(updateMosque(fakeDb({}).source, id, { prayer_times: { fajr: '05:00' } })).rejects.toThrow(
    'Mosque not found',
  )
  await expect(updateFacilities(source, 'not-an-id', {})).rejects.toThrow('Mosque not found')
})
