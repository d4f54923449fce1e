// For those who may not write courses yet: who may, what a first course takes, and the form to ask.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Desk } from './document.ts'

export function TeachForm({ asked, refusal }: { asked: Desk['asked']; refusal: Refusal | undefined }) {
  const { t } = useI18n()
  const words = t.courses.desk.ask
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  if (asked === 'asked' && !refusal) return <Alert title={words.waits}>{words.waitsText}</Alert>
  return (
    <Form method="post" className="panel stack gap-4 max-w-3xl" noValidate>
      <h2 className="h3">{words.title}</h2>
      <p>{words.lead}</p>
      {asked === 'refused' && <Alert tone="warning">{words.refused}</Alert>}
      <Field
        id="words"
        label={words.words}
        hint={words.hint}
        error={errorAt(errors, refusal, 'words') ?? errorAt(errors, refusal, 'form')}
        required
      >
        <Textarea name="words" dir="auto" rows={5} maxLength={2000} defaultValue={refusal?.values.words} />
      </Field>
      <div>
        <Button type="submit">{words.send}</Button>
      </div>
    </Form>
  )
}
