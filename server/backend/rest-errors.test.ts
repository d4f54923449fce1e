import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { statusOf, withUpstreamErrors } from './rest-errors.ts'

test.each([
  ['23505', 409],
  ['23514', 400],
  ['22P02', 400],
  ['25006', 405],
  ['25P02', 500],
  ['54001', 413],
  ['57014', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['42501', null],
])('%s is %s', (code, status) => {
  expect(statusOf(code)).toBe(status)
})

test('nothing a visitor wrote is logged', () => {
  const { normalizeDbError } = withUpstreamErrors({ normalizeDbError: (error: unknown) => error })
  for (const code of ['22P02', '42703']) {
    const error = Object.assign(new Error('invalid input: "51.507351"'), { code, params: ['51.507351'] })
    expect(inspect(normalizeDbError(error))).toBe(`rest: the database answered ${code}`)
  }
})

test('what is no error of the database is left as it is', () => {
  const { normalizeDbError } = withUpstreamErrors({ normalizeDbError: (error: unknown) => error })
  const error = new RangeError('x')
  expect(normalizeDbError(error)).toBe(error)
})
