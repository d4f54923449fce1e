// Accounts in the hands of the service role, through an unchanged supabase-js client over a real socket.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, type TestBackend } from '#tests/fixtures/backend.ts'

const PASSWORD = 'Right-1-password'
const mails: { to: string; text: string }[] = []

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open({
      sendMail: async ({ to, text = '' }) => {
        mails.push({ to, text })
      },
    })
  })
  afterAll(() => site?.close())

  const client = (key: string) =>
    createClient(site.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const admin = () => client(site.backend.serviceRoleKey).auth.admin
  const visitor = () => client(site.backend.anonKey)
  const linkTo = (to: string) => {
    const mail = mails.findLast((candidate) => candidate.to === to)
    return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank')
  }
  const add = async (email: string, more: object = {}) => {
    const { data, error } = await admin().createUser({ email, password: PASSWORD, email_confirm: true, ...more })
    expect(error).toBeNull()
    return data.user?.id ?? ''
  }

  test('an account is made with everything it was given, and its profile by the same trigger', async () => {
    const { data, error } = await admin().createUser({
      email: 'Amina@Example.com',
      phone: '+447700900101',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { display_name: 'Amina', language: 'fr' },
      app_metadata: { team: 'north' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'amina@example.com',
      phone: '447700900101',
      user_metadata: { display_name: 'Amina', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email', 'phone'], team: 'north' },
    })
    expect(data.user?.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'phone'])
    const [profile] = await site.database.query('select display_name, language from public.profiles where id = $1', [
      data.user?.id,
    ])
    expect(profile).toEqual({ display_name: 'Amina', language: 'fr' })
    const db = visitor()
    expect((await db.auth.signInWithPassword({ email: 'amina@example.com', password: PASSWORD })).error).toBeNull()
    expect((await db.auth.getUser()).data.user?.id).toBe(data.user?.id)
  })

  test('a password hash from elsewhere is taken over', async () => {
    const [known] = await site.database.query<{ encrypted_password: string }>(
      `select encrypted_password from auth.users where email = 'amina@example.com'`,
    )
    const { error } = await admin().createUser({
      email: 'moved@example.com',
      email_confirm: true,
      password_hash: known?.encrypted_password ?? '',
    })
    expect(error).toBeNull()
    const signedIn = await visitor().auth.signInWithPassword({ email: 'moved@example.com', password: PASSWORD })
    expect(signedIn.error).toBeNull()
  })

  test.each<[string, object, number, string]>([
    ['neither address nor number', {}, 400, 'validation_failed'],
    ['no address', { email: 'nobody' }, 400, 'validation_failed'],
    ['no number', { phone: '12' }, 400, 'validation_failed'],
    ['an address that is taken', { email: 'amina@example.com' }, 422, 'email_exists'],
    ['a number that is taken', { phone: '447700900101' }, 422, 'phone_exists'],
    ['an odd ban', { email: 'ban@example.com', ban_duration: 'forever' }, 400, 'validation_failed'],
    ['a role that is none', { email: 'role@example.com', role: 'postgres' }, 400, 'validation_failed'],
    ['an id that is none', { email: 'id@example.com', id: '7' }, 400, 'validation_failed'],
    ['a hash of another kind', { email: 'hash@example.com', password_hash: 'plain' }, 400, 'validation_failed'],
    ['metadata that is none', { email: 'meta@example.com', user_metadata: 'x' }, 400, 'bad_json'],
    ['a character no text has', { email: 'nul@example.com', user_metadata: { a: '\u0000' } }, 400, 'validation_failed'],
    [
      'a password too long for bcrypt',
      { email: 'long@example.com', password: 'aA1'.repeat(30) },
      400,
      'validation_failed',
    ],
  ])('refused: %s', async (_name, attributes, status, code) => {
    const before = await site.database.query('select count(*) as n from auth.users')
    const { error } = await admin().createUser(attributes)
    expect(error).toMatchObject({ status, code })
    expect(await site.database.query('select count(*) as n from auth.users')).toEqual(before)
  })

  test('the list comes by page, with the headers the client reads', async () => {
    const first = await admin().listUsers({ page: 1, perPage: 1 })
    expect(first.error).toBeNull()
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: 2, total: 2 })
    expect(first.data.users).toHaveLength(1)
    const last = await admin().listUsers({ page: 2, perPage: 1 })
    expect(last.data).toMatchObject({ nextPage: null, lastPage: 2, total: 2 })
    expect(last.data.users[0]?.id).not.toBe(first.data.users[0]?.id)
    const beyond = await admin().listUsers({ page: 9, perPage: 1 })
    expect(beyond.data).toMatchObject({ users: [], total: 2 })
    const filtered = await site.call('/auth/v1/admin/users?filter=moved', { as: 'service' })
    expect(filtered.body).toMatchObject({ users: [{ email: 'moved@example.com' }] })
    expect((await site.call('/auth/v1/admin/users?page=-1', { as: 'service' })).status).toBe(400)
  })

  test('an account is read, changed and its metadata merged', async () => {
    const id = await add('bilal@example.com', { user_metadata: { a: 1, b: 2 } })
    expect((await admin().getUserById(id)).data.user?.email).toBe('bilal@example.com')
    const { data, error } = await admin().updateUserById(id, {
      email: 'bilal2@example.com',
      user_metadata: { b: null, c: 3 },
      app_metadata: { plan: 'x' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'bilal2@example.com',
      user_metadata: { a: 1, c: 3 },
      app_metadata: { plan: 'x', provider: 'email' },
    })
    expect(data.user?.user_metadata).not.toHaveProperty('b')
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe('bilal2@example.com')
    expect((await admin().updateUserById(id, { email: 'amina@example.com' })).error).toMatchObject({
      code: 'email_exists',
    })
    expect((await admin().updateUserById(id, { password: 'weak' })).error).toMatchObject({ code: 'weak_password' })
    expect((await admin().getUserById('00000000-0000-4000-8000-000000000009')).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    expect((await site.call('/auth/v1/admin/users/7', { as: 'service' })).status).toBe(404)
  })

  test('a new password ends every session', async () => {
    const id = await add('changed@example.com')
    const db = visitor()
    await db.auth.signInWithPassword({ email: 'changed@example.com', password: PASSWORD })
    expect((await admin().updateUserById(id, { password: 'Other-2-password' })).error).toBeNull()
    expect((await db.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    const again = await db.auth.signInWithPassword({ email: 'changed@example.com', password: 'Other-2-password' })
    expect(again.error).toBeNull()
  })

  test('a ban shuts out until it is lifted', async () => {
    const id = await add('banned@example.com')
    const db = visitor()
    const signIn = () => db.auth.signInWithPassword({ email: 'banned@example.com', password: PASSWORD })
    expect((await signIn()).error).toBeNull()
    const { data } = await admin().updateUserById(id, { ban_duration: '1h30m' })
    expect(Date.parse((data.user as { banned_until?: string }).banned_until ?? '')).toBeGreaterThan(
      Date.now() + 80 * 60_000,
    )
    expect((await db.auth.refreshSession()).error).toMatchObject({ code: 'user_banned' })
    expect((await signIn()).error).toMatchObject({ code: 'user_banned' })
    await admin().updateUserById(id, { ban_duration: 'none' })
    expect((await signIn()).error).toBeNull()
  })

  test('an account is deleted, softly or for good', async () => {
    const soft = await add('soft@example.com')
    expect((await admin().deleteUser(soft, true)).error).toBeNull()
    const [left] = await site.database.query<{ email: string; deleted_at: unknown }>(
      'select email, deleted_at from auth.users where id = $1',
      [soft],
    )
    expect(left?.email).not.toContain('soft')
    expect(left?.deleted_at).not.toBeNull()
    const signIn = await visitor().auth.signInWithPassword({ email: 'soft@example.com', password: PASSWORD })
    expect(signIn.error).toMatchObject({ code: 'invalid_credentials' })
    // The address is free again.
    const hard = await add('soft@example.com')
    expect((await admin().deleteUser(hard)).error).toBeNull()
    expect((await admin().getUserById(hard)).error).toMatchObject({ code: 'user_not_found' })
    expect(await site.database.query('select from public.profiles where id = $1', [hard])).toEqual([])
  })

  test('the last superadmin stays', async () => {
    const id = await add('last@example.com')
    await site.database.query(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [id])
    for (const soft of [true, false])
      expect((await admin().deleteUser(id, soft)).error).toMatchObject({ status: 409, code: 'conflict' })
    expect((await admin().getUserById(id)).data.user?.email).toBe('last@example.com')
  })

  test('an invitation is mailed, accepted once, and signs in', async () => {
    const { data, error } = await admin().inviteUserByEmail('guest@example.com', {
      data: { display_name: 'Guest' },
      redirectTo: 'http://127.0.0.1/tr/help',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: 'guest@example.com', user_metadata: { display_name: 'Guest' } })
    expect(data.user?.invited_at).toBeTruthy()
    const link = linkTo('guest@example.com')
    expect(link.searchParams.get('type')).toBe('invite')
    expect(link.searchParams.get('redirect_to')).toBe('http://127.0.0.1/tr/help')
    const token_hash = link.searchParams.get('token') ?? ''
    const db = visitor()
    const accepted = await db.auth.verifyOtp({ type: 'invite', token_hash })
    expect(accepted.error).toBeNull()
    expect(accepted.data.user?.email_confirmed_at).toBeTruthy()
    expect((await db.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    expect((await visitor().auth.verifyOtp({ type: 'invite', token_hash })).error).toMatchObject({
      code: 'otp_expired',
    })
    expect((await admin().inviteUserByEmail('guest@example.com')).error).toMatchObject({ code: 'email_exists' })
    expect((await admin().inviteUserByEmail('nobody')).error).toMatchObject({ code: 'validation_failed' })
  })

  test('links of every kind are made without a mail, and open what they promise', async () => {
    const sent = mails.length
    const api = admin()
    const signup = await api.generateLink({ type: 'signup', email: 'linked@example.com', password: PASSWORD })
    expect(signup.error).toBeNull()
    expect(signup.data.properties).toMatchObject({ verification_type: 'signup', redirect_to: 'http://127.0.0.1' })
    expect(signup.data.user?.email).toBe('linked@example.com')
    const byCode = await visitor().auth.verifyOtp({
      type: 'signup',
      email: 'linked@example.com',
      token: signup.data.properties?.email_otp ?? '',
    })
    expect(byCode.data.user?.email_confirmed_at).toBeTruthy()

    for (const type of ['magiclink', 'recovery'] as const) {
      const made = await api.generateLink({ type, email: 'linked@example.com' })
      const used = await visitor().auth.verifyOtp({ type, token_hash: made.data.properties?.hashed_token ?? '' })
      expect(used.data.session?.access_token).toBeTruthy()
    }
    // By the address itself, as a browser would open it.
    const opened = await api.generateLink({ type: 'magiclink', email: 'linked@example.com' })
    const { pathname, search } = new URL(opened.data.properties?.action_link ?? '')
    const answer = await fetch(site.url + pathname + search, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1\/#access_token=.*type=magiclink/)

    const newEmail = 'linked2@example.com'
    const current = await api.generateLink({ type: 'email_change_current', email: 'linked@example.com', newEmail })
    const next = await api.generateLink({ type: 'email_change_new', email: 'linked@example.com', newEmail })
    const half = await visitor().auth.verifyOtp({
      type: 'email_change',
      token_hash: current.data.properties?.hashed_token ?? '',
    })
    expect(half.error).toBeNull()
    expect(half.data.session).toBeNull()
    const whole = await visitor().auth.verifyOtp({
      type: 'email_change',
      token_hash: next.data.properties?.hashed_token ?? '',
    })
    expect(whole.data.user?.email).toBe(newEmail)

    // Someone new who is sent a link to sign in confirms their address with it.
    const fresh = await api.generateLink({ type: 'magiclink', email: 'fresh@example.com' })
    expect(fresh.data.properties?.verification_type).toBe('signup')
    const invited = await api.generateLink({ type: 'invite', email: 'fresh@example.com' })
    expect(invited.data.user?.invited_at).toBeTruthy()

    expect((await api.generateLink({ type: 'recovery', email: 'none@example.com' })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    expect((await api.generateLink({ type: 'signup', email: newEmail, password: PASSWORD })).error).toMatchObject({
      code: 'email_exists',
    })
    const odd = await site.call('/auth/v1/admin/generate_link', {
      as: 'service',
      method: 'POST',
      body: { type: 'sms', email: newEmail },
    })
    expect(odd).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
    const away = await api.generateLink({
      type: 'magiclink',
      email: newEmail,
      options: { redirectTo: 'https://evil.example/' },
    })
    expect(away.data.properties?.redirect_to).toBe('http://127.0.0.1')
    expect(mails.length).toBe(sent)
  })

  test('factors are listed and taken away', async () => {
    const id = await add('factors@example.com')
    const db = visitor()
    await db.auth.signInWithPassword({ email: 'factors@example.com', password: PASSWORD })
    await site.database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ('7f7f7f7f-0000-4000-8000-000000000001', $1, 'Phone', 'totp', 'verified', 'X', now(), now())`,
      [id],
    )
    const listed = await admin().mfa.listFactors({ userId: id })
    expect(listed.data?.factors).toMatchObject([{ friendly_name: 'Phone', factor_type: 'totp', status: 'verified' }])
    const factorId = listed.data?.factors[0]?.id ?? ''
    const other = await add('other@example.com')
    expect((await admin().mfa.deleteFactor({ userId: other, id: factorId })).error).toMatchObject({ status: 404 })
    expect((await admin().mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
    expect((await admin().mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  })

  test('someone is signed out by their token, by scope', async () => {
    await add('leaving@example.com')
    const [here, there] = [visitor(), visitor()]
    const signIn = (db: ReturnType<typeof visitor>) =>
      db.auth.signInWithPassword({ email: 'leaving@example.com', password: PASSWORD })
    const { data } = await signIn(here)
    await signIn(there)
    const token = data.session?.access_token ?? ''
    expect((await admin().signOut(token, 'others')).error).toBeNull()
    expect((await there.auth.refreshSession()).error).not.toBeNull()
    expect((await here.auth.getUser(token)).error).toBeNull()
    expect((await admin().signOut(token, 'global')).error).toBeNull()
    expect((await here.auth.getUser(token)).error?.name).toBe('AuthSessionMissingError')
    expect((await admin().signOut('garbage')).error).toMatchObject({ code: 'bad_jwt' })
  })

  test('nobody but the service role gets in', async () => {
    const id = await add('plain@example.com')
    const member = await visitor().auth.signInWithPassword({ email: 'plain@example.com', password: PASSWORD })
    const token = member.data.session?.access_token ?? ''
    const before = await site.database.query('select count(*) as n from auth.users')
    const calls: [string, string, unknown?][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users', { email: 'x@example.com' }],
      ['GET', `/admin/users/${id}`],
      ['PUT', `/admin/users/${id}`, { role: 'service_role' }],
      ['DELETE', `/admin/users/${id}`, {}],
      ['GET', `/admin/users/${id}/factors`],
      ['POST', '/admin/generate_link', { type: 'recovery', email: 'amina@example.com' }],
      ['POST', '/invite', { email: 'x@example.com' }],
    ]
    for (const [method, path, body] of calls) {
      const asked = { method, ...(body !== undefined && { body }) }
      for (const as of ['anon', { id, email: '', token }] as const)
        expect(await site.call(`/auth/v1${path}`, { as, ...asked }), `${method} ${path}`).toMatchObject({
          status: 403,
          body: { error_code: 'not_admin', msg: 'User not allowed' },
        })
      // A member's token outranks the key it is sent with.
      const both = await site.call(`/auth/v1${path}`, {
        as: 'service',
        headers: { Authorization: `Bearer ${token}` },
        ...asked,
      })
      expect(both.status, `${method} ${path}`).toBe(403)
      expect((await fetch(`${site.url}/auth/v1${path}`, { method })).status).toBe(401)
      const shown = await site.call(`/auth/v1${path}`, {
        as: 'service',
        headers: { 'User-Agent': 'Mozilla/5.0' },
        ...asked,
      })
      expect(shown.status).toBe(401)
    }
    expect(await site.database.query('select count(*) as n from auth.users')).toEqual(before)
  })
})
