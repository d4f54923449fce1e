// Other ways in than a password: tokens and redirects of an OpenID Connect issuer, identities. And the calls that send
// codes by mail. Unchanged supabase-js over real sockets, against an issuer on a socket of its own and mails read here.
import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, type TestBackend } from '#tests/fixtures/backend.ts'
import { openIssuer } from '#tests/fixtures/oidc-issuer.ts'

const PASSWORD = 'Right-1-password'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let issuer: Awaited<ReturnType<typeof openIssuer>>
  const mails: { to: string; text: string }[] = []

  beforeAll(async () => {
    issuer = await openIssuer()
    site = await open({
      sendMail: async ({ to, text = '' }) => {
        mails.push({ to, text })
      },
      waysIn: { oidcProviders: [issuer.provider] },
    })
  })
  afterAll(async () => {
    await site?.close()
    await issuer?.close()
  })

  const visitor = (flowType: 'implicit' | 'pkce' = 'implicit') => {
    const kept = new Map<string, string>()
    return createClient(site.url, site.backend.anonKey, {
      auth: {
        autoRefreshToken: false,
        detectSessionInUrl: false,
        persistSession: true,
        flowType,
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      },
    })
  }
  const add = async (email: string, more: object = {}) => {
    const { body } = await site.call('/auth/v1/admin/users', {
      as: 'service',
      method: 'POST',
      body: { email, email_confirm: true, ...more },
    })
    return (body as { id: string }).id
  }
  /** A session without the cost of a password. */
  const signIn = async (email: string) => {
    const { body } = await site.call('/auth/v1/admin/generate_link', {
      as: 'service',
      method: 'POST',
      body: { type: 'magiclink', email },
    })
    const db = visitor()
    const { error } = await db.auth.verifyOtp({
      type: 'magiclink',
      token_hash: (body as { hashed_token: string }).hashed_token,
    })
    expect(error).toBeNull()
    return db
  }
  /** Mails are written when the answer is out. */
  const mailTo = async (to: string) => {
    await site.backend.settled()
    return mails.findLast((mail) => mail.to === to)?.text ?? ''
  }
  const codeFor = async (to: string) => /\b\d{6}\b/.exec(await mailTo(to))?.[0] ?? ''
  const byToken = (token: string, more: object = {}) =>
    visitor().auth.signInWithIdToken({ provider: 'masjid-id', token, ...more } as never)
  const aMinuteLater = () =>
    site.database.query(
      `update private.sign_in_tries set next_at = next_at - interval '1 minute', forgotten_at = forgotten_at - interval '1 minute'`,
    )

  describe('ID tokens', () => {
    test.each(['RS256', 'ES256'])(
      'someone new signs in with one (%s), and is the same person the next time',
      async (alg) => {
        const claims = { sub: alg, email: `${alg}@example.com`, email_verified: true, name: 'Khadija' }
        const first = await byToken(issuer.token(claims, { alg }))
        expect(first.error).toBeNull()
        expect(first.data.user).toMatchObject({
          email: `${alg.toLowerCase()}@example.com`,
          app_metadata: { provider: 'masjid-id', providers: ['masjid-id'] },
          user_metadata: { full_name: 'Khadija', provider_id: alg },
        })
        expect(first.data.user?.email_confirmed_at).toBeTruthy()
        const [profile] = await site.database.query('select display_name from public.profiles where id = $1', [
          first.data.user?.id,
        ])
        expect(profile).toEqual({ display_name: 'Khadija' })
        const again = await byToken(
          issuer.token({ ...claims, aud: ['mahalla-app', 'else'], azp: 'mahalla-app' }, { alg }),
        )
        expect(again.data.user?.id).toBe(first.data.user?.id)
      },
    )

    test('documents and keys are asked for once', () => {
      expect(issuer.asked.filter((path) => path === '/keys')).toHaveLength(1)
      expect(issuer.asked.filter((path) => path === '/.well-known/openid-configuration')).toHaveLength(1)
    })

    test('a verified address links to the account that has it, an unverified one does not', async () => {
      const id = await add('linked@example.com')
      const linked = await byToken(issuer.token({ sub: 'l1', email: 'Linked@example.com', email_verified: true }))
      expect(linked.data.user?.id).toBe(id)
      expect(linked.data.user?.app_metadata.providers).toEqual(['email', 'masjid-id'])
      const claimed = await byToken(issuer.token({ sub: 'l2', email: 'linked@example.com', email_verified: false }))
      expect(claimed.error).toBeNull()
      expect(claimed.data.user?.id).not.toBe(id)
      expect(claimed.data.user?.email).toBeFalsy()
    })

    test('an account nobody confirmed loses the password a stranger may have set', async () => {
      const { data } = await visitor().auth.signUp({ email: 'early@example.com', password: PASSWORD })
      await site.backend.settled()
      const owner = await byToken(issuer.token({ sub: 'e1', email: 'early@example.com', email_verified: true }))
      expect(owner.data.user?.id).toBe(data.user?.id)
      expect(owner.data.user?.identities?.map(({ provider }) => provider)).toEqual(['masjid-id'])
      const stranger = await visitor().auth.signInWithPassword({ email: 'early@example.com', password: PASSWORD })
      expect(stranger.error).toMatchObject({ code: 'invalid_credentials' })
    })

    test('an address the issuer did not verify gets a mail first', async () => {
      const refused = await byToken(issuer.token({ sub: 'u1', email: 'unsure@example.com', email_verified: false }))
      expect(refused.error).toMatchObject({ status: 422, code: 'provider_email_needs_verification' })
      const confirmed = await visitor().auth.verifyOtp({
        type: 'email',
        email: 'unsure@example.com',
        token: await codeFor('unsure@example.com'),
      })
      expect(confirmed.error).toBeNull()
      const now = await byToken(issuer.token({ sub: 'u1', email: 'unsure@example.com', email_verified: false }))
      expect(now.data.user?.id).toBe(confirmed.data.user?.id)
    })

    test('the nonce must be the one whose hash the issuer signed', async () => {
      const nonce = 'a-nonce-of-this-app'
      const token = issuer.token({ sub: 'n1', nonce: createHash('sha256').update(nonce).digest('hex') })
      expect((await byToken(token, { nonce })).error).toBeNull()
      expect((await byToken(token, { nonce: 'another' })).error?.message).toContain('Nonces mismatch')
      expect((await byToken(token)).error?.message).toContain('should either both exist or not')
    })

    const past = () => Math.floor(Date.now() / 1000) - 5
    test.each<[string, () => string]>([
      ['garbage', () => 'hello'],
      ['no signature', () => `${issuer.token({ sub: 'x' }).split('.').slice(0, 2).join('.')}.`],
      [
        'alg none',
        () => issuer.token({ sub: 'x' }).replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')),
      ],
      ['another algorithm', () => issuer.token({ sub: 'x' }, { alg: 'HS256', kid: 'rsa' })],
      ['a foreign key', () => issuer.token({ sub: 'x' }, { key: issuer.foreignKey() })],
      ['an unknown key', () => issuer.token({ sub: 'x' }, { kid: 'other' })],
      ['another issuer', () => issuer.token({ sub: 'x', iss: 'https://evil.example' })],
      ['expired', () => issuer.token({ sub: 'x', exp: past() })],
      ['no expiry', () => issuer.token({ sub: 'x', exp: undefined })],
      ['not yet valid', () => issuer.token({ sub: 'x', nbf: past() + 600 })],
      ['no subject', () => issuer.token({})],
      ['another audience', () => issuer.token({ sub: 'x', aud: 'other' })],
      ['made for another app', () => issuer.token({ sub: 'x', aud: ['mahalla', 'other'], azp: 'other' })],
    ])('refused: %s', async (_name, make) => {
      const before = await site.database.query('select count(*) as n from auth.users')
      const { error, data } = await byToken(make())
      expect(error).toMatchObject({ status: 400 })
      expect(error?.message).toMatch(/Bad ID token|Unacceptable audience/)
      expect(data.session).toBeNull()
      expect(await site.database.query('select count(*) as n from auth.users')).toEqual(before)
    })

    test('an issuer nobody configured is disabled', async () => {
      const { error } = await visitor().auth.signInWithIdToken({ provider: 'apple', token: 'x' })
      expect(error).toMatchObject({ status: 400, code: 'provider_disabled' })
    })
  })

  describe('by way of the issuer', () => {
    /** What a browser does: to the issuer, and back to where it sends it. */
    const follow = async (address: string) => {
      const there = await fetch(address, { redirect: 'manual' })
      const back = new URL(there.headers.get('location') ?? '')
      const answer = await fetch(site.url + back.pathname + back.search, { redirect: 'manual' })
      return { back, to: new URL(answer.headers.get('location') ?? '') }
    }
    const begin = async (db: ReturnType<typeof visitor>, redirectTo = 'http://127.0.0.1/help?a=1') => {
      const { data } = await db.auth.signInWithOAuth({
        provider: 'masjid-id' as never,
        options: { redirectTo, skipBrowserRedirect: true },
      })
      const answer = await fetch(data.url ?? '', { redirect: 'manual' })
      expect(answer.status).toBe(302)
      return answer.headers.get('location') ?? ''
    }

    test('PKCE: a code comes back that opens the session once', async () => {
      issuer.receive({ sub: 'p1', email: 'pkce@example.com', email_verified: true })
      const db = visitor('pkce')
      const { to, back } = await follow(await begin(db))
      expect(to.href).toMatch(/^http:\/\/127\.0\.0\.1\/help\?a=1&code=/)
      const opened = await db.auth.exchangeCodeForSession(to.searchParams.get('code') ?? '')
      expect(opened.error).toBeNull()
      expect(opened.data.user?.email).toBe('pkce@example.com')
      const claims = JSON.parse(
        Buffer.from(opened.data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
      )
      expect(claims.amr).toMatchObject([{ method: 'oauth' }])
      // Neither the code nor the state works twice.
      const again = await site.call('/auth/v1/token?grant_type=pkce', {
        as: 'anon',
        method: 'POST',
        body: { auth_code: to.searchParams.get('code'), code_verifier: 'x'.repeat(50) },
      })
      expect(again.status).toBe(404)
      const replay = await fetch(site.url + back.pathname + back.search, { redirect: 'manual' })
      expect(replay.headers.get('location') ?? '').not.toMatch(/[?&]code=|access_token/)
    })

    test('a code is worth nothing without its verifier', async () => {
      issuer.receive({ sub: 'p2', email: 'pkce2@example.com', email_verified: true })
      const { to } = await follow(await begin(visitor('pkce')))
      const { status, body } = await site.call('/auth/v1/token?grant_type=pkce', {
        as: 'anon',
        method: 'POST',
        body: { auth_code: to.searchParams.get('code'), code_verifier: 'x'.repeat(50) },
      })
      expect({ status, code: (body as { error_code: string }).error_code }).toEqual({
        status: 400,
        code: 'bad_code_verifier',
      })
    })

    test('implicit: the session comes back behind the hash, never to another site', async () => {
      issuer.receive({ sub: 'p1', email: 'pkce@example.com', email_verified: true })
      const { to } = await follow(await begin(visitor(), 'https://evil.example/take'))
      expect(to.origin + to.pathname).toBe('http://127.0.0.1/')
      const words = new URLSearchParams(to.hash.slice(1))
      const user = await visitor().auth.getUser(words.get('access_token') ?? '')
      expect(user.data.user?.email).toBe('pkce@example.com')
    })

    test('what goes wrong comes back as words', async () => {
      const state = new URL(await begin(visitor())).searchParams.get('state') ?? ''
      const back = (query: object) =>
        fetch(`${site.url}/auth/v1/callback?${new URLSearchParams({ state, ...query })}`, { redirect: 'manual' }).then(
          (answer) => new URL(answer.headers.get('location') ?? ''),
        )
      const denied = await back({ error: 'access_denied', error_description: 'No' })
      expect(denied.href).toMatch(/^http:\/\/127\.0\.0\.1\/help\?.*error=access_denied/)
      expect((await back({})).searchParams.get('error_code')).toBe('bad_oauth_callback')
      expect((await back({ code: 'made-up' })).searchParams.get('error')).toBe('server_error')
      const unknown = await fetch(`${site.url}/auth/v1/callback?state=nothing&code=x`, { redirect: 'manual' })
      expect(unknown.status).toBe(303)
      for (const query of ['provider=unknown', 'provider=masjid-id&code_challenge=short&code_challenge_method=s256'])
        expect((await fetch(`${site.url}/auth/v1/authorize?${query}`, { redirect: 'manual' })).status).toBe(400)
    })

    test('a second way in is linked to an account and taken away again, but never the last', async () => {
      await add('two-ways@example.com')
      const db = await signIn('two-ways@example.com')
      issuer.receive({ sub: 'i1', email: 'elsewhere@example.com', email_verified: true })
      const { data, error } = await db.auth.linkIdentity({
        provider: 'masjid-id' as never,
        options: { redirectTo: 'http://127.0.0.1/help', skipBrowserRedirect: true },
      })
      expect(error).toBeNull()
      await follow(data.url ?? '')
      const both = await db.auth.getUserIdentities()
      expect(both.data?.identities.map(({ provider }) => provider).sort()).toEqual(['email', 'masjid-id'])
      const other = await signIn('linked@example.com')
      const taken = await other.auth.linkIdentity({
        provider: 'masjid-id' as never,
        options: { skipBrowserRedirect: true },
      })
      expect((await follow(taken.data?.url ?? '')).to.searchParams.get('error_code')).toBe('identity_already_exists')

      const added = both.data?.identities.find(({ provider }) => provider === 'masjid-id')
      expect((await other.auth.unlinkIdentity(added as never)).error).toMatchObject({ code: 'identity_not_found' })
      expect((await db.auth.unlinkIdentity(added as never)).error).toBeNull()
      const { data: now } = await db.auth.getUser()
      expect(now.user?.app_metadata.providers).toEqual(['email'])
      const last = now.user?.identities?.[0]
      expect((await db.auth.unlinkIdentity(last as never)).error).toMatchObject({
        status: 422,
        code: 'single_identity_not_deletable',
      })
    })
  })

  describe('codes and links', () => {
    test('a code for someone new confirms the address, and none does before it came back', async () => {
      const email = 'otp@example.com'
      expect((await visitor().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
      expect(await mailTo(email)).toBe('')
      expect(await site.database.query('select from auth.users where email = $1', [email])).toEqual([])
      await aMinuteLater()
      expect((await visitor().auth.signInWithOtp({ email })).error).toBeNull()
      await site.backend.settled()
      const [waiting] = await site.database.query('select email_confirmed_at from auth.users where email = $1', [email])
      expect(waiting).toEqual({ email_confirmed_at: null })
      expect((await visitor().auth.signInWithOtp({ email })).error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
      })
      const { data, error } = await visitor().auth.verifyOtp({ email, token: await codeFor(email), type: 'email' })
      expect(error).toBeNull()
      expect(data.user?.email_confirmed_at).toBeTruthy()
      const again = await visitor().auth.verifyOtp({ email, token: await codeFor(email), type: 'email' })
      expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
    })

    test('recovery answers the same for everyone', async () => {
      for (const email of ['linked@example.com', 'nobody@example.com']) {
        expect((await visitor().auth.resetPasswordForEmail(email)).error).toBeNull()
        expect((await visitor().auth.resetPasswordForEmail(email)).error).toMatchObject({ status: 429 })
      }
      expect(await mailTo('nobody@example.com')).toBe('')
      const token = await codeFor('linked@example.com')
      const { data } = await visitor().auth.verifyOtp({ type: 'recovery', email: 'linked@example.com', token })
      expect(data.session?.access_token).toBeTruthy()
    })

    test('a confirmation is sent again, at most once a minute', async () => {
      const email = 'again@example.com'
      await visitor().auth.signUp({ email, password: PASSWORD })
      expect((await visitor().auth.resend({ type: 'signup', email })).error).toMatchObject({ status: 429 })
      await aMinuteLater()
      const first = await codeFor(email)
      const { error } = await site
        .call('/auth/v1/signup', { as: 'anon', method: 'POST', body: { email, password: PASSWORD } })
        .then(({ status }) => ({ error: status === 200 ? null : status }))
      expect(error).toBeNull()
      expect(await codeFor(email)).not.toBe(first)
      expect((await visitor().auth.verifyOtp({ type: 'signup', email, token: await codeFor(email) })).error).toBeNull()
      expect((await visitor().auth.resend({ type: 'signup', email: 'nobody2@example.com' })).error).toBeNull()
      const odd = await site.call('/auth/v1/resend', { as: 'anon', method: 'POST', body: { type: 'odd', email } })
      expect(odd.status).toBe(400)
    })

    test('an address that is taken is answered like a new one, and its owner led into the account', async () => {
      /** Without what differs between any two people. */
      const form = (value: object) =>
        JSON.stringify(value)
          .replaceAll(/[0-9a-f-]{36}/g, 'id')
          .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, 'time')
          .replaceAll(/[a-z-]+@example\.com/g, 'address')
      const signUp = (email: string) =>
        visitor().auth.signUp({ email, password: PASSWORD, options: { data: { display_name: 'X' } } })
      const [taken, fresh] = [await signUp('linked@example.com'), await signUp('not-taken@example.com')]
      expect(form(taken)).toBe(form(fresh))
      expect(taken).toMatchObject({ error: null, data: { session: null, user: { email: 'linked@example.com' } } })
      const [known] = await site.database.query('select id from auth.users where email = $1', ['linked@example.com'])
      expect(taken.data.user?.id).not.toBe(known?.id)
      expect(await mailTo('linked@example.com')).toContain('type=magiclink')
      // The password that came with it opens nothing.
      const byPassword = await visitor().auth.signInWithPassword({ email: 'linked@example.com', password: PASSWORD })
      expect(byPassword.error).toMatchObject({ code: 'invalid_credentials' })
      expect(await mailTo('not-taken@example.com')).toContain('type=signup')
    })

    test('an address changes when both say yes', async () => {
      await add('before@example.com')
      const db = await signIn('before@example.com')
      const asked = await db.auth.updateUser({ email: 'after@example.com', data: { colour: 'green' } })
      expect(asked.error).toBeNull()
      expect(asked.data.user).toMatchObject({ email: 'before@example.com', new_email: 'after@example.com' })
      expect(asked.data.user?.user_metadata.colour).toBe('green')
      const half = await visitor().auth.verifyOtp({
        type: 'email_change',
        email: 'after@example.com',
        token: await codeFor('after@example.com'),
      })
      expect(half.data.session).toBeNull()
      expect((await db.auth.getUser()).data.user?.email).toBe('before@example.com')
      const whole = await visitor().auth.verifyOtp({
        type: 'email_change',
        email: 'before@example.com',
        token: await codeFor('before@example.com'),
      })
      expect(whole.data.user?.email).toBe('after@example.com')
    })

    test('a code by mail lets a password be changed; a wrong one does not', async () => {
      const db = await signIn('linked@example.com')
      expect((await db.auth.reauthenticate()).error).toBeNull()
      expect((await db.auth.reauthenticate()).error).toMatchObject({ status: 429 })
      const nonce = await codeFor('linked@example.com')
      const wrong = nonce === '000000' ? '111111' : '000000'
      expect((await db.auth.updateUser({ password: PASSWORD, nonce: wrong })).error).toMatchObject({
        code: 'reauthentication_not_valid',
      })
      const elsewhere = await signIn('linked@example.com')
      expect((await db.auth.updateUser({ password: PASSWORD, nonce })).error).toBeNull()
      // Whoever was signed in elsewhere is not any more.
      expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
      expect((await db.auth.getUser()).error).toBeNull()
    })
  })

  test('an invitation is mailed, with the way back that was asked for', async () => {
    const { admin } = createClient(site.url, site.backend.serviceRoleKey).auth
    const { data, error } = await admin.inviteUserByEmail('guest@example.com', {
      data: { display_name: 'Guest' },
      redirectTo: 'http://127.0.0.1/tr/help',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: 'guest@example.com', user_metadata: { display_name: 'Guest' } })
    expect(data.user?.invited_at).toBeTruthy()
    const link = new URL(/https?:\/\/\S+/.exec(await mailTo('guest@example.com'))?.[0] ?? 'about:blank')
    expect(link.searchParams.get('type')).toBe('invite')
    expect(link.searchParams.get('redirect_to')).toBe('http://127.0.0.1/tr/help')
    const token_hash = link.searchParams.get('token') ?? ''
    expect((await visitor().auth.verifyOtp({ type: 'invite', token_hash })).error).toBeNull()
  })

  test('a link is made for the service without a mail', async () => {
    const sent = mails.length
    const { admin } = createClient(site.url, site.backend.serviceRoleKey).auth
    const email = 'no-mail@example.com'
    for (const type of ['magiclink', 'recovery', 'invite'] as const) await admin.generateLink({ type, email } as never)
    await admin.generateLink({ type: 'signup', email: 'no-mail-2@example.com', password: PASSWORD })
    expect(mails.length).toBe(sent)
  })

  test('the secret of an app is not kept as it is', async () => {
    const { oauth } = createClient(site.url, site.backend.serviceRoleKey).auth.admin
    const { data } = await oauth.createClient({ client_name: 'Times', redirect_uris: ['https://times.example/back'] })
    const stored = await site.database.query('select * from auth.oauth_clients where id = $1', [data?.client_id])
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(data?.client_secret)
  })

  test('what the service says of itself: its keys, and what is switched on', async () => {
    const read = async (path: string) => (await fetch(`${site.url}/auth/v1/${path}`)).json()
    const { issuer: said, jwks_uri } = await read('.well-known/openid-configuration')
    expect(said).toBe('http://127.0.0.1/auth/v1')
    expect(jwks_uri).toBe(`${said}/.well-known/jwks.json`)
    expect(await read('settings')).toMatchObject({
      external: { 'masjid-id': true, github: false, email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      passkeys_enabled: true,
    })
  })

  test('single sign-on is off', async () => {
    const { error } = await visitor().auth.signInWithSSO({ domain: 'company.example' })
    expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled' })
    for (const [method, path] of [
      ['GET', 'metadata'],
      ['POST', 'acs'],
    ] as const)
      expect(await site.call(`/auth/v1/sso/saml/${path}`, { as: 'anon', method })).toMatchObject({
        status: 404,
        body: { error_code: 'saml_provider_disabled' },
      })
  })
})
