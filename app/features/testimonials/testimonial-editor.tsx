// The staff's form for what somebody says about the site.
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
import { LONGEST } from './schema.ts'

type Props = { values: Record<string, string>; refusal: Refusal | undefined; isNew: boolean }

export function TestimonialEditor({ values, refusal, isNew }: Props) {
  const t = useT()
  const words = t.testimonials
  // Until the page has read what was saved, it would send the stamp of the version before.
  const isSaving = useNavigation().state !== 'idle'
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...t.editing.errors, ...words.errors }, refusal, field)
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <input type="hidden" name="seen" value={values.seen ?? ''} />
      <Field id="name" label={words.fields.name} hint={words.nameHint} error={error('name')} required>
        <Input name="name" dir="auto" maxLength={LONGEST.name} defaultValue={values.name} />
      </Field>
      <LanguageSections
        fields={[
          { name: 'quote', label: words.fields.quote, hint: words.quoteHint, most: LONGEST.quote, rows: 4 },
          { name: 'place', label: words.fields.place, most: LONGEST.place, optional: true },
        ]}
        values={values}
        error={error}
      />
      <ShownFields values={values} error={error} />
      <Checkbox name="published" label={words.fields.published} defaultChecked={values.published === 'on'} />
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
