// Attacks on /auth/v1: each gets the upstream error, never a 5xx, and nothing changes.
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/fixtures/backend.ts'
import { type Asker, type Contract, contractPlaces, type Someone, withSecret } from '#tests/fixtures/contract.ts'

const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
const signed = (header: object, claims: object, secret: string) => {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
const HS256 = { alg: 'HS256', typ: 'JWT' }

describe.each(contractPlaces)('on $name', ({ open }) => {
  let site: Contract
  let member: Someone

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('maryam')
  })
  afterAll(() => site?.close())

  const claims = (more: object = {}) => ({
    sub: member.id,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 600,
    ...more,
  })
  const secret = () => site.jwtSecret
  /** What the service knows of the member, without what every use changes. */
  const snapshot = async () => {
    const { data } = await site.service.auth.admin.getUserById(member.id)
    const { id, email, role, app_metadata, identities } = data.user ?? {}
    return { id, email, role, app_metadata, ways: identities?.length }
  }
  const post = (path: string, body: unknown, as: Asker = 'anon') =>
    site.call(`/auth/v1/${path}`, { as, method: 'POST', body })

  const forged: [string, () => string, string?][] = [
    ['garbage', () => 'hello'],
    ['three dots of nothing', () => '..'],
    ['no JSON inside', () => `${encode('x')}.${encode('y')}.${encode('z')}`],
    ['alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims({ role: 'service_role' }))}.`],
    ['alg none with a mark', () => signed({ alg: 'none' }, claims({ role: 'service_role' }), secret())],
    ['another algorithm', () => signed({ alg: 'RS256', typ: 'JWT' }, claims({ role: 'service_role' }), secret())],
    ['HS512', () => signed({ alg: 'HS512', typ: 'JWT' }, claims({ role: 'service_role' }), secret())],
    ['a foreign key', () => signed(HS256, claims({ role: 'service_role' }), 'another secret of forty characters....')],
    ['the public key as the secret', () => signed(HS256, claims({ role: 'service_role' }), site.anonKey)],
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

  withSecret('tokens of one’s own making', () => {
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

    test('a token for another audience opens nothing', async () => {
      const as = { ...member, token: signed(HS256, claims({ aud: 'elsewhere' }), secret()) }
      expect([400, 403]).toContain((await site.call('/auth/v1/user', { as })).status)
      expect((await site.call('/auth/v1/admin/users', { as })).status).toBe(403)
    })
  })

  test('the head of an answer is asked for like the answer', async () => {
    const headers = { apikey: site.anonKey, Authorization: `Bearer ${member.token}` }
    const answer = await site.ask('/auth/v1/user', { method: 'HEAD', headers })
    expect(answer.status).toBeLessThan(500)
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
      // Upstream takes no notice of some of these, where we refuse them (our-auth.test.ts).
      const answer = await site.call('/auth/v1/user', { as: member, method: 'PUT', body })
      expect(answer.status, JSON.stringify(body)).toBeLessThan(500)
    }
    const extra = await site.call('/auth/v1/user', {
      as: member,
      method: 'PUT',
      body: { data: { ok: 1 }, banned_until: null, email_confirmed_at: '2020-01-01', id: randomUUID() },
    })
    expect(extra.status).toBe(200)
    expect(await snapshot()).toEqual(before)
    const { body } = await post('signup', {
      email: site.email('mass'),
      password: PASSWORD,
      role: 'service_role',
      app_metadata: { role: 'service_role' },
      data: { role: 'superadmin' },
    })
    // Without a session where the address has to be confirmed first.
    const made = body as { user?: { id: string } } & { id: string }
    const user = made.user ?? made
    expect(user).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    const roles = await site.service.from('user_roles').select('role').eq('user_id', user.id).neq('role', 'affiliate')
    expect(roles.data).toEqual([])
  })

  test('a link leads nowhere else', async () => {
    const { host, hostname } = new URL(site.siteUrl)
    for (const [i, to] of [
      'https://evil.example/',
      '//evil.example',
      `http://${host}@evil.example/`,
      `http://${hostname}.evil.example/`,
      `http://evil@${host}/`,
      'javascript:alert(1)',
      `http://${hostname}:1/`,
    ].entries()) {
      const query = new URLSearchParams({ type: 'recovery', token: `${i}`, redirect_to: to })
      const answer = await site.ask(`/auth/v1/verify?${query}`, { redirect: 'manual' })
      expect(answer.status).toBe(303)
      const location = new URL(answer.headers.get('location') ?? '')
      expect(location.origin + location.pathname, to).toBe(`${new URL(site.siteUrl).origin}/`)
      expect(location.hash).toContain('error_code=otp_expired')
    }
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
    ['no object at all, for a code', 'POST', 'token?grant_type=pkce', null],
    ['no object at all, for a password', 'POST', 'token?grant_type=password', null],
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
})
