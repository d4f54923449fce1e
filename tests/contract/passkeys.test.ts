// Passkeys at /auth/v1/passkeys: added, used, renamed and removed, by a device and a browser that can lie about each part of
// an answer by itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import { backendKinds, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import { makeSecurityKey, type Twist } from '#tests/fixtures/security-key.ts'

const HERE = { origin: 'http://localhost', rpId: 'localhost' }
/** Someone is there, and the device knows them. */
const UNLOCKED = 5
const refused = { status: 400, body: { error_code: 'webauthn_verification_failed' } }

/** Names that read like ours. */
const ELSEWHERE: [string, Twist][] = [
  'http://localhost:8080',
  'http://evil.localhost',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'HTTP://LOCALHOST',
  'null',
].map((origin) => [`at ${origin}`, { origin }])

type Asked = { challenge_id: string; options: { challenge: string; authenticatorSelection?: object } }
type Session = { access_token: string; user: { id: string } }
type Key = ReturnType<typeof makeSecurityKey>

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  const key = makeSecurityKey(HERE)
  let passkey = ''

  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('amina')
  })
  afterAll(() => site?.close())

  const call = (path: string, as: Person | 'anon' | 'service', method = 'POST', body: object = {}) =>
    site.call(`/auth/v1/${path}`, { as, method, ...(method !== 'GET' && { body }) })
  const begin = async (path: string, as: Person | 'anon') => (await call(`passkeys/${path}`, as)).body as Asked
  const add = async (as: Person, by: Key, twist: Twist = {}) => {
    const { challenge_id, options } = await begin('registration/options', as)
    const credential = by.create({ publicKey: options }, { flags: UNLOCKED, ...twist })
    return call('passkeys/registration/verify', as, 'POST', { challenge_id, credential })
  }
  const signIn = async (by: Key, twist: Twist = {}, asked?: Asked) => {
    const { challenge_id, options } = asked ?? (await begin('authentication/options', 'anon'))
    const credential = by.get({ publicKey: options }, { flags: UNLOCKED, userHandle: amina.id, ...twist })
    return call('passkeys/authentication/verify', 'anon', 'POST', { challenge_id, credential })
  }
  const listed = async (as: Person) => (await call('passkeys', as, 'GET')).body as { id: string }[]

  test.each<[string, Twist]>([
    ['at another site', { origin: 'https://evil.example' }],
    ['at our name by another scheme', { origin: 'https://localhost' }],
    ...ELSEWHERE,
    ['for the name of another site', { rpId: 'evil.example' }],
    ['inside a page of another site', { crossOrigin: true }],
    ['as if it were used', { type: 'webauthn.get' }],
    ['for an older question', { challenge: Buffer.from('older').toString('base64url') }],
    ['by a device that did not ask for its owner', { flags: 1 }],
  ])('none is added %s', async (_, twist) => {
    expect(await add(amina, key, twist)).toMatchObject(refused)
    expect(await listed(amina)).toEqual([])
  })

  test('one is added by whoever is signed in, kept on the device, and found in the list', async () => {
    expect((await call('passkeys/registration/options', 'anon')).status).toBe(401)
    const { options } = await begin('registration/options', amina)
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
    const made = await add(amina, key)
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(String), created_at: expect.any(String) } })
    passkey = (made.body as { id: string }).id
    expect(await listed(amina)).toEqual([{ id: passkey, created_at: expect.any(String) }])
    const bilal = await site.signUp('bilal')
    expect(await add(bilal, key)).toMatchObject({ status: 422, body: { error_code: 'webauthn_credential_exists' } })
    expect(await listed(bilal)).toEqual([])
  })

  test.each<[string, Twist]>([
    ['at another site', { origin: 'https://evil.example' }],
    ...ELSEWHERE,
    ['for the name of another site', { rpId: 'evil.example' }],
    ['as if it were added', { type: 'webauthn.create' }],
    ['inside a page of another site', { crossOrigin: true }],
    ['for an older question', { challenge: Buffer.from('older').toString('base64url') }],
    ['with words changed after they were signed', { tamper: (said) => said.replace('false', 'false ') }],
    ['by a device that did not ask for its owner', { flags: 1 }],
    ['with a count that was there before', { counter: 1 }],
    ['for another account', { userHandle: '00000000-0000-4000-8000-000000000000' }],
    ['for no account', { userHandle: 'nobody' }],
    ['by a passkey nobody has', { id: Buffer.from('unknown').toString('base64url') }],
  ])('nobody gets in %s', async (_, twist) => {
    expect(await signIn(key, twist)).toMatchObject(refused)
  })

  test('it opens the account, once for each question, and says so in the token', async () => {
    const asked = await begin('authentication/options', 'anon')
    expect(asked.options).not.toHaveProperty('allowCredentials')
    const opened = await signIn(key, {}, asked)
    expect(opened.status).toBe(200)
    const { access_token, user } = opened.body as Session
    expect(user.id).toBe(amina.id)
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })
    expect((await site.call('/auth/v1/user', { as: { ...amina, token: access_token } })).status).toBe(200)
    expect(await signIn(key, {}, asked)).toMatchObject({
      status: 400,
      body: { error_code: 'webauthn_challenge_not_found' },
    })
    expect(await listed(amina)).toMatchObject([{ id: passkey, last_used_at: expect.any(String) }])
  })

  test('nobody gets in with a question that was put to another, for another purpose, or answered wrongly before', async () => {
    const bilal = await site.signUp('bilal')
    const bilals = makeSecurityKey(HERE)
    expect((await add(bilal, bilals)).status).toBe(200)
    const unknown = { status: 400, body: { error_code: 'webauthn_challenge_not_found' } }
    // A question for adding one does not let in, one for getting in adds none, and none is another member's.
    expect(await signIn(key, {}, await begin('registration/options', amina))).toMatchObject(unknown)
    const verify = (as: Person, { challenge_id, options }: Asked) => {
      const credential = makeSecurityKey(HERE).create({ publicKey: options }, { flags: UNLOCKED })
      return call('passkeys/registration/verify', as, 'POST', { challenge_id, credential })
    }
    expect(await verify(bilal, await begin('authentication/options', 'anon'))).toMatchObject(unknown)
    expect(await verify(bilal, await begin('registration/options', amina))).toMatchObject(unknown)
    // A passkey of one's own under another's name, and another's account under one's own.
    expect(await signIn(bilals, { id: key.id })).toMatchObject(refused)
    expect(await signIn(bilals)).toMatchObject(refused)
    // What was answered wrongly is not asked again.
    const asked = await begin('authentication/options', 'anon')
    expect(await signIn(key, { origin: 'https://evil.example' }, asked)).toMatchObject(refused)
    expect(await signIn(key, {}, asked)).toMatchObject(unknown)
    // Of one answer sent many times at once, one lets in.
    const again = await begin('authentication/options', 'anon')
    const credential = key.get({ publicKey: again.options }, { flags: UNLOCKED, userHandle: amina.id })
    const body = { challenge_id: again.challenge_id, credential }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('passkeys/authentication/verify', 'anon', 'POST', body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  })

  test('a banned member does not get in', async () => {
    const ban = (ban_duration: string) => call(`admin/users/${amina.id}`, 'service', 'PUT', { ban_duration })
    await ban('1h')
    expect(await signIn(key)).toMatchObject({ status: 403, body: { error_code: 'user_banned' } })
    await ban('none')
  })

  test('it is renamed and removed by its owner, and by the service role', async () => {
    const bilal = await site.signUp('bilal')
    const rename = (as: Person) => call(`passkeys/${passkey}`, as, 'PATCH', { friendly_name: 'Phone' })
    expect((await rename(bilal)).status).toBe(404)
    expect((await call(`passkeys/${passkey}`, bilal, 'DELETE')).status).toBe(404)
    expect(await rename(amina)).toMatchObject({ status: 200, body: { id: passkey, friendly_name: 'Phone' } })
    expect((await call(`admin/users/${amina.id}/passkeys`, bilal, 'GET')).status).toBe(403)
    expect((await call(`admin/users/${amina.id}/passkeys`, 'service', 'GET')).body).toMatchObject([{ id: passkey }])
    const second = makeSecurityKey(HERE)
    const { id } = (await add(amina, second)).body as { id: string }
    expect((await call(`admin/users/${amina.id}/passkeys/${id}`, 'service', 'DELETE')).status).toBe(204)
    expect(await signIn(second)).toMatchObject(refused)
  })

  test('who has a second factor shows it before passkeys are added or removed, and after signing in with one', async () => {
    const { id, totp } = (await call('factors', amina, 'POST', { factor_type: 'totp' })).body as {
      id: string
      totp: { secret: string }
    }
    const { id: challenge_id } = (await call(`factors/${id}/challenge`, amina)).body as { id: string }
    const code = codeOf(fromBase32(totp.secret), stepAt(Date.now()))
    const raised = (await call(`factors/${id}/verify`, amina, 'POST', { challenge_id, code })).body as Session
    const { body } = await signIn(key)
    const lower = { ...amina, token: (body as Session).access_token }
    expect(body).toMatchObject({ user: { factors: [{ status: 'verified' }] } })
    const insufficient = { status: 403, body: { error_code: 'insufficient_aal' } }
    expect(await call('passkeys/registration/options', lower)).toMatchObject(insufficient)
    expect(await call(`passkeys/${passkey}`, lower, 'DELETE')).toMatchObject(insufficient)
    amina = { ...amina, token: raised.access_token }
    expect((await call(`passkeys/${passkey}`, amina, 'DELETE')).status).toBe(204)
    expect(await signIn(key)).toMatchObject(refused)
  })
})
