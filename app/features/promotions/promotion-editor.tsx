// The staff's form for a promotion: words in six languages, where it leads, for whom, when and how often.
import { Form, useNavigation } from 'react-router'
import { PLACEMENTS } from '#app/core/analytics/kinds.ts'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST, TONES } from './rules.ts'

type Props = { values: Record<string, string>; refusal: Refusal | undefined; hasFixedName: boolean }

export function PromotionEditor({ values, refusal, hasFixedName }: Props) {
  const t = useT()
  // Until the page has read what was saved, it would send the stamp of the version before.
  const isSaving = useNavigation().state !== 'idle'
  const words = t.promotions
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const text = (name: 'title' | 'body' | 'cta_label', rows?: number) => ({
    name,
    label: words.fields[name],
    most: LONGEST[name],
    rows,
  })
  return (
    <Form method="post" className="stack gap-6" noValidate>
      <input type="hidden" name="seen" value={values.seen ?? ''} />
      <LanguageSections fields={[text('title'), text('body', 3), text('cta_label')]} values={values} error={error} />
      <Field id="href" label={words.fields.href} hint={words.hints.href} error={error('href')} required>
        <Input name="href" dir="ltr" maxLength={LONGEST.href} defaultValue={values.href} />
      </Field>
      <Audience values={values} error={error} />
      <Times values={values} error={error} />
      <div className="grid gap-5 sm:grid-cols-3">
        <Field id="slug" label={words.fields.slug} hint={words.hints.slug} error={error('slug')} required>
          <Input name="slug" dir="ltr" maxLength={80} readOnly={hasFixedName} defaultValue={values.slug} />
        </Field>
        <Field id="tone" label={words.fields.tone} error={error('tone')}>
          <Select name="tone" defaultValue={values.tone ?? 'gold'}>
            {TONES.map((tone) => (
              <option key={tone} value={tone}>
                {words.tones[tone]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="weight" label={words.fields.weight} hint={words.hints.weight} error={error('weight')}>
          <Input name="weight" type="number" min={1} max={100} dir="ltr" defaultValue={values.weight ?? '1'} />
        </Field>
      </div>
      <p>
        <Button type="submit" name="intent" value="save" busy={isSaving}>
          {words.save}
        </Button>
      </p>
    </Form>
  )
}

type PartProps = { values: Record<string, string>; error: (field: string) => string | undefined }

function Audience({ values, error }: PartProps) {
  const words = useT().promotions
  const has = (list: string | undefined, one: string) => (list ?? '').split(',').includes(one)
  return (
    <>
      <FieldGroup
        id="placements"
        legend={words.fields.placements}
        hint={words.hints.placements}
        error={error('placements')}
      >
        <div className="row row--wrap gap-x-5 gap-y-2">
          {PLACEMENTS.map((placement) => (
            <Checkbox
              key={placement}
              name="placements"
              value={placement}
              label={words.placements[placement]}
              defaultChecked={has(values.placements ?? 'home', placement)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup
        id="languages"
        legend={words.fields.languages}
        hint={words.hints.languages}
        error={error('languages')}
      >
        <div className="row row--wrap gap-x-5 gap-y-2">
          {locales.map((language) => (
            <Checkbox
              key={language}
              name="languages"
              value={language}
              label={<bdi lang={language}>{languageNames[language]}</bdi>}
              defaultChecked={has(values.languages, language)}
            />
          ))}
        </div>
      </FieldGroup>
      <Field id="towns" label={words.fields.towns} hint={words.hints.towns} error={error('towns')} optional>
        <Textarea name="towns" rows={3} dir="auto" maxLength={3000} defaultValue={values.towns} />
      </Field>
    </>
  )
}

function Times({ values, error }: PartProps) {
  const words = useT().promotions
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="starts_at" label={words.fields.starts_at} hint={words.hints.time} error={error('starts_at')} optional>
        <Input name="starts_at" type="datetime-local" dir="ltr" defaultValue={values.starts_at} />
      </Field>
      <Field id="ends_at" label={words.fields.ends_at} hint={words.hints.time} error={error('ends_at')} optional>
        <Input name="ends_at" type="datetime-local" dir="ltr" defaultValue={values.ends_at} />
      </Field>
      <Field
        id="cap_total"
        label={words.fields.cap_total}
        hint={words.hints.cap_total}
        error={error('cap_total')}
        optional
      >
        <Input name="cap_total" type="number" min={1} dir="ltr" defaultValue={values.cap_total} />
      </Field>
      <Field
        id="cap_person"
        label={words.fields.cap_person}
        hint={words.hints.cap_person}
        error={error('cap_person')}
        optional
      >
        <Input name="cap_person" type="number" min={1} max={100} dir="ltr" defaultValue={values.cap_person} />
      </Field>
    </div>
  )
}
