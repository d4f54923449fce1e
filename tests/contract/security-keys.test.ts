// Security keys at /auth/v1/factors, against a key and a browser that lie: every part of an answer wrong by itself, and
// answers, questions and keys of someone else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import { type Answer, backendKinds, PASSWORD, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import { makeSecurityKey, type Twist } from '#tests/fixtures/security-key.ts'

/** A bare address has no name that keys could be bound to: it goes by this one. */
const HERE = { origin: 'http://localhost', rpId: 'localhost' }
const refused = { status: 422, body: { error_code: 'mfa_verification_failed' } }

type Challenge = { id: string; webauthn: { type: string; credential_options: { publicKey: { challenge: string } } } }
type Key = ReturnType<typeof makeSecurityKey>

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let amina: Person
  let bilal: Person
  const key = makeSecurityKey(HERE)
  const other = makeSecurityKey(HERE)
  let factor = ''
  let bilals = ''

  const post = (path: string, body: object, as: Person) =>
    site.call(`/auth/v1/factors${path}`, { as, method: 'POST', body })
  const enroll = async (as: Person, friendly_name = 'Key', factor_type = 'webauthn') =>
    (await post('', { factor_type, friendly_name, phone: '+447700900456' }, as)).body as {
      id: string
      totp: { secret: string }
    }
  const challenge = async (id: string, as: Person) => (await post(`/${id}/challenge`, {}, as)).body as Challenge
  const verify = (id: string, asked: Challenge, credential_response: object, as: Person) =>
    post(`/${id}/verify`, { challenge_id: asked.id, webauthn: { type: asked.webauthn.type, credential_response } }, as)
  const register = async (id: string, as: Person, by: Key, twist?: Twist) => {
    const asked = await challenge(id, as)
    return verify(id, asked, by.create(asked.webauthn.credential_options, twist), as)
  }
  const present = async (id: string, as: Person, by: Key, twist?: Twist) => {
    const asked = await challenge(id, as)
    return verify(id, asked, by.get(asked.webauthn.credential_options, twist), as)
  }
  const raised = (person: Person, { body }: Answer): Person => ({
    ...person,
    token: (body as { access_token: string }).access_token,
  })
  const signIn = async (person: Person) =>
    raised(
      person,
      await site.call('/auth/v1/token?grant_type=password', {
        as: 'anon',
        method: 'POST',
        body: { email: person.email, password: PASSWORD },
      }),
    )

  beforeAll(async () => {
    site = await open({ sendSms: async () => {} })
    amina = await site.signUp('amina')
    bilal = await site.signUp('bilal')
    ;({ id: factor } = await enroll(amina))
    ;({ id: bilals } = await enroll(bilal))
  })
  afterAll(() => site?.close())

  describe('setting one up', () => {
    test.each<[string, Twist]>([
      ['at another site', { origin: 'https://evil.example' }],
      ['at our name without its port', { origin: 'http://localhost:8080' }],
      ['at our name by another scheme', { origin: 'https://localhost' }],
      ['at a name below ours', { origin: 'http://evil.localhost' }],
      ['for the name of another site', { rpId: 'evil.example' }],
      ['as if it were used', { type: 'webauthn.get' }],
      ['for an older question', { challenge: Buffer.from('older').toString('base64url') }],
      ['inside a page of another site', { crossOrigin: true }],
      ['inside a page that is named', { crossOrigin: true, topOrigin: 'https://evil.example' }],
      ['without anyone there', { flags: 0 }],
    ])('is refused %s', async (_, twist) => {
      expect(await register(factor, amina, key, twist)).toMatchObject(refused)
    })

    test('works, after all that', async () => {
      // Ten wrong answers give a factor a rest: a new one has none behind it.
      await site.call(`/auth/v1/factors/${factor}`, { as: amina, method: 'DELETE' })
      ;({ id: factor } = await enroll(amina))
      const done = await register(factor, amina, key)
      expect(done.status).toBe(200)
      amina = raised(amina, done)
      const theirs = await register(bilals, bilal, other)
      bilal = raised(bilal, theirs)
    })
  })

  describe('using one', () => {
    let half: Person
    let tries = 0
    const lies: [string, () => Twist][] = [
      ['at another site', () => ({ origin: 'https://evil.example' })],
      ['at our name by another scheme', () => ({ origin: 'https://localhost' })],
      ['for the name of another site', () => ({ rpId: 'evil.example' })],
      ['as if it were set up', () => ({ type: 'webauthn.create' })],
      ['for an older question', () => ({ challenge: Buffer.from('older').toString('base64url') })],
      ['inside a page of another site', () => ({ crossOrigin: true })],
      ['with words the key has not signed', () => ({ tamper: (said) => `${said.slice(0, -1)},"x":1}` })],
      [
        'with another site’s name put right afterwards',
        () => ({ origin: 'https://evil.example', tamper: (said) => said.replace('https://evil.example', HERE.origin) }),
      ],
      ['with a count that goes back', () => ({ counter: 1 })],
      ['without anyone there', () => ({ flags: 0 })],
      ['under the name of another key', () => ({ id: other.id })],
    ]

    beforeAll(async () => {
      half = await signIn(amina)
    })

    test.each(lies)('is refused %s', async (_, twist) => {
      expect(await present(factor, half, key, twist())).toMatchObject(refused)
      // A right answer in between, so that the wrong ones never add up to a rest.
      if (++tries % 5 === 0) expect((await present(factor, half, key)).status).toBe(200)
    })

    test('is refused with another key, also under the right name', async () => {
      expect(await present(factor, half, other)).toMatchObject(refused)
      expect(await present(factor, half, other, { id: key.id })).toMatchObject(refused)
    })

    test('a question is answered once, and by whom it was put to', async () => {
      const asked = await challenge(factor, half)
      const right = key.get(asked.webauthn.credential_options)
      expect((await verify(factor, asked, right, half)).status).toBe(200)
      expect(await verify(factor, asked, right, half)).toMatchObject({ status: 422 })
      const next = await challenge(factor, half)
      expect(await verify(factor, next, right, half)).toMatchObject(refused)
      // The question of someone else, and the factor of someone else.
      const theirs = await challenge(bilals, await signIn(bilal))
      const crossed = key.get(theirs.webauthn.credential_options)
      expect(await verify(factor, theirs, crossed, half)).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_factor_not_found' },
      })
      expect(await verify(factor, next, crossed, half)).toMatchObject(refused)
      expect(await verify(bilals, theirs, crossed, half)).toMatchObject({ status: 404 })
      expect((await present(factor, half, key)).status).toBe(200)
    })

    test('a setting-up that was begun before does not put another key in its place', async () => {
      const person = await site.signUp('careful')
      const thief = await signIn(person)
      const { id } = await enroll(person)
      const begun = await challenge(id, thief)
      expect((await register(id, person, makeSecurityKey(HERE))).status).toBe(200)
      const mine = makeSecurityKey(HERE)
      const answer = mine.create(begun.webauthn.credential_options)
      expect(await verify(id, begun, answer, await signIn(person))).toMatchObject(refused)
    })

    test('nor does a factor of another kind that a thief had begun get them in', async () => {
      const person = await site.signUp('quick')
      const thief = await signIn(person)
      const { id } = await enroll(thief, 'Mine')
      const begun = await challenge(id, thief)
      const { id: app, totp } = await enroll(person, 'App', 'totp')
      const asked = await challenge(app, person)
      const code = codeOf(fromBase32(totp.secret), stepAt(Date.now()))
      expect((await post(`/${app}/verify`, { challenge_id: asked.id, code }, person)).status).toBe(200)
      const again = await signIn(person)
      const lacking = { status: 403, body: { error_code: 'insufficient_aal' } }
      const answer = makeSecurityKey(HERE).create(begun.webauthn.credential_options)
      expect(await verify(id, begun, answer, again)).toMatchObject(lacking)
      expect(await post(`/${id}/challenge`, {}, again)).toMatchObject(lacking)
    })
  })
})
