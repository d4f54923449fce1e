import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createAccessReader } from './access-token.ts'
import { type Algorithm, signClaims, signToken, type TokenKey } from './json-web-token.ts'
import { openKeyRing, parseKeys, rotateKeys, signingKeysFile, TOKEN_SECONDS } from './signing-keys.ts'

const secret = 'a secret of forty characters, or nearly so'
const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-keys-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const now = 1_800_000_000_000
const exp = now / 1000 + 60
const good = { role: 'authenticated', sub: 'me', exp }

const ring = openKeyRing({ dataDir, secret, keys: null, isShared: false })
const read = createAccessReader(ring)
const signed = (claims: object, key: TokenKey = ring.current()) => signClaims({ ...claims }, key)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A right signature under a header that says something else. */
const under = (header: object, token: string) => [part(header), ...token.split('.').slice(1)].join('.')

describe('the reader', () => {
  test('takes what our keys signed', () => {
    expect(ring.current().algorithm).toBe('ES256')
    expect(read(signed(good), now)).toEqual({ role: 'authenticated', sub: 'me', claims: good, expires: exp * 1000 })
    expect(read(signToken({ role: 'anon', exp }, secret), now)).toMatchObject({ role: 'anon', sub: null })
    expect(read(signed({ ...good, aud: ['authenticated', 'x'] }), now)).toMatchObject({ role: 'authenticated' })
  })

  test('refuses a session that was ended before its token was over, and only that', () => {
    const reading = createAccessReader(ring, ({ session_id: session }) => session === 'ended')
    expect(reading(signed({ ...good, session_id: 'ended' }), now)).toMatchObject({ why: 'session ended' })
    expect(reading(signed({ ...good, session_id: 'other' }), now)).toMatchObject({ role: 'authenticated' })
    expect(reading(signed({ ...good, session_id: 'ended', exp: exp - 120 }), now)).toMatchObject({ why: 'jwt expired' })
  })

  const stranger = (kid: string | null): TokenKey => ({
    algorithm: 'ES256',
    kid,
    key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  })
  const { kid } = ring.current()
  /** What everybody can read, taken for a secret. */
  const published = JSON.stringify(ring.published(now)[0])

  test.each<[string, string, string]>([
    ['no token', 'nonsense', 'jwt malformed'],
    ['a list for claims', `${part({ alg: 'HS256' })}.${part([])}.AA`, 'jwt malformed'],
    ['no signature', `${signed(good).split('.').slice(0, 2).join('.')}.`, 'jwt malformed'],
    ['no algorithm', under({ alg: 'none' }, signed(good)), 'invalid algorithm'],
    ['an algorithm nobody signs with', under({ alg: 'HS512' }, signToken(good, secret)), 'invalid algorithm'],
    ['a list for an algorithm', under({ alg: ['HS256'] }, signToken(good, secret)), 'invalid algorithm'],
    [
      'the secret under the name of another key',
      under({ alg: 'HS256', kid }, signToken(good, secret)),
      'invalid algorithm',
    ],
    ['the public half as a secret', under({ alg: 'HS256', kid }, signToken(good, published)), 'invalid algorithm'],
    ['the public half as the secret', signToken(good, published), 'invalid signature'],
    ['the key of a stranger', signed(good, stranger('theirs')), 'invalid algorithm'],
    ['the key of a stranger under our name', signed(good, stranger(kid)), 'invalid signature'],
    ['a key without a name', signed(good, { ...ring.current(), kid: null }), 'invalid algorithm'],
    ['another secret', signToken(good, 'another secret'), 'invalid signature'],
    ['what must be understood', under({ alg: 'HS256', crit: ['b64'] }, signToken(good, secret)), 'invalid algorithm'],
    ['no end', signed({ role: 'authenticated' }), 'exp claim is required'],
    ['an end that is no number', signed({ ...good, exp: `${exp}` }), 'exp claim is required'],
    ['an end that has passed', signed({ ...good, exp: now / 1000 }), 'jwt expired'],
    ['a beginning to come', signed({ ...good, nbf: exp }), 'jwt not active'],
    ['another audience', signed({ ...good, aud: 'elsewhere' }), 'invalid audience'],
    ['no role', signed({ sub: 'me', exp }), 'role claim is required'],
    ['a role of the database', signed({ ...good, role: 'postgres' }), 'invalid role'],
  ])('refuses %s', (_, token, why) => {
    expect(read(token, now)).toMatchObject({ why })
  })

  test('a token that was right a moment ago ends all the same', () => {
    const token = signed(good)
    expect(read(token, now)).not.toHaveProperty('why')
    expect(read(token, exp * 1000)).toMatchObject({ why: 'jwt expired' })
  })
})

