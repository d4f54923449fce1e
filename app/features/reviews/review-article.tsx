// One review: who, when, how many stars, the words in their own language and direction, and the owner's answer.
import '#app/core/listings/review.css'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import type { SavedReply } from '#app/core/replies/saved-replies.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import type { Review } from './rules.ts'

const TONES = ['gold', 'info', 'brand'] as const

type Props = {
  review: Review
  /** Where its forms post to: the place's page of reviews. */
  action: string
  /** The visitor owns the place: may answer, may not vote. */
  isOwnPlace: boolean
  replyError?: string | undefined
  replyValue?: string | undefined
  /** What the team has saved to answer with. */
  replies?: readonly SavedReply[] | undefined
}

export function ReviewArticle({ review, action, isOwnPlace, replyError, replyValue, replies = [] }: Props) {
  const { locale, t } = useI18n()
  const words = t.reviews
  const author = review.author ?? t.contributions.leftMember
  const { reply } = review
  const date = (value: string) => <time dateTime={value.slice(0, 10)}>{writeDate(locale, value)}</time>
  const when = review.visited_on
    ? words.visited(writeDate(locale, review.visited_on))
    : words.written(writeDate(locale, review.created_at))
  return (
    <article className="listing-review" id={`review-${review.id}`} aria-label={author}>
      <div className="listing-review__head">
        <Avatar name={author} tone={TONES[review.id.charCodeAt(0) % TONES.length]} />
        <div className="grow">
          <div className="row row--wrap gap-2">
            <b className="strong" dir="auto">
              {author}
            </b>
            {review.is_mine && <Badge tone="brand">{words.yours}</Badge>}
          </div>
          <div className="small muted">
            {when}
            {review.edited_at && (
              <>
                {' · '}
                <span title={writeDate(locale, review.edited_at)}>{words.edited}</span>
              </>
            )}
          </div>
        </div>
        <Stars rating={review.rating} />
      </div>
      <p className="listing-review__text" dir="auto" lang={review.language}>
        {review.text}
      </p>
      <ReviewPhotos photos={review.photos} drawn={review.drawn} author={author} isOwn={review.is_mine} />
      {review.halal_matched && review.halal_matched !== 'unsure' && (
        <p className="small">
          <Badge tone={review.halal_matched === 'no' ? 'warning' : 'brand'}>
            {words.halalMatched[review.halal_matched]}
          </Badge>
        </p>
      )}
      {reply && (
        <div className="review-reply">
          <b className="strong">{reply.author ? words.reply.from(reply.author) : words.reply.fromOwner}</b>{' '}
          <span className="muted">
            · {date(reply.created_at)}
            {reply.edited_at && ` · ${words.edited}`}
          </span>
          <p dir="auto">{reply.text}</p>
          {reply.is_removed ? (
            <p className="small muted">{words.reply.removed}</p>
          ) : (
            !isOwnPlace && <ReportLink kind="review_reply" subject={review.id} what={words.reply.fromOwner} />
          )}
        </div>
      )}
      <div className="review__foot">
        {!review.is_mine && !isOwnPlace && <HelpfulButton review={review} action={action} author={author} />}
        {review.helpful > 0 && <span className="small muted px-2">{words.helpful.count(review.helpful)}</span>}
        {!review.is_mine && <ReportLink kind="review" subject={review.id} what={author} />}
      </div>
      {isOwnPlace && !reply?.is_removed && (
        <ReplyForm review={review} action={action} error={replyError} value={replyValue} replies={replies} />
      )}
    </article>
  )
}
