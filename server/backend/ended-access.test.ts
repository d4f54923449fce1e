import { expect, test } from 'vitest'
import type { Queries } from './database/database.ts'
import { createEndedAccess } from './ended-access.ts'

type Row = { user_id: string; session_id: string | null; at: string }

test('ends a session by its id, and an account by what it had been given until then', async () => {
  const ended = createEndedAccess()
  const at = '2026-11-17 04:00:00.5+00'
  const seconds = Date.UTC(2026, 10, 17, 4) / 1000
  const database = (rows: Row[] | null) =>
    ({ query: async () => (rows === null ? Promise.reject(new Error('away')) : rows) }) as unknown as Queries
  const claims = { sub: 'a', session_id: 's', iat: seconds }
  expect(ended.has(claims)).toBe(false)

  await ended.learn(database([{ user_id: 'a', session_id: 's', at }]))
  expect(ended.has(claims)).toBe(true)
  expect(ended.has({ ...claims, session_id: 'other' })).toBe(false)

  await ended.learn(database([{ user_id: 'a', session_id: null, at }]))
  expect(ended.has(claims)).toBe(true)
  expect(ended.has({ sub: 'a', session_id: 'other' })).toBe(true)
  expect(ended.has({ ...claims, iat: seconds + 1 })).toBe(false)
  expect(ended.has({ ...claims, sub: 'b' })).toBe(false)

  // Whoever cannot ask keeps what they know.
  await ended.learn(database(null))
  expect(ended.has(claims)).toBe(true)
})
