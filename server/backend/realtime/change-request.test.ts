import { expect, test } from 'vitest'
import { changeRequestId, describeRequest, readChangeRequest } from './change-request.ts'

test.each([
  [
    { schema: 'public', table: 'notes' },
    { event: '*', schema: 'public', table: 'notes' },
  ],
  [{ schema: 'public' }, { event: '*', schema: 'public', table: '*' }],
  [{ table: 'notes' }, { event: '*', schema: 'public', table: 'notes' }],
  [{ schema: 'public', table: 'notes', event: 'insert' }, { event: 'INSERT' }],
  [{ schema: 'public', table: 'notes', event: 'TRUNCATE' }, { event: '*' }],
  [{ schema: 'public', table: 'notes', filter: ' ' }, { conditions: [] }],
  [{ schema: 'public', table: 'notes', select: ['a', 'a', 7] }, { select: ['a'] }],
])('%j is understood', (params, expected) => {
  expect(readChangeRequest(params)).toMatchObject(expected)
})

test.each([
  [{}, 'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to: {}'],
  [{ schema: 'public', filter: 'a=eq.1' }, 'No subscription params provided'],
  [{ schema: 'public', table: 7 }, 'No subscription params provided'],
  [{ schema: 'public', table: 'notes', filter: 'a' }, 'Error parsing `filter` params: ["a"]'],
  [{ schema: 'public', table: 'notes', select: 'a' }, 'Error parsing `select` params'],
  [{ schema: 'public', table: '*', select: ['a'] }, 'Column selection is not supported for wildcard subscriptions.'],
])('%j is refused', (params, message) => {
  expect(() => readChangeRequest(params)).toThrow(message)
})

test('is described as upstream describes it', () => {
  const request = readChangeRequest({ schema: 'public', table: 'notes', filter: 'id=not.eq.5', event: 'UPDATE' })
  expect(describeRequest(request)).toBe(
    '[event: UPDATE, schema: public, table: notes, filters: [{"id", "eq", "5", true}], select: nil]',
  )
})

test('equal entries have equal numbers, never 0', () => {
  const id = changeRequestId({ event: '*', schema: 'public', table: 'notes' })
  expect(id).toBe(changeRequestId({ table: 'notes', schema: 'public', event: '*' }))
  expect(id).not.toBe(changeRequestId({ event: 'INSERT', schema: 'public', table: 'notes' }))
  expect(id).toBeGreaterThan(0)
})
