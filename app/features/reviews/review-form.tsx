// Writes a review or changes it. The counter and the hint about flagged words come alive with JavaScript.

import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useDeviceDraft } from '#app/core/drafts/use-device-draft.ts'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { countCharacters, textFlags } from '#app/core/moderation/rules.ts'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type ReviewFormState, reviewError, reviewErrors } from './form-errors.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { FEWEST_CHARACTERS, MOST_CHARACTERS, MOST_PHOTOS, type OwnReview } from './rules.ts'
import { StarInput } from './star-input.tsx'

const HALAL_ANSWERS = ['yes', 'no', 'unsure'] as const

type Props = {
  mine: OwnReview | null
  action: string
  state: ReviewFormState | undefined
  /** Halal is a question for places that sell food. */
  asksHalal: boolean
  latestDay: string
}

export function ReviewForm({ mine, action, state, asksHalal, latestDay }: Props) {
  const { locale, t } = useI18n()
  const words = t.reviews.write
  const busy = useNavigation().formData?.get('intent') === 'write'
  const values = state?.values
  const [text, setText] = useState(values?.text ?? mine?.text ?? '')
  const used = countCharacters(text.trim())
  const error = (field: string) => reviewError(t, state, field)
  const number = (n: number) => formatNumber(locale, n)
  const summary = summaryOf(reviewErrors(t), state, 'review-')
  const [flag] = textFlags(text)
  const form = useDeviceDraft(`review:${action}`)

  return (
    <Form
      ref={form}
      data-draft="own"
      method="post"
      action={`${action}#write`}
      className="stack gap-5"
      encType="multipart/form-data"
      noValidate
    >
      <ErrorSummary errors={summary} />
      <FieldGroup legend={words.rating} id="review-rating" error={error('rating')}>
        <StarInput
          name="rating"
          defaultValue={values ? Number(values.rating) : mine?.rating}
          isInvalid={error('rating') !== undefined}
        />
      </FieldGroup>
      <Field id="review-text" label={words.text} hint={words.textHint} error={error('text')} required>
        <Textarea
          name="text"
          rows={6}
          maxLength={MOST_CHARACTERS * 2}
          dir="auto"
          defaultValue={values?.text ?? mine?.text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {/* Read out with every key it would talk over what is typed; only what the writer should know is. */}
      <p className="hint">
        {used > 0 && used < FEWEST_CHARACTERS
          ? words.missing(FEWEST_CHARACTERS - used)
          : words.counter(number(used), number(MOST_CHARACTERS))}
      </p>
      <p className="hint" role="status" hidden={!flag}>
        {flag && words.flagged[flag]}
      </p>
      <Field id="review-visited_on" label={words.visitedOn} error={error('visited_on')} optional>
        <Input
          type="date"
          name="visited_on"
          min="2000-01-01"
          max={latestDay}
          defaultValue={values?.visited_on ?? mine?.visited_on ?? undefined}
        />
      </Field>
      {asksHalal && (
        <FieldGroup
          legend={words.halalMatched}
          id="review-halal_matched"
          hint={words.halalMatchedHint}
          error={error('halal_matched')}
        >
          <div className="row row--wrap">
            {HALAL_ANSWERS.map((answer) => (
              <Radio
                key={answer}
                name="halal_matched"
                value={answer}
                label={words.halalOptions[answer]}
                defaultChecked={(values ? values.halal_matched : mine?.halal_matched) === answer}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      <Field id="review-language" label={words.language} error={error('language')}>
        <Select name="language" defaultValue={values?.language ?? mine?.language ?? locale}>
          <LanguageOptions />
        </Select>
      </Field>
      {mine && mine.photos.length > 0 && <ReviewPhotos photos={mine.photos} author={t.reviews.yours} isOwn />}
      {(mine?.photos.length ?? 0) < MOST_PHOTOS && (
        <PhotoUploadField
          id="review-photos"
          most={MOST_PHOTOS - (mine?.photos.length ?? 0)}
          hint={words.photosHint(number(MOST_PHOTOS))}
          error={error('photos')}
        />
      )}
      {!mine && <p className="small muted">{words.firstNote}</p>}
      <Button type="submit" name="intent" value="write" size="lg" busy={busy}>
        {mine ? words.save : words.submit}
      </Button>
    </Form>
  )
}
