// GET and POST /callback: where a browser comes back to from a service people may sign in with, by PKCE or with the session
// behind the hash. The state is a row of auth.flow_state, good for one way there and back, in the browser that began it.
import type { Database, Row } from '../database/database.ts'
import type { BrowserMark } from './browser-mark.ts'
import type { ExternalAccounts } from './external-accounts.ts'
import { redirect, redirectWithError } from './redirects.ts'
import type { Routes } from './routes.ts'
import type { Sessions } from './sessions.ts'
import { FLOW_MS, type ServiceOf, type SignInService } from './sign-in-service.ts'
import { type Call, isUuid, Refused, refuse } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  siteUrl: string
  serviceOf: ServiceOf
  browserMark: BrowserMark
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

/** Why someone is sent back without having signed in; null where a code came. */
async function whyNot(given: URLSearchParams, flow: Flow, service: SignInService) {
  if (flow.auth_code_issued_at)
    return {
      error: 'invalid_request',
      description: 'State has already been used',
      code: 'flow_state_already_used',
    }
  if (given.get('error'))
    return {
      error: given.get('error') ?? '',
      description: (given.get('error_description') ?? '').slice(0, 500),
    }
  if (!(await service.isFrom(given.get('iss')).catch(() => false)))
    return {
      error: 'invalid_request',
      description: 'The answer comes from another service',
      code: 'bad_oauth_callback',
    }
  if (!given.get('code'))
    return {
      error: 'invalid_request',
      description: 'OAuth callback with missing authorization code missing',
      code: 'bad_oauth_callback',
    }
  return null
}

export function createSignInCallback(options: Options): Routes {
  const { database, sessions, siteUrl, serviceOf, browserMark, accounts, log } = options

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

  function isSameBrowser({ request }: Call, flow: Flow): boolean {
    // By PKCE the app's own secret tells.
    if (flow.auth_code && !flow.linking_target_id) return true
    return browserMark.isShownBy(request, flow.id)
  }

  async function callbackOf(call: Call): Promise<Response> {
    const given = call.method === 'POST' ? new URLSearchParams(await call.request.clone().text()) : call.query
    const state = given.get('state') ?? ''
    if (state === '') return refuseState('OAuth state parameter missing', 'bad_oauth_callback')
    if (!isUuid(state)) return refuseState('OAuth state parameter is invalid')
    const [flow] = await database.query<Flow>('select * from auth.flow_state where id = $1', [state])
    const service = serviceOf(flow?.provider_type ?? null)
    if (!flow || !service) return refuseState('OAuth state not found or expired')
    const target = flow.referrer ?? siteUrl
    if (Date.now() - Date.parse(flow.created_at) > FLOW_MS) return refuseState('OAuth state has expired')
    if (!isSameBrowser(call, flow)) return refuseState('OAuth state was made in another browser')
    const refusal = await whyNot(given, flow, service)
    if (refusal) return redirectWithError(target, refusal)
    try {
      return await comeBack(service, flow, given.get('code') ?? '')
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

  return { open: { 'GET callback': callbackOf, 'POST callback': callbackOf } }
}
