// Saving a place, and taking it back.
import type { Services } from '#app/core/request/services.ts'

/** Twice is as good as once. A place that is gone cannot be saved, and nothing happens. */
export async function setSaved(services: Services, userId: string, placeId: string, isSaved: boolean): Promise<void> {
  const saved = services.db().from('saved_places')
  const { error } = isSaved
    ? await saved.upsert({ user_id: userId, place_id: placeId }, { ignoreDuplicates: true })
    : await saved.delete().eq('user_id', userId).eq('place_id', placeId)
  const isGone = error?.code === '23503'
  if (error && !isGone) throw new Error(`saved_places: ${error.message}`)
}
