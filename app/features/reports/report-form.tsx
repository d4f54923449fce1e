// What is wrong, chosen from a list, and a note.
import { Form, useNavigation } from 'react-router'
import { reasonsFor } from '#app/core/moderation/kinds.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

export type ReportFormState = {
  errors: { reason?: string | undefined; note?: string | undefined; form?: string | undefined }
  values: Record<string, string>
}

const MOST_NOTE_CHARACTERS = 1000

type Props = { kind: string; state: ReportFormState | undefined }

export function ReportForm({ kind, state }: Props) {
  const t = useT().moderation.report
  const busy = useNavigation().state === 'submitting'
  const { errors = {}, values = {} } = state ?? {}
  const summary = [
    { fieldId: 'reason', message: errors.reason },
    { fieldId: 'note', message: errors.note },
    { fieldId: undefined, message: errors.form },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []))
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <ErrorSummary errors={summary} />
      <FieldGroup legend={t.reason} id="reason" error={errors.reason}>
        {reasonsFor(kind).map((reason) => (
          <Radio
            key={reason}
            framed
            name="reason"
            value={reason}
            label={t.reasons[reason]}
            defaultChecked={values.reason === reason}
          />
        ))}
      </FieldGroup>
      <Field id="note" label={t.note} hint={t.noteHint} error={errors.note} optional>
        <Textarea name="note" rows={4} maxLength={MOST_NOTE_CHARACTERS} dir="auto" defaultValue={values.note} />
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {t.submit}
      </Button>
    </Form>
  )
}
