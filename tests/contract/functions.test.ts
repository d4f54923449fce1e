// functions/v1 through an unchanged supabase-js over a real socket: what works, and how each failure arrives.
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#server/backend/storage/json-web-token.ts'
import { backendKinds, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

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
        kind: 'FunctionsHttpError',
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
        kind: 'FunctionsHttpError',
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

describe.each(backendKinds)('the functions of the product on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  let anon: SupabaseClient['functions']
  let service: SupabaseClient

  beforeAll(async () => {
    site = await open({ functions: { settings: { CONTACT_EMAIL: 'office@test.example', MAIL_DELIVERY: 'smtp' } } })
    amina = await site.signUp('amina')
    anon = clientOf(site.url, site.backend.anonKey).functions
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

  test.each([
    [{ ...letter, email: 'nobody' }, ['email']],
    [{ ...letter, name: '  ', message: '' }, ['name', 'message']],
    [{ ...letter, name: 'n'.repeat(161) }, ['name']],
    [{ ...letter, subject: 'Hi\r\nBcc: all@test.example' }, ['subject']],
    ['no object', ['']],
  ])('contact refuses %j and writes nothing', async (body, fields) => {
    const count = async () => (await service.from('contact_messages').select('*', { count: 'exact', head: true })).count
    const before = await count()
    const failure = await failureOf(await anon.invoke('contact', { body }))
    expect(failure).toMatchObject({ kind: 'FunctionsHttpError', status: 400 })
    expect(JSON.parse(failure.text ?? '')).toEqual({ error: 'invalid', fields })
    expect(await count()).toBe(before)
  })

  test('contact thanks a program that fills the trap, and forgets it', async () => {
    const { data } = await anon.invoke('contact', {
      body: { ...letter, subject: 'Cheap', website: 'http://x.example' },
    })
    expect(data).toEqual({ sent: true })
    expect((await service.from('contact_messages').select().eq('subject', 'Cheap')).data).toEqual([])
  })

  test('newsletter-confirm confirms with the token of the mail, as often as it is asked', async () => {
    const token = randomUUID()
    const hash = async (text: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')
    await service.rpc('newsletter_request', {
      email: 'reader@test.example',
      language: 'en',
      confirm_hash: await hash(token),
      unsubscribe_hash: await hash(`${token}-leave`),
    })
    for (const _ of [1, 2])
      expect((await anon.invoke('newsletter-confirm', { body: { token } })).data).toEqual({ confirmed: true })
    const { data } = await service.from('newsletter_subscribers').select('status').eq('email', 'reader@test.example')
    expect(data).toEqual([{ status: 'confirmed' }])
    expect((await anon.invoke('newsletter-confirm', { body: { token: 'other' } })).data).toEqual({ confirmed: false })
    const bad = await anon.invoke('newsletter-confirm', { body: { token: 7 } })
    expect(await failureOf(bad)).toMatchObject({ status: 400 })
    const byLink = await anon.invoke(`newsletter-confirm?token=${token}`, { method: 'GET' })
    expect(await failureOf(byLink)).toMatchObject({ status: 405 })
  })

  test('partner-badge tells approved partners from others, for any site', async () => {
    const [approved, pending] = [randomUUID(), randomUUID()]
    const partner = { logo_url: '/x.svg', website_url: 'https://www.Olive.example/shop?x=1' }
    await service.from('partners').insert([
      { id: approved, name: 'Olive', status: 'approved', ...partner },
      { id: pending, name: 'Later', status: 'pending', ...partner, website_url: 'https://later.example' },
    ])
    const ask = async (query: string) => (await anon.invoke(`partner-badge?${query}`, { method: 'GET' })).data
    for (const query of [`id=${approved}`, 'domain=olive.example', `domain=www.olive.example.&id=${approved}`])
      expect(await ask(query), query).toMatchObject({ approved: true, partner: { id: approved, name: 'Olive' } })
    for (const query of [
      `id=${pending}`,
      'domain=later.example',
      'domain=x.example',
      `id=${approved}&domain=x.example`,
    ])
      expect(await ask(query), query).toEqual({ approved: false, partner: null })
    expect((await anon.invoke('partner-badge', { body: { id: approved } })).data).toMatchObject({ approved: true })
    for (const query of ['', 'id=7', 'domain=%25', 'domain=localhost', `domain=${'a'.repeat(300)}.example`])
      expect(await failureOf(await anon.invoke(`partner-badge?${query}`, { method: 'GET' })), query).toMatchObject({
        status: 400,
      })
    const answer = await fetch(`${site.url}/functions/v1/partner-badge?id=${approved}`, {
      headers: { Origin: 'https://olive.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  })
})

describe('in the running site', () => {
  let site: RunningSite
  let anon: SupabaseClient['functions']

  beforeAll(async () => {
    site = await startSite({ AUTH_LIMIT_EMAILS_PER_HOUR: '3' })
    anon = clientOf(site.url, site.anonKey).functions
  })
  afterAll(() => site?.stop())

  test('other sites may ask, and a body over the size is refused', async () => {
    const { data } = await anon.invoke('partner-badge?domain=olive.example', { method: 'GET' })
    expect(data).toEqual({ approved: false, partner: null })
    const large = await anon.invoke('contact', { body: 'x'.repeat(2_000_000) })
    expect(await failureOf(large)).toMatchObject({ kind: 'FunctionsHttpError', status: 413, code: 'PAYLOAD_TOO_LARGE' })
  })

  test('messages are limited like mails', async () => {
    const body = { name: 'A', email: 'a@test.example', subject: 'S', message: 'M' }
    const statuses: (number | undefined)[] = []
    for (let i = 0; i < 4; i++) statuses.push((await anon.invoke('contact', { body })).response?.status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses[0]).toBe(200)
  })
})
