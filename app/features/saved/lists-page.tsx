// Lists to tick for one place, and a new one if none of them fits.
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { LONGEST_LIST_NAME } from './schema.ts'

export type ListsOf = { name: string; lists: { id: string; name: string; isOn: boolean }[] }

type Props = { page: ListsOf; back: string; state: Refusal | null }

export function ListsPage({ page, back, state }: Props) {
  const words = useT().business.savedPage
  const isBusy = useNavigation().state === 'submitting'
  return (
    <FormPage
      title={words.addTo(page.name)}
      back={{ to: back, label: words.back }}
      errors={summaryOf(words.errors, state)}
    >
      <Form method="post" className="panel stack gap-5" noValidate>
        {page.lists.length > 0 && (
          <FieldGroup legend={words.lists}>
            {page.lists.map(({ id, name, isOn }) => (
              <Checkbox key={id} name="lists" value={id} label={<bdi>{name}</bdi>} defaultChecked={isOn} />
            ))}
          </FieldGroup>
        )}
        <Field id="name" label={words.newList} error={errorAt(words.errors, state, 'name')} optional>
          <Input name="name" maxLength={LONGEST_LIST_NAME} dir="auto" defaultValue={state?.values.name} />
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            {words.saveLists}
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}
