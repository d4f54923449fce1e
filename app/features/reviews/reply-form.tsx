// The owner's answer, folded away until wanted.
import { Form, useLocation } from 'react-router'
import { PickReply } from '#app/core/replies/pick-reply.tsx'
import type { SavedReply } from '#app/core/replies/saved-replies.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { MOST_REPLY_CHARACTERS, type Review } from './rules.ts'

type Props = {
  review: Review
  action: string
  error?: string | undefined
  value?: string | undefined
  /** What the team has saved. */
  replies: readonly SavedReply[]
}

export function ReplyForm({ review, action, error, value, replies }: Props) {
  const t = useT().reviews.reply
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const isFor = query.get('for') === review.id
  const picked = isFor ? replies.find(({ id }) => id === query.get('use'))?.body : undefined
  const linkTo = (use: string) => {
    const picking = new URLSearchParams(query)
    picking.set('use', use)
    picking.set('for', review.id)
    return `?${picking}#reply-${review.id}`
  }
  return (
    <details className="quiet-details" open={error !== undefined || isFor}>
      <summary>{review.reply ? t.edit : t.title}</summary>
      <Form method="post" action={action} className="stack gap-3" noValidate>
        <input type="hidden" name="review" value={review.id} />
        <PickReply replies={replies} linkTo={linkTo} />
        <Field id={`reply-${review.id}`} label={t.label} hint={t.hint} error={error}>
          <Textarea
            key={picked}
            name="reply"
            rows={4}
            maxLength={MOST_REPLY_CHARACTERS}
            defaultValue={value ?? picked ?? review.reply?.text}
          />
        </Field>
        <div className="row row--wrap">
          <Button type="submit" size="sm" name="intent" value="reply">
            {t.submit}
          </Button>
          {review.reply && (
            <Button type="submit" size="sm" variant="ghost" name="intent" value="delete-reply">
              {t.remove}
            </Button>
          )}
        </div>
      </Form>
    </details>
  )
}
