// Other services in the way of someone who means ill: answers that were forged, replayed, begun in another browser or made
// by another service; addresses nobody verified; gateways that hang, lie or cost money; wallets' messages bent and reused.
import { createHash, createHmac, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { smsOverWebhook } from '#server/backend/auth/sms.ts'
import { backendKinds, PASSWORD, type TestBackend } from '#tests/fixtures/backend.ts'
import { openGithub } from '#tests/fixtures/github.ts'
import { openIssuer } from '#tests/fixtures/oidc-issuer.ts'

const [kind] = backendKinds
if (!kind) throw new Error('No database')

let site: TestBackend
let issuer: Awaited<ReturnType<typeof openIssuer>>
let evil: Awaited<ReturnType<typeof openIssuer>>
let github: Awaited<ReturnType<typeof openGithub>>
let gateway: Server
/** What the gateway does with a message; by default it takes it. */
let gatewayDoes: (response: ServerResponse) => void
const taken: string[] = []
const mails: { to: string; text: string }[] = []

beforeAll(async () => {
  ;[issuer, evil, github] = await Promise.all([openIssuer(), openIssuer(), openGithub()])
  gateway = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    taken.push(`${request.url} ${body}`)
    gatewayDoes(response)
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => gateway.once('listening', ready))
  const { port } = gateway.address() as AddressInfo
  site = await kind.open({
    sendMail: async ({ to, text = '' }) => {
      mails.push({ to, text })
    },
    sendSms: smsOverWebhook(`http://127.0.0.1:${port}/send`, 'gateway-token'),
    waysIn: {
      oidcProviders: [issuer.provider, { ...evil.provider, id: 'evil' }],
      github: github.app,
      web3Chains: ['ethereum', 'solana'],
    },
  })
})
beforeEach(() => {
  gatewayDoes = (response) => void response.writeHead(204).end()
})
afterAll(async () => {
  await site?.close()
  gateway?.closeAllConnections()
  await Promise.all([issuer?.close(), evil?.close(), github?.close(), new Promise((done) => gateway?.close(done))])
})

const post = async (path: string, body: unknown) => {
  const answer = await site.call(`/auth/v1/${path}`, { as: 'anon', method: 'POST', body })
  return { status: answer.status, body: answer.body as { error_code?: string; user?: { id: string; email: string } } }
}
const add = async (email: string, more: object = {}) => {
  const { body } = await site.call('/auth/v1/admin/users', {
    as: 'service',
    method: 'POST',
    body: { email, email_confirm: true, ...more },
  })
  return (body as { id: string }).id
}

