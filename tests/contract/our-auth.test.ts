// Our auth/v1 where it does more than upstream, or is stricter, and where it shows only inside the process. auth.test.ts,
// auth-admin.test.ts and auth-hostile.test.ts cover answers that any Supabase gives; docs/decisions/034 says why we differ.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, PASSWORD, type Person, type TestBackend } from '#tests/fixtures/backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('Maryam')
  })
  afterAll(() => site?.close())

  const client = (key: string) =>
    createClient(site.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const admin = () => client(site.backend.serviceRoleKey).auth.admin
  const snapshot = () =>
    site.database.query(
      'select id, email, role, encrypted_password, raw_app_meta_data, banned_until from auth.users order by id',
    )
  const post = (path: string, body: unknown, as: Person | 'anon' | 'service' = 'anon') =>
    site.call(`/auth/v1/${path}`, { as, method: 'POST', body })

  test('metadata stays small enough for the cookies and tokens it travels in, however often it is added to', async () => {
    const large = { note: 'x'.repeat(2100) }
    const signUp = await post('signup', { email: 'large@test.example', password: PASSWORD, data: large })
    expect(signUp.status).toBe(400)
    expect(await site.database.query(`select from auth.users where email = 'large@test.example'`)).toEqual([])
    const someone = await site.signUp('Halima')
    const put = (data: unknown) => site.call('/auth/v1/user', { as: someone, method: 'PUT', body: { data } })
    expect((await put(large)).status).toBe(400)
    expect((await put({ a: 'x'.repeat(1200) })).status).toBe(200)
    expect((await put({ b: 'x'.repeat(1200) })).status).toBe(400)
    const [row] = await site.database.query<{ data: Record<string, unknown> }>(
      'select raw_user_meta_data as data from auth.users where id = $1',
      [someone.id],
    )
    expect(Object.keys(row?.data ?? {})).toContain('a')
    expect(Object.keys(row?.data ?? {})).not.toContain('b')
  })

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
          .replace(/^\$2[ab]\$\d\d\$.{53}$/, 'hash')
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

  // Upstream takes a used token once more for ten seconds, whichever it was.
  test('a refresh token that was used before ends the session', async () => {
    const { body } = await post('token?grant_type=password', { email: member.email, password: PASSWORD })
    const first = (body as { refresh_token: string }).refresh_token
    const renew = async (refresh_token: string) => {
      const answer = await post('token?grant_type=refresh_token', { refresh_token })
      return {
        status: answer.status,
        ...(answer.body as { access_token: string; refresh_token: string; error_code: string }),
      }
    }
    const second = await renew(first)
    expect(second.status).toBe(200)
    // A tab that missed the answer asks again and is given the same one.
    expect((await renew(first)).refresh_token).toBe(second.refresh_token)
    const third = await renew(second.refresh_token)
    expect(third.status).toBe(200)
    expect(await renew(first)).toMatchObject({ status: 400, error_code: 'refresh_token_already_used' })
    // Nothing of that session opens anything any more: not the newest token either, nor the access tokens that are out.
    expect(await renew(third.refresh_token)).toMatchObject({ status: 400, error_code: 'refresh_token_not_found' })
    for (const token of [(body as { access_token: string }).access_token, third.access_token]) {
      const as = { ...member, token }
      expect(await site.call('/auth/v1/user', { as })).toMatchObject({
        status: 403,
        body: { error_code: 'session_not_found' },
      })
      expect((await site.call('/auth/v1/user', { as, method: 'PUT', body: { data: { a: 1 } } })).status).toBe(403)
      expect((await site.call('/auth/v1/factors', { as, method: 'POST', body: {} })).status).toBe(403)
    }
    expect(await renew(randomUUID())).toMatchObject({ status: 400, error_code: 'refresh_token_not_found' })
    for (const odd of ['', 'x', "' or true --"]) expect((await renew(odd)).status).toBe(400)
  })

  test('many tabs that renew at the same moment all go on with the same token', async () => {
    const { body } = await post('token?grant_type=password', { email: member.email, password: PASSWORD })
    let refresh_token = (body as { refresh_token: string }).refresh_token
    const another = site.openAnother ? await site.openAnother() : null
    const renew = async (url: string, token: string) => {
      const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: site.backend.anonKey },
        body: JSON.stringify({ refresh_token: token }),
      })
      return ((await answer.json()) as { refresh_token: string }).refresh_token
    }
    // Where several nodes can share a database, half of the tabs are answered by the other one.
    for (let round = 0; round < 3; round++) {
      const tabs = Array.from({ length: 10 }, (_, i) => (i % 2 && another ? another.url : site.url))
      const given = new Set(await Promise.all(tabs.map((url) => renew(url, refresh_token))))
      expect([...given]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
      refresh_token = [...given][0] ?? ''
    }
    await another?.close()
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
    await answers('otp', (email) => ({ email, create_user: false }))
  })

  test('the errors are upstream’s where nothing is set up', async () => {
    const { auth } = client(site.backend.anonKey)
    const message = 'x'
    expect((await auth.signInWithWeb3({ chain: 'ethereum', message, signature: '0x1' })).error).toMatchObject({
      code: 'web3_provider_disabled',
    })
    expect((await auth.signInWithIdToken({ provider: 'google', token: 'x' })).error).toMatchObject({
      code: 'provider_disabled',
    })
  })

  test.each([
    { app_metadata: { role: 'service_role' } },
    { role: 'service_role' },
    { aud: 'x', data: {} },
    { data: 'text' },
    { data: [1] },
    { password: { a: 1 } },
  ])('%j is refused where upstream may take no notice of it', async (body) => {
    const before = await snapshot()
    const answer = await site.call('/auth/v1/user', { as: member, method: 'PUT', body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await snapshot()).toEqual(before)
  })

  test.each<[string, object]>([
    ['a role that is none', { email: 'role@example.com', role: 'postgres' }],
    ['a character no text has', { email: 'nul@example.com', user_metadata: { a: '\u0000' } }],
  ])('no account is made with %s', async (_name, attributes) => {
    const before = await snapshot()
    expect((await admin().createUser(attributes)).error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(await snapshot()).toEqual(before)
  })

  test('accounts are found by a part of their address', async () => {
    await site.signUp('moved')
    const { body } = await site.call('/auth/v1/admin/users?filter=moved-', { as: 'service' })
    expect(body).toMatchObject({ users: [{ email: expect.stringMatching(/^moved-/) }] })
    expect((body as { users: object[] }).users).toHaveLength(1)
  })

  test('the last superadmin stays', async () => {
    const last = await site.signUp('last')
    await site.grantRole(last, 'superadmin')
    for (const soft of [true, false])
      expect((await admin().deleteUser(last.id, soft)).error).toMatchObject({ status: 409, code: 'conflict' })
    expect((await admin().getUserById(last.id)).data.user?.email).toBe(last.email)
  })

  test('the secret key is refused from a browser', async () => {
    for (const path of ['admin/users', `admin/users/${member.id}`])
      expect(
        (await site.call(`/auth/v1/${path}`, { as: 'service', headers: { 'User-Agent': 'Mozilla/5.0' } })).status,
      ).toBe(401)
  })

  test('a weak password is refused with all the reasons', async () => {
    const { error } = await client(site.backend.anonKey).auth.signUp({ email: 'weak@example.com', password: 'abc' })
    expect(error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length', 'characters'] })
  })
})
