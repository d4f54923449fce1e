import { expect, test, vi } from 'vitest'
import type { Services } from '#app/core/request/services.ts'
import { findMembership } from './membership.server.ts'

/** A database that gives one answer to whatever is asked. */
function answering(answer: object) {
  const query: object = new Proxy({}, { get: (_, name) => (name === 'maybeSingle' ? async () => answer : () => query) })
  return { db: () => query, log: vi.fn() } as unknown as Pick<Services, 'db' | 'log'>
}

test('a membership is read with the texts of the specification', async () => {
  for (const nobody of [null, undefined, ''])
    await expect(findMembership(answering({ data: null, error: null }), nobody)).rejects.toThrow('Missing businessId')
  const refused = answering({ data: null, error: { code: '42501', message: 'permission denied' } })
  await expect(findMembership(refused, 'an account')).rejects.toThrow('Failed to fetch membership')
  const nothing = answering({ data: null, error: null })
  expect(await findMembership(nothing, 'an account')).toBeNull()
})
