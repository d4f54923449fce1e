import type { Services } from '#app/core/request/services.ts'
import { AGES, PAGE_SIZE, type Queue, type QueueFilter } from './rules.ts'

/** The database answers staff only. */
export async function loadQueue(services: Pick<Services, 'db'>, filter: QueueFilter): Promise<Queue> {
  const { data, error } = await services.db().rpc('moderation_queue', {
    state: filter.state,
    min_hours: AGES[filter.age],
    ...(filter.kind !== null && { kind: filter.kind }),
    ...(filter.taken !== 'any' && { taken: filter.taken }),
    max_results: PAGE_SIZE,
    skip_results: (filter.page - 1) * PAGE_SIZE,
  })
  if (error) throw new Error(`moderation_queue: ${error.message}`)
  return data as unknown as Queue
}
