import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Db } from '#app/core/request/services.ts'
import { readStored, sayIfAway } from './stored-file.ts'

type Answer = { data: Blob | null; error: { message: string; status?: number } | null }

const ask = (answer: Answer) => {
  const db = { storage: { from: () => ({ download: async () => answer }) } } as unknown as Db
  const app = new Hono().get(
    '/',
    sayIfAway(async (c) => ((await readStored(db, 'photos', 'a.webp')) ? c.text('file') : c.text('Not found', 404))),
  )
  return app.request('/')
}

test.each<[number, Answer]>([
  [200, { data: new Blob(['x']), error: null }],
  [404, { data: null, error: { message: 'Object not found', status: 400 } }],
  [404, { data: null, error: { message: 'not allowed', status: 403 } }],
  [503, { data: null, error: { message: 'The database does not answer', status: 503 } }],
  [503, { data: null, error: { message: 'fetch failed' } }],
])('an outage is not told as a missing picture: %d', async (status, answer) => {
  const response = await ask(answer)
  expect(response.status).toBe(status)
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
})
