// The photos of a place as the visitor may see them.
import * as z from 'zod'
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
  try {
    return answerSchema.parse(await services.page('place_photos', { place: placeId }))
  } catch (error) {
    services.log('photos not loaded', { message: error instanceof Error ? error.message : String(error) })
    return { photos: [], mayManage: false, allowance: null }
  }
}
