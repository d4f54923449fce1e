// The report form: a reason chosen from a list, and a note.
import { Form, useNavigation } from 'react-router'
import { reasonsFor } from '#app/core/moderation/kinds.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

const MOST_NOTE_CHARACTERS = 1000

type Props = { kind: string; state: Refusal | undefined }

export function ReportForm({ kind, state }: Props) {
  const { moderation, ui } = useT()
  const t = moderation.report
  const errors = { ...ui.refusals, ...t.errors }
  const busy = useNavigation().state === 'submitting'
  const values = state?.values ?? {}
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <ErrorSummary errors={summaryOf(errors, state)} />
      <FieldGroup legend={t.reason} id="reason" error={errorAt(errors, state, 'reason')}>
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
      <Field id="note" label={t.note} hint={t.noteHint} error={errorAt(errors, state, 'note')} optional>
        <Textarea name="note" rows={4} maxLength={MOST_NOTE_CHARACTERS} dir="auto" defaultValue={values.note} />
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {t.submit}
      </Button>
    </Form>
  )
}
