import { expect, test } from 'vitest'
import { errorResponse, fromDatabase, RestError, statusOf } from './errors.ts'

test.each([
  ['23505', 409],
  ['23514', 400],
  ['22P02', 400],
  ['22021', 400],
  ['25006', 405],
  ['25P02', 500],
  ['42501', 403],
  ['42703', 400],
  ['42883', 404],
  ['54001', 413],
  ['57014', 500],
  ['P0001', 400],
  ['P0002', 404],
  ['PT402', 402],
  ['PT999', 500],
])('%s is %s', (code, status) => {
  expect(statusOf(code, '', false)).toBe(status)
})

test('who is nobody may sign in first; a role that is none opens nothing', () => {
  expect(statusOf('42501', '', true)).toBe(401)
  expect(statusOf('22023', 'role "x" does not exist', true)).toBe(401)
  expect(statusOf('22023', 'x', true)).toBe(400)
})

type Place = { where?: string; routine?: string }
const failure = (code: string, message: string, detail?: string, more?: Place) =>
  Object.assign(new Error(message), { code, ...(detail && { detail }), ...more })

test('what the database says is said in PostgREST’s shape', async () => {
  const answer = errorResponse(
    fromDatabase(failure('22P02', 'no', 'why'), true) ?? new RestError(500, { code: '', message: '' }),
  )
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: '22P02', message: 'no', details: 'why', hint: null },
  ])
})

test.each([
  ['SQL statement "insert into t values (1)"\nPL/pgSQL function set_block(text,text) line 9 at SQL statement'],
  ['PL/pgSQL function set_block(text,text) line 9 at assignment'],
  ['SQL function "set_block" statement 1'],
  ['JSON data, line 1: {\nPL/pgSQL function set_block(text,text) line 9 at assignment'],
])('a row that a function could not write is shown to nobody: %s', (where) => {
  const error = failure('23514', 'no', 'Failing row contains (their id).', { where, routine: 'ExecConstraints' })
  expect(fromDatabase(error, false)?.refusal).toEqual({ code: '23514', message: 'no' })
})

test.each<[Place]>([
  [{}],
  [{ where: 'JSON data, line 1: {a' }],
  [{ where: 'unnamed portal parameter $1' }],
  [{ where: 'PL/pgSQL function f() line 3 at RAISE', routine: 'exec_stmt_raise' }],
])('what a caller sent and what a function raised is explained: %o', (more) => {
  expect(fromDatabase(failure('22P02', 'no', 'why', more), false)?.refusal).toMatchObject({ details: 'why' })
})

test('what is no answer of a database stays with us', () => {
  expect(fromDatabase(new TypeError('x is not a function'), true)).toBeNull()
})

test.each([
  ['53100', 503, 'There is no room left'],
  ['53200', 503, 'The database cannot do this at this moment'],
  ['58030', 500, 'The database cannot do this at this moment'],
  ['XX000', 500, 'The database cannot do this at this moment'],
])('a full disk names no file of ours: %s', (code, status, message) => {
  const said = failure(code, 'could not extend file "base/5/16432": No space left on device', 'check /var/lib')
  const told = fromDatabase(said, true)
  expect(told).toMatchObject({ status, refusal: { code, message } })
  expect(JSON.stringify(told?.refusal)).not.toMatch(/base\/|var/)
})

test.each(['ECONNRESET', 'EPIPE', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT'])('%s is no fault of the request', (code) => {
  expect(fromDatabase(failure(code, 'lost'), true)).toMatchObject({ status: 503, refusal: { code: 'PGRST001' } })
})

test('a function may word its refusal', () => {
  const said = JSON.stringify({ code: 'mine', message: 'no tea' })
  const how = JSON.stringify({ status: 418, headers: { 'X-Tea': 'mint' } })
  expect(fromDatabase(failure('PGRST', said, how), true)).toMatchObject({
    status: 418,
    headers: { 'X-Tea': 'mint' },
    refusal: { code: 'mine', message: 'no tea' },
  })
  for (const error of [failure('PGRST', 'x', how), failure('PGRST', said), failure('PGRST', said, '{}')])
    expect(fromDatabase(error, true)).toMatchObject({ status: 500, refusal: { code: 'PGRST121' } })
})
