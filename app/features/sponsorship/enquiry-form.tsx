// An enquiry to the team. Their answer comes by mail.
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST, type PLACEMENTS } from './schema.ts'

type Props = {
  placements: (typeof PLACEMENTS)[number][]
  writer: { name: string; email: string } | null
  state: Outcome<unknown> | undefined
}

export function EnquiryForm({ placements, writer, state }: Props) {
  const t = useT()
  const words = t.sponsorship
  const errors = { ...t.ui.refusals, ...words.errors }
  const refusal = state && !state.ok ? state : undefined
  const values: Partial<Record<string, string>> = refusal?.values ?? { name: writer?.name, email: writer?.email }
  const error = (field: string) => errorAt(errors, refusal, field)
  const busy = useNavigation().state === 'submitting'
  return (
    <Card as="section" title={words.ask}>
      <Form method="post" className="stack gap-5" noValidate>
        <ErrorSummary errors={summaryOf(errors, refusal)} />
        <Field id="name" label={words.fields.name} error={error('name')} required>
          <Input name="name" autoComplete="name" maxLength={LONGEST.name} dir="auto" defaultValue={values.name} />
        </Field>
        <Field id="email" label={words.fields.email} error={error('email')} required>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={LONGEST.email}
            dir="ltr"
            defaultValue={values.email}
          />
        </Field>
        <Field id="placement" label={words.fields.placement} error={error('placement')} required>
          <Select name="placement" defaultValue={values.placement ?? ''}>
            <option value="">{words.fields.choose}</option>
            {placements.map((id) => (
              <option key={id} value={id}>
                {words.placements[id].title}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="message" label={words.fields.message} hint={words.fields.hint} error={error('message')} required>
          <Textarea name="message" rows={6} maxLength={LONGEST.message} dir="auto" defaultValue={values.message} />
        </Field>
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="website">{t.contact.leaveEmpty}</label>
          <input id="website" type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" busy={busy} className="self-start">
          {words.send}
        </Button>
      </Form>
    </Card>
  )
}
