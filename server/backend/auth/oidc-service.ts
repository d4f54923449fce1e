// An OpenID Connect issuer as a place a browser is sent to and comes back from. Nonce and verifier for the issuer are
// derived from the state, so that nothing else need be stored, and a code that was made for another state is worth nothing.
import { createHash } from 'node:crypto'
import type { OidcProvider } from '../../settings/sign-in-settings.ts'
import { vouchedBy } from './id-token.ts'
import { isForUs, type Oidc } from './oidc.ts'
import type { Derived, SignInService } from './sign-in-service.ts'

type Options = {
  provider: OidcProvider
  oidc: Oidc
  callback: string
  derived: Derived
}

export function oidcService({ provider, oidc, callback, derived }: Options): SignInService {
  const clientId = provider.clientIds[0] ?? ''
  return {
    id: provider.id,
    begin: async (state, asked) => {
      const { authorization_endpoint } = await oidc.discover(provider)
      const to = new URL(authorization_endpoint)
      const words = {
        client_id: clientId,
        redirect_uri: callback,
        response_type: 'code',
        scope: [...new Set([...provider.scopes, ...asked])].join(' '),
        state,
        nonce: derived(state, 'nonce'),
        code_challenge: createHash('sha256').update(derived(state, 'verifier')).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(words)) to.searchParams.set(name, value)
      return to
    },
    // RFC 9207: an issuer that names itself must be the one this state was made for; one that says it does, must.
    isFrom: async (issuer) => {
      if (issuer !== null) return issuer === provider.issuer
      return (await oidc.discover(provider)).authorization_response_iss_parameter_supported !== true
    },
    finish: async (code, state) => {
      const { token_endpoint, userinfo_endpoint, token_endpoint_auth_methods_supported } = await oidc.discover(provider)
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        client_id: clientId,
        code_verifier: derived(state, 'verifier'),
      })
      const headers = new Headers({ Accept: 'application/json' })
      if (provider.clientSecret && token_endpoint_auth_methods_supported?.includes('client_secret_post'))
        form.set('client_secret', provider.clientSecret)
      else if (provider.clientSecret) {
        const pair = [clientId, provider.clientSecret].map(encodeURIComponent).join(':')
        headers.set('Authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
      }
      const answer = await oidc.fetchObject(token_endpoint, { method: 'POST', headers, body: form })
      const claims = await oidc.readIdToken(provider, String(answer.id_token ?? ''), Date.now())
      if (!isForUs(claims, provider)) throw new Error('The ID token is for someone else')
      if (claims.nonce !== derived(state, 'nonce')) throw new Error('The ID token answers another question')
      const accessToken = typeof answer.access_token === 'string' ? answer.access_token : ''
      const refreshToken = typeof answer.refresh_token === 'string' ? answer.refresh_token : ''
      const more =
        claims.email === undefined && userinfo_endpoint && accessToken
          ? await oidc.fetchObject(userinfo_endpoint, { headers: { Authorization: `Bearer ${accessToken}` } })
          : {}
      return {
        vouched: vouchedBy(provider, more.sub === claims.sub ? { ...more, ...claims } : claims),
        accessToken,
        refreshToken,
      }
    },
  }
}
