import { expect, test } from 'vitest'
import { errorDetails } from './error-details.ts'

/** What React Router hands to an error boundary for a thrown response. */
function response(status: number, data: unknown, statusText = '') {
  return { status, statusText, internal: false, data }
}

test('shows the message of an error, without its stack', () => {
  expect(errorDetails(new Error('Broken pipe\n    at secret.ts:1'), true).message).toBe('Broken pipe')
})

test('shows the text of a refused request', () => {
  expect(errorDetails(response(404, 'Mosque not found'), true).message).toBe('Mosque not found')
  expect(errorDetails(response(403, { message: 'Not yours' }), true).message).toBe('Not yours')
  expect(errorDetails(response(404, null, 'Not Found'), true).message).toBe('Not Found')
})

test('shows only a reference for a server failure in production', () => {
  const failure = response(500, { message: 'relation "x" does not exist', reference: 'a1b2' })
  expect(errorDetails(failure, true)).toEqual({ message: null, reference: 'a1b2' })
  expect(errorDetails(failure, false).message).toBe('relation "x" does not exist')
})

test.each([null, undefined, 42, {}, new Error('')])('knows nothing of %j', (error) => {
  expect(errorDetails(error, false)).toEqual({ message: null, reference: null })
})
