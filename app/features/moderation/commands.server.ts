// Commands of staff on the queue. The database refuses everyone else.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { placeAt } from '#app/lib/outcome.ts'
import type { Decision, SanctionInput, WordRule } from './schema.ts'
import { tried } from './shapes.server.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

export function decide(services: Acting, { item, decision, canned, note, seen, mark }: Decision, values: Values) {
  const question = services.db().rpc('decide_moderation', {
    item_id: item,
    decision,
    ...(note !== null && { note }),
    ...(canned !== null && { canned }),
    ...(seen && { seen }),
    // Taking a decision back needs none: what it was about is read again then.
    ...(decision !== 'open' && { mark: mark ?? '' }),
  })
  return attempt(services, question, { values })
}

export const assign = (services: Acting, item: string, assignee: string | null, values: Values) =>
  attempt(services, services.db().from('moderation_items').update({ assignee }).eq('id', item), { values })

/** About the person behind what stands on the queue. */
export async function sanction(services: Acting, { item, kind, days, canned, note }: SanctionInput, values: Values) {
  const given = await attempt(
    services,
    services.db().rpc('give_sanction', {
      item_id: item,
      kind,
      ...(kind !== 'warning' && { days }),
      ...(canned && { canned }),
      ...(note && { note }),
    }),
    { values },
  )
  return given.ok ? given : placeAt(given, 'sanction', values)
}

export const lift = (services: Acting, which: string, values: Values) =>
  attempt(services, services.db().rpc('lift_sanction', { sanction: which }), { values })

export const addWord = (services: Acting, rule: WordRule, values: Values) =>
  attempt(services, services.db().rpc('add_moderation_word', rule), { values })

export const removeWord = (services: Acting, word: string) =>
  attempt(services, services.db().from('moderation_words').delete().eq('word', word).select('word'), {
    nothing: 'missing',
  })

/** What would become of a text; nothing is kept of it. */
export const tryText = (services: Acting, content: string, values: Values) =>
  attempt(services, services.db().rpc('try_moderation_words', { content }), { values, shape: tried })
