// Posting a job, and changing a post.

import { Form, useNavigation } from 'react-router'
import { CountrySelect } from '#app/core/places/country-select.tsx'
import { currencies, currencyOf } from '#app/core/places/currency-of-country.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import {
  FAITH,
  isCurrencyCode,
  type Job,
  KINDS,
  LONGEST_BODY,
  OFFERED_DAYS,
  type OwnPlace,
  PERIODS,
  WORKPLACES,
} from './job.ts'
import './jobs.css'

export type JobFormProps = {
  job: Job | null
  places: readonly OwnPlace[]
  /** Where the visitor is, to begin with. */
  town: { city: string; countryCode: string } | null
  state: Refusal | undefined
}

const PREFIX = 'job-'

/** What a field holds: what was typed, else what stands, else where one may begin. */
function useTyped({ job, town, places, state }: JobFormProps) {
  const values = state?.values
  const words = useI18n().t.ui.refusals
  const errors = { ...words, ...useI18n().t.jobs.errors }
  const first = places[0]
  const begun = { city: first?.city ?? town?.city, country_code: first?.country_code ?? town?.countryCode }
  return {
    errors,
    error: (field: string) => errorAt(errors, state, field),
    value: (field: keyof Job & string, otherwise: string | number = '') =>
      values ? (values[field] ?? '') : job ? String(job[field] ?? '') : otherwise,
    begun,
    values,
  }
}
type Typed = ReturnType<typeof useTyped>

