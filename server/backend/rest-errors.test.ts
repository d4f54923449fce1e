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

test('a refusal of the library keeps the request to itself', () => {
  const { normalizeDbError } = withUpstreamErrors({ normalizeDbError: (error: unknown) => error })
  const error = new Error('failed to parse filter (51.507351)')
  expect(normalizeDbError(error)).toBe(error)
  expect(inspect(error)).toBe('rest: a request was refused')
})

test('a failure of the library is left as it is', () => {
  const { normalizeDbError } = withUpstreamErrors({ normalizeDbError: (error: unknown) => error })
  const error = new RangeError('x')
  expect(normalizeDbError(error)).toBe(error)
  expect(inspect(error)).toContain('RangeError')
})

test('what is nested deeper than can be followed is the request’s fault', () => {
  const { normalizeDbError } = withUpstreamErrors({ normalizeDbError: (error: unknown) => error })
  expect(normalizeDbError(new RangeError('Maximum call stack size exceeded'))).toMatchObject({
    code: 'PGRST',
    detail: '{"status":413,"headers":{}}',
  })
})
