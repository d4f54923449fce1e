// The reviews on a place's own page: what all say together, the newest few, and the way to the rest.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MessageSquareHeart, Pencil } from '#app/ui/icons.ts'
import { ReviewArticle } from './review-article.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { type Reviews, reviewsAddress } from './rules.ts'
import '#app/ui/styles/work.css'
import './reviews.css'

type Props = {
  reviews: Reviews
  /** Path of the place: `/business/saffron-stone`. */
  path: string
}

export function ReviewsSection({ reviews, path }: Props) {
  const t = useT().reviews
  const all = reviewsAddress(path)
  const write = !reviews.is_own_place && (
    <Button to={`${all}#write`} variant="outline" size="sm">
      <Pencil className="i i--sm" />
      {reviews.mine ? t.write.editTitle : t.write.action}
    </Button>
  )
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <div className="head mb-4">
        <h2 className="h3" id="reviews-title">
          {t.title}
        </h2>
        {reviews.count > 0 && write}
      </div>
      {reviews.count === 0 ? (
        <EmptyState icon={MessageSquareHeart} title={t.none} headingLevel={3} action={write}>
          {t.noneText}
        </EmptyState>
      ) : (
        <>
          <ReviewSummary reviews={reviews} path={path} />
          <div className="mt-2">
            {reviews.reviews.map((review) => (
              <ReviewArticle key={review.id} review={review} action={all} isOwnPlace={reviews.is_own_place} />
            ))}
          </div>
          <Link className="btn btn--line" to={all}>
            {t.all(reviews.count)}
          </Link>
        </>
      )}
    </section>
  )
}
