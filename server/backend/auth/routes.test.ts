import { expect, test, vi } from 'vitest'
import type { Keys } from '../access-token.ts'
import { answered, callOf, createTable } from './routes.ts'
import { refuse } from './who-asks.ts'

const keys: Keys = {
  anonKey: 'anon',
  serviceRoleKey: 'service',
  jwtSecret: '',
  readAccess: () => ({ why: 'jwt expired', claims: {} }),
}
const said = (text: string) => () => new Response(text)
const spend = vi.fn(said('spent'))
const table = createTable(
  [
    { keyed: { 'PUT user': () => null, 'DELETE user/:id': (_, id) => new Response(`gone: ${id}`) } },
    {
      open: { 'GET verify': spend },
      keyed: {
        'POST verify': said('verified'),
        'PUT user': said('changed'),
        'DELETE user/me': said('left'),
        'POST token?grant_type=password': said('in'),
      },
      admin: { 'GET users': said('all') },
    },
  ],
  keys,
)

async function ask(method: string, path: string, key: string | null = 'anon') {
  const headers = key === null ? {} : { apikey: key }
  const call = callOf(new Request(`https://mahalla.example/auth/v1/${path}`, { method, headers }))
  const answer = await answered(
    call,
    () => table(call),
    () => {},
  )
  return answer && (answer.status === 200 ? answer.text() : answer.status)
}

test('a line answers its own call, in the order of the subjects, and a named segment goes before an open one', async () => {
  expect(await ask('PUT', 'user')).toBe('changed')
  expect(await ask('PUT', 'user/')).toBe('changed')
  expect(await ask('DELETE', 'user/7')).toBe('gone: 7')
  expect(await ask('DELETE', 'user/me')).toBe('left')
  expect(await ask('DELETE', 'user/7/more')).toBeNull()
})

test('without a key only what is open is answered, and admin calls take the service role', async () => {
  expect(await ask('GET', 'verify', null)).toBe('spent')
  expect(await ask('POST', 'verify', null)).toBeNull()
  expect(await ask('PUT', 'user', 'another')).toBeNull()
  expect(await ask('GET', 'users', null)).toBeNull()
  expect(await ask('GET', 'users')).toBe(401)
  expect(await ask('GET', 'users', 'service')).toBe('all')
})

test('another method is refused with those there are, and looking at a link without opening it spends nothing', async () => {
  spend.mockClear()
  expect(await ask('HEAD', 'verify')).toBe(405)
  expect(spend).not.toHaveBeenCalled()
  expect(await ask('POST', 'user')).toBe(405)
  // Nobody without a key is told what there is.
  expect(await ask('POST', 'user', null)).toBeNull()
  expect(await ask('OPTIONS', 'user')).toBeNull()
})

test('no address spells a way to ask for a token', async () => {
  expect(await ask('POST', 'token?grant_type=password')).toBe('in')
  expect(await ask('POST', 'token%3Fgrant_type=password')).toBeNull()
  expect(await ask('POST', 'token?grant_type=password/me')).toBeNull()
  expect(await ask('POST', 'token')).toBeNull()
})

test('what goes wrong is answered in our words and logged once', async () => {
  const log = vi.fn()
  const call = callOf(new Request('https://mahalla.example/auth/v1/user'))
  const failing = (error: unknown) => answered(call, () => Promise.reject(error), log)
  expect((await failing(Object.assign(new Error('secret'), { code: '22P05' })))?.status).toBe(400)
  expect((await failing(Object.assign(new Error('secret'), { code: '23505' })))?.status).toBe(409)
  expect((await answered(call, async () => refuse(418, 'tea', 'Tea'), log))?.status).toBe(418)
  expect(log).not.toHaveBeenCalled()
  const broken = await failing(new Error('secret'))
  expect([broken?.status, await broken?.text()]).toEqual([500, expect.not.stringContaining('secret')])
  expect(log).toHaveBeenCalledOnce()
})
