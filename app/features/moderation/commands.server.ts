// What staff do in the queue. The database refuses whoever may not; its refusals become words here.
import type { Services } from '#app/core/request/services.ts'
import type { Decision } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

/** A key of `t.moderation.queue.errors`. */
export type QueueRefusal = 'involved' | 'meanwhile' | 'gone' | 'failed'

export async function decide(services: Acting, decision: Decision): Promise<QueueRefusal | null> {
  const { item, canned, note, seen } = decision
  const { error } = await services.db().rpc('decide_moderation', {
    item_id: item,
    decision: decision.decision,
    ...(note !== null && { note }),
    ...(canned !== null && { canned }),
    ...(seen && { seen }),
  })
  if (!error) return null
  if (error.code === '42501') return 'involved'
  if (error.code === '55000') return 'meanwhile'
  if (error.code === '22023') return 'gone'
  services.log('command failed', { name: 'decide', error: error.message })
  return 'failed'
}

export async function assign(services: Acting, item: string, assignee: string | null): Promise<QueueRefusal | null> {
  const { error } = await services.db().from('moderation_items').update({ assignee }).eq('id', item)
  if (!error) return null
  services.log('command failed', { name: 'assign', error: error.message })
  return 'failed'
}
