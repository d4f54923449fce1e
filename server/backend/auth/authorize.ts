// GET /authorize, /callback and /user/identities/authorize for the operator's OpenID Connect issuers: the browser goes to
// the issuer and comes back, by PKCE or with the session behind the hash. The state is a row of the library's own table;
// the nonce and the verifier for the issuer are derived from it, so that nothing else need be stored.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { OidcProvider } from '../../sign-in-settings.ts'
import type { Database, Row } from '../database.ts'
import { safeRedirect } from './accounts.ts'
import { readChallenge } from './code-challenge.ts'
import type { ExternalAccounts } from './external-accounts.ts'
import { vouchedBy } from './id-token.ts'
import { isForUs, type Oidc } from './oidc.ts'
import { redirect, redirectWithError } from './redirects.ts'
import type { Sessions } from './sessions.ts'
import type { AuthHandler } from './surface.ts'
import { answering, type Call, hasKey, isUuid, type Keys, Refused, refuse, requireUser } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  siteUrl: string
  providers: readonly OidcProvider[]
  manualLinking: boolean
  oidc: Oidc
  accounts: ExternalAccounts
  log: (line: string) => void
}
type Flow = Row & {
  id: string
  auth_code: string | null
  code_challenge: string | null
  user_id: string | null
  provider_type: string
  referrer: string | null
  linking_target_id: string | null
  created_at: string
}

/** The library gives a PKCE code no longer than this from the start on. */
const LIFETIME_MS = 5 * 60_000
const FORGOTTEN_MS = 24 * 60 * 60_000

