// Reviews of the samples.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleReviewers } from './data/reviewers.ts'
import { sampleReviews } from './data/reviews.ts'
import { insertRows } from './insert-rows.ts'

/** The accounts have no password, so nobody can sign in with one. Ratings of places follow from the reviews. */
export async function insertReviews(tx: Queries): Promise<void> {
  await insertRows(
    tx,
    sampleReviewers.map(({ email, displayName, language }) => ({
      email,
      metadata: { display_name: displayName, language },
    })),
    'email text, metadata jsonb',
    `insert into auth.users (id, email, raw_user_meta_data)
     select md5('sample reviewer ' || email)::uuid, email, metadata from sample
     on conflict (id) do nothing`,
  )
  const rows = sampleReviews.map(({ business, author, stars, text, language, halalMatched, daysAgo, reply }) => ({
    business: `${business.name}|${business.city}`,
    author,
    rating: stars,
    words: text,
    language,
    halal_matched: halalMatched,
    days: daysAgo,
    reply,
  }))
  const columns =
    'business text, author text, rating smallint, words text, language text, halal_matched text, days integer, reply text'
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.reviews (
       id, place_id, user_id, rating, text, visited_on, halal_matched, language, status, is_sample, published_at, created_at
     )
     select md5('sample review ' || s.business || s.author)::uuid, b.place_id, md5('sample reviewer ' || s.author)::uuid,
       s.rating, s.words, current_date - s.days - 1, s.halal_matched, s.language, 'published', true,
       now() - s.days * interval '1 day', now() - s.days * interval '1 day'
     from sample as s join public.businesses as b on b.id = md5('sample business ' || s.business)::uuid
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows.filter(({ reply }) => reply !== null),
    columns,
    `insert into public.review_replies (review_id, author_id, text, created_at)
     select r.id, b.owner_id, s.reply, r.created_at + interval '1 day'
     from sample as s
     join public.reviews as r on r.id = md5('sample review ' || s.business || s.author)::uuid
     join public.businesses as b on b.place_id = r.place_id
     on conflict do nothing`,
  )
}
