// Accounts in the hands of the service role, through an unchanged supabase-js client over a real socket.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PASSWORD_HASH } from '#tests/fixtures/backend.ts'
import { type Contract, contractPlaces, withDatabase } from '#tests/fixtures/contract.ts'

describe.each(contractPlaces)('on $name', ({ open }) => {
  let site: Contract
  /** Of this run: the number of someone who has to be the only one. */
  let phone: string
  beforeAll(async () => {
    site = await open()
    phone = `4477009${String(Number.parseInt(site.run, 16) % 100_000).padStart(5, '0')}`
  })
  afterAll(() => site?.close())

  const admin = () => site.service.auth.admin
  const visitor = () => site.client()
  const byPassword = (name: string, password = PASSWORD) =>
    visitor().auth.signInWithPassword({ email: site.email(name), password })
  const add = async (name: string, more: object = {}) => (await site.add(name, more)).id
  /** Whether anybody has this address. */
  const isThere = async (email: string) => {
    const { error } = await admin().generateLink({ type: 'recovery', email })
    return error?.code !== 'user_not_found'
  }

  test('an account is made with everything it was given, and its profile by the same trigger', async () => {
    const { data, error } = await admin().createUser({
      email: site.email('Amina').replace('amina', 'Amina'),
      phone: `+${phone}`,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { display_name: 'Amina', language: 'fr' },
      app_metadata: { team: 'north' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: site.email('amina'),
      phone,
      user_metadata: { display_name: 'Amina', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email', 'phone'], team: 'north' },
    })
    expect(data.user?.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'phone'])
    const times = [data.user, ...(data.user?.identities ?? [])].flatMap((told) => [told?.created_at, told?.updated_at])
    expect(times).toHaveLength(6)
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00)$/)
    const { data: profiles } = await site.service
      .from('profiles')
      .select('display_name, language')
      .eq('id', data.user?.id ?? '')
    expect(profiles).toEqual([{ display_name: 'Amina', language: 'fr' }])
    const signedIn = await byPassword('amina')
    expect(signedIn.error).toBeNull()
    expect(signedIn.data.user?.id).toBe(data.user?.id)
  })

  test('a password hash from elsewhere is taken over', async () => {
    await add('moved', { password_hash: PASSWORD_HASH })
    expect((await byPassword('moved')).error).toBeNull()
    expect((await byPassword('moved', 'Wrong-1-password')).error).toMatchObject({ code: 'invalid_credentials' })
  })

  test.each<[string, () => object, number, string]>([
    ['neither address nor number', () => ({}), 400, 'validation_failed'],
    ['no address', () => ({ email: 'nobody' }), 400, 'validation_failed'],
    ['no number', () => ({ phone: '12' }), 400, 'validation_failed'],
    ['an address that is taken', () => ({ email: site.email('amina') }), 422, 'email_exists'],
    ['a number that is taken', () => ({ phone }), 422, 'phone_exists'],
    ['an odd ban', () => ({ email: site.email('ban'), ban_duration: 'forever' }), 400, 'validation_failed'],
    ['an id that is none', () => ({ email: site.email('id'), id: '7' }), 400, 'validation_failed'],
    ['a hash of another kind', () => ({ email: site.email('hash'), password_hash: 'plain' }), 400, 'validation_failed'],
    ['metadata that is none', () => ({ email: site.email('meta'), user_metadata: 'x' }), 400, 'bad_json'],
    [
      'a password too long for bcrypt',
      () => ({ email: site.email('long'), password: 'aA1'.repeat(30) }),
      400,
      'validation_failed',
    ],
  ])('refused: %s', async (_name, attributes, status, code) => {
    const asked: { email?: string } = attributes()
    const { error } = await admin().createUser(asked)
    expect(error).toMatchObject({ status, code })
    if (asked.email?.includes('@') && code !== 'email_exists') expect(await isThere(asked.email)).toBe(false)
  })

  test('the list comes by page, with the headers the client reads', async () => {
    const first = await admin().listUsers({ page: 1, perPage: 1 })
    expect(first.error).toBeNull()
    const { total = 0 } = first.data as { total?: number }
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 })
    expect(total).toBeGreaterThanOrEqual(2)
    // The client reads one digit of the last page only: the header itself says it whole.
    const { headers } = await site.ask('/auth/v1/admin/users?page=1&per_page=1', {
      headers: { apikey: site.serviceKey, Authorization: `Bearer ${site.serviceKey}` },
    })
    const last = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.get('link') ?? '')?.[1]
    expect(last).toBe(headers.get('x-total-count'))
    expect(first.data.users).toHaveLength(1)
    const second = await admin().listUsers({ page: 2, perPage: 1 })
    expect(second.data.users).toHaveLength(1)
    expect(second.data.users[0]?.id).not.toBe(first.data.users[0]?.id)
    const beyond = await admin().listUsers({ page: total + 1000, perPage: 1 })
    expect(beyond.data).toMatchObject({ users: [], nextPage: null })
    expect((await site.call('/auth/v1/admin/users?page=-1', { as: 'service' })).status).toBe(400)
  })

  test('an account is read, changed and its metadata merged', async () => {
    const id = await add('bilal', { user_metadata: { a: 1, b: 2 } })
    expect((await admin().getUserById(id)).data.user?.email).toBe(site.email('bilal'))
    const { data, error } = await admin().updateUserById(id, {
      email: site.email('bilal2'),
      user_metadata: { b: null, c: 3 },
      app_metadata: { plan: 'x' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: site.email('bilal2'),
      user_metadata: { a: 1, c: 3 },
      app_metadata: { plan: 'x', provider: 'email' },
    })
    expect(data.user?.user_metadata).not.toHaveProperty('b')
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(site.email('bilal2'))
    expect((await admin().updateUserById(id, { email: site.email('amina') })).error).toMatchObject({
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
    const id = await add('changed')
    const db = visitor()
    await db.auth.signInWithPassword({ email: site.email('changed'), password: PASSWORD })
    expect((await admin().updateUserById(id, { password: 'Other-2-password' })).error).toBeNull()
    expect((await db.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    const again = await db.auth.signInWithPassword({ email: site.email('changed'), password: 'Other-2-password' })
    expect(again.error).toBeNull()
  })

  test('a ban shuts out until it is lifted', async () => {
    const id = await add('banned')
    const db = visitor()
    const signIn = () => db.auth.signInWithPassword({ email: site.email('banned'), password: PASSWORD })
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
    const soft = await add('soft')
    expect((await admin().deleteUser(soft, true)).error).toBeNull()
    // It has no address any more by which it could be found at the end.
    site.remove(soft)
    expect((await byPassword('soft')).error).toMatchObject({ code: 'invalid_credentials' })
    // The address is free again.
    const hard = await add('soft')
    expect((await admin().deleteUser(hard)).error).toBeNull()
    expect((await admin().getUserById(hard)).error).toMatchObject({ code: 'user_not_found' })
    expect((await site.service.from('profiles').select('id').eq('id', hard)).data).toEqual([])
  })

  withDatabase('of an account that was deleted softly', () => {
    test('the address is not kept', async () => {
      const id = await add('forgotten')
      site.remove(id)
      await admin().deleteUser(id, true)
      const rows = await site.query('select email, deleted_at is not null as deleted from auth.users where id = $1', [
        id,
      ])
      expect(rows).toEqual([{ email: expect.not.stringContaining('forgotten'), deleted: true }])
    })
  })

  test('an invitation is accepted once, and signs in', async () => {
    const made = await admin().generateLink({
      type: 'invite',
      email: site.email('guest'),
      options: { data: { display_name: 'Guest' } },
    })
    expect(made.error).toBeNull()
    expect(made.data.user).toMatchObject({ email: site.email('guest'), user_metadata: { display_name: 'Guest' } })
    expect(made.data.user?.invited_at).toBeTruthy()
    const token_hash = made.data.properties?.hashed_token ?? ''
    const db = visitor()
    const accepted = await db.auth.verifyOtp({ type: 'invite', token_hash })
    expect(accepted.error).toBeNull()
    expect(accepted.data.user?.email_confirmed_at).toBeTruthy()
    expect((await db.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    expect((await visitor().auth.verifyOtp({ type: 'invite', token_hash })).error).toMatchObject({
      code: 'otp_expired',
    })
    expect((await admin().inviteUserByEmail(site.email('guest'))).error).toMatchObject({ code: 'email_exists' })
    expect((await admin().inviteUserByEmail('nobody')).error).toMatchObject({ code: 'validation_failed' })
  })

  test('links of every kind open what they promise', async () => {
    const api = admin()
    const signup = await api.generateLink({ type: 'signup', email: site.email('linked'), password: PASSWORD })
    expect(signup.error).toBeNull()
    expect(signup.data.properties).toMatchObject({ verification_type: 'signup', redirect_to: site.siteUrl })
    expect(signup.data.user?.email).toBe(site.email('linked'))
    const byCode = await visitor().auth.verifyOtp({
      type: 'signup',
      email: site.email('linked'),
      token: signup.data.properties?.email_otp ?? '',
    })
    expect(byCode.data.user?.email_confirmed_at).toBeTruthy()

    for (const type of ['magiclink', 'recovery'] as const) {
      const made = await api.generateLink({ type, email: site.email('linked') })
      const used = await visitor().auth.verifyOtp({ type, token_hash: made.data.properties?.hashed_token ?? '' })
      expect(used.data.session?.access_token).toBeTruthy()
    }
    // By the address itself, as a browser would open it.
    const opened = await api.generateLink({ type: 'magiclink', email: site.email('linked') })
    const { pathname, search } = new URL(opened.data.properties?.action_link ?? '')
    const answer = await fetch(site.url + pathname + search, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.origin).toBe(new URL(site.siteUrl).origin)
    expect(location.hash).toMatch(/^#access_token=.*type=magiclink/)

    const newEmail = site.email('linked2')
    const current = await api.generateLink({ type: 'email_change_current', email: site.email('linked'), newEmail })
    const next = await api.generateLink({ type: 'email_change_new', email: site.email('linked'), newEmail })
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
    const fresh = await api.generateLink({ type: 'magiclink', email: site.email('fresh') })
    expect(fresh.data.properties?.verification_type).toBe('signup')
    const invited = await api.generateLink({ type: 'invite', email: site.email('fresh') })
    expect(invited.data.user?.invited_at).toBeTruthy()

    expect((await api.generateLink({ type: 'recovery', email: site.email('none') })).error).toMatchObject({
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
    expect(away.data.properties?.redirect_to).toBe(site.siteUrl)
  })

  test('factors are listed and taken away', async () => {
    const id = await add('factors')
    const db = await site.signIn(site.email('factors'))
    expect((await db.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error).toBeNull()
    const listed = await admin().mfa.listFactors({ userId: id })
    expect(listed.data?.factors).toMatchObject([{ friendly_name: 'Phone', factor_type: 'totp', status: 'unverified' }])
    const factorId = listed.data?.factors[0]?.id ?? ''
    const other = await add('other')
    expect((await admin().mfa.deleteFactor({ userId: other, id: factorId })).error).toMatchObject({ status: 404 })
    expect((await admin().mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
    expect((await admin().mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  })

  test('someone is signed out by their token, by scope', async () => {
    await add('leaving')
    const [here, there] = [await site.signIn(site.email('leaving')), await site.signIn(site.email('leaving'))]
    const { data } = await here.auth.getSession()
    const token = data.session?.access_token ?? ''
    expect((await admin().signOut(token, 'others')).error).toBeNull()
    expect((await there.auth.refreshSession()).error).not.toBeNull()
    expect((await here.auth.getUser(token)).error).toBeNull()
    expect((await admin().signOut(token, 'global')).error).toBeNull()
    expect((await here.auth.getUser(token)).error?.name).toBe('AuthSessionMissingError')
    expect((await admin().signOut('garbage')).error).toMatchObject({ code: 'bad_jwt' })
  })

  test('nobody but the service role gets in', async () => {
    const member = await site.signUp('plain')
    const { id, token } = member
    const calls: [string, string, unknown?][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users', { email: site.email('x') }],
      ['GET', `/admin/users/${id}`],
      ['PUT', `/admin/users/${id}`, { role: 'service_role' }],
      ['DELETE', `/admin/users/${id}`, {}],
      ['GET', `/admin/users/${id}/factors`],
      ['POST', '/admin/generate_link', { type: 'recovery', email: site.email('amina') }],
      ['POST', '/invite', { email: site.email('x') }],
    ]
    for (const [method, path, body] of calls) {
      const asked = { method, ...(body !== undefined && { body }) }
      for (const as of ['anon', member] as const)
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
    }
    expect(await isThere(site.email('x'))).toBe(false)
    expect((await admin().getUserById(id)).data.user).toMatchObject({ id, role: 'authenticated' })
  })
})
