// Applying: a letter, how to be reached, and a file that only the employer can open.
import { Form, href, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { CircleAlert } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type Job, LONGEST_ANSWER, LONGEST_LETTER, type SentBefore } from './job.ts'

type Props = {
  job: Job
  name: string
  email: string
  /** What the member sent with their last application. */
  before: SentBefore | null
  state: Refusal | undefined
}

export function ApplyPage({ job, name, email, before, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.jobs.apply
  const errors = { ...t.ui.refusals, ...t.jobs.errors }
  const error = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  const busy = useNavigation().formData !== undefined
  return (
    <FormPage
      title={words.title(job.title)}
      lead={words.lead(job.employer?.name ?? '')}
      back={{ to: href('/jobs/:slug', { slug: job.slug }), label: job.title }}
      errors={summaryOf(errors, state, 'apply-')}
    >
      <Form method="post" encType="multipart/form-data" className="stack gap-5" noValidate>
        <Field id="apply-name" label={words.name} error={error('name')} required>
          <Input name="name" autoComplete="name" maxLength={120} dir="auto" defaultValue={values?.name ?? name} />
        </Field>
        <Field id="apply-email" label={words.email} error={error('email')} required>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            defaultValue={values?.email ?? email}
          />
        </Field>
        <Field id="apply-phone" label={words.phone} error={error('phone')} optional>
          <Input
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            dir="ltr"
            defaultValue={values?.phone ?? before?.phone ?? ''}
          />
        </Field>
        <Field id="apply-letter" label={words.letter} hint={words.letterHint} error={error('letter')} required>
          <Textarea name="letter" rows={9} maxLength={LONGEST_LETTER} dir="auto" defaultValue={values?.letter ?? ''} />
        </Field>
        {job.questions.map((question, index) => {
          const field = `answer_${index + 1}`
          return (
            <Field key={question} id={`apply-${field}`} label={<bdi>{question}</bdi>} error={error(field)} required>
              <Textarea
                name={field}
                rows={2}
                maxLength={LONGEST_ANSWER}
                dir="auto"
                defaultValue={values?.[field] ?? ''}
              />
            </Field>
          )
        })}
        {before?.file && (
          <Checkbox
            name="earlier"
            value={before.file.application}
            defaultChecked={values ? values.earlier !== undefined : true}
            label={
              <>
                {words.earlier} <bdi>{before.file.name}</bdi>
              </>
            }
            hint={<span suppressHydrationWarning>{words.earlierHint(writeDate(locale, before.file.on))}</span>}
          />
        )}
        <Field id="apply-file" label={words.file} hint={words.fileHint} error={error('file')} optional>
          <Input name="file" type="file" accept=".pdf,.doc,.docx,.odt" />
        </Field>
        <div className="field">
          <Checkbox
            id="apply-consent"
            name="consent"
            label={words.consent}
            required
            aria-invalid={error('consent') ? true : undefined}
            aria-describedby={error('consent') ? 'apply-consent-error' : undefined}
          />
          {error('consent') && (
            <p className="error" id="apply-consent-error">
              <CircleAlert className="i" />
              {error('consent')}
            </p>
          )}
        </div>
        <div>
          <Button type="submit" size="lg" busy={busy}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}
