// POST /token?grant_type=id_token: sign-in with a token an app got from an issuer the operator trusts.
import { createHash } from 'node:crypto'
import type { OidcProvider } from '../../settings/sign-in-settings.ts'
import type { ExternalAccounts } from './external-accounts.ts'
import { BadIdToken, type IdClaims, isForUs, type Oidc } from './oidc.ts'
import type { Routes } from './routes.ts'
import type { Sessions } from './sessions.ts'
import type { Vouched } from './vouched.ts'
import { type Body, type Call, readBody, refuse, refuseGrant, textIn } from './who-asks.ts'

type Options = {
  providers: readonly OidcProvider[]
  oidc: Oidc
  accounts: ExternalAccounts
  sessions: Sessions
  log: (line: string) => void
}

const CLAIMS = ['name', 'given_name', 'family_name', 'nickname', 'preferred_username', 'picture', 'locale', 'zoneinfo']

/** What an issuer says about someone, under the names GoTrue gives it. */
export function vouchedBy({ id, issuer }: OidcProvider, claims: Body & { sub: string }): Vouched {
  const email = typeof claims.email === 'string' && claims.email.includes('@') ? claims.email.toLowerCase() : null
  const kept = Object.fromEntries(
    CLAIMS.flatMap((name) => (typeof claims[name] === 'string' ? [[name, claims[name].slice(0, 500)]] : [])),
  )
  return {
    provider: id,
    subject: claims.sub,
    email,
    // Some issuers write it as text.
    emailVerified: email !== null && (claims.email_verified === true || claims.email_verified === 'true'),
    claims: {
      iss: issuer,
      ...kept,
      ...(kept.name && { full_name: kept.name }),
      ...(kept.picture && { avatar_url: kept.picture }),
    },
  }
}

export function createIdTokenGrant({ providers, oidc, accounts, sessions, log }: Options): Routes {
  function providerOf(body: Body): OidcProvider {
    const [name, issuer, clientId] = [textIn(body, 'provider'), textIn(body, 'issuer'), textIn(body, 'client_id')]
    if (name === '' && (issuer === '' || clientId === ''))
      refuseGrant('invalid request', 'provider or client_id and issuer required')
    const found = providers.find((provider) =>
      name === '' ? provider.issuer === issuer && provider.clientIds.includes(clientId) : provider.id === name,
    )
    return (
      found ?? refuse(400, 'provider_disabled', `Provider (issuer "${(issuer || name).slice(0, 100)}") is not enabled`)
    )
  }

  function checkNonce(claims: IdClaims, nonce: string): void {
    const inToken = typeof claims.nonce === 'string' && claims.nonce !== ''
    if (inToken !== (nonce !== ''))
      refuseGrant('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.')
    // The app keeps the nonce and gives the issuer its hash.
    if (inToken && createHash('sha256').update(nonce).digest('hex') !== claims.nonce)
      refuseGrant('invalid nonce', 'Nonces mismatch')
  }

  function checkAccessToken(claims: IdClaims, accessToken: string): void {
    if (typeof claims.at_hash !== 'string' || accessToken === '') return
    const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
    if (half !== claims.at_hash) refuseGrant('invalid request', 'Bad ID token')
  }

  async function grant(call: Call): Promise<Response> {
    const body = await readBody(call)
    const token = textIn(body, 'id_token')
    if (token === '') refuseGrant('invalid request', 'id_token required')
    const provider = providerOf(body)
    let claims: IdClaims
    try {
      claims = await oidc.readIdToken(provider, token, Date.now())
    } catch (error) {
      if (!(error instanceof BadIdToken))
        log(`auth id_token ${provider.id}: ${error instanceof Error ? error.message : error}`)
      return refuseGrant('invalid request', 'Bad ID token')
    }
    if (!isForUs(claims, provider))
      refuseGrant('invalid request', `Unacceptable audience in id_token: [${claims.aud.join(' ').slice(0, 200)}]`)
    checkNonce(claims, textIn(body, 'nonce'))
    checkAccessToken(claims, textIn(body, 'access_token'))
    const user = await accounts.find(vouchedBy(provider, claims))
    return Response.json(await sessions.open(user.id, 'oauth'))
  }

  return { keyed: { 'POST token?grant_type=id_token': grant } }
}
