import { expect, test } from 'vitest'
import type { Db } from '#app/core/request/services.ts'
import { updateMosque } from './table-access.ts'

type Answer = { data: { id: string }[] | null; error: { code?: string; message: string } | null }

/** A client that remembers which tables were asked and answers for each. */
function fakeDb(answers: Record<string, Answer>) {
  const asked: string[] = []
  const from = (table: string) => {
    asked.push(table)
    const answer = answers[table] ?? { data: [], error: null }
    const chain: object = new Proxy(Promise.resolve(answer), {
      get: (promise, name) => (name === 'then' ? promise.then.bind(promise) : () => chain),
    })
    return chain
  }
  return { services: { db: () => ({ from }) as unknown as Db, log: () => {} }, asked }
}

const id = '4b2c0f6e-6a0d-4c5e-9f52-0d2a9f0c1b11'
const found = { data: [{ id }], error: null }
const typed = { phone: '+44 20 7946 0000' }

test('changes the first table that has the mosque, and says so where none has', async () => {
  const { services, asked } = fakeDb({ mosque: found })
  expect(await updateMosque(services, id, { facilities: { wudu: true } })).toMatchObject({ ok: true })
  expect(asked).toEqual(['mosques', 'mosque'])
  const missing = { ok: false, status: 404, errors: { form: ['missing'] }, values: typed }
  expect(await updateMosque(fakeDb({}).services, id, {}, typed)).toEqual(missing)
  expect(await updateMosque(services, 'not-an-id', {}, typed)).toEqual(missing)
})

test.each([{ code: '08006', message: 'The connection to the database was lost.' }, { message: 'fetch failed' }])(
  'an outage is not told as a missing mosque, and what was typed stays: %o',
  async (error) => {
    const { services, asked } = fakeDb({ mosques: { data: null, error }, mosque: found })
    const answer = await updateMosque(services, id, {}, typed)
    expect(answer).toEqual({ ok: false, status: 503, errors: { form: ['failed'] }, values: typed })
    expect(asked).toEqual(['mosques'])
  },
)
