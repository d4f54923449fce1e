import { expect, test } from 'vitest'
import { createAccessReader } from '../access-token.ts'
import { signToken } from '../json-web-token.ts'
import { openKeyRing } from '../signing-keys.ts'
import { RestError } from './errors.ts'
import { keyRefusal, readAsker } from './who-asks.ts'

const secret = 'a secret of forty characters, or nearly so'
const keys = {
  jwtSecret: secret,
  readAccess: createAccessReader(openKeyRing({ dataDir: '', secret, keys: null, isShared: true })),
  anonKey: 'sb_publishable_a',
  serviceRoleKey: 'sb_secret_b',
}
const now = 1_800_000_000_000
const exp = now / 1000 + 60

const ask = (headers: Record<string, string>, query = '') =>
  readAsker(new Headers(headers), new URLSearchParams(query), keys, now)
const bearer = (claims: object) => ({
  apikey: keys.anonKey,
  Authorization: `Bearer ${signToken({ ...claims }, keys.jwtSecret)}`,
})

test('a key alone, in the header or the address', () => {
  expect(ask({ apikey: keys.anonKey }).role).toBe('anon')
  expect(ask({}, `apikey=${keys.anonKey}`).role).toBe('anon')
  expect(ask({ apikey: keys.serviceRoleKey, Authorization: `Bearer ${keys.anonKey}` }).role).toBe('service_role')
  expect(ask({ apikey: keys.anonKey, Authorization: `Bearer ${keys.serviceRoleKey}` }).role).toBe('anon')
})

test('a token says who', () => {
  expect(ask(bearer({ role: 'authenticated', sub: 'me', exp }))).toMatchObject({ role: 'authenticated', id: 'me' })
})

test.each<[string, Record<string, string>, string]>([
  ['an end that has passed', bearer({ role: 'authenticated', exp: 1 }), 'PGRST303'],
  ['no end', bearer({ role: 'service_role' }), 'PGRST303'],
  ['no role', bearer({ exp }), 'PGRST303'],
  ['a role that is none', bearer({ role: 'postgres', exp }), '22023'],
  ['another secret', { apikey: keys.anonKey, Authorization: `Bearer ${signToken({ exp }, 'x')}` }, 'PGRST301'],
  ['no token at all', { apikey: keys.anonKey, Authorization: 'Bearer nonsense' }, 'PGRST301'],
])('refused: %s', (_name, headers, code) => {
  try {
    ask(headers)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(RestError)
    expect(error).toMatchObject({ status: 401, refusal: { code } })
  }
})

test.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['another key', { apikey: 'x' }],
  ['the secret key in a browser', { apikey: keys.serviceRoleKey, 'User-Agent': 'Mozilla/5.0 (X11)' }],
])('refused before anything is read: %s', (_name, headers) => {
  try {
    ask(headers)
    expect.unreachable()
  } catch (error) {
    expect(keyRefusal(error)?.status).toBe(401)
  }
})
