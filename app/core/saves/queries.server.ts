// Which places a member saved, for the hearts on cards.
import type { Services } from '#app/core/request/services.ts'

const LIMIT = 1000

/** Ids of places; empty for visitors without a session. */
export async function findSavedIds(services: Pick<Services, 'db' | 'mayHaveSession' | 'log'>): Promise<string[]> {
  if (!services.mayHaveSession) return []
  const { data, error } = await services
    .db()
    .from('saved_places')
    .select('place_id')
    .order('created_at', { ascending: false })
    .limit(LIMIT)
  // A visitor whose session has ended is refused: nothing is theirs then.
  if (error && error.code !== '42501') services.log('query failed', { name: 'saved_places', error: error.message })
  return data?.map(({ place_id }) => place_id) ?? []
}
