// What an organisation's identity provider answers, held against the question it answers.
import type { SamlProvider } from '../../settings/sign-in-settings.ts'
import type { Database, Row } from '../database/database.ts'
import type { Asserted, createSamlAssertions } from './saml-assertion.ts'
import { isUuid, Refused, refuse } from './who-asks.ts'

export const METHOD = 'sso/saml'

export type Flow = Row & {
  id: string
  user_id: string | null
  code_challenge: string | null
  code_challenge_method: string | null
  provider_type: string
  referrer: string | null
  created_at: string
  expired: boolean
}

/** The id of our question, which nobody else can give: it is derived from the relay state. */
export type QuestionId = (relayState: string) => string

type Options = {
  assertions: ReturnType<typeof createSamlAssertions>
  providers: readonly SamlProvider[]
  questionId: QuestionId
  log: (line: string) => void
}

export async function flowOf(database: Database, relayState: string): Promise<Flow | null> {
  if (!isUuid(relayState)) return null
  const [flow] = await database.query<Flow>(
    `select *, created_at < now() - interval '10 minutes' as expired from auth.flow_state
     where id = $1 and authentication_method = $2`,
    [relayState, METHOD],
  )
  return flow ?? null
}

export function createSamlAnswers({ assertions, providers, questionId, log }: Options) {
  /** The reason is for the log: a forger learns nothing from it. */
  async function read(provider: SamlProvider, response: string, flow: Flow | null): Promise<Asserted> {
    const question = flow && { id: questionId(flow.id), askedAt: new Date(flow.created_at).toISOString() }
    try {
      return await assertions.read(provider, response, question)
    } catch (error) {
      if (error instanceof Refused) throw error
      log(`auth sso ${provider.id}: ${error instanceof Error ? error.message : error}`)
      return refuse(400, 'validation_failed', 'SAML Assertion is not valid')
    }
  }

  /** Someone who starts at the organisation's own portal, where the operator has allowed that. */
  async function readUnasked(response: string): Promise<Asserted> {
    const allowed = providers.filter(({ idpInitiated }) => idpInitiated)
    for (const [index, provider] of allowed.entries())
      try {
        return await read(provider, response, null)
      } catch (error) {
        if (index === allowed.length - 1) throw error
      }
    return refuse(404, 'saml_relay_state_not_found', 'SAML RelayState does not exist, try logging in again?')
  }

  return async function readAnswer(response: string, flow: Flow | null): Promise<Asserted> {
    if (!flow) return readUnasked(response)
    if (flow.expired) refuse(422, 'saml_relay_state_expired', 'SAML RelayState has expired. Try loading the app again?')
    if (flow.user_id) refuse(400, 'flow_state_already_used', 'SAML RelayState has already been used')
    const provider = providers.find(({ id }) => flow.provider_type === `sso:${id}`)
    return provider ? read(provider, response, flow) : refuse(404, 'sso_provider_not_found', 'No such SSO provider')
  }
}
