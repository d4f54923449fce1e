// GET /authorize and /user/identities/authorize: where a browser leaves for a service people may sign in with. It comes
// back to sign-in-callback.ts.
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { BrowserMark } from './browser-mark.ts'
import { readChallenge } from './code-challenge.ts'
import { redirect, redirectWithError, type SafeRedirect } from './redirects.ts'
import type { Routes } from './routes.ts'
import type { ServiceOf, SignInService } from './sign-in-service.ts'
import { type Call, type Keys, Refused, refuse, requireUser } from './who-asks.ts'

type Options = {
  database: Database
  keys: Keys
  safeRedirect: SafeRedirect
  manualLinking: boolean
  serviceOf: ServiceOf
  browserMark: BrowserMark
  log: (line: string) => void
}

const FORGOTTEN_MS = 24 * 60 * 60_000

export function createAuthorize(options: Options): Routes {
  const { database, keys, safeRedirect, manualLinking, serviceOf, browserMark, log } = options

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
      answer.headers.append('Set-Cookie', browserMark.header(state))
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
    open: { 'GET authorize': signIn },
    keyed: { 'GET user/identities/authorize': link },
  }
}
