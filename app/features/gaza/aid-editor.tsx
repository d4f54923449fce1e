// The staff's form for an aid organisation.
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
import { LONGEST } from './aid-schema.ts'
import { AID_WORK } from './rules.ts'

type Props = { values: Record<string, string>; refusal: Refusal | undefined }

export function AidEditor({ values, refusal }: Props) {
  const t = useT()
  const { fields, hints, errors, save } = t.gaza.desk
  const busy = useNavigation().formData !== undefined
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...t.editing.errors, ...errors }, refusal, field)
  const work = (values.work ?? '').split(',')
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <input type="hidden" name="seen" value={values.seen ?? ''} />
      <Field id="name" label={fields.name} error={error('name')} required>
        <Input name="name" dir="auto" maxLength={LONGEST.name} defaultValue={values.name} />
      </Field>
      <Field id="website" label={fields.website} hint={hints.website} error={error('website')} required>
        <Input name="website" type="url" dir="ltr" maxLength={LONGEST.address} defaultValue={values.website} />
      </Field>
      <Field id="source" label={fields.source} hint={hints.source} error={error('source')} required>
        <Input name="source" type="url" dir="ltr" maxLength={LONGEST.address} defaultValue={values.source} />
      </Field>
      <FieldGroup id="work" legend={fields.work} error={error('work')}>
        <div className="row row--wrap gap-4">
          {AID_WORK.map((one) => (
            <Checkbox key={one} name="work" value={one} label={t.gaza.work[one]} defaultChecked={work.includes(one)} />
          ))}
        </div>
      </FieldGroup>
      <LanguageSections
        fields={[
          { name: 'about', label: fields.about, hint: hints.about, most: LONGEST.about, rows: 2, optional: true },
        ]}
        values={values}
        error={error}
      />
      <Field id="checked_on" label={fields.checked} hint={hints.checked} error={error('checked_on')} optional>
        <Input name="checked_on" type="date" defaultValue={values.checked_on} />
      </Field>
      <Field id="position" label={fields.position} error={error('position')}>
        <Input
          name="position"
          type="number"
          inputMode="numeric"
          min={0}
          max={9999}
          defaultValue={values.position ?? '100'}
        />
      </Field>
      <Checkbox name="is_shown" label={fields.shown} hint={hints.shown} defaultChecked={values.is_shown === 'on'} />
      <p>
        <Button type="submit" name="intent" value="save" busy={busy}>
          {save}
        </Button>
      </p>
    </Form>
  )
}
