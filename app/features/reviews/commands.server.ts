// Commands of members and owners on reviews. The database decides who may.
import { addPhotos } from '#app/core/media/commands.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, type Refusal, refuse } from '#app/lib/outcome.ts'
import type { ReviewInput } from './schema.ts'

type Uploading = Parameters<typeof addPhotos>[0]
type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

const hasKey = (outcome: Outcome<unknown>, key: string) => !outcome.ok && (outcome.errors.form?.includes(key) ?? false)

/** Writes the member's review of the place, or changes the one that is there. */
export async function saveReview(
  services: Acting,
  { userId, placeId, review }: { userId: string; placeId: string; review: ReviewInput },
  values: Values,
): Promise<Outcome<string>> {
  const reviews = services.db().from('reviews')
  const changed = await attempt(
    services,
    reviews.update(review).eq('place_id', placeId).eq('user_id', userId).select('id'),
    { values },
  )
  if (!changed.ok) return toField(changed, values)
  const [own] = changed.value
  if (own) return done(own.id)
  const write = reviews
    .insert({ ...review, place_id: placeId, user_id: userId })
    .select('id')
    .single()
  const written = await attempt(services, write, { values })
  // One is there and could not be changed: staff removed it.
  if (hasKey(written, 'twice')) return refuse('notAllowed', { values })
  if (hasKey(written, 'notAllowed')) return refuse('ownPlace', { values })
  return written.ok ? done(written.value.id) : toField(written, values)
}

/** What was chosen beside the words; these stand even where a photo is refused. */
export async function addReviewPhotos(
  services: Uploading,
  review: string,
  files: readonly File[],
): Promise<Outcome<null>> {
  if (files.length === 0) return done()
  const added = await addPhotos(services, { review_id: review }, files)
  const refused = added.find((photo) => !photo.ok)
  if (!refused || refused.ok) return done()
  const key = refused.problem === 'limit' || refused.problem === 'tooMany' ? refused.problem : 'photo'
  return refuse(key, { field: 'photos' })
}

const toField = (outcome: Refusal, values: Values): Refusal =>
  hasKey(outcome, 'visitedOn') ? refuse('visitedOn', { field: 'visited_on', values }) : outcome

export const deleteReview = (services: Acting, userId: string, placeId: string) =>
  attempt(services, services.db().from('reviews').delete().eq('place_id', placeId).eq('user_id', userId))

/** Voting twice is as good as once. */
export async function voteHelpful(services: Acting, userId: string, reviewId: string): Promise<Outcome<unknown>> {
  const vote = services.db().from('review_votes').insert({ review_id: reviewId, user_id: userId })
  const voted = await attempt(services, vote)
  return hasKey(voted, 'twice') ? done() : voted
}

export const takeBackVote = (services: Acting, userId: string, reviewId: string) =>
  attempt(services, services.db().from('review_votes').delete().eq('review_id', reviewId).eq('user_id', userId))

export async function saveReply(
  services: Acting,
  { userId, reviewId, text }: { userId: string; reviewId: string; text: string },
  values: Values,
): Promise<Outcome<unknown>> {
  const replies = services.db().from('review_replies')
  const changed = await attempt(services, replies.update({ text }).eq('review_id', reviewId).select('review_id'), {
    values,
  })
  if (!changed.ok || changed.value.length > 0) return changed
  const write = replies.insert({ review_id: reviewId, author_id: userId, text })
  const written = await attempt(services, write, { values })
  return hasKey(written, 'twice') ? refuse('notAllowed', { values }) : written
}

export const deleteReply = (services: Acting, reviewId: string) =>
  attempt(services, services.db().from('review_replies').delete().eq('review_id', reviewId))
