// Says that a review helped, or takes it back. A plain form: without JavaScript the page comes back with the new count.
import { useSending } from '#app/core/request/use-sending.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { ThumbsUp } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { type ReviewFormState, reviewError } from './form-errors.ts'
import type { Review } from './rules.ts'

type Props = { review: Review; action: string; author: string }

export function HelpfulButton({ review, action, author }: Props) {
  const t = useT()
  const words = t.reviews.helpful
  const { Form, sent, isBusy, answer } = useSending<ReviewFormState>()
  const error = reviewError(t, answer, 'form')
  const isVoted = sent ? sent.get('intent') === 'vote' : review.is_voted
  return (
    <Form action={action} className="contents">
      <input type="hidden" name="review" value={review.id} />
      <button
        type="submit"
        name="intent"
        value={isVoted ? 'unvote' : 'vote'}
        className={joinClasses('btn btn--sm', isVoted ? 'btn--soft' : 'btn--ghost')}
        aria-busy={isBusy || undefined}
        aria-label={isVoted ? words.takeBack(author) : words.voteFor(author)}
      >
        <ThumbsUp className="i i--sm" />
        {isVoted ? words.voted : words.vote}
      </button>
      {error && (
        <span className="small text-danger" role="alert">
          {error}
        </span>
      )}
    </Form>
  )
}
