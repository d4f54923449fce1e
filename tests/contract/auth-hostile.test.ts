// What attackers send to /auth/v1: each gets the upstream error, never a 5xx, and nothing changes.
import { createHmac, randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, PASSWORD, type Person, type TestBackend } from '#tests/fixtures/backend.ts'

const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
const signed = (header: object, claims: object, secret: string) => {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
const HS256 = { alg: 'HS256', typ: 'JWT' }

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('Maryam')
  })
  afterAll(() => site?.close())

  const claims = (more: object = {}) => ({
    sub: member.id,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 600,
    ...more,
  })
  const secret = () => site.backend.secrets.jwtSecret
  const snapshot = () =>
    site.database.query(
      'select id, email, role, encrypted_password, raw_app_meta_data, banned_until from auth.users order by id',
    )
  const post = (path: string, body: unknown, as: Person | 'anon' | 'service' = 'anon') =>
    site.call(`/auth/v1/${path}`, { as, method: 'POST', body })

  test('whom the tests sign up is as someone who did it themselves', async () => {
    const email = 'themselves@test.example'
    const { body } = await post('signup', { email, password: PASSWORD, data: { display_name: 'Maryam' } })
    const own = body as { user: { id: string }; access_token: string }
    const rowsOf = async (id: string) => {
      const [rows] = await site.database.query(
        `select to_jsonb(users) as account, (select jsonb_agg(to_jsonb(i)) from auth.identities i where user_id = users.id) as identities,
           (select jsonb_agg(to_jsonb(s)) from auth.sessions s where user_id = users.id) as sessions,
           (select jsonb_agg(to_jsonb(t)) from auth.refresh_tokens t where user_id = users.id) as tokens,
           (select jsonb_agg(to_jsonb(a)) from auth.mfa_amr_claims a join auth.sessions s on s.id = session_id
             where s.user_id = users.id) as methods,
           (select to_jsonb(p) from public.profiles p where p.id = users.id) as profile
         from auth.users where users.id = $1`,
        [id],
      )
      return rows
    }
    /** Without what differs between any two people. */
    const form = (value: unknown): unknown => {
      const read = typeof value === 'string' && value.startsWith('{') ? ['text', JSON.parse(value)] : value
      if (typeof read === 'string')
        return read
          .replace(/[0-9a-f-]{36}/g, 'id')
          .replace(/^[a-z0-9-]+@test\.example$/, 'address')
          .replace(/^\d{4}-\d\d-\d\d.\d\d:\d\d.*/, 'time')
          .replace(/^\$2[ab]\$10\$.{53}$/, 'hash')
      if (typeof read === 'number') return read > 1e9 ? 'time' : read
      if (Array.isArray(read)) return read.map(form)
      if (typeof read !== 'object' || read === null) return read
      return Object.fromEntries(Object.entries(read).map(([name, inner]) => [name, form(inner)]))
    }
    const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(form(await rowsOf(member.id))).toEqual(form(await rowsOf(own.user.id)))
    expect(form(claimsOf(member.token))).toEqual(form(claimsOf(own.access_token)))
    const signedIn = await post('token?grant_type=password', { email: member.email, password: PASSWORD })
    expect(signedIn.status).toBe(200)
  })

  const forged: [string, () => string, string?][] = [
    ['garbage', () => 'hello'],
    ['three dots of nothing', () => '..'],
    ['no JSON inside', () => `${encode('x')}.${encode('y')}.${encode('z')}`],
    ['alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims({ role: 'service_role' }))}.`],
    ['alg none with a mark', () => signed({ alg: 'none' }, claims({ role: 'service_role' }), secret())],
    ['another algorithm', () => signed({ alg: 'RS256', typ: 'JWT' }, claims({ role: 'service_role' }), secret())],
    ['HS512', () => signed({ alg: 'HS512', typ: 'JWT' }, claims({ role: 'service_role' }), secret())],
    ['a foreign key', () => signed(HS256, claims({ role: 'service_role' }), 'another secret of forty characters....')],
    ['the public key as the secret', () => signed(HS256, claims({ role: 'service_role' }), site.backend.anonKey)],
    ['expired', () => signed(HS256, claims({ exp: Math.floor(Date.now() / 1000) - 5 }), secret())],
    ['no subject', () => signed(HS256, claims({ sub: undefined }), secret())],
    ['a subject that is none', () => signed(HS256, claims({ sub: "' or 1=1 --" }), secret())],
    ['someone who is not there', () => signed(HS256, claims({ sub: randomUUID() }), secret()), 'user_not_found'],
    [
      'a session that is not there',
      () => signed(HS256, claims({ session_id: randomUUID() }), secret()),
      'session_not_found',
    ],
  ]

  test.each(forged)('a token with %s opens nothing', async (_name, make, code = 'bad_jwt') => {
    const before = await snapshot()
    const as = { ...member, token: make() }
    const calls: [string, string, unknown?][] = [
      ['GET', 'user'],
      ['PUT', 'user', { data: { hacked: true } }],
      ['GET', 'reauthenticate'],
      ['POST', 'logout?scope=global', {}],
      ['DELETE', `user/identities/${randomUUID()}`],
    ]
    for (const [method, path, body] of calls) {
      const answer = await site.call(`/auth/v1/${path}`, { as, method, ...(body !== undefined && { body }) })
      expect([400, 401, 403], `${method} ${path}`).toContain(answer.status)
      expect([code, 'no_authorization'], `${method} ${path}`).toContain(
        (answer.body as { error_code?: string }).error_code,
      )
    }
    const admin = await site.call('/auth/v1/admin/users', { as })
    expect([401, 403]).toContain(admin.status)
    expect(await snapshot()).toEqual(before)
  })

  test('a token for another audience is the same account and no more', async () => {
    const as = { ...member, token: signed(HS256, claims({ aud: 'elsewhere' }), secret()) }
    expect((await site.call('/auth/v1/user', { as })).status).toBe(200)
    expect((await site.call('/auth/v1/admin/users', { as })).status).toBe(403)
  })

  test('a refresh token that was used before ends the session', async () => {
    const { body } = await post('token?grant_type=password', { email: member.email, password: PASSWORD })
    const first = (body as { refresh_token: string }).refresh_token
    const renew = async (refresh_token: string) => {
      const answer = await post('token?grant_type=refresh_token', { refresh_token })
      return { status: answer.status, ...(answer.body as { refresh_token: string; error_code: string }) }
    }
    const second = await renew(first)
    expect(second.status).toBe(200)
    // A tab that missed the answer asks again and is given the same one.
    expect((await renew(first)).refresh_token).toBe(second.refresh_token)
    const third = await renew(second.refresh_token)
    expect(third.status).toBe(200)
    expect(await renew(first)).toMatchObject({ status: 400, error_code: 'refresh_token_already_used' })
    expect(await renew(third.refresh_token)).toMatchObject({ status: 400, error_code: 'refresh_token_already_used' })
    expect(await renew(randomUUID())).toMatchObject({ status: 400, error_code: 'refresh_token_not_found' })
    for (const odd of ['', 'x', "' or true --"]) expect((await renew(odd)).status).toBe(400)
  })

  test('people cannot make themselves more than they are', async () => {
    const before = await snapshot()
    for (const body of [
      { app_metadata: { role: 'service_role' } },
      { role: 'service_role' },
      { aud: 'x', data: {} },
      { data: 'text' },
      { data: [1] },
      { password: { a: 1 } },
    ]) {
      const answer = await site.call('/auth/v1/user', { as: member, method: 'PUT', body })
      expect(answer.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500)
    }
    const extra = await site.call('/auth/v1/user', {
      as: member,
      method: 'PUT',
      body: { data: { ok: 1 }, banned_until: null, email_confirmed_at: '2020-01-01', id: randomUUID() },
    })
    expect(extra.status).toBe(200)
    expect(await snapshot()).toEqual(before)
    const made = await post('signup', {
      email: 'mass@test.example',
      password: PASSWORD,
      role: 'service_role',
      app_metadata: { role: 'service_role' },
      data: { role: 'superadmin' },
    })
    expect((made.body as { user: object }).user).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect(await site.database.query(`select from public.user_roles where role <> 'affiliate'`)).toEqual([])
  })

  test('guessing a code spoils it', async () => {
    const { body } = await post('admin/generate_link', { type: 'magiclink', email: member.email }, 'service')
    const right = (body as { email_otp: string }).email_otp
    const wrong = right === '000000' ? '111111' : '000000'
    const guess = (token: string) => post('verify', { type: 'magiclink', email: member.email, token })
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(wrong)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
    expect(await guess(right)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
  })

  test('a link leads nowhere else', async () => {
    for (const [i, to] of [
      'https://evil.example/',
      '//evil.example',
      'http://127.0.0.1@evil.example/',
      'http://127.0.0.1.evil.example/',
      'http://evil@127.0.0.1/',
      'javascript:alert(1)',
      'http://127.0.0.1:1/',
    ].entries()) {
      const query = new URLSearchParams({ type: 'recovery', token: `${i}`, redirect_to: to })
      const answer = await fetch(`${site.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
      expect(answer.status).toBe(303)
      const location = new URL(answer.headers.get('location') ?? '')
      expect(location.origin + location.pathname, to).toBe('http://127.0.0.1/')
      expect(location.hash).toContain('error_code=otp_expired')
    }
  })

  test('whether someone has an account is not told', async () => {
    const unknown = 'stranger@test.example'
    const answers = async (path: string, body: (email: string) => object) => {
      const [a, b] = [await post(path, body(member.email)), await post(path, body(unknown))]
      expect(a, path).toEqual(b)
    }
    await answers('recover', (email) => ({ email }))
    await answers('recover', (email) => ({ email }))
    await answers('resend', (email) => ({ type: 'signup', email }))
    await answers('token?grant_type=password', (email) => ({ email, password: 'Wrong-1-password' }))
    await answers('verify', (email) => ({ type: 'recovery', email, token: '123456' }))
  })

  test.each<[string, string, string, unknown]>([
    ['an unknown grant', 'POST', 'token?grant_type=magic', {}],
    [
      'an ID token where no issuer is set up',
      'POST',
      'token?grant_type=id_token',
      { provider: 'google', id_token: 'x' },
    ],
    [
      'a wallet where none is allowed',
      'POST',
      'token?grant_type=web3',
      { chain: 'ethereum', message: 'x', signature: 'y' },
    ],
    ['a provider nobody set up', 'GET', 'authorize?provider=google', undefined],
    ['a list where an object belongs', 'POST', 'otp', []],
    ['numbers where texts belong', 'POST', 'otp', { email: 7 }],
    ['nothing', 'POST', 'recover', {}],
    ['a type nobody knows', 'POST', 'verify', { type: 'all', token_hash: 'x' }],
    ['a prototype', 'POST', 'verify', { type: '__proto__', token_hash: 'x' }],
    ['a token of zeros', 'POST', 'verify', { type: 'signup', token_hash: '\u0000' }],
    ['both at once', 'POST', 'verify', { type: 'signup', token_hash: 'x', email: 'a@b.example', token: '1' }],
    ['a huge address', 'POST', 'recover', { email: `${'a'.repeat(5000)}@example.com` }],
    ['an address with a line break', 'POST', 'recover', { email: 'a@b.example\r\nBcc: c@d.example' }],
  ])('refused: %s', async (_name, method, path, body) => {
    const before = await snapshot()
    const answer = await site.call(`/auth/v1/${path}`, { as: 'anon', method, ...(body !== undefined && { body }) })
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    expect(await snapshot()).toEqual(before)
  })

  test('the errors are upstream’s where nothing is set up', async () => {
    const { auth } = createClient(site.url, site.backend.anonKey, { auth: { persistSession: false } })
    const message = 'x'
    expect((await auth.signInWithWeb3({ chain: 'ethereum', message, signature: '0x1' })).error).toMatchObject({
      code: 'web3_provider_disabled',
    })
    expect((await auth.signInWithIdToken({ provider: 'google', token: 'x' })).error).toMatchObject({
      code: 'provider_disabled',
    })
  })
})
