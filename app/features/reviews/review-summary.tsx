// Average, histogram with links to each number of stars, and what visitors say about the halal information.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type Reviews, reviewsAddress } from './rules.ts'

type Props = {
  reviews: Reviews
  /** Path of the place: `/business/saffron-stone`. */
  path: string
  /** The number of stars the list is narrowed to. */
  chosen?: number | null | undefined
}

export function ReviewSummary({ reviews, path, chosen = null }: Props) {
  const { locale, t } = useI18n()
  const { count, average, histogram, halal_answers: answers, halal_mismatches: mismatches } = reviews
  if (average === null) return null
  const number = (n: number) => formatNumber(locale, n)
  return (
    <div className="stack gap-4">
      <div className="panel review-hist">
        <div className="stack gap-2">
          <div className="review-hist__big num">
            {formatNumber(locale, average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </div>
          <Stars rating={average} size="lg" bare />
          <span className="small muted">{t.reviews.count(count)}</span>
        </div>
        <nav aria-label={t.reviews.histogram}>
          <ol className="review-hist__rows">
            {histogram.map((row) => {
              const bars = (
                <>
                  <span className="sr-only">{t.reviews.starsRow(number(row.stars), row.count)}</span>
                  <span className="num" aria-hidden="true">
                    {number(row.stars)}
                  </span>
                  <progress className="meter meter--gold" value={row.count} max={count} aria-hidden="true" />
                  <span className="num" aria-hidden="true">
                    {number(row.count)}
                  </span>
                </>
              )
              return (
                <li key={row.stars}>
                  {row.count > 0 ? (
                    <Link
                      to={reviewsAddress(path, { stars: row.stars })}
                      aria-current={row.stars === chosen ? 'true' : undefined}
                      rel="nofollow"
                    >
                      {bars}
                    </Link>
                  ) : (
                    <span className="review-hist__row">{bars}</span>
                  )}
                </li>
              )
            })}
          </ol>
        </nav>
      </div>
      {mismatches > 0 && <Alert tone="warning">{t.reviews.halalMismatch(number(mismatches), number(answers))}</Alert>}
      {mismatches === 0 && answers >= 3 && <Alert tone="success">{t.reviews.halalMatch(number(answers))}</Alert>}
    </div>
  )
}
