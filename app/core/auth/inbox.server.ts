import { attempt } from '#app/core/request/ask.server.ts'
import type { RootData } from '#app/core/request/root-data.ts'
import type { Services } from '#app/core/request/services.ts'

/** What the bell shows. The frame stands without it. */
export async function readInbox(services: Pick<Services, 'db' | 'log'>): Promise<RootData['inbox']> {
  const answer = await attempt(services, services.db().rpc('inbox_state'))
  if (!answer.ok) return null
  const { unread, live_key } = answer.value as { unread: number; live_key: string | null }
  return { unread, liveKey: live_key }
}
