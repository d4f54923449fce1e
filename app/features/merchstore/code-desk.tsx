// The store's discount codes: those there are with their use, and the form for another.
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { CodesDesk } from './codes.server.ts'
import './merchstore.css'

export function CodeList({ codes }: Pick<CodesDesk, 'codes'>) {
  const words = useT().merchstore.codes
  return (
    <ul className="stack gap-3">
      {codes.map(({ code, off, from, until, least, most, once_each, active, used, sum }) => (
        <li key={code} className="panel stack gap-2">
          <p className="row row--wrap between gap-3">
            <span className="row row--wrap gap-3">
              <strong dir="ltr">{code}</strong>
              <span>{words.off(off)}</span>
            </span>
            <Badge tone={active ? 'brand' : 'neutral'}>{words.states[active ? 'active' : 'ended']}</Badge>
          </p>
          <p className="small muted">
            {[
              from && words.from(from),
              until && words.until(until),
              least && words.leastIs(least),
              once_each && words.onceEach,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="row row--wrap between gap-3">
            <p>
              {most === null ? words.used(used) : words.usedOf(used, most)} · {words.givenAway(sum)}
            </p>
            {active && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="code" value={code} />
                <Button type="submit" name="intent" value="end" variant="outline" size="sm">
                  {words.end}
                  <span className="sr-only">: {code}</span>
                </Button>
              </Form>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

export function CodeEditor({ currency, refusal }: { currency: string; refusal: Refusal | undefined }) {
  const t = useT()
  const words = t.merchstore.codes
  const busy = useNavigation().formData?.get('intent') === 'make'
  const values: Partial<Record<string, string>> = refusal?.values ?? {}
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const money = { inputMode: 'decimal', maxLength: 12, dir: 'ltr' } as const
  const whole = { inputMode: 'numeric', maxLength: 7, dir: 'ltr' } as const
  return (
    <Form method="post" className="panel stack gap-5" noValidate aria-labelledby="new-code">
      <h2 className="h3" id="new-code">
        {words.make}
      </h2>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field id="code" label={words.code} hint={words.hints.code} error={error('code')} required>
          <Input
            name="code"
            dir="ltr"
            maxLength={24}
            autoCapitalize="characters"
            autoComplete="off"
            defaultValue={values.code}
          />
        </Field>
        <Field id="percent" label={words.percent} hint={words.hints.percent} error={error('percent')}>
          <Input name="percent" {...whole} defaultValue={values.percent} />
        </Field>
        <Field id="cents" label={`${words.sum} (${currency})`} hint={words.hints.sum} error={error('cents')}>
          <Input name="cents" {...money} defaultValue={values.cents} />
        </Field>
        <Field id="first_day" label={words.firstDay} error={error('first_day')} optional>
          <Input name="first_day" type="date" defaultValue={values.first_day} />
        </Field>
        <Field id="last_day" label={words.lastDay} error={error('last_day')} optional>
          <Input name="last_day" type="date" defaultValue={values.last_day} />
        </Field>
        <Field id="most" label={words.most} error={error('most')} optional>
          <Input name="most" {...whole} defaultValue={values.most} />
        </Field>
        <Field id="least_cents" label={`${words.least} (${currency})`} error={error('least_cents')} optional>
          <Input name="least_cents" {...money} defaultValue={values.least_cents} />
        </Field>
      </div>
      <Checkbox
        name="once_each"
        label={words.onceEach}
        hint={words.hints.onceEach}
        defaultChecked={refusal ? values.once_each === 'on' : true}
      />
      <p>
        <Button type="submit" name="intent" value="make" busy={busy}>
          {words.make}
        </Button>
      </p>
    </Form>
  )
}
