// Commands of owners on their rules. The database decides who may do what, and how many rules a plan has.
import { href } from 'react-router'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import type { Draft, KeptAction, Recipe, RulePage, Tried, Try } from './rule.ts'

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
  for (const [at, { url }] of draft.actions.entries()) {
    const wrong = url && (await services.tasks.checkWebhook(url))
    if (wrong) return refuse(REFUSED_ADDRESS[wrong], { field: `url_${at + 1}`, values })
  }
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

type Trying = { rule: RulePage; locale: Locale }

/** What a receiver answers to an event that never happened; lines go to the owner alone. */
async function tryAction(
  { tasks }: Pick<Services, 'tasks'>,
  { id, action, url, signs_as, secret_version: version }: KeptAction,
  { rule, locale }: Trying,
): Promise<Omit<Try, 'at'>> {
  if (action === 'webhook') return tasks.tryWebhook({ id: signs_as, url: url ?? '', version })
  const title = await tasks.tryNotice({ id, name: rule.name, path: href('/automation/:id', { id: rule.id }), locale })
  return title === null
    ? { outcome: 'failed', detail: 'gone' }
    : { outcome: 'done', detail: `tried_${action}`, exchange: { request: title, status: null, answer: null, ms: 0 } }
}

/** All actions of a rule at once: one that fails hides none of the others. */
export async function tryRule(services: Pick<Services, 'tasks'>, trying: Trying): Promise<Outcome<{ tried: Tried[] }>> {
  const at = new Date().toISOString()
  const { actions } = trying.rule
  return done({
    tried: await Promise.all(
      actions.map(async (action) => ({ id: action.id, tried: { at, ...(await tryAction(services, action, trying)) } })),
    ),
  })
}

/** A new secret, told this once: only after the database took it from its owner is it worked out. */
export async function rotateSecret(
  services: Acting & Pick<Services, 'tasks'>,
  { actions }: RulePage,
  id: string,
): Promise<Outcome<{ secret: string; action: string }>> {
  const action = actions.find((one) => one.id === id)
  if (!action) return refuse('missing')
  const rotated = await attempt(services, services.db().rpc('rotate_automation_secret', { rule: id }))
  if (!rotated.ok) return rotated
  return done({ secret: await services.tasks.webhookSecret(action.signs_as, rotated.value), action: id })
}
