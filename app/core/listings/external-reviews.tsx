/**
 * What people wrote about a place at the other service, apart from the reviews of this site and named as that
 * service's. Asked for when it comes near the screen; without the operator's key nothing is asked and nothing is shown.
 */
import { useEffect, useRef, useState } from 'react'
import { useNearScreen } from '#app/core/map/use-near-screen.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { ExternalLink } from '#app/ui/icons.ts'
import { Stars } from '#app/ui/stars.tsx'
import './review.css'
import { askForReviews, type ReviewedRating } from './external-rating-queue.ts'

export function ExternalReviews({ id }: { id: string }) {
  return useRootData()?.config.externalRatings ? <Asked id={id} /> : null
}

function Asked({ id }: { id: string }) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(element)
  const [rating, setRating] = useState<ReviewedRating | null>(null)
  useEffect(() => {
    if (!isNear) return
    let left = false
    void askForReviews(id).then((found) => {
      if (!left) setRating(found)
    })
    return () => {
      left = true
    }
  }, [id, isNear])
  return <div ref={element}>{rating && rating.reviews.length > 0 && <Reviews rating={rating} />}</div>
}

function Reviews({ rating }: { rating: ReviewedRating }) {
  const words = useT().locationPages.external
  return (
    <section className="panel" aria-labelledby="external-reviews">
      <div className="row row--wrap between gap-2">
        <h2 className="h4" id="external-reviews">
          {words.title(words.source)}
        </h2>
        <Stars rating={rating.rating} count={rating.reviewCount} />
      </div>
      <p className="small muted pt-1">{words.note(words.source)}</p>
      {rating.reviews.map((review) => (
        <article key={`${review.author} ${review.text}`} className="listing-review" aria-label={review.author}>
          <div className="listing-review__head">
            <div className="grow">
              <b className="strong" dir="auto">
                {review.author}
              </b>
              <div className="small muted" dir="auto">
                {review.relativeTime}
              </div>
            </div>
            <Stars rating={review.rating} />
          </div>
          {review.text && (
            <p className="listing-review__text" dir="auto">
              {review.text}
            </p>
          )}
        </article>
      ))}
      {rating.url && (
        <a className="link small row gap-1 pt-3" href={rating.url} rel="noopener nofollow">
          {words.source}
          <ExternalLink className="i i--xs" />
        </a>
      )}
    </section>
  )
}
