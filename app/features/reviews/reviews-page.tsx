// All reviews of a place, with filters and pages, and beside them the form to write one.
import { Form, Link } from 'react-router'
import type { SavedReply } from '#app/core/replies/saved-replies.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MessageSquareHeart, Pencil, Trash2 } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { type ReviewFormState, reviewError } from './form-errors.ts'
import { OwnReviewStatus } from './own-review-status.tsx'
import { ReviewArticle } from './review-article.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { type Filter, isPlain, PAGE_SIZE, type Reviews, reviewsAddress } from './rules.ts'
import '#app/ui/styles/work.css'
import './reviews.css'

export type ReviewsPageData = {
  reviews: Reviews
  filter: Filter
  name: string
  /** Path of the place: `/business/saffron-stone`. */
  path: string
  crumbs: readonly Crumb[]
  isSignedIn: boolean
  asksHalal: boolean
  latestDay: string
  /** What was just done, when the visitor comes from one of the forms. */
  done: 'saved' | 'deleted' | null
  /** What the team of this place has saved to answer with. */
  replies: readonly SavedReply[]
}

type Props = ReviewsPageData & { state: ReviewFormState | undefined }

export function ReviewsPage(props: Props) {
  const { reviews, filter, name, path, crumbs, done, state } = props
  const { t } = useI18n()
  const words = t.reviews
  const action = reviewsAddress(path)
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <div className="row row--wrap between">
        <h1 className="title">{words.titleOf(name)}</h1>
        {!reviews.is_own_place && (
          <Button href="#write" variant="outline" className="review-page__jump">
            <Pencil className="i i--sm" />
            {reviews.mine ? words.yours : words.write.action}
          </Button>
        )}
      </div>
      {done === 'deleted' && (
        <Alert tone="success" announce>
          {words.deleted}
        </Alert>
      )}
      {state && state.form !== 'write' && reviewError(t, state, 'form') && (
        <Alert tone="danger" announce>
          {reviewError(t, state, 'form')}
        </Alert>
      )}
      <div className="review-page">
        <div className="stack gap-5">
          <ReviewSummary reviews={reviews} path={path} chosen={filter.stars} />
          {reviews.count > 1 && <ReviewFilters reviews={reviews} filter={filter} path={path} />}
          {!isPlain(filter) && reviews.total > 0 && (
            <p className="small muted" role="status">
              {words.filters.found(reviews.total)}
            </p>
          )}
          {reviews.reviews.length === 0 ? (
            <EmptyState
              icon={MessageSquareHeart}
              title={reviews.count === 0 ? words.none : words.noneMatching}
              action={
                reviews.count > 0 && (
                  <Button to={action} variant="outline">
                    {words.clearFilters}
                  </Button>
                )
              }
            >
              {reviews.count === 0 ? words.noneText : words.noneMatchingText}
            </EmptyState>
          ) : (
            <div>
              {reviews.reviews.map((review) => (
                <ReviewArticle
                  key={review.id}
                  review={review}
                  action={action}
                  isOwnPlace={reviews.is_own_place}
                  replies={props.replies}
                  replyError={state?.form === review.id ? reviewError(t, state, 'reply') : undefined}
                  replyValue={state?.form === review.id ? state.values.reply : undefined}
                />
              ))}
            </div>
          )}
          <Pagination
            page={filter.page}
            pageCount={Math.ceil(reviews.total / PAGE_SIZE)}
            hrefFor={(page) => reviewsAddress(path, { ...filter, page })}
          />
          {reviews.reviews.some(({ is_sample }) => is_sample) && <p className="small muted">{words.sampleNote}</p>}
          <Link className="link link--alone" to={path}>
            {words.back(name)}
          </Link>
        </div>
        <WritePanel {...props} />
      </div>
    </div>
  )
}

function WritePanel({ reviews, path, isSignedIn, asksHalal, latestDay, done, state }: Props) {
  const words = useI18n().t.reviews
  const { mine, is_own_place: isOwnPlace } = reviews
  const action = reviewsAddress(path)
  return (
    <section className="review-page__side panel" id="write" aria-labelledby="write-title">
      <h2 className="h3" id="write-title">
        {mine ? words.yours : words.write.title}
      </h2>
      {isOwnPlace && !mine && <p className="soft">{words.write.ownPlace}</p>}
      {!isSignedIn && (
        <>
          <p className="soft">{words.write.signInText}</p>
          <Button to={`/login?${new URLSearchParams({ next: `${action}#write` })}`}>{words.write.signIn}</Button>
        </>
      )}
      {mine && <OwnReviewStatus mine={mine} announce={done === 'saved'} />}
      {isSignedIn && (!isOwnPlace || mine) && mine?.status !== 'removed' && (
        <ReviewForm
          // What was saved, or refused, is what the form starts from.
          key={`${mine?.id}:${mine?.status}:${mine?.text}`}
          mine={mine}
          action={action}
          state={state?.form === 'write' ? state : undefined}
          asksHalal={asksHalal}
          latestDay={latestDay}
        />
      )}
      {mine && (
        <details className="quiet-details">
          <summary>
            <Trash2 className="i i--sm" />
            {words.write.remove}
          </summary>
          <Form method="post" action={action} className="stack gap-3">
            <p className="small">{words.write.removeConfirm}</p>
            <Button type="submit" variant="danger" size="sm" name="intent" value="delete">
              {words.write.remove}
            </Button>
          </Form>
        </details>
      )}
    </section>
  )
}
