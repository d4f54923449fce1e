// The form for a new partner. What was typed stays when something is wrong.
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST } from './rules.ts'

type Props = { contact: { name: string; email: string } | null; state: Outcome<unknown> | undefined }

export function ApplicationForm({ contact, state }: Props) {
  const t = useT()
  const words = t.partners
  const errors = { ...t.ui.refusals, ...words.errors }
  const refusal = state && !state.ok ? state : undefined
  const values: Partial<Record<string, string>> = refusal?.values ?? {
    contactName: contact?.name,
    contactEmail: contact?.email,
  }
  const error = (field: string) => errorAt(errors, refusal, field)
  const busy = useNavigation().state === 'submitting'
  return (
    <Card as="section" title={words.apply}>
      <Form method="post" className="stack gap-5" noValidate>
        <p className="soft">{words.applyText}</p>
        <ErrorSummary errors={summaryOf(errors, refusal)} />
        <Field id="name" label={words.fields.name} error={error('name')} required>
          <Input
            name="name"
            autoComplete="organization"
            maxLength={LONGEST.name}
            dir="auto"
            defaultValue={values.name}
          />
        </Field>
        <Field id="website" label={words.fields.website} error={error('website')} required>
          <Input
            name="website"
            type="url"
            maxLength={LONGEST.address}
            dir="ltr"
            placeholder="https://"
            defaultValue={values.website}
          />
        </Field>
        <Field id="logo" label={words.fields.logo} hint={words.fields.logoHint} error={error('logo')} required>
          <Input
            name="logo"
            type="url"
            maxLength={LONGEST.address}
            dir="ltr"
            placeholder="https://"
            defaultValue={values.logo}
          />
        </Field>
        <Field id="about" label={words.fields.about} hint={words.fields.aboutHint} error={error('about')} required>
          <Input name="about" maxLength={LONGEST.about} dir="auto" defaultValue={values.about} />
        </Field>
        <Field id="contactName" label={words.fields.contactName} error={error('contactName')} required>
          <Input
            name="contactName"
            autoComplete="name"
            maxLength={LONGEST.name}
            dir="auto"
            defaultValue={values.contactName}
          />
        </Field>
        <Field id="contactEmail" label={words.fields.contactEmail} error={error('contactEmail')} required>
          <Input
            name="contactEmail"
            type="email"
            autoComplete="email"
            maxLength={LONGEST.email}
            dir="ltr"
            defaultValue={values.contactEmail}
          />
        </Field>
        <Field id="message" label={words.fields.message} error={error('message')} optional>
          <Textarea name="message" rows={5} maxLength={LONGEST.message} dir="auto" defaultValue={values.message} />
        </Field>
        <Button type="submit" busy={busy} className="self-start">
          {words.send}
        </Button>
      </Form>
    </Card>
  )
}
