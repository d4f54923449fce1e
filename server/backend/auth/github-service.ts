// GitHub, which speaks OAuth 2.0 but not OpenID Connect. An address that GitHub has not verified proves nothing, also
// where the site confirms none itself.

import { createHash } from 'node:crypto'
import { isRecord } from '#app/lib/records.ts'
import type { GithubApp } from '../../settings/sign-in-settings.ts'
import type { Oidc } from './oidc.ts'
import type { Derived, SignInService } from './sign-in-service.ts'

type Options = {
  app: GithubApp
  oidc: Pick<Oidc, 'fetchJson' | 'fetchObject'>
  callback: string
  derived: Derived
}

const SCOPES = ['read:user', 'user:email']
const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '')

export function githubService({ app, oidc, callback, derived }: Options): SignInService {
  const site = app.url ?? 'https://github.com'
  const api = app.url ? `${app.url}/api/v3` : 'https://api.github.com'

  /** The address people get their mail from GitHub at; another one only where none is marked. */
  async function addressOf(headers: Record<string, string>): Promise<{ email: string | null; verified: boolean }> {
    const list = await oidc.fetchJson(`${api}/user/emails`, { headers })
    const all = Array.isArray(list) ? list.filter(isRecord).filter(({ email }) => textIn(email).includes('@')) : []
    const found = all.find(({ primary }) => primary === true) ?? all.find(({ verified }) => verified === true)
    return { email: found ? textIn(found.email).toLowerCase() : null, verified: found?.verified === true }
  }

  return {
    id: 'github',
    begin: async (state, asked) => {
      const to = new URL(`${site}/login/oauth/authorize`)
      const words = {
        client_id: app.clientId,
        redirect_uri: callback,
        scope: [...new Set([...SCOPES, ...asked])].join(' '),
        state,
        code_challenge: createHash('sha256').update(derived(state, 'verifier')).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(words)) to.searchParams.set(name, value)
      return to
    },
    isFrom: async (issuer) => issuer === null || issuer === `${site}/login/oauth`,
    finish: async (code, state) => {
      const answer = await oidc.fetchObject(`${site}/login/oauth/access_token`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({
          client_id: app.clientId,
          client_secret: app.clientSecret,
          code,
          redirect_uri: callback,
          code_verifier: derived(state, 'verifier'),
        }),
      })
      const accessToken = textIn(answer.access_token)
      if (accessToken === '') throw new Error(`GitHub gave no token: ${textIn(answer.error).slice(0, 80)}`)
      const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/vnd.github+json' }
      const user = await oidc.fetchObject(`${api}/user`, { headers })
      if (typeof user.id !== 'number' || !Number.isSafeInteger(user.id)) throw new Error('GitHub named nobody')
      const { email, verified } = await addressOf(headers)
      const [name, login, picture] = [textIn(user.name), textIn(user.login), textIn(user.avatar_url)]
      return {
        vouched: {
          provider: 'github',
          subject: String(user.id),
          email,
          emailVerified: verified,
          claims: {
            iss: api,
            ...(name && { name, full_name: name }),
            ...(login && { user_name: login, preferred_username: login }),
            ...(picture && { avatar_url: picture }),
          },
        },
        accessToken,
        refreshToken: textIn(answer.refresh_token),
      }
    },
  }
}
