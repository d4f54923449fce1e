// functions/v1 where it takes our own process: functions of these tests' own, limits set low, secrets, and the letters
// that settings lead to. What the product's functions answer anywhere is in functions.test.ts.
import { resolve } from 'node:path'
import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#server/backend/json-web-token.ts'
import { backendKinds, type Person, type TestBackend } from '#tests/fixtures/backend.ts'

const folder = resolve(import.meta.dirname, '../fixtures/functions')
const sample = {
  folder,
  configPath: `${folder}/config.toml`,
  settings: { TEST_GREETING: 'salam', SMTP_URL: 'smtp://password' },
}
const options = { auth: { persistSession: false, autoRefreshToken: false } }
const clientOf = (url: string, key: string, token?: string) =>
  createClient(url, key, { ...options, ...(token && { global: { headers: { Authorization: `Bearer ${token}` } } }) })

/** The kind of error, and what its answer says. */
async function failureOf({ error }: { error: unknown }) {
  const kind = [FunctionsFetchError, FunctionsRelayError, FunctionsHttpError].find((k) => error instanceof k)?.name
  if (!(error instanceof FunctionsRelayError || error instanceof FunctionsHttpError)) return { kind }
  const response: Response = error.context
  const text = await response.text()
  return { kind, status: response.status, code: response.headers.get('sb-error-code'), text }
}

