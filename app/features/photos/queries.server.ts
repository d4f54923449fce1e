// The photos of a place as the visitor may see them.
import * as z from 'zod'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { PlacePhotos } from './rules.ts'

const answerSchema = z.object({
  photos: z.array(
    z.object({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      caption: z.string().nullable(),
      status: z.enum(['pending', 'published', 'rejected']),
      isOwnerPhoto: z.boolean(),
      isCover: z.boolean(),
      isMine: z.boolean(),
      credit: z.string().nullable(),
    }),
  ),
  mayManage: z.boolean(),
  allowance: z.number().nullable(),
})

/** Never stops a page: without an answer the place has no photos. */
export async function loadPhotos(services: Pick<Services, 'page' | 'log'>, placeId: string): Promise<PlacePhotos> {
  const answer = await askPageOrNothing(services, 'place_photos', { place: placeId }, answerSchema)
  return answer ?? { photos: [], mayManage: false, allowance: null }
}