export function createAuthorize(options: Options): AuthHandler {
  const { database, sessions, keys, siteUrl, providers, manualLinking, oidc, accounts, log } = options
  const callback = `${siteUrl}/auth/v1/callback`
  const derived = (state: string, purpose: 'nonce' | 'verifier') =>
    createHmac('sha256', keys.jwtSecret).update(`oidc ${purpose} ${state}`).digest('base64url')
  const providerOf = (name: string | null) => providers.find(({ id }) => id === name?.toLowerCase())

  /** Where the browser must go; remembers where it comes back to. */
  async function begin(call: Call, provider: OidcProvider, linkTo: string | null): Promise<string> {
    const challenge = readChallenge(
      call.query.get('code_challenge') ?? '',
      call.query.get('code_challenge_method') ?? '',
    )
    const back = call.query.get('redirect_to') || call.request.headers.get('referer')
    const { authorization_endpoint } = await oidc.discover(provider)
    const state = randomUUID()
    await database.query('delete from auth.flow_state where created_at < $1::timestamptz', [
      new Date(Date.now() - FORGOTTEN_MS).toISOString(),
    ])
    await database.query(
      `insert into auth.flow_state (id, auth_code, authentication_method, code_challenge, code_challenge_method,
         provider_type, provider_access_token, provider_refresh_token, referrer, linking_target_id)
       values ($1, $2, 'oauth', $3, $4, $5, '', '', $6, $7)`,
      [
        state,
        challenge ? randomUUID() : null,
        challenge?.challenge ?? null,
        challenge?.method ?? null,
        provider.id,
        safeRedirect(back, siteUrl),
        linkTo,
      ],
    )
    const to = new URL(authorization_endpoint)
    const asked = (call.query.get('scopes') ?? '').split(/[\s,]+/).filter(Boolean)
    const words = {
      client_id: provider.clientIds[0] ?? '',
      redirect_uri: callback,
      response_type: 'code',
      scope: [...new Set([...provider.scopes, ...asked])].join(' '),
      state,
      nonce: derived(state, 'nonce'),
      code_challenge: createHash('sha256').update(derived(state, 'verifier')).digest('base64url'),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(words)) to.searchParams.set(name, value)
    return to.href
  }

  async function authorize(call: Call, provider: OidcProvider, linkTo: string | null): Promise<Response> {
    try {
      const to = await begin(call, provider, linkTo)
      return call.query.get('skip_http_redirect') === 'true' ? Response.json({ url: to }) : redirect(to)
    } catch (error) {
      if (error instanceof Refused) throw error
      log(`auth authorize ${provider.id}: ${error instanceof Error ? error.message : error}`)
      const target = safeRedirect(call.query.get('redirect_to'), siteUrl)
      return redirectWithError(target, {
        error: 'server_error',
        description: 'The sign-in service does not answer',
        code: 'unexpected_failure',
      })
    }
  }

  async function exchange(provider: OidcProvider, code: string, state: string) {
    const { token_endpoint, userinfo_endpoint, token_endpoint_auth_methods_supported } = await oidc.discover(provider)
    const clientId = provider.clientIds[0] ?? ''
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
    const answer = await oidc.fetchJson(token_endpoint, { method: 'POST', headers, body: form })
    const claims = await oidc.readIdToken(provider, String(answer.id_token ?? ''), Date.now())
    if (!isForUs(claims, provider)) throw new Error('The ID token is for someone else')
    if (claims.nonce !== derived(state, 'nonce')) throw new Error('The ID token answers another question')
    const accessToken = typeof answer.access_token === 'string' ? answer.access_token : ''
    if (claims.email === undefined && userinfo_endpoint && accessToken) {
      const more = await oidc.fetchJson(userinfo_endpoint, { headers: { Authorization: `Bearer ${accessToken}` } })
      if (more.sub === claims.sub) return { claims: { ...more, ...claims }, accessToken, answer }
    }
    return { claims, accessToken, answer }
  }

  async function comeBack(provider: OidcProvider, flow: Flow, code: string): Promise<Response> {
    const { claims, accessToken, answer } = await exchange(provider, code, flow.id)
    const vouched = vouchedBy(provider, claims)
    const user = flow.linking_target_id
      ? await accounts.link(flow.linking_target_id, vouched)
      : await accounts.find(vouched)
    const to = new URL(flow.referrer ?? siteUrl)
    const refreshToken = typeof answer.refresh_token === 'string' ? answer.refresh_token : ''
    if (flow.auth_code) {
      // Only one of two equal callbacks gets on.
      const claimed = await database.query(
        `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4,
           auth_code_issued_at = now(), updated_at = now()
         where id = $1 and user_id is null returning id`,
        [flow.id, user.id, accessToken, refreshToken],
      )
      if (claimed.length === 0) refuse(400, 'flow_state_already_used', 'State has already been used')
      to.searchParams.set('code', flow.auth_code)
      return redirect(to.href)
    }
    const gone = await database.query('delete from auth.flow_state where id = $1 returning id', [flow.id])
    if (gone.length === 0) refuse(400, 'flow_state_already_used', 'State has already been used')
    const { user: _, ...session } = await sessions.open(user.id, 'oauth')
    const words = new URLSearchParams(Object.entries(session).map(([name, value]) => [name, `${value}`]))
    if (accessToken) words.set('provider_token', accessToken)
    if (refreshToken) words.set('provider_refresh_token', refreshToken)
    to.hash = words.toString()
    return redirect(to.href)
  }

  async function callbackOf(call: Call): Promise<Response | null> {
    const given = call.method === 'POST' ? new URLSearchParams(await call.request.clone().text()) : call.query
    const state = given.get('state') ?? ''
    if (!isUuid(state)) return null
    const [flow] = await database.query<Flow>('select * from auth.flow_state where id = $1', [state])
    const provider = providerOf(flow?.provider_type ?? null)
    if (!flow || !provider) return null
    const target = flow.referrer ?? siteUrl
    if (Date.now() - Date.parse(flow.created_at) > LIFETIME_MS)
      return redirectWithError(siteUrl, {
        error: 'invalid_request',
        description: 'OAuth state has expired',
        code: 'bad_oauth_state',
      })
    if (flow.user_id)
      return redirectWithError(target, {
        error: 'invalid_request',
        description: 'State has already been used',
        code: 'flow_state_already_used',
      })
    if (given.get('error'))
      return redirectWithError(target, {
        error: given.get('error') ?? '',
        description: (given.get('error_description') ?? '').slice(0, 500),
      })
    const code = given.get('code')
    if (!code)
      return redirectWithError(target, {
        error: 'invalid_request',
        description: 'OAuth callback with missing authorization code missing',
        code: 'bad_oauth_callback',
      })
    try {
      return await comeBack(provider, flow, code)
    } catch (error) {
      if (error instanceof Refused)
        return redirectWithError(target, { error: 'access_denied', description: error.message, code: error.code })
      log(`auth callback ${provider.id}: ${error instanceof Error ? error.message : error}`)
      return redirectWithError(target, {
        error: 'server_error',
        description: 'Unable to exchange external code',
        code: 'unexpected_failure',
      })
    }
  }

  return answering(async (call) => {
    if (call.path === 'callback' && ['GET', 'POST'].includes(call.method)) return callbackOf(call)
    if (call.method !== 'GET') return null
    if (call.path === 'authorize') {
      const provider = providerOf(call.query.get('provider'))
      return provider ? authorize(call, provider, null) : null
    }
    if (call.path !== 'user/identities/authorize' || !hasKey(call, keys)) return null
    if (!manualLinking) refuse(404, 'manual_linking_disabled', 'Manual linking is disabled')
    const { user } = await requireUser(call, keys, database)
    const provider = providerOf(call.query.get('provider'))
    if (!provider) return refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
    return authorize(call, provider, user.id)
  }, log)
}