describe('how a function is run', () => {
  let site: TestBackend
  let amina: Person
  let anon: SupabaseClient['functions']
  let own: SupabaseClient['functions']

  beforeAll(async () => {
    const [kind] = backendKinds
    if (!kind) throw new Error('No backend to test on')
    site = await kind.open({ functions: { ...sample, limits: { memoryMb: 48, calls: 5 } } })
    amina = await site.signUp('amina')
    anon = clientOf(site.url, site.backend.anonKey).functions
    own = clientOf(site.url, site.backend.anonKey, amina.token).functions
  })
  afterAll(() => site?.close())

  test('by POST, with JSON in and out and a file shared between functions', async () => {
    const { data, error } = await anon.invoke('hello', { body: { name: 'Bilal' } })
    expect(error).toBeNull()
    expect(data).toEqual({ text: 'As-salamu alaykum, Bilal' })
  })

  test('with the method, path, query, headers and body of the call; without cookies', async () => {
    const { data } = await anon.invoke('echo/deeper?x=1', {
      method: 'PUT',
      body: 'four',
      headers: { 'X-Own': 'yes', Cookie: 'session=1' },
      region: 'eu-west-1' as never,
    })
    expect(data).toMatchObject({ method: 'PUT', pathname: '/echo/deeper', size: 4, headers: { 'x-own': 'yes' } })
    expect(data.headers).not.toHaveProperty('cookie')
    expect(data.headers.apikey).toBe(site.backend.anonKey)
  })

  test('only with the secrets it was given, and with the backend at hand', async () => {
    const { data } = await anon.invoke('secrets')
    expect(data).toEqual({
      names: ['GREETING', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL'],
      greeting: 'salam',
      rows: [],
      error: null,
    })
  })

  test('with its answer streamed piece by piece', async () => {
    const { data } = await anon.invoke('streams')
    const pieces: string[] = []
    for await (const piece of (data as Response).body ?? []) pieces.push(Buffer.from(piece).toString())
    expect(pieces.join('')).toBe('data: one\n\ndata: two\n\ndata: three\n\n')
  })

  test('kept warm between calls, and replaced after its number of calls', async () => {
    const counts: number[] = []
    for (let i = 0; i < 7; i++) counts.push((await anon.invoke('counts')).data.calls)
    expect(counts).toEqual([1, 2, 3, 4, 5, 1, 2])
  })

  test('a status other than 2xx is the function’s own answer, and no page is ever served', async () => {
    const answer = await anon.invoke('html')
    expect(await failureOf(answer)).toMatchObject({ kind: 'FunctionsHttpError', status: 418 })
    expect(answer.response?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test.each(['nobody', 'disabled', '_shared', '..%2fhello', 'hello%00'])('%s is not found', async (name) => {
    expect(await failureOf(await anon.invoke(name))).toEqual({
      kind: 'FunctionsHttpError',
      status: 404,
      code: 'NOT_FOUND',
      text: '{"code":"NOT_FOUND","message":"Requested function was not found"}',
    })
  })

  test('an unknown method is refused', async () => {
    const answer = await fetch(`${site.url}/functions/v1/echo`, { method: 'PROPFIND' })
    expect([answer.status, answer.headers.get('sb-error-code')]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  })

  test('one that throws gives 500 and tells no detail', async () => {
    const failure = await failureOf(await anon.invoke('throws'))
    expect(failure).toMatchObject({ kind: 'FunctionsHttpError', status: 500, code: 'EDGE_FUNCTION_ERROR' })
    expect(failure.text).not.toContain('secret')
  })

  test.each([
    ['crashes', 500, 'WORKER_ERROR'],
    ['remote', 503, 'BOOT_ERROR'],
    ['silent', 503, 'BOOT_ERROR'],
    ['greedy', 546, 'WORKER_RESOURCE_LIMIT'],
  ])('%s is a relay error: %i %s', async (name, status, code) => {
    expect(await failureOf(await anon.invoke(name))).toMatchObject({ kind: 'FunctionsRelayError', status, code })
  })

  test('an answer that breaks off breaks off for the caller too', async () => {
    const answer = await fetch(`${site.url}/functions/v1/breaks`, { method: 'POST' })
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })

  test('nobody there is a fetch error', async () => {
    const nowhere = clientOf('http://127.0.0.1:9', site.backend.anonKey).functions
    expect((await nowhere.invoke('hello')).error).toBeInstanceOf(FunctionsFetchError)
  })

  describe('where a token is asked for', () => {
    test('a signed-in person passes', async () => {
      expect((await own.invoke('guarded')).data).toBe('inside')
    })

    test('without one', async () => {
      expect(await failureOf(await anon.invoke('guarded'))).toEqual({
        kind: 'FunctionsRelayError',
        status: 401,
        code: 'UNAUTHORIZED_NO_AUTH_HEADER',
        text: '{"code":"UNAUTHORIZED_NO_AUTH_HEADER","message":"Missing authorization header"}',
      })
    })

    const soon = () => Math.floor(Date.now() / 1000) + 60
    const unsigned = (claims: object) =>
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
    test.each([
      ['that is no token', () => 'nonsense'],
      ['of a foreign key', () => signToken({ role: 'service_role', exp: soon() }, 'another secret')],
      ['that has expired', () => signToken({ role: 'authenticated', exp: 1 }, site.backend.secrets.jwtSecret)],
      ['that is not signed', () => unsigned({ role: 'service_role', exp: soon() })],
      ['that is the publishable key', () => site.backend.anonKey],
    ])('one %s', async (_, token) => {
      const failure = await failureOf(await anon.invoke('guarded', { headers: { Authorization: `Bearer ${token()}` } }))
      expect(failure).toMatchObject({
        kind: 'FunctionsRelayError',
        status: 401,
        code: 'UNAUTHORIZED_INVALID_JWT_FORMAT',
      })
      expect(failure.text).toContain('Invalid JWT')
    })

    test('a browser may ask beforehand, and the function says from where it may be called', async () => {
      const answer = await fetch(`${site.url}/functions/v1/guarded`, { method: 'OPTIONS' })
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    })
  })
})

describe('how long a function may take', () => {
  let site: TestBackend
  let anon: SupabaseClient['functions']

  beforeAll(async () => {
    const [kind] = backendKinds
    if (!kind) throw new Error('No backend to test on')
    site = await kind.open({ functions: { ...sample, limits: { timeMs: 2000 } } })
    anon = clientOf(site.url, site.backend.anonKey).functions
  })
  afterAll(() => site?.close())

  test.each(['hangs', 'spins'])('%s is a relay error: 504', async (name) => {
    expect(await failureOf(await anon.invoke(name))).toMatchObject({
      kind: 'FunctionsRelayError',
      status: 504,
      code: 'IDLE_TIMEOUT',
    })
  })

  test('after it was stopped a function answers again', async () => {
    await anon.invoke('spins')
    const ask = async () => (await anon.invoke('spins?well', { method: 'GET' })).data
    await expect.poll(ask, { timeout: 60_000 }).toBe('well')
  })
})

describe.each(backendKinds)('a letter to the operator on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  let service: SupabaseClient

  beforeAll(async () => {
    site = await open({ functions: { settings: { CONTACT_EMAIL: 'office@test.example', MAIL_DELIVERY: 'smtp' } } })
    amina = await site.signUp('amina')
    service = clientOf(site.url, site.backend.serviceRoleKey)
  })
  afterAll(() => site?.close())

  const letter = { name: 'Amina', email: 'Amina@Test.example', subject: 'Opening hours', message: 'They have changed.' }

  test('contact keeps the message and queues a letter to the operator', async () => {
    const own = clientOf(site.url, site.backend.anonKey, amina.token).functions
    expect((await own.invoke('contact', { body: { ...letter, language: 'ar' } })).data).toEqual({ sent: true })
    const { data: messages } = await service.from('contact_messages').select()
    expect(messages).toMatchObject([
      { name: 'Amina', email: 'amina@test.example', language: 'ar', user_id: amina.id, status: 'new' },
    ])
    const { data: mails } = await service.from('outbox').select().eq('kind', 'contact:message')
    expect(mails).toMatchObject([
      {
        to_address: 'office@test.example',
        subject: '[Mahalla] Opening hours',
        headers: { 'Reply-To': 'amina@test.example' },
        status: 'queued',
      },
    ])
  })
})
