// OpenID Connect issuers the operator trusts: discovery and keys, kept ten minutes, and their ID tokens checked. RS256 and ES256 only: both need the issuer's own key, whatever a token says about itself.

import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { isRecord } from '#app/lib/records.ts'
import type { OidcProvider } from '../../settings/sign-in-settings.ts'
import { isSignedBy, parseToken } from '../json-web-token.ts'

type Discovery = {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  jwks_uri: string
  userinfo_endpoint?: string
  token_endpoint_auth_methods_supported?: string[]
  authorization_response_iss_parameter_supported?: boolean
}
type Jwk = JsonWebKey & { kid?: string; use?: string; alg?: string }
export type IdClaims = Record<string, unknown> & { iss: string; sub: string; aud: string[]; nonce?: string }
export type Oidc = ReturnType<typeof createOidc>

/** Why a token is not accepted; never shown to visitors. */
export class BadIdToken extends Error {}

const KEPT_MS = 10 * 60_000
/** An unknown key id is a reason to look again, but not for everyone who makes one up. */
const LOOK_AGAIN_MS = 60_000
const PATIENCE_MS = 10_000
const MAX_BYTES = 1_000_000
const SKEW_S = 60

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Not a byte more than that is read, whatever the other side sends. */
async function readAtMost(response: Response, bytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > bytes) throw new Error(`${new URL(response.url).host} answered too much`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return JSON.parse(await readAtMost(response, MAX_BYTES))
}

async function fetchObject(url: string, init?: RequestInit): Promise<Record<string, unknown>> {
  const value = await fetchJson(url, init)
  if (!isRecord(value)) throw new Error(`${new URL(url).host} answered no object`)
  return value
}

export function createOidc() {
  const documents = new Map<string, { at: number; value: Promise<Discovery> }>()
  const keySets = new Map<string, { at: number; value: Promise<Jwk[]> }>()

  function kept<T>(
    cache: Map<string, { at: number; value: Promise<T> }>,
    key: string,
    maxAge: number,
    load: () => Promise<T>,
  ) {
    const known = cache.get(key)
    if (known && Date.now() - known.at < maxAge) return known.value
    const value = load()
    cache.set(key, { at: Date.now(), value })
    // What failed is tried again by the next one who asks.
    value.catch(() => cache.delete(key))
    return value
  }

  const discover = ({ issuer }: OidcProvider) =>
    kept(documents, issuer, KEPT_MS, async () => {
      const found = await fetchObject(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
      if (found.issuer !== issuer) throw new Error(`The document of ${issuer} names another issuer`)
      for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'])
        if (!URL.parse(String(found[name]))) throw new Error(`The document of ${issuer} has no ${name}`)
      return found as unknown as Discovery
    })

  async function keysOf(provider: OidcProvider, maxAge: number): Promise<Jwk[]> {
    const { jwks_uri } = await discover(provider)
    return kept(keySets, jwks_uri, maxAge, async () => {
      const { keys } = await fetchObject(jwks_uri)
      return Array.isArray(keys) ? (keys as Jwk[]) : []
    })
  }

  async function keyFor(provider: OidcProvider, kid: string | undefined, alg: 'RS256' | 'ES256') {
    const fits = (key: Jwk) =>
      (kid === undefined || key.kid === kid) &&
      key.use !== 'enc' &&
      (key.alg === undefined || key.alg === alg) &&
      (alg === 'RS256' ? key.kty === 'RSA' : key.kty === 'EC' && key.crv === 'P-256')
    const found = (await keysOf(provider, KEPT_MS)).find(fits) ?? (await keysOf(provider, LOOK_AGAIN_MS)).find(fits)
    if (!found) throw new BadIdToken('no such key')
    const key = createPublicKey({ key: found, format: 'jwk' })
    if (alg === 'RS256' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) throw new BadIdToken('key too short')
    return key
  }

  /** The claims of a token this issuer signed, that is still good. Audience and nonce are the caller's to judge. */
  async function readIdToken(provider: OidcProvider, token: string, now: number): Promise<IdClaims> {
    const parsed = parseToken(token)
    if (!parsed) throw new BadIdToken('not a token')
    const { header, claims } = parsed
    if (header.alg !== 'RS256' && header.alg !== 'ES256') throw new BadIdToken(`algorithm ${header.alg}`)
    if (header.crit !== undefined) throw new BadIdToken('critical extensions')
    const key = await keyFor(provider, text(header.kid), header.alg)
    if (!isSignedBy(parsed, { algorithm: header.alg, kid: null, key })) throw new BadIdToken('signature')
    const seconds = now / 1000
    if (claims.iss !== provider.issuer) throw new BadIdToken('issuer')
    if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > 255) throw new BadIdToken('subject')
    if (typeof claims.exp !== 'number' || claims.exp <= seconds) throw new BadIdToken('expired')
    if (typeof claims.iat === 'number' && claims.iat > seconds + SKEW_S) throw new BadIdToken('issued in the future')
    if (typeof claims.nbf === 'number' && claims.nbf > seconds + SKEW_S) throw new BadIdToken('not yet valid')
    const aud = [claims.aud].flat().filter((value): value is string => typeof value === 'string')
    return { ...claims, aud } as IdClaims
  }

  return { discover, readIdToken, fetchJson, fetchObject }
}

/** Whether a token was made for this site: one of our client ids, and given to one where it says to whom. */
export const isForUs = ({ aud, azp }: IdClaims, { clientIds }: OidcProvider) =>
  aud.some((audience) => clientIds.includes(audience)) &&
  (azp === undefined ? aud.length === 1 : typeof azp === 'string' && clientIds.includes(azp))
