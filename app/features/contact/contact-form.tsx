// Who writes, what about, and the message. Works without scripts; what was typed stays when something is wrong.
import { Form, useNavigation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST, TOPICS } from './rules.ts'

const FIELDS = ['name', 'email', 'topic', 'message'] as const
type FieldName = (typeof FIELDS)[number]

export type ContactFormState = {
  errors: Partial<Record<FieldName | 'form', string | undefined>>
  values: Record<string, string>
}

type Props = { state: ContactFormState | undefined; writer: { name: string; email: string } | null }

export function ContactForm({ state, writer }: Props) {
  const t = useT().contact
  const busy = useNavigation().state === 'submitting'
  const { errors = {}, values = { name: writer?.name ?? '', email: writer?.email ?? '' } } = state ?? {}
  const summary = [...FIELDS, 'form' as const].flatMap((field) => {
    const message = errors[field]
    return message ? [{ fieldId: field === 'form' ? undefined : field, message }] : []
  })
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <ErrorSummary errors={summary} />
      <Field id="name" label={t.name} error={errors.name} required>
        <Input name="name" autoComplete="name" maxLength={LONGEST.name} dir="auto" defaultValue={values.name} />
      </Field>
      <Field id="email" label={t.email} hint={t.emailHint} error={errors.email} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST.email}
          dir="ltr"
          defaultValue={values.email}
        />
      </Field>
      <Field id="topic" label={t.topic} error={errors.topic} required>
        <Select name="topic" defaultValue={values.topic ?? ''}>
          <option value="">{t.chooseTopic}</option>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t.topics[topic]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="message" label={t.message} hint={t.messageHint} error={errors.message} required>
        <Textarea name="message" rows={8} maxLength={LONGEST.message} dir="auto" defaultValue={values.message} />
      </Field>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="website">{t.leaveEmpty}</label>
        <input id="website" type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="lg" busy={busy} className="self-start">
        {t.submit}
      </Button>
    </Form>
  )
}
