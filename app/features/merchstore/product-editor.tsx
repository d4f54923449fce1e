// The staff's form for a thing of the store.
import { Form, useNavigation } from 'react-router'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { DRAWINGS, LONGEST_SHELF, SAME_PICTURE } from './shelf-schema.ts'

type Props = { values: Record<string, string>; refusal: Refusal | undefined; isNew: boolean }

export function ProductEditor({ values, refusal, isNew }: Props) {
  const t = useT()
  const words = t.merchstore.shelf
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...t.editing.errors, ...words.errors }, refusal, field)
  const busy = useNavigation().formData?.get('intent') === 'save'
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <input type="hidden" name="seen" value={values.seen ?? ''} />
      <LanguageSections
        fields={[
          { name: 'title', label: words.fields.title, most: LONGEST_SHELF.title },
          { name: 'text', label: words.fields.text, most: LONGEST_SHELF.text, rows: 4 },
        ]}
        values={values}
        error={error}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="slug"
          label={words.fields.slug}
          hint={isNew ? words.hints.slug : words.hints.slugStays}
          error={error('slug')}
          required={isNew}
        >
          <Input name="slug" dir="ltr" maxLength={LONGEST_SHELF.slug} readOnly={!isNew} defaultValue={values.slug} />
        </Field>
        <Field id="drawing" label={words.fields.drawing} hint={words.hints.drawing} error={error('drawing')}>
          <Select name="drawing" defaultValue={values.drawing ?? DRAWINGS[0]}>
            {!isNew && <option value={SAME_PICTURE}>{words.samePicture}</option>}
            {DRAWINGS.map((thing) => (
              <option key={thing} value={thing}>
                {words.drawings[thing]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="position" label={t.editing.position} hint={t.editing.positionHint} error={error('position')}>
          <Input name="position" type="number" min={0} max={9999} dir="ltr" defaultValue={values.position ?? '0'} />
        </Field>
      </div>
      <Checkbox
        name="active"
        label={words.fields.active}
        hint={words.hints.active}
        defaultChecked={isNew && !refusal ? true : values.active === 'on'}
      />
      <p>
        <Button type="submit" name="intent" value="save" busy={busy}>
          {words.save}
        </Button>
      </p>
    </Form>
  )
}
