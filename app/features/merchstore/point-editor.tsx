// The staff's form for a mosque where orders are collected.
import { Form, useNavigation } from 'react-router'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { LONGEST_SHELF } from './shelf-schema.ts'

type Props = { values: Record<string, string>; refusal: Refusal | undefined }

export function PointEditor({ values, refusal }: Props) {
  const t = useT()
  const words = t.merchstore.shelf
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <LanguageSections
        fields={[{ name: 'hours', label: words.fields.hours, hint: words.hints.hours, most: LONGEST_SHELF.hours }]}
        values={values}
        error={(field) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)}
      />
      <Checkbox
        name="active"
        label={words.fields.collect}
        hint={words.hints.collect}
        defaultChecked={values.active === 'on'}
      />
      <p>
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </p>
    </Form>
  )
}