describe('a browser that comes back', () => {
  const BROWSER = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { redirect: 'manual', headers })
  const begin = async (provider: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ provider, redirect_to: 'http://127.0.0.1/help', ...more })
    const answer = await ask(`/auth/v1/authorize?${query}`, BROWSER)
    const cookie = answer.headers.getSetCookie()[0] ?? ''
    return { there: answer.headers.get('location') ?? '', cookie: cookie.split(';')[0] ?? '', attributes: cookie }
  }
  /** Signs in there, and gives what the browser is sent back with. */
  const visit = async (there: string) => {
    const answer = await fetch(there, { redirect: 'manual' })
    const { pathname, search } = new URL(answer.headers.get('location') ?? '')
    return pathname + search
  }
  const outcome = async (path: string, headers: Record<string, string> = {}) => {
    const to = new URL((await ask(path, { ...BROWSER, ...headers })).headers.get('location') ?? 'about:blank')
    const words = new URLSearchParams(to.hash.slice(1))
    return { token: words.get('access_token'), code: to.searchParams.get('code'), error: words.get('error_code') }
  }
  const count = async () => (await site.database.query('select count(*)::int as n from auth.users'))[0]?.n

  test('is let in where it began, and its mark is kept from scripts', async () => {
    issuer.receive({ sub: 'b1', email: 'browser@example.com', email_verified: true })
    const { there, cookie, attributes } = await begin('masjid-id')
    expect(attributes).toMatch(/HttpOnly/)
    expect(attributes).toMatch(/SameSite=Lax/)
    expect((await outcome(await visit(there), { cookie })).token).toBeTruthy()
  })

  test.each(['masjid-id', 'github'])('is not let into an account begun elsewhere (%s)', async (provider) => {
    issuer.receive({ sub: 'b2', email: 'attacker@example.com', email_verified: true })
    github.receive({ id: 2, login: 'attacker', emails: [] })
    const attackers = await begin(provider)
    const victims = await begin(provider)
    const back = await visit(attackers.there)
    for (const headers of [
      {},
      { cookie: victims.cookie },
      { cookie: 'mahalla-sign-in=' },
      { cookie: 'mahalla-sign-in=x' },
    ])
      expect(await outcome(back, headers as Record<string, string>)).toEqual({
        token: null,
        code: null,
        error: 'bad_oauth_state',
      })
  })

  test('does not give its own way in to the account of whoever began it', async () => {
    const attacker = await site.signUp('linker')
    const query = new URLSearchParams({ provider: 'masjid-id', skip_http_redirect: 'true' })
    const { body } = await site.call(`/auth/v1/user/identities/authorize?${query}`, { as: attacker })
    issuer.receive({ sub: 'victim', email: 'victim@example.com', email_verified: true })
    const back = await visit((body as { url: string }).url)
    expect((await outcome(back)).error).toBe('bad_oauth_state')
    const ways = await site.database.query('select provider from auth.identities where user_id = $1', [attacker.id])
    expect(ways).toEqual([{ provider: 'email' }])
  })

  test.each(['masjid-id', 'github'])(
    'brings a state that was made up, used or is too old in vain (%s)',
    async (provider) => {
      issuer.receive({ sub: 'b3', email: 'states@example.com', email_verified: true })
      github.receive({
        id: 3,
        login: 'states',
        emails: [{ email: 'states3@example.com', verified: true, primary: true }],
      })
      const { there, cookie } = await begin(provider)
      const back = await visit(there)
      const made = new URL(back, site.url)
      made.searchParams.set('state', '00000000-0000-4000-8000-000000000000')
      expect((await outcome(made.pathname + made.search, { cookie })).token).toBeNull()
      expect((await outcome(back, { cookie })).token).toBeTruthy()
      expect((await outcome(back, { cookie })).token).toBeNull()
      const next = await begin(provider)
      const late = await visit(next.there)
      await site.database.query(`update auth.flow_state set created_at = created_at - interval '6 minutes'`)
      expect((await outcome(late, { cookie: next.cookie })).error).toBe('bad_oauth_state')
    },
  )

  test.each(['masjid-id', 'github'])(
    'brings a code that was made for another in vain, and tries once (%s)',
    async (provider) => {
      issuer.receive({ sub: 'v4', email: 'injected@example.com', email_verified: true })
      github.receive({ id: 4, login: 'v', emails: [{ email: 'injected4@example.com', verified: true, primary: true }] })
      const stolen = new URL(await visit((await begin(provider)).there), site.url).searchParams.get('code') ?? ''
      const own = await begin(provider)
      const back = new URL(await visit(own.there), site.url)
      const right = back.pathname + back.search
      back.searchParams.set('code', stolen)
      const before = await count()
      expect((await outcome(back.pathname + back.search, { cookie: own.cookie })).token).toBeNull()
      expect((await outcome(right, { cookie: own.cookie })).token).toBeNull()
      expect(await count()).toBe(before)
    },
  )

  test('brings the answer of another issuer in vain', async () => {
    evil.receive({ sub: 'm1', email: 'mixed@example.com', email_verified: true })
    issuer.receive({ sub: 'm1', email: 'mixed@example.com', email_verified: true })
    const there = await begin('masjid-id')
    const elsewhere = await begin('evil')
    const back = new URL(await visit(there.there), site.url)
    // It says who it is, and is not who was asked.
    back.searchParams.set('iss', evil.url)
    expect((await outcome(back.pathname + back.search, { cookie: there.cookie })).error).toBe('bad_oauth_callback')
    // The code of one, with the state of the other.
    back.searchParams.delete('iss')
    back.searchParams.set('state', new URL(elsewhere.there).searchParams.get('state') ?? '')
    expect((await outcome(back.pathname + back.search, { cookie: elsewhere.cookie })).token).toBeNull()
    // Named rightly, it is taken.
    const right = await begin('masjid-id')
    const named = new URL(await visit(right.there), site.url)
    named.searchParams.set('iss', issuer.url)
    expect((await outcome(named.pathname + named.search, { cookie: right.cookie })).token).toBeTruthy()
  })

  test('gives its session to whoever holds the secret it began with, once, and to nobody who saw the address', async () => {
    issuer.receive({ sub: 'k1', email: 'secret@example.com', email_verified: true })
    const verifier = randomBytes(32).toString('base64url')
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const began = await begin('masjid-id', { code_challenge, code_challenge_method: 's256' })
    const { code, token } = await outcome(await visit(began.there), { cookie: began.cookie })
    expect([token, typeof code]).toEqual([null, 'string'])
    const exchange = (code_verifier: unknown, auth_code: unknown = code) =>
      post('token?grant_type=pkce', { auth_code, code_verifier })
    const state = new URL(began.there).searchParams.get('state')
    // What went through the address bar: the question, the code, the state. And what another browser holds.
    for (const seen of [code_challenge, code, state, randomBytes(32).toString('base64url'), '', null, [verifier]])
      expect((await exchange(seen)).status, String(seen)).toBe(400)
    expect((await exchange(verifier, state)).status).toBe(404)
    const all = await Promise.all(Array.from({ length: 5 }, () => exchange(verifier)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.1@evil.example/',
    'http://127.0.0.1:8080/',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('is never led to %s', async (redirect_to) => {
    issuer.receive({ sub: 'r1', email: 'led@example.com', email_verified: true })
    const { there, cookie } = await begin('masjid-id', { redirect_to })
    // Nor is anything but our own address given to the service.
    expect(new URL(there).searchParams.get('redirect_uri')).toBe('http://127.0.0.1/auth/v1/callback')
    const answer = await ask(await visit(there), { ...BROWSER, cookie })
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe('http://127.0.0.1')
  })

  test('an invitation is not accepted by way of GitHub', async () => {
    const { body } = await site.call('/auth/v1/admin/generate_link', {
      as: 'service',
      method: 'POST',
      body: { type: 'invite', email: 'invitee@example.com' },
    })
    const { hashed_token: token } = body as { hashed_token: string }
    for (const provider of ['github', 'masjid-id'])
      expect((await ask(`/auth/v1/authorize?provider=${provider}&invite_token=${token}`)).status).toBe(404)
  })
})

describe('an address nobody has verified', () => {
  const signIn = async (emails: { email: string; verified: boolean; primary: boolean }[], id: number) => {
    github.receive({ id, login: `g${id}`, name: 'G', emails })
    const answer = await fetch(`${site.url}/auth/v1/authorize?provider=github`, { redirect: 'manual' })
    const there = await fetch(answer.headers.get('location') ?? '', { redirect: 'manual' })
    const { pathname, search } = new URL(there.headers.get('location') ?? '')
    const back = await fetch(site.url + pathname + search, { redirect: 'manual' })
    const words = new URLSearchParams(new URL(back.headers.get('location') ?? 'about:blank').hash.slice(1))
    const { data } = await createClient(site.url, site.backend.anonKey).auth.getUser(words.get('access_token') ?? 'x')
    return { user: data.user, error: words.get('error_code') }
  }

  test('at GitHub leads into no account that has it', async () => {
    const id = await add('owner@example.com', { password: PASSWORD })
    const unverified = { email: 'owner@example.com', verified: false, primary: true }
    expect((await signIn([unverified], 11)).user?.id).not.toBe(id)
    const beside = [
      { email: 'else@example.com', verified: true, primary: true },
      { ...unverified, primary: false },
    ]
    expect((await signIn(beside, 12)).user).toMatchObject({ email: 'else@example.com' })
    expect((await site.database.query('select from auth.identities where user_id = $1', [id])).length).toBe(1)
    // The owner themselves is led into it.
    expect((await signIn([{ ...unverified, verified: true }], 13)).user?.id).toBe(id)
  })

  test('at GitHub waits for the mail, and goes when its owner comes another way', async () => {
    const email = 'claimed@example.com'
    const unverified = { email, verified: false, primary: true }
    expect((await signIn([unverified], 21)).error).toBe('provider_email_needs_verification')
    await site.database.query(`update private.one_time_codes set sent_at = sent_at - interval '61 minutes'`)
    await post('signup', { email, password: PASSWORD, data: { display_name: 'Owner' } })
    await site.backend.settled()
    const link = new URL(
      /https?:\/\/\S+/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? 'about:blank',
    )
    const { body } = await post('verify', { type: 'signup', token_hash: link.searchParams.get('token') })
    expect(body.user).toMatchObject({ email, user_metadata: { display_name: 'Owner' } })
    expect((await signIn([unverified], 21)).user?.id).not.toBe(body.user?.id)
    expect((await post('token?grant_type=password', { email, password: PASSWORD })).status).toBe(200)
  })
})

describe('ID tokens', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const grant = (id_token: string) => post('token?grant_type=id_token', { provider: 'masjid-id', id_token })
  const hmac = (key: string | Buffer, header: object) => {
    const now = Math.floor(Date.now() / 1000)
    const text = `${encode(header)}.${encode({ iss: issuer.url, aud: 'mahalla', sub: 'x', iat: now, exp: now + 600 })}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const publicKeys = async () => {
    const { keys } = (await (await fetch(`${issuer.url}/keys`)).json()) as { keys: (object & { kid: string })[] }
    return keys.map((jwk) => ({
      jwk,
      pem: createPublicKey({ key: jwk as never, format: 'jwk' })
        .export({ type: 'spki', format: 'pem' })
        .toString(),
    }))
  }

  test('signed with a public key as a secret are refused', async () => {
    for (const { jwk, pem } of await publicKeys())
      for (const key of [pem, JSON.stringify(jwk), Buffer.from(pem)])
        for (const alg of ['HS256', 'RS256', 'none'])
          expect((await grant(hmac(key, { alg, kid: jwk.kid }))).status, alg).toBe(400)
  })

  test('that bring their own key are refused', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = publicKey.export({ format: 'jwk' })
    const now = Math.floor(Date.now() / 1000)
    const body = encode({ iss: issuer.url, aud: 'mahalla', sub: 'x', iat: now, exp: now + 600 })
    for (const more of [
      { jwk },
      { jku: `${evil.url}/keys` },
      { x5c: ['x'] },
      { kid: '../../evil' },
      { crit: ['b64'], b64: false },
    ]) {
      const text = `${encode({ alg: 'RS256', kid: 'rsa', ...more })}.${body}`
      const mark = sign('sha256', Buffer.from(text), privateKey).toString('base64url')
      expect((await grant(`${text}.${mark}`)).status).toBe(400)
    }
  })

  test.each<[string, () => string]>([
    ['of another issuer', () => evil.token({ sub: 'x' })],
    ['of another issuer in our issuer’s name', () => evil.token({ sub: 'x', iss: issuer.url })],
    ['for one audience, given to another app', () => issuer.token({ sub: 'x', azp: 'other' })],
    ['for several, given to nobody by name', () => issuer.token({ sub: 'x', aud: ['mahalla', 'other'] })],
    ['for nobody', () => issuer.token({ sub: 'x', aud: [] })],
    ['with an azp that is no text', () => issuer.token({ sub: 'x', azp: ['mahalla'] })],
    ['with a nonce nobody gave', () => issuer.token({ sub: 'x', nonce: 'n' })],
    ['with a signature of the other kind', () => issuer.token({ sub: 'x' }, { alg: 'RS256', kid: 'ec' })],
    ['issued tomorrow', () => issuer.token({ sub: 'x', iat: Math.floor(Date.now() / 1000) + 86_400 })],
  ])('%s are refused', async (_name, make) => {
    expect((await grant(make())).status).toBe(400)
  })
})

describe('an SMS gateway', () => {
  let last = 0
  const number = () => `+4477${String(++last).padStart(3, '0')}90010`
  const clear = async () => {
    await site.backend.settled()
    await site.database.query('delete from private.sign_in_tries')
  }
  const otp = (phone: string) => post('otp', { phone })

  test('that hangs keeps nobody waiting', async () => {
    await clear()
    const held: ServerResponse[] = []
    gatewayDoes = (response) => void held.push(response)
    for (let i = 0; i < 3; i++) expect((await otp(number())).status).toBe(200)
    for (let i = 0; i < 100 && held.length < 3; i++) await new Promise((go) => setTimeout(go, 50))
    for (const response of held) response.writeHead(204).end()
    await clear()
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['answers 500', (response) => void response.writeHead(500).end('x')],
    ['breaks off', (response) => void response.destroy()],
    ['sends elsewhere', (response) => void response.writeHead(307, { Location: '/elsewhere' }).end()],
  ])('that %s is told to everyone alike, and tried again', async (_name, fails) => {
    await clear()
    gatewayDoes = fails
    taken.length = 0
    const known = number()
    expect((await otp(known)).status).toBe(200)
    await site.backend.settled()
    for (const phone of [known, number()])
      expect(await otp(phone)).toMatchObject({ status: 422, body: { error_code: 'sms_send_failed' } })
    expect(taken.filter((message) => message.startsWith('/elsewhere'))).toEqual([])
    // Half a minute later the next one is tried.
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
    gatewayDoes = (response) => void response.writeHead(204).end()
    expect((await otp(number())).status).toBe(200)
    await site.backend.settled()
    clock.mockRestore()
    expect((await otp(number())).status).toBe(200)
  })

  test('that answers without end is not listened to', async () => {
    await clear()
    let ended = false
    gatewayDoes = (response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => {
        ended = true
        clearInterval(more)
      })
    }
    expect((await otp(number())).status).toBe(200)
    await site.backend.settled()
    for (let i = 0; i < 200 && !ended; i++) await new Promise((go) => setTimeout(go, 20))
    expect(ended).toBe(true)
    gatewayDoes = (response) => void response.writeHead(204).end()
    expect((await otp(number())).status).toBe(200)
  })

  test('is not made to send without end: not to a number, not to a block of numbers', async () => {
    await clear()
    taken.length = 0
    const phone = number()
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      // The minute between two of them is over.
      await site.database.query(`delete from private.sign_in_tries where forgotten_at < now() + interval '61 seconds'`)
      statuses.push((await otp(phone)).status)
      // Of two at once for a number nobody has yet, only one goes out.
      await site.backend.settled()
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await clear()
    const block: number[] = []
    for (let i = 0; i < 42; i++) block.push((await otp(`+8821234${String(i).padStart(5, '0')}`)).status)
    expect(block).toEqual([...Array(40).fill(200), 429, 429])
    await site.backend.settled()
    expect(taken).toHaveLength(45)
  })
})

describe('wallets', () => {
  const secret = new Uint8Array(randomBytes(32))
  const address = `0x${Buffer.from(keccak_256(secp256k1.getPublicKey(secret, false).subarray(1)).subarray(12)).toString('hex')}`
  const signed = (message: string) => {
    const text = Buffer.from(message)
    const hash = keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]))
    const made = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
    return Buffer.from([...made.subarray(1), (made[0] ?? 0) + 27])
  }
  const written = (more: Record<string, string> = {}, domain = '127.0.0.1') => {
    const fields = {
      URI: 'http://127.0.0.1/login',
      Version: '1',
      'Chain ID': '1',
      Nonce: randomBytes(8).toString('hex'),
      'Issued At': new Date().toISOString(),
      ...more,
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
    return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nHello\n\n${lines.join('\n')}`
  }
  const grant = async (message: string, signature: Buffer | string, chain = 'ethereum') =>
    (
      await post('token?grant_type=web3', {
        chain,
        message,
        signature: typeof signature === 'string' ? signature : `0x${signature.toString('hex')}`,
      })
    ).status

  test('a signature bent into its twin is refused, also before the true one', async () => {
    const message = written()
    const made = signed(message)
    const s = secp256k1.Point.CURVE().n - BigInt(`0x${made.subarray(32, 64).toString('hex')}`)
    const twin = Buffer.concat([
      made.subarray(0, 32),
      Buffer.from(s.toString(16).padStart(64, '0'), 'hex'),
      Buffer.from([made[64] === 27 ? 28 : 27]),
    ])
    expect(await grant(message, twin)).toBe(400)
    expect(await grant(message, made)).toBe(200)
    expect(await grant(message, made)).toBe(400)
    // Neither does another way to write the same signature open a second session.
    const bare = Buffer.from([...made.subarray(0, 64), (made[64] ?? 27) - 27])
    expect(await grant(message, bare)).toBe(400)
    expect(await grant(message, `0x${made.toString('hex').toUpperCase()}`)).toBe(400)
  })

  test('of many at the same moment one is taken', async () => {
    const message = written()
    const made = signed(message)
    const statuses = await Promise.all(Array.from({ length: 8 }, () => grant(message, made)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test.each<[string, () => string]>([
    ['another domain', () => written({}, 'evil.example')],
    ['a domain that begins like ours', () => written({}, '127.0.0.1.evil.example')],
    ['a domain with a user before it', () => written({}, 'evil.example@127.0.0.1')],
    ['another port', () => written({ URI: 'http://127.0.0.1:1/login' })],
    ['another scheme', () => written({ URI: 'https://127.0.0.1/login' })],
    ['a URI with a user', () => written({ URI: 'http://127.0.0.1@evil.example/login' })],
    ['no nonce', () => written({ Nonce: '' })],
    ['a short nonce', () => written({ Nonce: '1234567' })],
    ['a nonce that is none', () => written({ Nonce: 'abc defgh!' })],
    ['no chain', () => written({ 'Chain ID': '' })],
    ['a chain that is none', () => written({ 'Chain ID': '1e3' })],
    ['a time in words', () => written({ 'Issued At': 'now' })],
    ['a time that was read otherwise', () => written({ 'Issued At': new Date().toString() })],
    ['the end before the beginning', () => written({ 'Expiration Time': new Date(Date.now() - 1000).toISOString() })],
    ['a line break of another kind', () => written().replaceAll('\n', '\r\n')],
    ['a field behind the resources', () => `${written()}\nResources:\nNonce: other1234`],
    ['a second address', () => written().replace('\n\nHello', `\n0x${'0'.repeat(40)}\n\nHello`)],
  ])('a message with %s is refused', async (_name, make) => {
    const message = make()
    expect(await grant(message, signed(message))).toBe(400)
  })

  test('a message for one chain is refused at the other', async () => {
    const message = written()
    expect(await grant(message, signed(message), 'solana')).toBe(400)
    const other = message.replace('Ethereum', 'Solana')
    expect(await grant(other, signed(other))).toBe(400)
  })

  test('a Solana key of small order, for which anything is signed, is refused', async () => {
    const message = (key: string) => written().replace('Ethereum', 'Solana').replace(address, key)
    // The neutral point, and the one of order four, with signatures that hold for any text.
    for (const key of [base58(Buffer.from([1, ...Array(31).fill(0)])), '1'.repeat(32)])
      for (const mark of [Buffer.alloc(64), Buffer.concat([Buffer.from([1]), Buffer.alloc(63)])])
        expect(await grant(message(key), mark.toString('base64'), 'solana')).toBe(400)
  })
})

/** How Solana writes a key. */
function base58(bytes: Buffer): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = (alphabet[Number(value % 58n)] ?? '') + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}
