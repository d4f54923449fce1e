// Saving a place, and taking it back.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome } from '#app/lib/outcome.ts'

/** Twice is as good as once. A place that is gone cannot be saved, and nothing happens. */
export async function setSaved(
  services: Services,
  userId: string,
  placeId: string,
  isSaved: boolean,
): Promise<Outcome<unknown>> {
  const places = services.db().from('saved_places')
  const kept = await attempt(
    services,
    isSaved
      ? places.upsert({ user_id: userId, place_id: placeId }, { ignoreDuplicates: true })
      : places.delete().eq('user_id', userId).eq('place_id', placeId),
  )
  return !kept.ok && kept.errors.form?.includes('missing') ? done() : kept
}
