import { expect, test } from 'vitest'
import { isOutage, readRefusal } from './refusal.ts'

test.each([
  ['42501', 'new row violates row-level security policy', 'notAllowed'],
  ['42501', 'not_owner', 'notOwner'],
  ['P0002', 'Mosque not found', 'missing'],
  ['23503', 'insert or update on table "reviews" violates foreign key constraint', 'missing'],
  ['23505', 'duplicate key value violates unique constraint', 'twice'],
  ['55000', 'Someone else decided about this meanwhile', 'conflict'],
  ['PT429', 'Enough for today', 'tooMany'],
  ['22023', 'closed_on', 'closedOn'],
  ['23514', 'new row violates check constraint', 'invalid'],
  ['57014', 'canceling statement due to statement timeout', 'failed'],
  ['08006', 'lost', 'failed'],
  ['42883', 'function does not exist', 'failed'],
  ['', 'TypeError: fetch failed', 'failed'],
])('%s "%s" is %s', (code, message, key) => {
  expect(readRefusal({ code, message }).key).toBe(key)
})

test.each([
  ['42501', 'not_owner', 403],
  ['42501', 'sign_in', 401],
  ['PT423', 'frozen', 409],
  ['23505', 'listed', 409],
  ['22023', 'closed_on', 400],
  ['', 'fetch failed', 503],
])('%s "%s" answers with %i', (code, message, status) => {
  expect(readRefusal({ code, message }).status).toBe(status)
})

test('an outage is told from a refusal', () => {
  expect(isOutage({ message: 'fetch failed' })).toBe(true)
  expect(isOutage({ code: 'PGRST002', message: 'Could not query the database' })).toBe(true)
  expect(isOutage({ code: '42501', message: 'no' })).toBe(false)
})
