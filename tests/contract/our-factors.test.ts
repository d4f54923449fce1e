// Second factors where ours shows more than upstream says, or is more careful: SMS sent here, names, and a pause after
// wrong codes (docs/decisions/033). What any Supabase answers is in factors.test.ts.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import { backendKinds, PASSWORD, type TestBackend } from '#tests/fixtures/backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let person: SupabaseClient
  let email: string
  const sent: { to: string; text: string }[] = []

  beforeAll(async () => {
    site = await open({
      sendSms: async (to, text) => {
        sent.push({ to, text })
      },
    })
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    ;({ email } = await site.signUp('someone'))
    person = createClient(site.url, site.backend.anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
    await person.auth.signInWithPassword({ email, password: PASSWORD })
  })

  const codeFor = (secret: string, later = 0) => codeOf(fromBase32(secret), stepAt(Date.now()) + later)
  const wrong = (secret: string) =>
    ['000000', '111111', '222222', '333333'].find(
      (code) => ![-1, 0, 1, 2].some((later) => codeFor(secret, later) === code),
    ) ?? ''
  async function enroll({ auth }: SupabaseClient) {
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone app' })
    if (error) throw error
    return { factorId: data.id, secret: data.totp.secret, totp: data.totp }
  }
  const levelOf = async ({ auth }: SupabaseClient) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data
  const post = async (db: SupabaseClient, path: string, body: string) => {
    const { data } = await db.auth.getSession()
    const response = await fetch(`${site.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: site.backend.anonKey, Authorization: `Bearer ${data.session?.access_token}` },
      body,
    })
    return { status: response.status, code: (await response.json().catch(() => null))?.error_code }
  }

  test('an app shows the name of the site, and the token who signed up', async () => {
    const { totp } = await enroll(person)
    expect(new URL(totp.uri).searchParams.get('issuer')).toBe('Mahalla')
    expect((await person.auth.getClaims()).data?.claims.user_metadata).toMatchObject({ email })
  })

  test('after ten wrong codes even the right one has to wait', async () => {
    const { factorId, secret } = await enroll(person)
    const { data } = await person.auth.mfa.challenge({ factorId })
    const attempt = { factorId, challengeId: data?.id ?? '' }
    for (let i = 0; i < 10; i++)
      expect((await person.auth.mfa.verify({ ...attempt, code: wrong(secret) })).error).toMatchObject({
        code: 'mfa_verification_failed',
      })
    expect((await person.auth.mfa.verify({ ...attempt, code: codeFor(secret) })).error).toMatchObject({
      code: 'over_request_rate_limit',
      status: 429,
    })
    expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal1' })
  })

  test('without it no number changes, and no way in is added or taken away', async () => {
    const { factorId, secret } = await enroll(person)
    expect((await person.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })).error).toBeNull()
    const half = createClient(site.url, site.backend.anonKey, { auth: { persistSession: false } })
    const { data } = await half.auth.signInWithPassword({ email, password: PASSWORD })
    const lacking = { code: 'insufficient_aal', status: 401 }
    expect((await half.auth.updateUser({ phone: '+447700900999' })).error).toMatchObject(lacking)
    expect((await half.auth.updateUser({ email: 'thief@test.example' })).error).toMatchObject(lacking)
    const [identity] = data.user?.identities ?? []
    if (!identity) throw new Error('no identity')
    expect((await half.auth.unlinkIdentity(identity)).error).toMatchObject(lacking)
    expect((await half.auth.linkIdentity({ provider: 'github' })).error).toMatchObject(lacking)
    // With it, only what would be refused from anyone is.
    expect((await person.auth.unlinkIdentity(identity)).error).toMatchObject({ code: 'single_identity_not_deletable' })
  })

  test('a code by SMS', async () => {
    const phone = '+447700900123'
    expect(await post(person, 'factors', '{"factor_type":"phone"}')).toEqual({ status: 400, code: 'validation_failed' })
    const bad = await person.auth.mfa.enroll({ factorType: 'phone', phone: '12', friendlyName: 'Mobile' })
    expect(bad.error).toMatchObject({ code: 'validation_failed', status: 400 })
    const { data: factor } = await person.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
    const factorId = factor?.id ?? ''
    const { data: asked } = await person.auth.mfa.challenge({ factorId })
    expect((await person.auth.mfa.challenge({ factorId })).error).toMatchObject({
      code: 'over_sms_send_rate_limit',
      status: 429,
    })
    const message = sent.findLast(({ to }) => to === phone)
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    const attempt = { factorId, challengeId: asked?.id ?? '' }
    expect(
      (await person.auth.mfa.verify({ ...attempt, code: code === '000000' ? '111111' : '000000' })).error,
    ).toMatchObject({ code: 'mfa_verification_failed' })
    expect((await person.auth.mfa.verify({ ...attempt, code })).error).toBeNull()
    expect(await levelOf(person)).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/phone' }, { method: 'password' }],
    })
    expect((await person.auth.mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId, phone: '447700900123' }])
    const twice = await person.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Again' })
    expect(twice.error).toMatchObject({ code: 'mfa_verified_factor_exists', status: 422 })
  })

  test('a security key is asked for as specified, and an invented answer is refused', async () => {
    const { data: factor } = await person.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
    const answer = await site.call(`/auth/v1/factors/${factor?.id}/challenge`, {
      as: { id: '', email, token: (await person.auth.getSession()).data.session?.access_token ?? '' },
      method: 'POST',
      body: {},
    })
    expect(answer.body).toMatchObject({
      type: 'webauthn',
      webauthn: {
        type: 'create',
        credential_options: {
          publicKey: {
            rp: { id: 'localhost', name: 'Mahalla' },
            authenticatorSelection: { authenticatorAttachment: 'cross-platform', userVerification: 'preferred' },
          },
        },
      },
    })
    const { id } = answer.body as { id: string }
    const invented = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response: {} }
    const path = `factors/${factor?.id}/verify`
    const say = (webauthn: unknown) => post(person, path, JSON.stringify({ challenge_id: id, webauthn }))
    expect(await say({ type: 'create', credential_response: invented })).toEqual({
      status: 422,
      code: 'mfa_verification_failed',
    })
    expect(await say({ type: 'request', credential_response: invented })).toMatchObject({ status: 422 })
    expect(await say({ type: 'other', credential_response: invented })).toEqual({
      status: 400,
      code: 'validation_failed',
    })
    expect(await say(null)).toEqual({ status: 400, code: 'validation_failed' })
  })
})
