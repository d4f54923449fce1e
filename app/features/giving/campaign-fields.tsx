// The fields a campaign has besides title, story, cause and language.
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type CampaignFacts, CURRENCIES, MOST_SUM, type OwnOrganiser } from './campaign.ts'
import { useErrors } from './use-words.ts'
import './giving.css'

type Props = {
  organisers: readonly OwnOrganiser[]
  organiser: string | null
  facts: CampaignFacts | null
  state: Refusal | undefined
}

/** Who runs it stands above the words: without it there is no campaign. */
export function OrganiserField({ organisers, organiser, state }: Omit<Props, 'facts'>) {
  const t = useT()
  const words = t.giving.form
  const confirmed = organisers.filter((one) => one.state === 'confirmed')
  return (
    <>
      <Alert>{words.checked}</Alert>
      <Field
        id="contribution-organiser"
        label={words.organiser}
        error={errorAt(useErrors(), state, 'organiser')}
        required
      >
        <Select name="organiser" defaultValue={state?.values.organiser ?? organiser ?? confirmed[0]?.id ?? ''}>
          {confirmed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

export function CampaignFields({ facts, state }: Pick<Props, 'facts' | 'state'>) {
  const words = useT().giving.form
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  const isZakat = values ? values.is_zakat === 'on' : (facts?.is_zakat ?? false)
  return (
    <>
      <Field id="contribution-beneficiary" label={words.beneficiary} error={error('beneficiary')} optional>
        <Input
          name="beneficiary"
          dir="auto"
          maxLength={200}
          defaultValue={values?.beneficiary ?? facts?.beneficiary ?? ''}
        />
      </Field>
      <div className="giving-pair">
        <Field id="contribution-goal" label={words.goal} hint={words.goalHint} error={error('goal')} required>
          <Input
            name="goal"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_SUM}
            defaultValue={values?.goal ?? facts?.goal ?? ''}
          />
        </Field>
        <Field id="contribution-currency" label={words.currency} error={error('currency')} required>
          <Select name="currency" defaultValue={values?.currency ?? facts?.currency ?? 'GBP'}>
            {CURRENCIES.map((currency) => (
              <option key={currency} value={currency}>
                {currency}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="giving-pair">
        <Field id="contribution-starts_on" label={words.starts} error={error('starts_on')} required>
          <Input name="starts_on" type="date" defaultValue={values?.starts_on ?? facts?.starts_on ?? ''} />
        </Field>
        <Field id="contribution-ends_on" label={words.ends} error={error('ends_on')} required>
          <Input name="ends_on" type="date" defaultValue={values?.ends_on ?? facts?.ends_on ?? ''} />
        </Field>
      </div>
      <Field
        id="contribution-give_url"
        label={words.giveUrl}
        hint={words.giveUrlHint}
        error={error('give_url')}
        optional
      >
        <Input
          name="give_url"
          type="url"
          dir="ltr"
          maxLength={500}
          defaultValue={values?.give_url ?? facts?.give_url ?? ''}
        />
      </Field>
      <Checkbox name="is_zakat" value="on" defaultChecked={isZakat} label={words.zakat} />
      <Field
        id="contribution-zakat_by"
        label={words.zakatBy}
        hint={words.zakatByHint}
        error={error('zakat_by')}
        optional
      >
        <Input name="zakat_by" dir="auto" maxLength={160} defaultValue={values?.zakat_by ?? facts?.zakat_by ?? ''} />
      </Field>
      <Field id="contribution-zakat_statement" label={words.zakatStatement} error={error('zakat_statement')} optional>
        <Textarea
          name="zakat_statement"
          rows={3}
          dir="auto"
          maxLength={1000}
          defaultValue={values?.zakat_statement ?? facts?.zakat_statement ?? ''}
        />
      </Field>
    </>
  )
}
