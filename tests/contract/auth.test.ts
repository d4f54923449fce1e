// auth/v1 as anyone meets it: sign-up, sessions, codes, one's own account. Unchanged supabase-js, at any Supabase.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/fixtures/backend.ts'
import { type Contract, contractPlaces, type Someone, withApps } from '#tests/fixtures/contract.ts'

describe.each(contractPlaces)('accounts on $name', ({ open }) => {
  let site: Contract
  let amina: Someone
  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('amina')
  })
  afterAll(() => site?.close())

  test('who signs up has an account and a profile, at once or when the address is confirmed', async () => {
    const db = site.client()
    const account = { email: site.email('zaynab'), password: 'Right-1-password' }
    const made = await db.auth.signUp({ ...account, options: { data: { display_name: 'Zaynab' } } })
    expect(made.error).toBeNull()
    const id = made.data.user?.id ?? ''
    if (!made.data.session) await site.service.auth.admin.updateUserById(id, { email_confirm: true })
    const signedIn = await db.auth.signInWithPassword(account)
    expect(signedIn.error).toBeNull()
    expect(signedIn.data.session?.token_type).toBe('bearer')
    expect((await db.from('profiles').select('display_name').eq('id', id).single()).data).toEqual({
      display_name: 'Zaynab',
    })
  })

  test('a weak password is refused with the reasons', async () => {
    const { error } = await site.anon.auth.signUp({ email: site.email('weak'), password: 'abc' })
    expect(error).toMatchObject({ code: 'weak_password', status: 422 })
    expect(error).toHaveProperty('reasons', expect.arrayContaining(['length']))
  })

  test('a wrong password and an unknown address give the same answer', async () => {
    const { auth } = site.client()
    const wrong = await auth.signInWithPassword({ email: amina.email, password: 'Wrong-1-password' })
    const unknown = await auth.signInWithPassword({ email: site.email('nobody'), password: PASSWORD })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 })
    expect(unknown.error?.message).toBe(wrong.error?.message)
  })

  test('a refresh token renews the session, and once more for a tab that missed the answer', async () => {
    const { auth } = await site.signIn(amina.email)
    const { data } = await auth.getSession()
    const token = data.session?.refresh_token ?? ''
    const renew = (refresh_token: string) => site.client().auth.refreshSession({ refresh_token })
    const renewed = await renew(token)
    expect(renewed.error).toBeNull()
    expect(renewed.data.session?.refresh_token).not.toBe(token)
    expect((await renew(token)).data.session?.refresh_token).toBe(renewed.data.session?.refresh_token)
    expect((await renew(randomUUID())).error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  test.each(['', 'x', "' or true --"])('%j renews nothing', async (refresh_token) => {
    const answer = await site.call('/auth/v1/token?grant_type=refresh_token', {
      as: 'anon',
      method: 'POST',
      body: { refresh_token },
    })
    expect(answer.status).toBe(400)
  })

  test.each([
    ['not a token', 'hello'],
    ['an unsigned token', `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"sub":"x","role":"service_role"}')}.`],
    [
      'a token signed by someone else',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl',
    ],
  ])('%s opens nothing', async (_name, token) => {
    const answer = await site.ask('/rest/v1/profiles', { headers: { Authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(401)
  })

  test('one’s own account is read and changed, and nobody gets a role by their own metadata', async () => {
    const db = await site.signIn(amina.email)
    const changed = await db.auth.updateUser({ data: { role: 'staff', colour: 'green' } })
    expect(changed.error).toBeNull()
    expect((await db.auth.getUser()).data.user).toMatchObject({
      id: amina.id,
      email: amina.email,
      role: 'authenticated',
      user_metadata: { colour: 'green' },
    })
    expect((await db.from('outbox').select('id')).data ?? []).toEqual([])
    expect((await db.from('user_roles').insert({ user_id: amina.id, role: 'staff' })).error).not.toBeNull()
  })

  test('a new password holds from then on, and ends the other sessions', async () => {
    await site.add('changing')
    const [db, elsewhere] = [await site.signIn(site.email('changing')), await site.signIn(site.email('changing'))]
    expect((await db.auth.updateUser({ password: 'abc' })).error).toMatchObject({ code: 'weak_password' })
    expect((await db.auth.updateUser({ password: 'Other-2-password' })).error).toBeNull()
    const byPassword = (password: string) =>
      site.client().auth.signInWithPassword({ email: site.email('changing'), password })
    expect((await byPassword('Other-2-password')).error).toBeNull()
    expect((await byPassword(PASSWORD)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
    expect((await db.auth.getUser()).error).toBeNull()
  })

  test('an address that is not confirmed does not sign in', async () => {
    await site.add('waiting', { email_confirm: false })
    const { error } = await site.client().auth.signInWithPassword({ email: site.email('waiting'), password: PASSWORD })
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  })

  test('a code signs in once', async () => {
    const { data } = await site.service.auth.admin.generateLink({ type: 'magiclink', email: amina.email })
    const code = { email: amina.email, token: data.properties?.email_otp ?? '', type: 'email' } as const
    const used = await site.client().auth.verifyOtp(code)
    expect(used.error).toBeNull()
    expect(used.data.user?.id).toBe(amina.id)
    expect((await site.client().auth.verifyOtp(code)).error).toMatchObject({ status: 403, code: 'otp_expired' })
    const wrong = { ...code, token: code.token === '000000' ? '111111' : '000000' }
    expect((await site.client().auth.verifyOtp(wrong)).error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('a password is forgotten and set anew by the link, once', async () => {
    await site.add('forgetful')
    const email = site.email('forgetful')
    const { data } = await site.service.auth.admin.generateLink({ type: 'recovery', email })
    const token_hash = data.properties?.hashed_token ?? ''
    const db = site.client()
    expect((await db.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
    expect((await db.auth.updateUser({ password: 'Third-3-password' })).error).toBeNull()
    expect((await site.client().auth.signInWithPassword({ email, password: 'Third-3-password' })).error).toBeNull()
    expect((await site.client().auth.verifyOtp({ type: 'recovery', token_hash })).error).toMatchObject({
      code: 'otp_expired',
    })
  })

  test('nobody is made by a code who does not want to be', async () => {
    const { error } = await site
      .client()
      .auth.signInWithOtp({ email: site.email('nobody'), options: { shouldCreateUser: false } })
    // Upstream says that there is no such account; ours answers as if there were.
    if (error) expect(error).toMatchObject({ status: 422, code: 'otp_disabled' })
    const { data } = await site.service.auth.admin.listUsers({ perPage: 1000 })
    expect(data.users.filter(({ email }) => email === site.email('nobody'))).toEqual([])
  })

  test('leaving ends what it says', async () => {
    await site.add('scopes')
    const [one, two, three] = [
      await site.signIn(site.email('scopes')),
      await site.signIn(site.email('scopes')),
      await site.signIn(site.email('scopes')),
    ]
    expect((await one.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await two.auth.getUser()).error).toBeNull()
    expect((await two.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect((await three.auth.getUser()).error).not.toBeNull()
    const { data } = await two.auth.getSession()
    const as = { id: '', email: '', password: '', token: data.session?.access_token ?? '' }
    expect((await site.call('/auth/v1/logout?scope=nowhere', { as, method: 'POST' })).status).toBe(400)
    expect((await site.call('/auth/v1/logout', { as, method: 'POST' })).status).toBe(204)
    expect((await site.call('/auth/v1/user', { as })).body).toMatchObject({ error_code: 'session_not_found' })
  })

  test('the keys that sign are published where they may be', async () => {
    const answer = await fetch(`${site.url}/auth/v1/.well-known/jwks.json`)
    expect(answer.status).toBe(200)
    // A project that signs with one secret shows none; key pairs show their public halves, and whoever has a token can
    // check it by themselves.
    const { keys } = (await answer.json()) as { keys: { kid: string }[] }
    for (const key of keys) expect(key).not.toHaveProperty('d')
    await site.add('checked')
    const { data, error } = await (await site.signIn(site.email('checked'))).auth.getClaims()
    expect(error).toBeNull()
    expect(data?.claims.email).toBe(site.email('checked'))
    if (data?.header.alg !== 'HS256') expect(keys.map(({ kid }) => kid)).toContain(data?.header.kid)
  })

  withApps('apps', () => {
    const admin = () => site.service.auth.admin.oauth

    test('one is registered, changed, given a new secret and removed', async () => {
      const made = await admin().createClient({ client_name: 'Times', redirect_uris: ['https://times.example/back'] })
      expect(made.error).toBeNull()
      expect(made.data).toMatchObject({
        client_name: 'Times',
        client_type: 'confidential',
        registration_type: 'manual',
        redirect_uris: ['https://times.example/back'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      })
      const [id, secret] = [made.data?.client_id ?? '', made.data?.client_secret ?? '']
      expect(secret.length).toBeGreaterThan(40)
      expect((await admin().getClient(id)).data).not.toHaveProperty('client_secret')
      const changed = await admin().updateClient(id, { client_name: 'Prayer Times' })
      expect(changed.data).toMatchObject({ client_name: 'Prayer Times', redirect_uris: ['https://times.example/back'] })
      const renewed = await admin().regenerateClientSecret(id)
      expect(renewed.data?.client_secret).not.toBe(secret)
      const listed = await admin().listClients({ page: 1, perPage: 1000 })
      expect(listed.data?.clients.map((client) => client.client_id)).toContain(id)
      expect((await admin().deleteClient(id)).error).toBeNull()
      expect((await admin().getClient(id)).error).toMatchObject({ status: 404, code: 'oauth_client_not_found' })
    })

    test.each<[string, object]>([
      ['no name', { redirect_uris: ['https://a.example'] }],
      ['no way back', { client_name: 'A' }],
      ['a way back in clear', { client_name: 'A', redirect_uris: ['http://a.example'] }],
      ['a script', { client_name: 'A', redirect_uris: ['javascript:alert(1)'] }],
      ['a fragment', { client_name: 'A', redirect_uris: ['https://a.example/#x'] }],
      ['another grant', { client_name: 'A', redirect_uris: ['https://a.example'], grant_types: ['password'] }],
      ['not a list', { client_name: 'A', redirect_uris: 'https://a.example' }],
    ])('refused: %s', async (_name, client) => {
      expect((await admin().createClient(client as never)).error).toMatchObject({ status: 400 })
    })

    test('nobody but the service role registers any', async () => {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['DELETE', '/x'],
      ])
        expect(
          await site.call(`/auth/v1/admin/oauth/clients${path}`, { as: 'anon', method: method ?? '' }),
        ).toMatchObject({ status: 403, body: { error_code: 'not_admin' } })
    })
  })
})
