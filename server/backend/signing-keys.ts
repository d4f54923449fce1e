// The keys that sign sessions. A data folder has a list of its own (ES256, made at the first start, rotated by
// `npm run db -- rotate-keys`); JWT_KEYS gives nodes without a common folder the same list, in the form upstream reads.
// The first one that may sign does. A key that was rotated away checks the tokens it has signed until the last of them
// ended; its public half stays published as long. Beside them the shared secret (HS256) always counts, as upstream.

import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomUUID,
} from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SigningKeys } from '#app/core/request/services.ts'
import { isRecord } from '#app/lib/records.ts'
import { SettingError } from '../settings/setting.ts'
import { ALGORITHMS, type Algorithm, secretKey, type TokenKey } from './json-web-token.ts'
import { writeOnce } from './secrets.ts'

/** How long an access token lives. */
export const TOKEN_SECONDS = 3600

type Jwk = JsonWebKey & { kid: string; alg: Algorithm; key_ops: string[]; retired_at?: number }

/** `check` is the public half, and what `sign` is made of for a secret. */
type Held = { check: TokenKey; sign: TokenKey | null; published: JsonWebKey | null; until: number | null }

export type KeyRing = {
  /** What new tokens are signed with. */
  current: () => TokenKey
  /** The key of a token's header, if there is one for exactly that algorithm. */
  find: (alg: unknown, kid: unknown, now: number) => TokenKey | null
  /** The public halves. */
  published: (now: number) => JsonWebKey[]
}

const KINDS: Readonly<Record<Algorithm, string>> = { HS256: 'oct', ES256: 'EC', RS256: 'RSA' }
const PUBLIC_FIELDS = ['kty', 'crv', 'x', 'y', 'n', 'e', 'kid', 'alg'] as const

export const signingKeysFile = (dataDir: string) => join(dataDir, 'signing-keys.json')

/** As they lie in the folder; null where there are none. */
export function readSigningKeys(dataDir: string): unknown {
  const path = signingKeysFile(dataDir)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function isJwk(value: unknown): value is Jwk {
  if (!isRecord(value)) return false
  const { kid, alg, kty, crv, key_ops } = value
  const algorithm = ALGORITHMS.find((known) => known === alg)
  return (
    typeof kid === 'string' &&
    kid !== '' &&
    algorithm !== undefined &&
    kty === KINDS[algorithm] &&
    (algorithm !== 'ES256' || crv === 'P-256') &&
    Array.isArray(key_ops) &&
    key_ops.includes('verify')
  )
}

function hold(jwk: Jwk): Held {
  const { kid, alg: algorithm, retired_at: retired } = jwk
  const until = retired === undefined ? null : (retired + TOKEN_SECONDS) * 1000
  const signs = jwk.key_ops.includes('sign') && until === null
  if (algorithm === 'HS256') {
    const key = { algorithm, kid, key: createSecretKey(Buffer.from(jwk.k ?? '', 'base64url')) }
    return { check: key, sign: signs ? key : null, published: null, until }
  }
  const asInput = { key: jwk, format: 'jwk' as const }
  const check = { algorithm, kid, key: createPublicKey(asInput) }
  const published = Object.fromEntries([
    ...PUBLIC_FIELDS.filter((name) => name in jwk).map((name) => [name, jwk[name]]),
    ['key_ops', ['verify']],
    ['use', 'sig'],
  ])
  return { check, sign: signs ? { algorithm, kid, key: createPrivateKey(asInput) } : null, published, until }
}

/** The keys of a text, or what is wrong with it. */
export function parseKeys(text: string, name: string): Held[] {
  const unusable = (what: string) => new SettingError(`${name} ${what}.`)
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw unusable('is not JSON')
  }
  if (!Array.isArray(list) || !list.every(isJwk))
    throw unusable(
      'must be a list of JSON Web Keys, each with kid, key_ops with "verify", and alg HS256, ES256 or RS256 with the kty of that',
    )
  if (new Set(list.map(({ kid }) => kid)).size < list.length) throw unusable('has two keys with one kid')
  let held: Held[]
  try {
    held = list.map(hold)
  } catch (error) {
    throw unusable(`has a key that cannot be read (${error instanceof Error ? error.message : error})`)
  }
  if (held.some(({ check }) => check.algorithm === 'HS256' && (check.key.symmetricKeySize ?? 0) < 32))
    throw unusable('has a secret of fewer than 32 bytes')
  if (held.filter(({ sign }) => sign).length !== 1)
    throw unusable('must have one key, and no more, with "sign" in its key_ops')
  return held
}