describe('keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahalla-keys-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const openAgain = () => openKeyRing({ dataDir: folder, secret, keys: null, isShared: false })
  const long = (at: number) => signClaims({ ...good, exp: at / 1000 + 10 * TOKEN_SECONDS }, openAgain().current())

  test('are made once, for nobody else to read, and kept', () => {
    const first = openAgain().current().kid
    expect(openAgain().current().kid).toBe(first)
    expect(statSync(signingKeysFile(folder)).mode & 0o777).toBe(0o600)
  })

  test('publish their public halves, and nothing else', () => {
    const [published, ...more] = openAgain().published(now)
    expect(more).toEqual([])
    expect(Object.keys(published ?? {}).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
    expect(openKeyRing({ dataDir: folder, secret, keys: null, isShared: true }).published(now)).toEqual([])
  })

  test('once rotated sign no more, and check what they signed until it ended', () => {
    const before = long(now)
    const kid = rotateKeys(folder, now, false)
    const rotated = openAgain()
    expect(rotated.current().kid).toBe(kid)
    expect(rotated.published(now)).toHaveLength(2)
    const end = now + TOKEN_SECONDS * 1000
    expect(createAccessReader(rotated)(before, end - 1)).toMatchObject({ sub: 'me' })
    expect(createAccessReader(rotated)(before, end)).toMatchObject({ why: 'invalid algorithm' })
    expect(rotated.published(end)).toHaveLength(1)
    // The next rotation leaves out what has served its time.
    rotateKeys(folder, end, false)
    expect(JSON.parse(readFileSync(signingKeysFile(folder), 'utf8'))).toHaveLength(2)
  })

  test('that leaked count no more at all', () => {
    const before = long(now)
    rotateKeys(folder, now, true)
    expect(createAccessReader(openAgain())(before, now)).toMatchObject({ why: 'invalid algorithm' })
  })

  const jwk = (alg: Algorithm, more: object = {}): JsonWebKey => ({
    ...(alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
      : alg === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
        : { kty: 'oct', k: Buffer.alloc(32, 7).toString('base64url') }),
    kid: alg,
    alg,
    key_ops: ['verify'],
    ...more,
  })

  test('of a setting: the one that may sign does, the others check', () => {
    const keys = JSON.stringify([jwk('HS256'), jwk('RS256', { key_ops: ['sign', 'verify'] })])
    const given = openKeyRing({ dataDir: '', secret, keys, isShared: true })
    expect(given.current()).toMatchObject({ kid: 'RS256', algorithm: 'RS256' })
    expect(given.published(now)).toMatchObject([{ kid: 'RS256' }])
    const readGiven = createAccessReader(given)
    expect(readGiven(signClaims(good, given.current()), now)).toMatchObject({ sub: 'me' })
    const hmac = given.find('HS256', 'HS256', now)
    expect(hmac && readGiven(signClaims(good, hmac), now)).toMatchObject({ sub: 'me' })
  })

  test.each<[string, string, string]>([
    ['no JSON', '{', 'is not JSON'],
    ['no list', '{}', 'must be a list'],
    [
      'a key for another algorithm',
      JSON.stringify([jwk('ES256', { alg: 'RS256', key_ops: ['sign', 'verify'] })]),
      'must be a list',
    ],
    ['an algorithm we do not know', JSON.stringify([jwk('ES256', { alg: 'none' })]), 'must be a list'],
    ['half a key', JSON.stringify([jwk('ES256', { key_ops: ['sign', 'verify'], d: undefined })]), 'cannot be read'],
    [
      'a short secret',
      JSON.stringify([jwk('HS256', { k: 'AAAA', key_ops: ['sign', 'verify'] })]),
      'fewer than 32 bytes',
    ],
    ['nobody to sign', JSON.stringify([jwk('ES256')]), 'one key'],
    ['one name twice', JSON.stringify([jwk('ES256'), jwk('ES256')]), 'two keys with one kid'],
  ])('of a setting are refused with %s', (_, text, what) => {
    expect(() => parseKeys(text, 'JWT_KEYS')).toThrow(what)
  })
})
