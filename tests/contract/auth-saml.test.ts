// Members of an organisation sign in by SAML: unchanged supabase-js over real sockets, against an identity provider that
// is a stand-in of ours on a socket of its own, with its own key. And everything a forger could send instead.
import { createHash, createHmac } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/settings/env.ts'
import { backendKinds, type TestBackend } from '#tests/fixtures/backend.ts'
import { openIdentityProvider, readRequest, type Twist } from '#tests/fixtures/identity-provider.ts'

const SCHOOL = '6f0b9d0e-52c3-4b0e-8f3f-6a3f1f1c7a10'
const PORTAL = '6f0b9d0e-52c3-4b0e-8f3f-6a3f1f1c7a11'
const ACS = 'http://127.0.0.1/auth/v1/sso/saml/acs'
const ENTITY = 'http://127.0.0.1/auth/v1/sso/saml/metadata'
const AMINA = { nameId: 'u-1', email: 'Amina@school.example', name: 'Amina Yusuf' }

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let school: Awaited<ReturnType<typeof openIdentityProvider>>
  let portal: Awaited<ReturnType<typeof openIdentityProvider>>

  beforeAll(async () => {
    school = await openIdentityProvider()
    portal = await openIdentityProvider()
    const { issuer, entryPoint, certificate } = portal
    const { samlProviders } = readEnv(
      {
        AUTH_SAML_PROVIDERS: JSON.stringify([
          { id: SCHOOL, name: 'Example School', domains: ['school.example'], metadata: school.metadata },
          {
            id: PORTAL,
            domains: ['portal.example'],
            issuer,
            entry_point: entryPoint,
            certificates: [certificate],
            idp_initiated: true,
          },
        ]),
      },
      'production',
    )
    site = await open({ waysIn: { samlProviders } })
  })
  beforeEach(() => school.receive(AMINA))
  afterAll(async () => {
    await site?.close()
    await school?.close()
    await portal?.close()
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

  async function ask(db = visitor(), redirectTo = 'http://127.0.0.1/welcome') {
    const { data, error } = await db.auth.signInWithSSO({ domain: 'school.example', options: { redirectTo } })
    if (error) throw error
    return data.url
  }

  /** What the browser does with the identity provider's page: posts its form. */
  async function post(SAMLResponse: string, RelayState: string) {
    const answer = await fetch(`${site.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: school.url },
      body: new URLSearchParams({ SAMLResponse, RelayState }),
    })
    const to = new URL(answer.headers.get('location') ?? 'none:')
    return { status: answer.status, to, answered: new URLSearchParams(to.hash.slice(1)) }
  }

  /** All the way through, with an answer that may differ from an honest one. */
  async function come(twist: Twist = {}, db = visitor()) {
    const asked = readRequest(await ask(db))
    return post(school.respond(asked, twist), asked.relayState)
  }

  const opened = async () =>
    (
      await site.database.query<{ n: number }>(
        `select count(*)::int as n from auth.sessions join auth.users on users.id = user_id where is_sso_user`,
      )
    )[0]?.n

  test('someone signs in at their organisation, with the session behind the hash', async () => {
    const url = await ask()
    const asked = readRequest(url)
    expect(url.startsWith(school.entryPoint)).toBe(true)
    expect(asked).toMatchObject({ acs: ACS, audience: ENTITY })
    const page = await (await fetch(url)).text()
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    const { status, to, answered } = await post(field('SAMLResponse'), field('RelayState'))
    expect(status).toBe(303)
    expect(to.href).toMatch(/^http:\/\/127\.0\.0\.1\/welcome#/)

    const db = visitor()
    const { data, error } = await db.auth.setSession({
      access_token: answered.get('access_token') ?? '',
      refresh_token: answered.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'amina@school.example',
      app_metadata: { provider: `sso:${SCHOOL}`, providers: [`sso:${SCHOOL}`] },
      user_metadata: { display_name: 'Amina Yusuf', iss: school.issuer },
      identities: [{ provider: `sso:${SCHOOL}`, id: 'u-1' }],
    })
    expect(data.user?.email_confirmed_at).toBeTruthy()
    const level = await db.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'sso/saml' }],
    })
    const renewed = await db.auth.refreshSession()
    expect(renewed.error).toBeNull()
  })

  test('by PKCE the code is good once, and only for the browser that began', async () => {
    const db = visitor('pkce')
    const { to } = await come({}, db)
    const code = to.searchParams.get('code') ?? ''
    expect(to.hash).toBe('')
    const stolen = await site.call('/auth/v1/token?grant_type=pkce', {
      as: 'anon',
      method: 'POST',
      body: { auth_code: code, code_verifier: 'x'.repeat(56) },
    })
    expect(stolen).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } })
    const { data, error } = await db.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe('amina@school.example')
    const again = await site.call('/auth/v1/token?grant_type=pkce', {
      as: 'anon',
      method: 'POST',
      body: { auth_code: code, code_verifier: 'x'.repeat(56) },
    })
    expect(again).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } })
  })

  test('the same person gets the same account, also under a new name or a new identifier', async () => {
    const id = async () => {
      const { answered } = await come()
      const { data } = await visitor().auth.getUser(answered.get('access_token') ?? '')
      return { id: data.user?.id, email: data.user?.email }
    }
    const first = await id()
    school.receive({ ...AMINA, email: 'amina.yusuf@school.example' })
    expect(await id()).toEqual({ ...first, email: 'amina.yusuf@school.example' })
    school.receive({ nameId: 'new-directory-1', email: 'amina.yusuf@school.example' })
    expect(await id()).toEqual({ ...first, email: 'amina.yusuf@school.example' })
    school.receive({ nameId: 'bilal@school.example', format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' })
    const other = await id()
    expect(other.email).toBe('bilal@school.example')
    expect(other.id).not.toBe(first.id)
  })

  test('an account with a password stays apart from one with the same address, and both get in', async () => {
    const password = 'Right-1-password'
    const { data: own } = await visitor().auth.signUp({ email: 'safiya@school.example', password })
    school.receive({ nameId: 'u-3', email: 'safiya@school.example' })
    const { answered } = await come()
    const { data: member } = await visitor().auth.getUser(answered.get('access_token') ?? '')
    expect(member.user?.email).toBe('safiya@school.example')
    expect(member.user?.id).not.toBe(own.user?.id)
    const back = await visitor().auth.signInWithPassword({ email: 'safiya@school.example', password })
    expect(back.data.user?.id).toBe(own.user?.id)
    const wrong = await visitor().auth.signInWithPassword({ email: 'safiya@school.example', password: 'Wrong-1-one' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  test('how they sign in is the organisation’s to change', async () => {
    const { answered } = await come()
    const as = { id: '', email: '', token: answered.get('access_token') ?? '' }
    for (const body of [{ password: 'Other-1-password' }, { email: 'amina@home.example' }, { phone: '447700900123' }])
      expect(await site.call('/auth/v1/user', { as, method: 'PUT', body })).toMatchObject({
        status: 422,
        body: { error_code: 'user_sso_managed' },
      })
    expect((await site.call('/auth/v1/user', { as, method: 'PUT', body: { data: { a: 1 } } })).status).toBe(200)
  })

  test('who is banned stays out', async () => {
    school.receive({ nameId: 'u-9', email: 'zayd@school.example' })
    await come()
    await site.database.query(`update auth.users set banned_until = now() + interval '1 day' where email = $1`, [
      'zayd@school.example',
    ])
    expect((await come()).answered.get('error_code')).toBe('user_banned')
  })

  test('our metadata says who we are and where answers go', async () => {
    const answer = await fetch(`${site.url}/auth/v1/sso/saml/metadata`)
    expect(answer.headers.get('content-type')).toContain('application/xml')
    const xml = await answer.text()
    expect(xml).toContain(`entityID="${ENTITY}"`)
    expect(xml).toContain(`Location="${ACS}"`)
    expect(xml).toContain('WantAssertionsSigned="true"')
    expect((await site.call('/auth/v1/settings', { as: 'anon' })).body).toMatchObject({ saml_enabled: true })
  })

  test.each<[string, object, number, string]>([
    ['an unknown domain', { domain: 'elsewhere.example' }, 404, 'sso_provider_not_found'],
    ['an unknown provider', { provider_id: crypto.randomUUID() }, 404, 'sso_provider_not_found'],
    ['neither', {}, 400, 'validation_failed'],
    ['both', { domain: 'school.example', provider_id: SCHOOL }, 400, 'validation_failed'],
    ['no identifier', { provider_id: 'school' }, 400, 'validation_failed'],
    ['half a PKCE', { domain: 'school.example', code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
    ['a domain of another kind', { domain: ['school.example'] }, 400, 'bad_json'],
  ])('%s cannot be asked for', async (_, body, status, error_code) => {
    expect(await site.call('/auth/v1/sso', { as: 'anon', method: 'POST', body })).toMatchObject({
      status,
      body: { error_code },
    })
  })

  test('a browser is sent there at once unless it asks for the address, and never back to another site', async () => {
    const answer = await fetch(`${site.url}/auth/v1/sso`, {
      method: 'POST',
      redirect: 'manual',
      headers: { apikey: site.backend.anonKey },
      body: JSON.stringify({ provider_id: SCHOOL, redirect_to: 'https://evil.example/' }),
    })
    expect(answer.status).toBe(303)
    const asked = readRequest(answer.headers.get('location') ?? '')
    const { to } = await post(school.respond(asked), asked.relayState)
    expect(to.host).toBe('127.0.0.1')
  })

  describe('a forger', () => {
    const assertionIn = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
    const signatureIn = (xml: string) => /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? ''
    const evil = (assertion: string, id = '_evil') =>
      assertion
        .replace(signatureIn(assertion), '')
        .replace(/ ID="[^"]*"/, ` ID="${id}"`)
        .replace(/u-1</, 'boss<')
        .replace(/Amina@/, 'boss@')

    /** What the digest of the forged assertion would have to be, near enough for a reader that looks no further. */
    const digestOf = (xml: string) => createHash('sha256').update(assertionIn(xml)).digest('base64')
    const utf16 = (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le').toString('latin1')

    test.each<[string, () => Twist]>([
      ['without a signature', () => ({ signs: [] })],
      ['where only the envelope is signed', () => ({ signs: ['response'] })],
      ['signed with another key, which it shows', () => school.forger()],
      ['signed by another organisation of ours', () => ({ key: portal.key })],
      ['in the name of another issuer', () => ({ issuer: portal.issuer })],
      ['signed with SHA-1', () => ({ algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })],
      ['that has ended', () => ({ expires: -60 })],
      ['that has not begun', () => ({ begins: 120 })],
      ['for another audience', () => ({ audience: 'https://other.example/metadata' })],
      ['for another address', () => ({ recipient: 'https://other.example/acs' })],
      ['to a question of someone else', () => ({ inResponseTo: `_${'0'.repeat(64)}` })],
      ['to no question', () => ({ inResponseTo: null })],
      ['with another address in it', () => ({ tamper: (xml) => xml.replace('Amina@', 'boss@') })],
      [
        'with a second assertion in front',
        () => ({ tamper: (xml) => xml.replace('<saml:Assertion', `${evil(assertionIn(xml))}<saml:Assertion`) }),
      ],
      [
        'with a second assertion behind',
        () => ({ tamper: (xml) => xml.replace('</samlp:Response>', `${evil(assertionIn(xml))}</samlp:Response>`) }),
      ],
      [
        'wrapped around the signed one',
        () => ({
          tamper: (xml) => {
            const honest = assertionIn(xml)
            const outer = evil(honest).replace('<saml:Subject>', `${signatureIn(honest)}<saml:Subject>`)
            const inside = honest.replace(signatureIn(honest), '')
            return xml.replace(honest, outer.replace('</Signature>', `<Object>${inside}</Object></Signature>`))
          },
        }),
      ],
      [
        'wrapped under the same identifier',
        () => ({
          tamper: (xml) => {
            const honest = assertionIn(xml)
            const id = / ID="([^"]*)"/.exec(honest)?.[1]
            const outer = evil(honest, id).replace(
              '<saml:Subject>',
              `${signatureIn(honest)}<saml:Advice>${honest}</saml:Advice><saml:Subject>`,
            )
            return xml.replace(honest, outer)
          },
        }),
      ],
      [
        'with the signed one in the extensions of the envelope',
        () => ({
          tamper: (xml) =>
            xml.replace(
              assertionIn(xml),
              `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>${evil(assertionIn(xml))}`,
            ),
        }),
      ],
      [
        'that declares entities',
        () => ({
          tamper: (xml) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('u-1<', '&x;<')}`,
        }),
      ],
      [
        'with entities that grow',
        () => ({
          tamper: (xml) =>
            `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(100)}">${[...'bcdefghij']
              .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghij'[i]};`.repeat(10)}">`)
              .join('')}]>${xml.replace('u-1<', '&j;<')}`,
        }),
      ],
      ['that declares a document type in small letters', () => ({ tamper: (xml) => `<!doctype r>${xml}` })],
      ['that hides its declarations from readers of UTF-8', () => ({ tamper: (xml) => utf16(`<!DOCTYPE r>${xml}`) })],
      [
        'of ten thousand elements within each other',
        () => ({ tamper: (xml) => xml.replace('<saml:Subject>', `${'<a>'.repeat(1e4)}${'</a>'.repeat(1e4)}$&`) }),
      ],
      ['that is broken in a hundred thousand places', () => ({ tamper: (xml) => xml + '<'.repeat(1e5) })],
      ['that goes on and on', () => ({ tamper: (xml) => xml.replace('u-1<', `${'u'.repeat(3e5)}<`) })],
      [
        'whose digest is another one behind a comment',
        () => ({
          tamper: (xml) => {
            const forged = xml.replace('Amina@', 'boss@').replace('u-1<', 'boss<')
            return forged.replace(/<DigestValue>/, `<DigestValue><!--${digestOf(forged)}-->`)
          },
        }),
      ],
      [
        'whose digest stands before a comment',
        () => ({
          tamper: (xml) => {
            const forged = xml.replace('Amina@', 'boss@').replace('u-1<', 'boss<')
            return forged.replace(/<DigestValue>/, `<DigestValue>${digestOf(forged)}<!-- -->`)
          },
        }),
      ],
      [
        'with a second list of what is signed',
        () => ({
          tamper: (xml) => {
            const forged = xml.replace('Amina@', 'boss@').replace('u-1<', 'boss<')
            const honest = /<SignedInfo[\s\S]*<\/SignedInfo>/.exec(xml)?.[0] ?? ''
            const second = honest.replace(/(<DigestValue>)[^<]*/, `$1${digestOf(forged)}`)
            return forged.replace(honest, second + honest)
          },
        }),
      ],
      [
        'signed with our own copy of the certificate as a shared secret',
        () => ({
          tamper: (xml) => {
            const forged = xml
              .replace('Amina@', 'boss@')
              .replace('u-1<', 'boss<')
              .replace('#rsa-sha256', '#hmac-sha256')
            const info = /<SignedInfo[\s\S]*<\/SignedInfo>/.exec(forged)?.[0] ?? ''
            const lines = school.certificate.match(/.{1,64}/g)?.join('\n')
            const pem = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
            const proof = createHmac('sha256', pem).update(info).digest('base64')
            return forged.replace(/(<SignatureValue>)[^<]*/, `$1${proof}`)
          },
        }),
      ],
      [
        'that vouches for any audience',
        () => ({ edit: (xml) => xml.replace(/<saml:Audience[\s\S]*<\/saml:AudienceRestriction>/, '') }),
      ],
      ['without conditions', () => ({ edit: (xml) => xml.replace(/<saml:Conditions[\s\S]*<\/saml:Conditions>/, '') })],
      ['that whoever holds a key may carry', () => ({ edit: (xml) => xml.replace('cm:bearer', 'cm:holder-of-key') })],
      ['that may be carried for ever', () => ({ edit: (xml) => xml.replace(/ NotOnOrAfter="[^"]*"\/>/, '/>') })],
      ['that is no XML', () => ({ tamper: () => 'hello' })],
      ['that is empty', () => ({ tamper: () => '' })],
    ])('gets nowhere with an answer %s', async (_, twist) => {
      const before = await opened()
      const { status, to, answered } = await come(twist())
      expect(status).toBe(303)
      expect(to.pathname).toBe('/welcome')
      expect(Object.fromEntries(answered)).toEqual({
        error: 'access_denied',
        error_code: 'validation_failed',
        error_description: 'SAML Assertion is not valid',
      })
      expect(await opened()).toBe(before)
      expect(await site.database.query(`select from auth.users where email like 'boss@%'`)).toEqual([])
    })

    test.each<['implicit' | 'pkce', string]>([
      ['implicit', 'validation_failed'],
      ['pkce', 'flow_state_already_used'],
    ])('gets nowhere with an answer that was used (%s)', async (flow, code) => {
      const asked = readRequest(await ask(visitor(flow)))
      const response = school.respond(asked)
      expect((await post(response, asked.relayState)).answered.get('error_code')).toBeNull()
      const before = await opened()
      const again = await post(response, asked.relayState)
      expect(again.answered.get('error_code')).toBe(code)
      expect(again.to.searchParams.get('code')).toBeNull()
      expect(await opened()).toBe(before)
    })

    test('gets nowhere with an answer for the question of another browser, or after ten minutes', async () => {
      const [mine, theirs] = [readRequest(await ask()), readRequest(await ask())]
      const crossed = await post(school.respond(mine), theirs.relayState)
      expect(crossed.answered.get('error_code')).toBe('validation_failed')
      await site.database.query(`update auth.flow_state set created_at = now() - interval '11 minutes' where id = $1`, [
        mine.relayState,
      ])
      const late = await post(school.respond(mine), mine.relayState)
      expect(late.answered.get('error_code')).toBe('saml_relay_state_expired')
    })

    test('gets nowhere when an organisation vouches for addresses of others', async () => {
      for (const email of ['boss@portal.example', 'boss@evil-school.example', 'boss@sub.school.example']) {
        school.receive({ nameId: 'u-2', email })
        expect((await come()).answered.get('error_code'), email).toBe('email_address_not_authorized')
      }
      // A comment does not end an address for us, as it does for some readers of XML.
      school.receive({ nameId: 'u-2', email: 'boss@school.example.evil.example' })
      const cut = await come({ tamper: (xml) => xml.replace('.evil.example', '<!-- -->.evil.example') })
      expect(cut.answered.get('error_code')).toBe('email_address_not_authorized')
    })

    test('gets nobody else’s account by a comment in an identifier', async () => {
      await come()
      school.receive({ nameId: 'u-1.evil', email: 'guest@school.example' })
      const { answered } = await come({ tamper: (xml) => xml.replace('u-1.evil', 'u-1<!-- -->.evil') })
      const { data } = await visitor().auth.getUser(answered.get('access_token') ?? '')
      expect(data.user?.identities?.map(({ id }) => id)).toEqual(['u-1.evil'])
      expect(data.user?.email).toBe('guest@school.example')
    })

    test('is led nowhere else, whatever comes as the relay state', async () => {
      const asked = readRequest(await ask())
      for (const state of [
        'https://evil.example/',
        '//evil.example',
        'javascript:alert(1)',
        '/\\evil.example',
        asked.id ?? '',
      ]) {
        const { status, to, answered } = await post(school.respond(asked), state)
        expect([status, to.host, answered.get('access_token')]).toEqual([303, '127.0.0.1', null])
      }
    })

    test('is told what an honest answer lacks', async () => {
      school.receive({ nameId: 'u-4' })
      expect((await come()).answered.get('error_code')).toBe('saml_assertion_no_email')
      school.receive({ ...AMINA, format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })
      expect((await come()).answered.get('error_code')).toBe('saml_assertion_no_user_id')
    })
  })

  describe('someone who starts at the organisation', () => {
    const unasked = { id: null, acs: ACS, audience: ENTITY, relayState: '' }

    test('gets in once where that is allowed, and stays on this site', async () => {
      portal.receive({ nameId: 'p-1', email: 'hana@portal.example' })
      const response = portal.respond(unasked)
      const first = await post(response, 'https://evil.example/')
      expect(first.to.host).toBe('127.0.0.1')
      expect(first.answered.get('access_token')).toBeTruthy()
      const second = await post(response, '')
      expect(second.answered.get('error_description')).toBe('SAML Assertion has already been used')
    })

    test('does not get in where it is not', async () => {
      const { answered } = await post(school.respond(unasked), '')
      expect(answered.get('error_code')).toBe('validation_failed')
      expect(answered.get('access_token')).toBeNull()
    })
  })
})
