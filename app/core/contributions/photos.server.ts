// Photos of what a member wrote: the one intake of pictures, and one word for what could not be taken.
import { addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'

export type Uploading = Parameters<typeof addPhotos>[0]

export async function addContributionPhotos(
  services: Uploading,
  contribution: string,
  posted: FormData,
  step: number | null = null,
): Promise<Outcome<null>> {
  const files = posted.getAll('photos').filter(isChosen)
  if (files.length === 0) return done()
  const added = await addPhotos(services, { contribution_id: contribution, ...(step !== null && { step }) }, files)
  const refused = added.find((photo) => !photo.ok)
  if (!refused || refused.ok) return done()
  return refuse(refused.problem === 'limit' || refused.problem === 'tooMany' ? refused.problem : 'photo', {
    field: 'photos',
  })
}
