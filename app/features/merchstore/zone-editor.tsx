// The staff's form for a zone: its name, its countries, and what post costs there.
import { Form, useNavigation } from 'react-router'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Zone } from './delivery.server.ts'
import { ELSEWHERE } from './rules.ts'
import { LONGEST_SHELF } from './shelf-schema.ts'
import '#app/ui/styles/work.css'
import './merchstore.css'

export function ZoneEditor({ zone, refusal }: { zone: Zone; refusal: Refusal | undefined }) {
  const t = useT()
  const words = t.merchstore.shelf
  const values: Record<string, string> = refusal?.values ?? zone.values
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const busy = useNavigation().state === 'submitting'
  const chosen = new Set((values.countries ?? '').split(','))
  return (
    <>
      <Form method="post" className="stack gap-5" noValidate>
        <LanguageSections
          fields={[{ name: 'name', label: words.fields.zone, hint: words.hints.zone, most: LONGEST_SHELF.name }]}
          values={values}
          error={error}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            id="cents"
            label={`${words.fields.price} (${zone.currency})`}
            hint={words.hints.zero}
            error={error('cents')}
          >
            <Input name="cents" inputMode="decimal" maxLength={12} dir="ltr" defaultValue={values.cents} />
          </Field>
          <Field
            id="free_from_cents"
            label={`${words.fields.freeFrom} (${zone.currency})`}
            hint={words.hints.freeFrom}
            error={error('free_from_cents')}
            optional
          >
            <Input
              name="free_from_cents"
              inputMode="decimal"
              maxLength={12}
              dir="ltr"
              defaultValue={values.free_from_cents}
            />
          </Field>
        </div>
        <FieldGroup id="countries" legend={words.fields.countries} error={error('countries')}>
          <Checkbox
            name="countries"
            value={ELSEWHERE}
            label={words.everywhereElse}
            hint={zone.restIsIn ? words.isInZone(zone.restIsIn) : words.hints.everywhereElse}
            disabled={zone.restIsIn !== null}
            defaultChecked={chosen.has(ELSEWHERE)}
          />
          <div className="merchstore-countries">
            {zone.countries.map(({ value, label, elsewhere }) => (
              <Checkbox
                key={value}
                name="countries"
                value={value}
                label={label}
                hint={elsewhere === null ? undefined : words.isInZone(elsewhere)}
                disabled={elsewhere !== null}
                defaultChecked={chosen.has(value)}
              />
            ))}
          </div>
        </FieldGroup>
        <p>
          <Button type="submit" name="intent" value="save" busy={busy}>
            {words.savePostage}
          </Button>
        </p>
      </Form>
      {zone.title !== null && (
        <details className="quiet-details">
          <summary>{words.stopPosting}</summary>
          <Form method="post" className="stack gap-3">
            <p className="small">{words.stopPostingText}</p>
            <p>
              <Button type="submit" name="intent" value="remove" variant="danger" size="sm">
                {words.stopPosting}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </>
  )
}
