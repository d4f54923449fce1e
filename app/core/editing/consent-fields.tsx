// The consent of whoever is shown: who agreed, when, how, and whether it was taken back.
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { LONGEST_CONSENT, WAYS } from './consent-schema.ts'
import type { Consent } from './consents.server.ts'

type Props = { consent: Consent | null; refusal: Refusal | undefined }

export function ConsentFields({ consent, refusal }: Props) {
  const { t, locale } = useI18n()
  // Until the page has read what was saved, it would send the stamp of the version before.
  const isSaving = useNavigation().state !== 'idle'
  const words = t.editing
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const typed = refusal?.values.intent === 'consent' ? refusal.values : undefined
  const values: Record<string, string | null | undefined> = typed ?? { ...consent }
  const kept = (field: string) => values[field] ?? ''
  return (
    <section className="panel stack gap-4" aria-labelledby="consent">
      <h2 className="h3" id="consent">
        {words.consent}
      </h2>
      <p className="soft">{words.consentLead}</p>
      {consent === null ? (
        <Alert tone="warning">{words.missing}</Alert>
      ) : consent.withdrawn_on ? (
        <Alert tone="warning">{words.withdrawn(writeDate(locale, consent.withdrawn_on))}</Alert>
      ) : (
        <p>{words.standing(consent.given_by, writeDate(locale, consent.given_on))}</p>
      )}
      <Form method="post" className="stack gap-4" noValidate>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="given_by" label={words.givenBy} hint={words.givenByHint} error={error('given_by')} required>
            <Input name="given_by" dir="auto" maxLength={LONGEST_CONSENT.given_by} defaultValue={kept('given_by')} />
          </Field>
          <Field id="given_on" label={words.givenOn} error={error('given_on')} required>
            <Input name="given_on" type="date" dir="ltr" defaultValue={kept('given_on')} />
          </Field>
          <Field id="way" label={words.way} error={error('way')} required>
            <Select name="way" defaultValue={kept('way') || 'email'}>
              {WAYS.map((way) => (
                <option key={way} value={way}>
                  {words.ways[way]}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            id="withdrawn_on"
            label={words.withdrawnOn}
            hint={words.withdrawnHint}
            error={error('withdrawn_on')}
            optional
          >
            <Input name="withdrawn_on" type="date" dir="ltr" defaultValue={kept('withdrawn_on')} />
          </Field>
        </div>
        <Field id="proof" label={words.proof} hint={words.proofHint} error={error('proof')} optional>
          <Input name="proof" dir="auto" maxLength={LONGEST_CONSENT.proof} defaultValue={kept('proof')} />
        </Field>
        <p>
          <Button type="submit" name="intent" value="consent" busy={isSaving}>
            {words.saveConsent}
          </Button>
        </p>
      </Form>
    </section>
  )
}
