// The cards beside the price of a plan: tax by country, and codes that make a first payment smaller.
import { Form } from 'react-router'
import type { Option } from '#app/core/listing-form/choices.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import type { PlanCode, TaxRate } from './queries.server.ts'

type State = { state: Refusal | undefined }

function useForm(intent: string, state: Refusal | undefined) {
  const { t } = useI18n()
  const refusal = state?.values.intent === intent ? state : undefined
  const errors = { ...t.ui.refusals, ...t.console.errors }
  return {
    value: (name: string) => refusal?.values[name],
    error: (name: string) => errorAt(errors, refusal, name),
  }
}

export function TaxCard({ taxes, countries, state }: { taxes: TaxRate[]; countries: Option[] } & State) {
  const { locale, t } = useI18n()
  const words = t.console.plans.taxes
  const { value, error } = useForm('tax', state)
  const nameOf = (code: string) => countries.find((each) => each.value === code)?.label ?? code
  const share = (percent: number) => formatNumber(locale, percent / 100, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4">
        <p className="soft">{words.text}</p>
        {taxes.length > 0 && (
          <Table
            caption={words.title}
            rows={taxes}
            rowKey={({ country_code }) => country_code}
            columns={[
              {
                id: 'country',
                header: words.country,
                rowHeader: true,
                cell: ({ country_code }) => nameOf(country_code),
              },
              { id: 'rate', header: words.rate, cell: ({ name, percent }) => `${name} ${share(percent)}` },
              {
                id: 'how',
                header: words.how,
                cell: ({ in_plan_prices, reverse_charge }) =>
                  [in_plan_prices ? words.included : words.onTop, reverse_charge && words.reversed]
                    .filter(Boolean)
                    .join(' · '),
              },
              {
                id: 'number',
                header: words.ownNumber,
                cell: ({ own_number }) => <bdi dir="ltr">{own_number || '–'}</bdi>,
              },
              {
                id: 'remove',
                header: <span className="sr-only">{words.remove}</span>,
                align: 'end',
                cell: ({ country_code }) => (
                  <Form method="post">
                    <input type="hidden" name="intent" value="untax" />
                    <input type="hidden" name="country" value={country_code} />
                    <Button type="submit" variant="outline" size="sm">
                      {words.remove}
                      <span className="sr-only">: {nameOf(country_code)}</span>
                    </Button>
                  </Form>
                ),
              },
            ]}
          />
        )}
        <Form method="post" className="stack gap-4 max-w-xl" noValidate>
          <input type="hidden" name="intent" value="tax" />
          <Field label={words.country} error={error('country')} required>
            <Select name="country" defaultValue={value('country') ?? ''}>
              <option value="">{t.packages.details.choose}</option>
              {countries.map((each) => (
                <option key={each.value} value={each.value}>
                  {each.label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.name} hint={words.nameHint} error={error('name')} required>
            <Input name="name" maxLength={60} dir="auto" defaultValue={value('name')} />
          </Field>
          <Field label={words.percent} error={error('percent')} required>
            <Input name="percent" inputMode="decimal" maxLength={6} dir="ltr" defaultValue={value('percent')} />
          </Field>
          <Field label={words.ownNumber} hint={words.ownNumberHint} error={error('own_number')}>
            <Input name="own_number" maxLength={60} dir="ltr" defaultValue={value('own_number')} />
          </Field>
          <Checkbox name="in_plan_prices" label={words.includedBox} defaultChecked={value('in_plan_prices') === 'on'} />
          <Checkbox name="reverse_charge" label={words.reversedBox} defaultChecked={value('reverse_charge') === 'on'} />
          <Button type="submit" className="self-start">
            {words.save}
          </Button>
        </Form>
      </div>
    </Card>
  )
}

export function CodeCard({ codes, state }: { codes: PlanCode[] } & State) {
  const { locale, t } = useI18n()
  const words = t.console.plans.codes
  const names = t.auth.dashboard.owner.planNames
  const { value, error } = useForm('code', state)
  const share = (percent: number) => formatNumber(locale, percent / 100, { style: 'percent' })
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4">
        <p className="soft">{words.text}</p>
        {codes.length > 0 && (
          <Table
            caption={words.title}
            rows={codes}
            rowKey={({ code }) => code}
            columns={[
              { id: 'code', header: words.code, rowHeader: true, cell: ({ code }) => <span dir="ltr">{code}</span> },
              { id: 'percent', header: words.percent, cell: ({ percent }) => share(percent) },
              {
                id: 'plan',
                header: t.console.plans.plan,
                cell: ({ plan_type }) => (plan_type ? names[plan_type] : words.any),
              },
              {
                id: 'until',
                header: words.lastDay,
                cell: ({ last_day }) => (last_day ? writeDate(locale, last_day) : words.noEnd),
              },
              {
                id: 'most',
                header: words.used,
                cell: ({ used, most }) =>
                  most === null
                    ? formatNumber(locale, used)
                    : words.usedOf(formatNumber(locale, used), formatNumber(locale, most)),
              },
              {
                id: 'end',
                header: <span className="sr-only">{words.end}</span>,
                align: 'end',
                cell: ({ code, active }) =>
                  active ? (
                    <Form method="post">
                      <input type="hidden" name="intent" value="endCode" />
                      <input type="hidden" name="code" value={code} />
                      <Button type="submit" variant="outline" size="sm">
                        {words.end}
                        <span className="sr-only">: {code}</span>
                      </Button>
                    </Form>
                  ) : (
                    words.ended
                  ),
              },
            ]}
          />
        )}
        <Form method="post" className="stack gap-4 max-w-xl" noValidate>
          <input type="hidden" name="intent" value="code" />
          <div className="filter-row">
            <Field label={words.code} hint={words.codeHint} error={error('code')} required>
              <Input
                name="code"
                maxLength={24}
                dir="ltr"
                autoCapitalize="characters"
                autoComplete="off"
                defaultValue={value('code')}
              />
            </Field>
            <Field label={words.percent} hint={words.percentHint} error={error('percent')} required>
              <Input name="percent" inputMode="numeric" maxLength={2} dir="ltr" defaultValue={value('percent')} />
            </Field>
          </div>
          <div className="filter-row">
            <Field label={t.console.plans.plan} error={error('plan')}>
              <Select name="plan" defaultValue={value('plan') ?? ''}>
                <option value="">{words.any}</option>
                <option value="premium">{names.premium}</option>
                <option value="enterprise">{names.enterprise}</option>
              </Select>
            </Field>
            <Field label={words.lastDay} error={error('last_day')}>
              <Input name="last_day" type="date" defaultValue={value('last_day')} />
            </Field>
            <Field label={words.most} error={error('most')}>
              <Input name="most" inputMode="numeric" maxLength={6} dir="ltr" defaultValue={value('most')} />
            </Field>
          </div>
          <Button type="submit" className="self-start">
            {words.save}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
