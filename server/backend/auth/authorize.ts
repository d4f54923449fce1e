// GET /authorize, /callback and /user/identities/authorize for the operator's OpenID Connect issuers and for GitHub: the
// browser goes there and comes back, by PKCE or with the session behind the hash. The state is a row of
// auth.flow_state, good for one way there and back, in the browser that began it.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { GithubApp, OidcProvider } from '../../settings/sign-in-settings.ts'
import type { Database, Row } from '../database/database.ts'
import { readChallenge } from './code-challenge.ts'
import type { ExternalAccounts } from './external-accounts.ts'
import { githubService } from './github-service.ts'
import type { Oidc } from './oidc.ts'
import { oidcService } from './oidc-service.ts'
import { redirect, redirectWithError, type SafeRedirect } from './redirects.ts'
import type { Routes } from './routes.ts'
import type { Sessions } from './sessions.ts'
import type { SignInService } from './sign-in-service.ts'
import { type Call, isUuid, type Keys, Refused, refuse, requireUser } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  siteUrl: string
  safeRedirect: SafeRedirect
  providers: readonly OidcProvider[]
  github: GithubApp | null
  manualLinking: boolean
  oidc: Oidc
  accounts: ExternalAccounts
  log: (line: string) => void
}
type Flow = Row & {
  id: string
  auth_code: string | null
  code_challenge: string | null
  auth_code_issued_at: string | null
  provider_type: string
  referrer: string | null
  linking_target_id: string | null
  created_at: string
}

/** As long as a code is good for. */
const LIFETIME_MS = 5 * 60_000
const FORGOTTEN_MS = 24 * 60 * 60_000
const COOKIE = 'mahalla-sign-in'