function newKey(): Jwk {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', key_ops: ['sign', 'verify'] }
}

const written = (keys: Jwk[]) => `${JSON.stringify(keys, null, 2)}\n`

/** Signs with a new key from now on. The old ones check what they signed until it ended, or not at all any more. */
export function rotateKeys(dataDir: string, now: number, revoke: boolean): string {
  const path = signingKeysFile(dataDir)
  const known: Jwk[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  const seconds = Math.floor(now / 1000)
  const fresh = newKey()
  const kept = known
    .map((key) => ({ ...key, key_ops: ['verify'], retired_at: key.retired_at ?? seconds }))
    .filter(({ retired_at }) => !revoke && retired_at + TOKEN_SECONDS > seconds)
  const beside = `${path}.${process.pid}.new`
  try {
    writeFileSync(beside, written([fresh, ...kept]), { mode: 0o600 })
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
  return fresh.kid
}

/** Whether the keys lie in the data folder, and not in settings, where the operator rotates them. */
export const keysAreOurs = (env: { hosted: unknown; signingKeys: string | null; sharedKeys: unknown }): boolean =>
  !env.hosted && env.signingKeys === null && !env.sharedKeys

/** As far as a screen may tell them; null before the first start made any. */
export function describeKeys(dataDir: string, now: number): SigningKeys | null {
  const path = signingKeysFile(dataDir)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return null
  const held = parseKeys(readFileSync(path, 'utf8'), path)
  const current = held.find(({ sign }) => sign)
  return {
    kid: current?.check.kid ?? '',
    // It is written when a key comes, and then only.
    since: found.mtime.toISOString(),
    old: held.flatMap(({ check, until }) =>
      until !== null && until > now ? [{ kid: check.kid ?? '', until: new Date(until).toISOString() }] : [],
    ),
  }
}

function ringOf(secret: string, held: () => Held[]): KeyRing {
  const shared = secretKey(secret)
  const counts = ({ until }: Held, now: number) => until === null || now < until
  return {
    current: () => held().find(({ sign }) => sign)?.sign ?? shared,
    find: (alg, kid, now) => {
      const named = held().find((key) => key.check.kid === kid && counts(key, now))?.check
      if (named) return named.algorithm === alg ? named : null
      return alg === 'HS256' ? shared : null
    },
    published: (now) =>
      held()
        .filter((key) => counts(key, now))
        .map(({ published }) => published)
        .filter((jwk) => jwk !== null),
  }
}

/** The keys of a folder, read again when the file has changed: a rotation needs no restart. */
function keysOfFolder(dataDir: string): () => Held[] {
  const path = signingKeysFile(dataDir)
  writeOnce(path, () => written([newKey()]))
  let changed = -1
  let looked = 0
  let held: Held[] = []
  return () => {
    if (Date.now() - looked < 1000) return held
    looked = Date.now()
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: changed }
    if (mtimeMs !== changed) held = parseKeys(readFileSync(path, 'utf8'), path)
    changed = mtimeMs
    return held
  }
}

type Options = { dataDir: string; secret: string; keys: string | null; isShared: boolean }

/** Nodes that share a secret but neither a folder nor a list of keys sign with that secret. */
export function openKeyRing({ dataDir, secret, keys, isShared }: Options): KeyRing {
  if (keys !== null) {
    const held = parseKeys(keys, 'JWT_KEYS')
    return ringOf(secret, () => held)
  }
  return ringOf(secret, isShared ? () => [] : keysOfFolder(dataDir))
}
