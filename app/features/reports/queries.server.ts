import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

/** Members see their own reports: is this one of them? */
export async function hasReported(
  services: Pick<Services, 'db' | 'log'>,
  kind: string,
  subject: string,
): Promise<boolean> {
  const own = services.db().from('reports').select('id').eq('subject_kind', kind).eq('subject_id', subject).limit(1)
  return (await ask(services, own)).length > 0
}