export function createAuthorize(options: Options): Routes {
  const { database, sessions, keys, siteUrl, safeRedirect, providers, github, manualLinking, oidc, accounts, log } =
    options
  const callback = `${siteUrl}/auth/v1/callback`
  const derived = (state: string, purpose: string) =>
    createHmac('sha256', keys.jwtSecret).update(`oidc ${purpose} ${state}`).digest('base64url')
  const services: SignInService[] = [
    ...providers.map((provider) => oidcService({ provider, oidc, callback, derived })),
    ...(github ? [githubService({ app: github, oidc, callback, derived })] : []),
  ]
  const serviceOf = (name: string | null) => services.find(({ id }) => id === name?.toLowerCase())

  /**
   * Set where the way begins and looked for where it ends: nobody can begin it and have someone else end it, who would
   * then be in a stranger's account, or have given the stranger a way into their own. By PKCE the app's own secret does
   * the same. Only browsers can be led astray, and they say what they are.
   */
  const cookieOf = (state: string) => `${COOKIE}=${derived(state, 'browser')}`
  const cookieHeader = (state: string) =>
    `${cookieOf(state)}; Path=/auth/v1/callback; Max-Age=${LIFETIME_MS / 1000}; HttpOnly; SameSite=Lax${
      siteUrl.startsWith('https:') ? '; Secure' : ''
    }`
  function isSameBrowser({ request }: Call, flow: Flow): boolean {
    if (flow.auth_code && !flow.linking_target_id) return true
    if (!request.headers.has('sec-fetch-site')) return true
    const shown = (request.headers.get('cookie') ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${COOKIE}=`))
    const expected = Buffer.from(cookieOf(flow.id))
    return shown.some((pair) => pair.length === expected.length && timingSafeEqual(Buffer.from(pair), expected))
  }

  /** Where the browser must go; remembers where it comes back to. */
  async function begin(call: Call, service: SignInService, linkTo: string | null): Promise<{ to: URL; state: string }> {
    const challenge = readChallenge(
      call.query.get('code_challenge') ?? '',
      call.query.get('code_challenge_method') ?? '',
    )
    const back = call.query.get('redirect_to') || call.request.headers.get('referer')
    const state = randomUUID()
    const to = await service.begin(state, (call.query.get('scopes') ?? '').split(/[\s,]+/).filter(Boolean))
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
        service.id,
        safeRedirect(back),
        linkTo,
      ],
    )
    return { to, state }
  }

  async function authorize(call: Call, service: SignInService, linkTo: string | null): Promise<Response> {
    // An invitation is accepted by its own link: what GitHub says about an address proves less.
    if (call.query.get('invite_token')) refuse(404, 'user_not_found', 'User identified by token not found')
    try {
      const { to, state } = await begin(call, service, linkTo)
      const isAsked = call.query.get('skip_http_redirect') === 'true'
      const answer = isAsked ? Response.json({ url: to.href }) : redirect(to.href)
      answer.headers.append('Set-Cookie', cookieHeader(state))
      return answer
    } catch (error) {
      if (error instanceof Refused) throw error
      log(`auth authorize ${service.id}: ${error instanceof Error ? error.message : error}`)
      const target = safeRedirect(call.query.get('redirect_to'))
      return redirectWithError(target, {
        error: 'server_error',
        description: 'The sign-in service does not answer',
        code: 'unexpected_failure',
      })
    }
  }

  async function comeBack(service: SignInService, flow: Flow, code: string): Promise<Response> {
    // One answer for one question: whoever has seen a state cannot try other codes with it.
    const claimed = await database.query(
      `update auth.flow_state set auth_code_issued_at = now(), updated_at = now()
       where id = $1 and auth_code_issued_at is null returning id`,
      [flow.id],
    )
    if (claimed.length === 0) refuse(400, 'flow_state_already_used', 'State has already been used')
    const { vouched, accessToken, refreshToken } = await service.finish(code, flow.id)
    const user = flow.linking_target_id
      ? await accounts.link(flow.linking_target_id, vouched)
      : await accounts.find(vouched)
    const to = new URL(flow.referrer ?? siteUrl)
    if (flow.auth_code) {
      await database.query(
        `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4,
           updated_at = now() where id = $1`,
        [flow.id, user.id, accessToken, refreshToken],
      )
      to.searchParams.set('code', flow.auth_code)
      return redirect(to.href)
    }
    await database.query('delete from auth.flow_state where id = $1', [flow.id])
    const { user: _, ...session } = await sessions.open(user.id, 'oauth')
    const words = new URLSearchParams(Object.entries(session).map(([name, value]) => [name, `${value}`]))
    if (accessToken) words.set('provider_token', accessToken)
    if (refreshToken) words.set('provider_refresh_token', refreshToken)
    to.hash = words.toString()
    return redirect(to.href)
  }

  /** Where the browser came from is not known, or not believed: it goes to the front page. */
  const refuseState = (description: string, code = 'bad_oauth_state') =>
    redirectWithError(siteUrl, { error: 'invalid_request', description, code }, 303)

  async function callbackOf(call: Call): Promise<Response> {
    const given = call.method === 'POST' ? new URLSearchParams(await call.request.clone().text()) : call.query
    const state = given.get('state') ?? ''
    if (state === '') return refuseState('OAuth state parameter missing', 'bad_oauth_callback')
    if (!isUuid(state)) return refuseState('OAuth state parameter is invalid')
    const [flow] = await database.query<Flow>('select * from auth.flow_state where id = $1', [state])
    const service = serviceOf(flow?.provider_type ?? null)
    if (!flow || !service) return refuseState('OAuth state not found or expired')
    const target = flow.referrer ?? siteUrl
    if (Date.now() - Date.parse(flow.created_at) > LIFETIME_MS) return refuseState('OAuth state has expired')
    if (!isSameBrowser(call, flow)) return refuseState('OAuth state was made in another browser')
    if (flow.auth_code_issued_at)
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
    if (!(await service.isFrom(given.get('iss')).catch(() => false)))
      return redirectWithError(target, {
        error: 'invalid_request',
        description: 'The answer comes from another service',
        code: 'bad_oauth_callback',
      })
    const code = given.get('code')
    if (!code)
      return redirectWithError(target, {
        error: 'invalid_request',
        description: 'OAuth callback with missing authorization code missing',
        code: 'bad_oauth_callback',
      })
    try {
      return await comeBack(service, flow, code)
    } catch (error) {
      if (error instanceof Refused)
        return redirectWithError(target, { error: 'access_denied', description: error.message, code: error.code })
      log(`auth callback ${service.id}: ${error instanceof Error ? error.message : error}`)
      return redirectWithError(target, {
        error: 'server_error',
        description: 'Unable to exchange external code',
        code: 'unexpected_failure',
      })
    }
  }

  function signIn(call: Call): Promise<Response> {
    const name = call.query.get('provider')
    const service = serviceOf(name)
    if (!name) return refuse(400, 'validation_failed', 'Unsupported provider: Provider  could not be found')
    if (!service) return refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
    return authorize(call, service, null)
  }

  async function link(call: Call): Promise<Response> {
    if (!manualLinking) refuse(404, 'manual_linking_disabled', 'Manual linking is disabled')
    const { user } = await requireUser(call, keys, database)
    const service = serviceOf(call.query.get('provider'))
    if (!service) return refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
    return authorize(call, service, user.id)
  }

  return {
    open: { 'GET authorize': signIn, 'GET callback': callbackOf, 'POST callback': callbackOf },
    keyed: { 'GET user/identities/authorize': link },
  }
}
