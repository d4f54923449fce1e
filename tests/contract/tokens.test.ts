// One rule for tokens, whatever is asked: each bad token against each surface. The reader itself has its table in
// server/backend/access-token.test.ts.
import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signClaims, signToken, type TokenKey } from '#server/backend/json-web-token.ts'
import { rotateKeys } from '#server/backend/signing-keys.ts'
import { backendKinds, type Person, type TestBackend } from '#tests/fixtures/backend.ts'

const folder = resolve(import.meta.dirname, '../fixtures/functions')

let site: TestBackend
let amina: Person

beforeAll(async () => {
  const [kind] = backendKinds
  if (!kind) throw new Error('No backend to test on')
  site = await kind.open({ functions: { folder, configPath: `${folder}/config.toml` } })
  amina = await site.signUp('amina')
})
afterAll(() => site?.close())

const soon = () => Math.floor(Date.now() / 1000) + 600
const claims = (more: object = {}) => ({ sub: amina.id, role: 'authenticated', exp: soon(), ...more })
const key = () => site.backend.ring.current()
const stranger = (kid: string | null): TokenKey => ({
  algorithm: 'ES256',
  kid,
  key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
})
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const SURFACES: [string, string, RequestInit][] = [
  ['rest', '/rest/v1/profiles?select=id', {}],
  ['auth', '/auth/v1/user', {}],
  ['storage', '/storage/v1/bucket', {}],
  ['realtime', '/realtime/v1/api/broadcast', { method: 'POST', body: '{"messages":[]}' }],
  ['functions', '/functions/v1/guarded', { method: 'POST' }],
]

const TOKENS: [string, () => string][] = [
  ['that is no token', () => 'nonsense'],
  ['that nobody signed', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.AA`],
  ['of another secret', () => signToken(claims({ role: 'service_role' }), 'another secret of forty characters')],
  ['of a stranger’s key', () => signClaims(claims(), stranger('theirs'))],
  ['of a stranger’s key under our name', () => signClaims(claims(), stranger(key().kid))],
  [
    'signed with our public key as a secret',
    () => signToken(claims(), JSON.stringify(site.backend.ring.published(0)[0])),
  ],
  ['that has ended', () => signClaims(claims({ exp: 1 }), key())],
  ['that never ends', () => signClaims({ sub: amina.id, role: 'authenticated' }, key())],
  ['that begins later', () => signClaims(claims({ nbf: soon() }), key())],
  ['for someone else', () => signClaims(claims({ aud: 'another service' }), key())],
  ['without a role', () => signClaims({ sub: amina.id, exp: soon() }, key())],
  ['with a role of the database', () => signClaims(claims({ role: 'postgres' }), key())],
]

const ask = (path: string, init: RequestInit, token: string) =>
  fetch(site.url + path, {
    ...init,
    headers: { apikey: site.backend.anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  })

describe.each(SURFACES)('%s', (_name, path, init) => {
  test('takes a token of ours, of the pair of keys and of the secret', async () => {
    for (const token of [amina.token, signClaims(claims(), key()), signToken(claims(), site.backend.secrets.jwtSecret)])
      expect((await ask(path, init, token)).status, token).toBeLessThan(300)
  })

  test.each(TOKENS)('refuses one %s', async (_, token) => {
    const answer = await ask(path, init, token())
    expect([400, 401, 403]).toContain(answer.status)
    expect(await answer.text()).not.toContain(amina.id)
  })
})

test('a rotation is noticed without a restart, and a revoked key at once', async () => {
  const [, path, init] = SURFACES[0] ?? []
  const asks = async (token: string) => (await ask(path ?? '', init ?? {}, token)).status
  const before = signClaims(claims(), key())
  expect(await asks(before)).toBe(200)
  const kid = rotateKeys(site.dataDir, Date.now(), false)
  // The file is looked at once a second at most.
  while (key().kid !== kid) await new Promise((later) => setTimeout(later, 100))
  expect(await asks(before)).toBe(200)
  expect(await asks(signClaims(claims(), key()))).toBe(200)
  const last = rotateKeys(site.dataDir, Date.now(), true)
  while (key().kid !== last) await new Promise((later) => setTimeout(later, 100))
  expect(await asks(before)).toBe(401)
})
