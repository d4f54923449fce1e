// The contact form: name, subject and message. Works without scripts; what was typed stays when something is wrong.
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST, TOPICS } from './rules.ts'

type Props = { state: Refusal | undefined; writer: { name: string; email: string } | null }

export function ContactForm({ state, writer }: Props) {
  const { contact: t, ui } = useT()
  const words = { ...ui.refusals, ...t.errors }
  const error = (field: string) => errorAt(words, state, field)
  const busy = useNavigation().state === 'submitting'
  const values: Record<string, string> = state?.values ?? { name: writer?.name ?? '', email: writer?.email ?? '' }
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <ErrorSummary errors={summaryOf(words, state)} />
      <Field id="name" label={t.name} error={error('name')} required>
        <Input name="name" autoComplete="name" maxLength={LONGEST.name} dir="auto" defaultValue={values.name} />
      </Field>
      <Field id="email" label={t.email} hint={t.emailHint} error={error('email')} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST.email}
          dir="ltr"
          defaultValue={values.email}
        />
      </Field>
      <Field id="topic" label={t.topic} error={error('topic')} required>
        <Select name="topic" defaultValue={values.topic ?? ''}>
          <option value="">{t.chooseTopic}</option>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t.topics[topic]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="message" label={t.message} hint={t.messageHint} error={error('message')} required>
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
