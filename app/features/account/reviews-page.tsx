// A member's own reviews of places.
import { href, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Stars } from '#app/ui/stars.tsx'

export type ReviewState = 'published' | 'pending' | 'rejected' | 'removed'
export type OwnReview = {
  id: string
  place: string
  /** The last part of the place's address. */
  address: string
  rating: number
  text: string
  language: string
  state: ReviewState
  /** The day, as the visitor's language writes it. */
  written: string
}

export function ReviewsPage({ reviews }: { reviews: readonly OwnReview[] }) {
  const words = useT().account
  return (
    <FormPage title={words.reviews} back={{ to: '/account', label: words.title }} errors={[]}>
      {reviews.length === 0 ? (
        <p className="soft">{words.noReviews}</p>
      ) : (
        <ul className="panel divide-y divide-line">
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
    </FormPage>
  )
}

function ReviewRow({ review }: { review: OwnReview }) {
  const t = useT()
  return (
    <li className="stack gap-1 py-4 first:pt-0 last:pb-0">
      <p className="row row--wrap gap-x-3 gap-y-1">
        <Link className="link strong" to={`${href('/business/:id/reviews', { id: review.address })}#write`} dir="auto">
          {review.place}
        </Link>
        <Stars rating={review.rating} bare />
        <span className="small muted">{review.written}</span>
        {review.state !== 'published' && <Badge tone="warning">{t.account.states[review.state]}</Badge>}
      </p>
      <p className="soft line-clamp-2" dir="auto" lang={review.language}>
        {review.text}
      </p>
    </li>
  )
}
