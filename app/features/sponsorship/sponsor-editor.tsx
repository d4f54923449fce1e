// The staff's form for a sponsor.
import { Form, useNavigation } from 'react-router'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { ShownFields } from '#app/core/editing/shown-fields.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { LONGEST, TIERS } from './sponsor-schema.ts'

type Props = { values: Record<string, string>; refusal: Refusal | undefined; isNew: boolean }

export function SponsorEditor({ values, refusal, isNew }: Props) {
  const t = useT()
  const words = t.sponsorship.desk
  // Until the page has read what was saved, it would send the stamp of the version before.
  const isSaving = useNavigation().state !== 'idle'
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...t.editing.errors, ...words.errors }, refusal, field)
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <input type="hidden" name="seen" value={values.seen ?? ''} />
      <Field id="name" label={words.fields.name} error={error('name')} required>
        <Input name="name" dir="auto" maxLength={LONGEST.name} defaultValue={values.name} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="tier" label={words.fields.tier} error={error('tier')}>
          <Select name="tier" defaultValue={values.tier ?? 'supporting'}>
            {TIERS.map((tier) => (
              <option key={tier} value={tier}>
                {t.sponsorship.placements[tier].title}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="website_url" label={words.fields.website_url} error={error('website_url')} optional>
          <Input
            name="website_url"
            type="url"
            dir="ltr"
            maxLength={LONGEST.address}
            defaultValue={values.website_url}
          />
        </Field>
      </div>
      <Field id="logo_url" label={words.fields.logo_url} hint={words.logoHint} error={error('logo_url')} optional>
        <Input name="logo_url" dir="ltr" maxLength={LONGEST.address} defaultValue={values.logo_url} />
      </Field>
      <LanguageSections
        fields={[{ name: 'line', label: words.fields.line, hint: words.lineHint, most: LONGEST.line, optional: true }]}
        values={values}
        error={error}
      />
      <ShownFields values={values} error={error} />
      <Checkbox name="active" label={words.fields.active} defaultChecked={isNew || values.active === 'on'} />
      <div className="row row--wrap gap-3">
        <Button type="submit" name="intent" value="save" busy={isSaving}>
          {words.save}
        </Button>
        {!isNew && (
          <Button type="submit" name="intent" value="remove" variant="outline" busy={isSaving}>
            {words.remove}
          </Button>
        )}
      </div>
    </Form>
  )
}
