// What staff do in the queue. The database refuses whoever may not.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Decision } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

export function decide(services: Acting, { item, decision, canned, note, seen }: Decision, values: Values) {
  const question = services.db().rpc('decide_moderation', {
    item_id: item,
    decision,
    ...(note !== null && { note }),
    ...(canned !== null && { canned }),
    ...(seen && { seen }),
  })
  return attempt(services, question, { values })
}

export const assign = (services: Acting, item: string, assignee: string | null, values: Values) =>
  attempt(services, services.db().from('moderation_items').update({ assignee }).eq('id', item), { values })
