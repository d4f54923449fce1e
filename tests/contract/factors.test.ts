// Second factors through an unchanged supabase-js over a real socket: what signs in at the higher level, what keeps it,
// and what is refused with which answer. Security keys need a browser: tests/e2e.
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import { PASSWORD } from '#tests/fixtures/backend.ts'
import { type Contract, contractPlaces, withDatabase } from '#tests/fixtures/contract.ts'

const NOBODYS = '00000000-0000-4000-8000-000000000000'

describe.each(contractPlaces)('on $name', ({ open }) => {
  let site: Contract
  let person: SupabaseClient
  let email: string
  /** For what is refused before it matters who asks: signing up takes its time. */
  let known: SupabaseClient

  let joined = 0
  async function join() {
    const name = `person${joined++}`
    await site.add(name)
    const db = site.client()
    const { error } = await db.auth.signInWithPassword({ email: site.email(name), password: PASSWORD })
    if (error) throw error
    return { db, address: site.email(name) }
  }

  /** The code of now, or of some steps later: the next one counts as well, so that no test has to wait for it. */
  const codeFor = (secret: string, later = 0) => codeOf(fromBase32(secret), stepAt(Date.now()) + later)
  async function enroll({ auth }: SupabaseClient, friendlyName = 'Phone app') {
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
    if (error) throw error
    return { factorId: data.id, secret: data.totp.secret, totp: data.totp }
  }

  /** With a factor that works, and signed in with it. */
  async function secure(db: SupabaseClient) {
    const { factorId, secret } = await enroll(db)
    const used = codeFor(secret)
    const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code: used })
    if (error) throw error
    return { factorId, secret, used }
  }

  const levelOf = async ({ auth }: SupabaseClient) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data
  const post = async (db: SupabaseClient, path: string, body: string, method = 'POST') => {
    const { data } = await db.auth.getSession()
    const response = await fetch(`${site.url}/auth/v1/${path}`, {
      method,
      headers: { apikey: site.anonKey, Authorization: `Bearer ${data.session?.access_token}` },
      ...(body && { body }),
    })
    return { status: response.status, code: (await response.json().catch(() => null))?.error_code }
  }

  beforeAll(async () => {
    site = await open()
    known = (await join()).db
  })
  afterAll(() => site?.close())
  describe('someone', () => {
    beforeEach(async () => {
      ;({ db: person, address: email } = await join())
    })

    test('a sign-in says how it was made', async () => {
      const { data } = await person.auth.getClaims()
      expect(data?.claims).toMatchObject({
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: expect.any(Number) }],
        is_anonymous: false,
        role: 'authenticated',
        app_metadata: { provider: 'email' },
      })
      expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    })

    test('an app is enrolled, verified, kept through refreshes, asked for at the next sign-in and removed', async () => {
      const { factorId, secret, totp } = await enroll(person)
      expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
      expect(new URL(totp.uri).searchParams.get('issuer')).toBeTruthy()
      expect(new URL(totp.uri).searchParams.get('secret')).toBe(secret)
      expect((await person.auth.mfa.listFactors()).data).toMatchObject({
        all: [{ id: factorId, status: 'unverified', factor_type: 'totp', friendly_name: 'Phone app' }],
        totp: [],
      })

      const { data: asked } = await person.auth.mfa.challenge({ factorId })
      expect(asked?.expires_at).toBeGreaterThan(Date.now() / 1000 + 200)
      const raised = await person.auth.mfa.verify({ factorId, challengeId: asked?.id ?? '', code: codeFor(secret) })
      expect(raised.error).toBeNull()
      expect(raised.data?.user.factors).toMatchObject([{ id: factorId, status: 'verified' }])
      expect(await levelOf(person)).toMatchObject({
        currentLevel: 'aal2',
        nextLevel: 'aal2',
        currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
      })
      expect((await person.auth.refreshSession()).error).toBeNull()
      expect((await person.auth.refreshSession()).error).toBeNull()
      expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal2' })

      const again = site.client()
      const { data: signedIn } = await again.auth.signInWithPassword({ email, password: PASSWORD })
      expect(signedIn.user?.factors).toHaveLength(1)
      expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
      expect((await again.auth.mfa.unenroll({ factorId })).error).toMatchObject({
        code: 'insufficient_aal',
        status: 422,
      })
      expect((await again.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' })).error).toMatchObject({
        code: 'insufficient_aal',
        status: 403,
      })
      expect((await again.auth.updateUser({ password: 'Other-1-password' })).error).toMatchObject({
        code: 'insufficient_aal',
        status: 401,
      })
      expect((await again.auth.updateUser({ data: { nickname: 'A' } })).error).toBeNull()

      expect((await person.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
      expect((await person.auth.mfa.listFactors()).data?.all).toEqual([])
      await person.auth.refreshSession()
      expect(await levelOf(person)).toMatchObject({
        currentLevel: 'aal1',
        nextLevel: 'aal1',
        currentAuthenticationMethods: [{ method: 'password' }],
      })
    })

    test('the second step ends sessions that did not take it', async () => {
      const other = site.client()
      await other.auth.signInWithPassword({ email, password: PASSWORD })
      await secure(person)
      expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
      expect((await other.auth.refreshSession()).error).not.toBeNull()
      expect((await person.auth.getUser()).error).toBeNull()
    })

    test('a code works once, also for two challenges at the same moment', async () => {
      const { factorId, secret, used } = await secure(person)
      const replayed = await person.auth.mfa.challengeAndVerify({ factorId, code: used })
      expect(replayed.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 })
      expect((await person.auth.getUser()).error).toBeNull()

      const challenges = await Promise.all([
        person.auth.mfa.challenge({ factorId }),
        person.auth.mfa.challenge({ factorId }),
      ])
      const next = codeFor(secret, 1)
      const answers = await Promise.all(
        challenges.map(({ data }) =>
          post(person, `factors/${factorId}/verify`, JSON.stringify({ challenge_id: data?.id, code: next })),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    })

    test('a challenge is met once', async () => {
      const { factorId, secret } = await secure(person)
      const { data: met } = await person.auth.mfa.challenge({ factorId })
      const right = { factorId, challengeId: met?.id ?? '', code: codeFor(secret, 1) }
      expect((await person.auth.mfa.verify(right)).error).toBeNull()
      expect((await person.auth.mfa.verify(right)).error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
    })

    withDatabase('time passes', () => {
      test('a challenge is met within five minutes or not at all', async () => {
        const { factorId, secret } = await secure(person)
        const { data: old } = await person.auth.mfa.challenge({ factorId })
        await site.query(`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1`, [
          old?.id,
        ])
        const late = { factorId, challengeId: old?.id ?? '', code: codeFor(secret, 1) }
        expect((await person.auth.mfa.verify(late)).error).toMatchObject({ code: 'mfa_challenge_expired', status: 422 })
        expect((await person.auth.mfa.verify(late)).error).toMatchObject({ code: 'mfa_factor_not_found', status: 422 })
      })
    })

    test('factors of others are not there', async () => {
      const { db: stranger } = await join()
      const { factorId, secret } = await enroll(person)
      const { data } = await person.auth.mfa.challenge({ factorId })
      const missing = { code: 'mfa_factor_not_found', status: 404 }
      expect((await stranger.auth.mfa.challenge({ factorId })).error).toMatchObject(missing)
      expect((await stranger.auth.mfa.unenroll({ factorId })).error).toMatchObject(missing)
      const stolen = { factorId, challengeId: data?.id ?? '', code: codeFor(secret) }
      expect((await stranger.auth.mfa.verify(stolen)).error).toMatchObject(missing)
      const own = await enroll(stranger)
      // The challenge of someone else's factor, met with the stranger's own code.
      expect(
        (await stranger.auth.mfa.verify({ ...stolen, factorId: own.factorId, code: codeFor(own.secret) })).error,
      ).toMatchObject({ code: 'mfa_factor_not_found', status: 422 })
      expect((await person.auth.mfa.listFactors()).data?.all).toHaveLength(1)
    })

    test('a name is used once, and ten factors are enough', async () => {
      await enroll(person, '1')
      expect((await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: '1' })).error).toMatchObject({
        code: 'mfa_factor_name_conflict',
        status: 422,
      })
      for (let i = 2; i <= 10; i++) await enroll(person, String(i))
      expect((await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: '11' })).error).toMatchObject({
        code: 'too_many_enrolled_mfa_factors',
        status: 422,
      })
    })
  })

  test.each<[string, string, string, string, number, string | undefined]>([
    ['no JSON', 'POST', 'factors', '{bad', 400, 'bad_json'],
    ['a list', 'POST', 'factors', '[]', 400, 'bad_json'],
    ['an unknown type', 'POST', 'factors', '{"factor_type":"smoke"}', 400, 'validation_failed'],
    [
      'a name beyond measure',
      'POST',
      'factors',
      `{"factor_type":"totp","friendly_name":"${'x'.repeat(200)}"}`,
      400,
      'validation_failed',
    ],
    ['an id that is none', 'POST', 'factors/1/challenge', '{}', 404, 'validation_failed'],
    ['an unknown id', 'DELETE', `factors/${NOBODYS}`, '', 404, 'mfa_factor_not_found'],
    ['another method', 'GET', 'factors', '', 405, undefined],
  ])('%s is refused', async (_, method, path, body, status, code) => {
    expect(await post(known, path, body, method)).toEqual({ status, code })
  })

  test('nobody without a session gets anywhere', async () => {
    const anonymous = await site.call('/auth/v1/factors', { as: 'anon', method: 'POST', body: { factor_type: 'totp' } })
    expect(anonymous.status).toBe(401)
    const keyless = await fetch(`${site.url}/auth/v1/factors`, { method: 'POST' })
    expect(keyless.status).toBe(401)
  })
})
