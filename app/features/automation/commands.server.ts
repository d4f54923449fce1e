// Commands of owners on their rules. The database decides who may do what, and how many rules a plan has.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import type { Draft, Recipe, RulePage, Try } from './rule.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>
type Where = { rule?: string; recipe?: Recipe; values: Values }

const REFUSED_ADDRESS = {
  not_https: 'notHttps',
  port: 'port',
  unknown_host: 'unknownHost',
  private_address: 'privateAddress',
} as const

/** The id of the rule. An address no webhook may go to is refused here, and again each time one is sent. */
export async function saveRule(
  services: Acting & Pick<Services, 'tasks'>,
  draft: Draft,
  { rule, recipe, values }: Where,
): Promise<Outcome<string>> {
  const wrong = draft.url && (await services.tasks.checkWebhook(draft.url))
  if (wrong) return refuse(REFUSED_ADDRESS[wrong], { field: 'url', values })
  const input = { ...draft, ...(recipe && { recipe }) }
  const saved = await attempt(services, services.db().rpc('save_automation', { input, ...(rule && { rule }) }), {
    values,
  })
  if (saved.ok) return saved
  return saved.errors.form?.[0] === 'ratingOrder' ? placeAt(saved, 'rating_max', values) : saved
}

export const switchRule = (services: Acting, rule: string, is_on: boolean) =>
  attempt(services, services.db().rpc('switch_automation', { rule, is_on }))

export const deleteRule = (services: Acting, rule: string) =>
  attempt(services, services.db().rpc('delete_automation', { rule }))

export const replayRun = (services: Acting, run: string) =>
  attempt(services, services.db().rpc('replay_automation', { run }))

/** What a receiver answers to an event that never happened. */
export async function tryRule(services: Pick<Services, 'tasks'>, rule: RulePage): Promise<Outcome<{ tried: Try }>> {
  if (rule.action !== 'webhook' || !rule.url) return refuse('invalid')
  const { id, url, secret_version: version } = rule
  const at = new Date().toISOString()
  return done({ tried: { at, ...(await services.tasks.tryWebhook({ id, url, version })) } })
}

/** A new secret, told this once: only after the database took it from its owner is it worked out. */
export async function rotateSecret(
  services: Acting & Pick<Services, 'tasks'>,
  rule: string,
): Promise<Outcome<{ secret: string }>> {
  const rotated = await attempt(services, services.db().rpc('rotate_automation_secret', { rule }))
  if (!rotated.ok) return rotated
  return done({ secret: await services.tasks.webhookSecret(rule, rotated.value) })
}
