// The form of a gift: its purpose, its sum, how often, and from whom. Works without scripts.
import './donate.css'
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import type { DonatePageData } from './queries.server.ts'
import { LONGEST } from './schema.ts'

type Props = {
  page: DonatePageData
  way: 'stripe' | 'manual'
  giver: { name: string; email: string } | null
  refusal: Refusal | undefined
}

export function GiftForm({ page, way, giver, refusal }: Props) {
  const t = useT()
  const words = t.donate
  const errors = { ...t.ui.refusals, ...words.errors }
  const values: Partial<Record<string, string>> = refusal?.values ?? {
    purpose: page.purposes[0]?.id,
    cycle: 'once',
    sum: page.sums[1]?.value,
    name: giver?.name,
    email: giver?.email,
  }
  const error = (field: string) => errorAt(errors, refusal, field)
  const busy = useNavigation().state === 'submitting'
  return (
    <Card as="section" title={words.give}>
      <Form method="post" className="stack gap-6" noValidate>
        <ErrorSummary errors={summaryOf(errors, refusal)} />
        <FieldGroup id="purpose" legend={words.fields.purpose} error={error('purpose')}>
          {page.purposes.map(({ id, title }) => (
            <Radio key={id} name="purpose" value={id} label={title} defaultChecked={values.purpose === id} />
          ))}
        </FieldGroup>
        <FieldGroup id="cycle" legend={words.fields.cycle} error={error('cycle')}>
          <div className="row row--wrap gap-x-6">
            {(['once', 'monthly'] as const).map((cycle) => (
              <Radio
                key={cycle}
                name="cycle"
                value={cycle}
                label={words.cycles[cycle]}
                defaultChecked={values.cycle === cycle}
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup id="sum" legend={words.fields.amount} error={error('sum')}>
          <div className="row row--wrap gap-x-6">
            {page.sums.map(({ value, label }) => (
              <Radio key={value} name="sum" value={value} label={label} defaultChecked={values.sum === value} />
            ))}
            <Radio name="sum" value="other" label={words.fields.other} defaultChecked={values.sum === 'other'} />
          </div>
        </FieldGroup>
        <Field
          id="other"
          label={words.fields.otherSum(page.currency)}
          error={error('other')}
          className="donate-other"
          required
        >
          <Input name="other" inputMode="decimal" maxLength={10} dir="ltr" defaultValue={values.other} />
        </Field>
        <Field id="name" label={words.fields.name} hint={words.fields.nameHint} error={error('name')} optional>
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
        <p className="soft">{words.ways[way]}</p>
        <Button type="submit" size="lg" busy={busy} className="self-start">
          {words.buttons[way]}
        </Button>
      </Form>
    </Card>
  )
}
