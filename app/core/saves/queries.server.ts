// The places a member saved, for the hearts on cards.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

const LIMIT = 1000

/** Ids of places; empty for visitors without a session. */
export async function findSavedIds(services: Pick<Services, 'db' | 'mayHaveSession' | 'log'>): Promise<string[]> {
  if (!services.mayHaveSession) return []
  const newest = services
    .db()
    .from('saved_places')
    .select('place_id')
    .order('created_at', { ascending: false })
    .limit(LIMIT)
  // A visitor whose session has ended is refused: nothing is theirs then. Lists are worth a visit without their hearts.
  const saved = await attempt(services, newest)
  return saved.ok ? saved.value.map(({ place_id }) => place_id) : []
}
