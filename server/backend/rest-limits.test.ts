import { expect, test } from 'vitest'
import { isTooNested, readRestRequest } from './rest-limits.ts'

const nested = (depth: number) => `?or=${'(or'.repeat(depth)}(id.eq.1)${')'.repeat(depth)}`

test('as deep as anybody asks, and no deeper', () => {
  expect(isTooNested(nested(30))).toBe(false)
  expect(isTooNested(nested(60))).toBe(true)
  expect(isTooNested(`?select=a${'->b'.repeat(30)}`)).toBe(false)
  expect(isTooNested(`?select=a${'->b'.repeat(60)}`)).toBe(true)
})

test('many side by side are not nested', () => {
  expect(isTooNested(`?${Array(200).fill('or=(a.eq.1,b.eq.2)').join('&')}`)).toBe(false)
  expect(isTooNested(`?select=${Array(200).fill('a->b').join(',')}`)).toBe(false)
  expect(isTooNested(`?a=eq.((((&b=eq.((((`.repeat(30))).toBe(false)
})

const post = (rows: number, apikey = 'anon') =>
  readRestRequest(
    new Request('http://x/rest/v1/t', {
      method: 'POST',
      headers: { apikey },
      body: JSON.stringify(Array(rows).fill({ a: 1 })),
    }),
    'service',
  )

test('a visitor writes so many rows at once, the service role more', async () => {
  expect(await post(1000)).toBeInstanceOf(Request)
  const refused = (await post(1001)) as Response
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { code: '54000', message: 'Too many rows in one request: at most 1000', details: null, hint: null },
  ])
  expect(await post(10_000, 'service')).toBeInstanceOf(Request)
  expect(await post(10_001, 'service')).toBeInstanceOf(Response)
})

test('what is passed on is what was sent', async () => {
  const passed = (await post(900)) as Request
  expect(await passed.json()).toHaveLength(900)
  expect(passed.headers.get('apikey')).toBe('anon')
})
