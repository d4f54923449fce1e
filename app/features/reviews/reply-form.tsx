// The owner's answer, folded away until wanted.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { MOST_REPLY_CHARACTERS, type Review } from './rules.ts'

type Props = { review: Review; action: string; error?: string | undefined; value?: string | undefined }

export function ReplyForm({ review, action, error, value }: Props) {
  const t = useT().reviews.reply
  return (
    <details className="quiet-details" open={error !== undefined}>
      <summary>{review.reply ? t.edit : t.title}</summary>
      <Form method="post" action={action} className="stack gap-3" noValidate>
        <input type="hidden" name="review" value={review.id} />
        <Field id={`reply-${review.id}`} label={t.label} hint={t.hint} error={error}>
          <Textarea
            name="reply"
            rows={4}
            maxLength={MOST_REPLY_CHARACTERS}
            defaultValue={value ?? review.reply?.text}
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
