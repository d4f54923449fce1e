// What members and owners do with reviews. Who may is decided by the database.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { ReviewInput } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

const hasKey = (outcome: Outcome<unknown>, key: string) => !outcome.ok && (outcome.errors.form?.includes(key) ?? false)

/** Writes the member's review of the place, or changes the one that is there. */
export async function saveReview(
  services: Acting,
  { userId, placeId, review }: { userId: string; placeId: string; review: ReviewInput },
  values: Values,
): Promise<Outcome<unknown>> {
  const reviews = services.db().from('reviews')
  const changed = await attempt(
    services,
    reviews.update(review).eq('place_id', placeId).eq('user_id', userId).select('id'),
    { values },
  )
  if (!changed.ok) return toField(changed, values)
  if (changed.value.length > 0) return done()
  const write = reviews.insert({ ...review, place_id: placeId, user_id: userId })
  const written = await attempt(services, write, { values })
  // One is there and could not be changed: staff removed it.
  if (hasKey(written, 'twice')) return refuse('notAllowed', { values })
  if (hasKey(written, 'notAllowed')) return refuse('ownPlace', { values })
  return toField(written, values)
}

const toField = (outcome: Outcome<unknown>, values: Values): Outcome<unknown> =>
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
