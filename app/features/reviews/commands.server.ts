// What members and owners do with reviews. Who may is decided by the database; its refusals become words here.
import type { Services } from '#app/core/request/services.ts'
import type { ReviewInput } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

/** A key of `t.reviews.errors`. */
export type Refusal = 'notAllowed' | 'twice' | 'gone' | 'ownPlace' | 'visitedOn' | 'failed'
export type Outcome = { ok: true } | { ok: false; error: Refusal }

type Failure = { code?: string; message: string } | null

function outcome({ log }: Acting, name: string, error: Failure): Outcome {
  if (!error) return { ok: true }
  if (error.code === '42501') return { ok: false, error: 'notAllowed' }
  if (error.code === '23505') return { ok: false, error: 'twice' }
  if (error.code === '23503') return { ok: false, error: 'gone' }
  log('command failed', { name, error: error.message })
  return { ok: false, error: 'failed' }
}

/** Writes the member's review of the place, or changes the one that is there. */
export async function saveReview(
  services: Acting,
  { userId, placeId, review }: { userId: string; placeId: string; review: ReviewInput },
): Promise<Outcome> {
  const db = services.db()
  const changed = await db.from('reviews').update(review).eq('place_id', placeId).eq('user_id', userId).select('id')
  if (changed.error) return outcome(services, 'change review', changed.error)
  if (changed.data.length > 0) return { ok: true }
  const { error } = await db.from('reviews').insert({ ...review, place_id: placeId, user_id: userId })
  // One is there and could not be changed: staff removed it.
  if (error?.code === '23505') return { ok: false, error: 'notAllowed' }
  if (error?.code === '42501') return { ok: false, error: 'ownPlace' }
  return outcome(services, 'write review', error)
}

export async function deleteReview(services: Acting, userId: string, placeId: string): Promise<Outcome> {
  const { error } = await services.db().from('reviews').delete().eq('place_id', placeId).eq('user_id', userId)
  return outcome(services, 'delete review', error)
}

/** Voting twice is as good as once. */
export async function voteHelpful(services: Acting, userId: string, reviewId: string): Promise<Outcome> {
  const { error } = await services.db().from('review_votes').insert({ review_id: reviewId, user_id: userId })
  return error?.code === '23505' ? { ok: true } : outcome(services, 'vote', error)
}

export async function takeBackVote(services: Acting, userId: string, reviewId: string): Promise<Outcome> {
  const { error } = await services.db().from('review_votes').delete().eq('review_id', reviewId).eq('user_id', userId)
  return outcome(services, 'take back vote', error)
}

export async function saveReply(
  services: Acting,
  { userId, reviewId, text }: { userId: string; reviewId: string; text: string },
): Promise<Outcome> {
  const db = services.db()
  const changed = await db.from('review_replies').update({ text }).eq('review_id', reviewId).select('review_id')
  if (changed.error) return outcome(services, 'change reply', changed.error)
  if (changed.data.length > 0) return { ok: true }
  const { error } = await db.from('review_replies').insert({ review_id: reviewId, author_id: userId, text })
  return error?.code === '23505' ? { ok: false, error: 'notAllowed' } : outcome(services, 'reply', error)
}

export async function deleteReply(services: Acting, reviewId: string): Promise<Outcome> {
  const { error } = await services.db().from('review_replies').delete().eq('review_id', reviewId)
  return outcome(services, 'delete reply', error)
}
