// Learners' reviews of a course, and the form to write one.
import { Form } from 'react-router'
import { AuthorName, When } from '#app/core/contributions/author-line.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { CourseWhole } from './course.ts'

type Props = {
  course: CourseWhole
  isSignedIn: boolean
  now: string
  refusal: Refusal | undefined
  isPosted: boolean
}

export function ReviewsSection({ course, isSignedIn, now, refusal, isPosted }: Props) {
  const words = useI18n().t.courses.reviews
  const hasLearned = course.contents.some(({ done }) => done)
  return (
    <section className="stack gap-4" aria-labelledby="reviews" id="said">
      <h2 className="h3" id="reviews">
        {words.title}
      </h2>
      {course.said.length === 0 && <p className="soft">{words.none}</p>}
      {course.said.map((review) => (
        <article key={review.id} className="courses-review">
          <p className="contribution-meta">
            <AuthorName author={review.author} />
            <Stars rating={review.rating} bare />
            <When at={review.at} now={now} />
          </p>
          <p lang={review.language} dir="auto">
            {review.text}
          </p>
          <ReportLink kind="course_review" subject={review.id} what={review.author?.name} />
        </article>
      ))}
      {isPosted && !refusal && (
        <Alert tone="success" announce>
          {words.posted}
        </Alert>
      )}
      {isSignedIn && !hasLearned && <p className="small muted">{words.afterFirst}</p>}
      {hasLearned && <ReviewForm mine={course.my_review} refusal={refusal} />}
    </section>
  )
}

function ReviewForm({ mine, refusal }: { mine: CourseWhole['my_review']; refusal: Refusal | undefined }) {
  const { locale, t } = useI18n()
  const words = t.courses.reviews
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  if (mine?.status === 'removed') return <Alert>{words.removed}</Alert>
  const chosen = refusal?.values.rating ?? String(mine?.rating ?? '')
  return (
    <div className="panel stack gap-4" id="review">
      <h3 className="h4">{words.write}</h3>
      {mine?.status === 'pending' && <Alert>{words.pending}</Alert>}
      {mine?.status === 'rejected' && <Alert tone="warning">{words.rejected}</Alert>}
      <ErrorSummary errors={summaryOf(errors, refusal, 'review-')} />
      <Form method="post" className="stack gap-4" noValidate preventScrollReset>
        <input type="hidden" name="language" value={locale} />
        <FieldGroup legend={words.rating} id="review-rating" error={errorAt(errors, refusal, 'rating')}>
          <div className="row row--wrap gap-3">
            {[1, 2, 3, 4, 5].map((stars) => (
              <Radio
                key={stars}
                name="rating"
                value={stars}
                defaultChecked={chosen === String(stars)}
                label={formatNumber(locale, stars)}
                aria-label={words.stars(stars)}
              />
            ))}
          </div>
        </FieldGroup>
        <Field id="review-text" label={words.text} hint={words.textHint} error={errorAt(errors, refusal, 'text')}>
          <Textarea
            name="text"
            rows={4}
            maxLength={4000}
            dir="auto"
            defaultValue={refusal?.values.text ?? mine?.text}
          />
        </Field>
        <div className="row row--wrap gap-3">
          <Button type="submit" name="intent" value="review">
            {words.post}
          </Button>
          {mine && (
            <Button type="submit" variant="ghost" name="intent" value="unreview">
              {words.remove}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