export function JobForm(props: JobFormProps) {
  const { job, state } = props
  const { locale, t } = useI18n()
  const words = t.jobs.form
  const typed = useTyped(props)
  const { error, value } = typed
  const busy = useNavigation().formData !== undefined
  return (
    <FormPage
      title={job ? words.edit : words.new}
      lead={words.lead}
      back={job ? { to: '/account/jobs', label: t.jobs.mine } : { to: '/jobs', label: t.jobs.page.back }}
      errors={summaryOf(typed.errors, state, PREFIX)}
    >
      <Form method="post" className="stack gap-6" noValidate>
        <Employer {...props} typed={typed} />
        <Field id="job-title" label={words.title} hint={words.titleHint} error={error('title')} required>
          <Input name="title" maxLength={120} dir="auto" defaultValue={value('title')} />
        </Field>
        <Work typed={typed} />
        <PayFields typed={typed} />
        <FaithFields typed={typed} job={job} />
        <Field id="job-body" label={words.body} hint={words.bodyHint} error={error('body')} required>
          <Textarea name="body" rows={10} dir="auto" maxLength={LONGEST_BODY} defaultValue={value('body')} />
        </Field>
        <Field id="job-apply_to" label={words.applyTo} hint={words.applyToHint} error={error('apply_to')} optional>
          <Input name="apply_to" dir="ltr" maxLength={500} defaultValue={value('apply_to')} />
        </Field>
        <Field
          id="job-questions"
          label={words.questions}
          hint={words.questionsHint}
          error={error('questions')}
          optional
        >
          <Textarea
            name="questions"
            rows={3}
            dir="auto"
            defaultValue={typed.values?.questions ?? job?.questions.join('\n') ?? ''}
          />
        </Field>
        <div className="jobs-pair">
          <Field id="job-days" label={words.days} error={error('days')}>
            <Select name="days" defaultValue={typed.values?.days ?? job?.open_days ?? 30}>
              {[...new Set([...OFFERED_DAYS, ...(job ? [job.open_days] : [])])].map((days) => (
                <option key={days} value={days}>
                  {words.daysCount(days)}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="job-language" label={words.language} error={error('language')}>
            <Select name="language" defaultValue={value('language', locale)}>
              <LanguageOptions />
            </Select>
          </Field>
        </div>
        <p className="small muted">{words.rules}</p>
        <div>
          <Button type="submit" size="lg" busy={busy}>
            {job?.published_at ? words.save : words.submit}
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}

/** For whom it is; of a post that stands, only a name can change. */
function Employer({ job, places, typed }: JobFormProps & { typed: Typed }) {
  const words = useI18n().t.jobs.form
  const { error, values } = typed
  const isPlaces = job ? job.employer?.kind !== 'person' : false
  const chosen = values?.for ?? (places[0] ? places[0].id : 'self')
  const name = (
    <Field id="job-employer_name" label={words.employerName} error={error('employer_name')}>
      <Input
        name="employer_name"
        maxLength={120}
        dir="auto"
        defaultValue={values?.employer_name ?? (isPlaces ? '' : (job?.employer?.name ?? ''))}
      />
    </Field>
  )
  if (job)
    return (
      <>
        {/* Whose it is stays; the database knows. */}
        <input type="hidden" name="for" value={isPlaces ? job.id : 'self'} />
        {!isPlaces && name}
      </>
    )
  if (places.length === 0)
    return (
      <>
        <input type="hidden" name="for" value="self" />
        {name}
      </>
    )
  return (
    <>
      <FieldGroup id="job-for" legend={words.for} error={error('for')}>
        {places.map((place) => (
          <Radio
            key={place.id}
            framed
            name="for"
            value={place.id}
            defaultChecked={chosen === place.id}
            label={<bdi>{place.name}</bdi>}
            hint={place.city ?? undefined}
          />
        ))}
        <Radio
          framed
          name="for"
          value="self"
          defaultChecked={chosen === 'self'}
          label={words.self}
          hint={words.selfHint}
        />
      </FieldGroup>
      <div className="jobs-if-self">{name}</div>
    </>
  )
}

function Work({ typed: { error, value, begun } }: { typed: Typed }) {
  const { t } = useI18n()
  const words = t.jobs.form
  return (
    <>
      <div className="jobs-pair">
        <Field id="job-kind" label={words.kind} error={error('kind')} required>
          <Select name="kind" defaultValue={value('kind')}>
            <option value="">{words.choose}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t.jobs.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="job-workplace" label={words.workplace} error={error('workplace')} required>
          <Select name="workplace" defaultValue={value('workplace', 'on_site')}>
            {WORKPLACES.map((workplace) => (
              <option key={workplace} value={workplace}>
                {t.jobs.workplaces[workplace]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="jobs-pair">
        <Field id="job-city" label={words.city} error={error('city')}>
          <Input name="city" maxLength={120} dir="auto" defaultValue={value('city', begun.city ?? '')} />
        </Field>
        <Field id="job-country_code" label={words.country} error={error('country_code')} required>
          <CountrySelect chosen={String(value('country_code', begun.country_code ?? ''))} />
        </Field>
      </div>
    </>
  )
}

function PayFields({ typed: { error, value, begun } }: { typed: Typed }) {
  const { locale, t } = useI18n()
  const words = t.jobs.form
  const names = new Intl.DisplayNames([intlTag(locale)], { type: 'currency' })
  const chosen = String(value('pay_currency', begun.country_code ? currencyOf(begun.country_code) : ''))
  return (
    <FieldGroup legend={words.pay} hint={words.payHint}>
      <div className="jobs-pay">
        {(['min', 'max'] as const).map((end) => (
          <Field key={end} id={`job-pay_${end}`} label={words[end]} error={error(`pay_${end}`)}>
            <Input
              name={`pay_${end}`}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              defaultValue={value(`pay_${end}`)}
            />
          </Field>
        ))}
        <Field id="job-pay_currency" label={words.currency} error={error('pay_currency')}>
          <Select name="pay_currency" defaultValue={chosen}>
            <option value="">{words.choose}</option>
            {[...new Set([...currencies, ...(isCurrencyCode(chosen) ? [chosen] : [])])].map((code) => (
              // Server and browser may name a currency in two ways.
              <option key={code} value={code} suppressHydrationWarning>
                {`${code} · ${names.of(code)}`}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="job-pay_period" label={words.period} error={error('pay_period')}>
          <Select name="pay_period" defaultValue={value('pay_period')}>
            <option value="">{words.choose}</option>
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {t.jobs.periods[period]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </FieldGroup>
  )
}

function FaithFields({ typed: { values }, job }: { typed: Typed; job: Job | null }) {
  const words = useI18n().t.jobs
  const ticked = values ? (values.faith?.split(',') ?? []) : (job?.faith ?? [])
  return (
    <CheckboxGroup
      legend={words.form.faith}
      hint={words.form.faithHint}
      name="faith"
      chosen={ticked}
      options={FAITH.map((fact) => [fact, words.faith[fact]])}
    />
  )
}
