// POST /sso, GET /sso/saml/metadata and POST /sso/saml/acs: members of an organisation sign in at its identity provider
// and come back by PKCE or with the session behind the hash. The relay state is a row of auth.flow_state; the id
// of our request is derived from it, so that an answer to any other request is refused.
import { createHmac, randomUUID } from 'node:crypto'
import type { SamlProvider } from '../../settings/sign-in-settings.ts'
import type { Database } from '../database/database.ts'
import { isFirstUse } from './accounts.ts'
import { challengeIn } from './code-challenge.ts'
import { findMember } from './organisation-members.ts'
import { redirect, redirectWithError, type SafeRedirect } from './redirects.ts'
import type { Routes } from './routes.ts'
import { createSamlAnswers, type Flow, flowOf, METHOD, type QuestionId } from './saml-answers.ts'
import { createSamlAssertions } from './saml-assertion.ts'
import type { Sessions } from './sessions.ts'
import { type Call, isUuid, type Keys, Refused, readBody, refuse, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  siteUrl: string
  samlProviders: readonly SamlProvider[]
  safeRedirect: SafeRedirect
  log: (line: string) => void
}

function providerFor(providers: readonly SamlProvider[], id: string, domain: string): SamlProvider {
  if (id && domain) refuse(400, 'validation_failed', 'Only one of provider_id or domain supported')
  if (!id && !domain) refuse(400, 'validation_failed', 'A provider_id or domain needs to be provided')
  if (id && !isUuid(id)) refuse(400, 'validation_failed', 'provider_id must be an UUID')
  const found = id
    ? providers.find((provider) => provider.id === id.toLowerCase())
    : providers.find(({ domains }) => domains.includes(domain.toLowerCase()))
  return (
    found ??
    refuse(404, 'sso_provider_not_found', id ? 'No such SSO provider' : 'No SSO provider assigned for this domain')
  )
}

export function createSaml(options: Options): Routes {
  const { database, sessions, keys, siteUrl, safeRedirect, samlProviders: providers, log } = options
  const assertions = createSamlAssertions(siteUrl)
  const questionId: QuestionId = (relayState: string) =>
    `_${createHmac('sha256', keys.jwtSecret).update(`saml request ${relayState}`).digest('hex')}`
  const readAnswer = createSamlAnswers({ assertions, providers, questionId, log })

  async function begin(call: Call): Promise<Response> {
    const body = await readBody(call)
    const provider = providerFor(providers, textIn(body, 'provider_id'), textIn(body, 'domain').trim())
    const challenge = challengeIn(body)
    const back = textIn(body, 'redirect_to') || call.request.headers.get('referer')
    const relayState = randomUUID()
    await database.query(`delete from auth.flow_state where created_at < now() - interval '1 day'`)
    await database.query(
      `insert into auth.flow_state (id, authentication_method, code_challenge, code_challenge_method, provider_type,
         provider_access_token, provider_refresh_token, referrer)
       values ($1, $2, $3, $4, $5, '', '', $6)`,
      [
        relayState,
        METHOD,
        challenge?.challenge ?? null,
        challenge?.method ?? null,
        `sso:${provider.id}`,
        safeRedirect(back),
      ],
    )
    const url = await assertions.request(provider, relayState, {
      id: questionId(relayState),
      askedAt: new Date().toISOString(),
    })
    return body.skip_http_redirect === true ? Response.json({ url }) : redirect(url, 303)
  }

  async function signIn(response: string, flow: Flow | null, back: string): Promise<Response> {
    const { assertionId, expires, ...vouched } = await readAnswer(response, flow)
    if (!(await isFirstUse(database, `${vouched.provider}\n${assertionId}`, expires)))
      refuse(400, 'validation_failed', 'SAML Assertion has already been used')
    const user = await findMember(database, vouched)
    const to = new URL(back)
    if (flow?.code_challenge) {
      const code = randomUUID()
      // Only one of two answers to the same question gets on.
      const claimed = await database.query(
        `update auth.flow_state set user_id = $2, auth_code = $3, auth_code_issued_at = now(), updated_at = now()
         where id = $1 and user_id is null returning id`,
        [flow.id, user.id, code],
      )
      if (claimed.length === 0) refuse(400, 'flow_state_already_used', 'SAML RelayState has already been used')
      to.searchParams.set('code', code)
      return redirect(to.href, 303)
    }
    if (flow) {
      const gone = await database.query('delete from auth.flow_state where id = $1 returning id', [flow.id])
      if (gone.length === 0) refuse(400, 'flow_state_already_used', 'SAML RelayState has already been used')
    }
    const { user: _, ...session } = await sessions.open(user.id, METHOD)
    to.hash = new URLSearchParams(Object.entries(session).map(([name, value]) => [name, `${value}`])).toString()
    return redirect(to.href, 303)
  }

  async function consume(call: Call): Promise<Response> {
    const form = new URLSearchParams(await call.request.text())
    const relayState = form.get('RelayState') ?? ''
    const flow = await flowOf(database, relayState)
    const back = flow?.referrer ?? safeRedirect(relayState)
    try {
      return await signIn(form.get('SAMLResponse') ?? '', flow, back)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return redirectWithError(back, { error: 'access_denied', description: error.message, code: error.code }, 303)
    }
  }

  async function metadata(): Promise<Response> {
    const [provider] = providers
    // Says who we are, which is the same for every organisation.
    const xml = provider ? await assertions.metadata(provider) : ''
    return new Response(xml, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
    })
  }

  const whereSet =
    (work: (call: Call) => Promise<Response>) =>
    (call: Call): Promise<Response> =>
      providers.length > 0 ? work(call) : refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')

  return {
    open: { 'GET sso/saml/metadata': whereSet(metadata), 'POST sso/saml/acs': whereSet(consume) },
    keyed: { 'POST sso': whereSet(begin) },
  }
}
