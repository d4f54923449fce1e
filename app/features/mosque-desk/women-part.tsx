// The sisters' space: when it is open, where one enters, what is there.
import { Form } from 'react-router'
import { HEARS, OPEN_FOR } from '#app/core/mosques/read-mosque.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'
import { YesNoField } from './yes-no-field.tsx'

export function WomenPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const t = useT()
  const words = t.mosques.edit.women
  const { women } = desk
  const values = state?.values
  return (
    <Form method="post" className="desk-form" noValidate>
      <p className="soft">{words.lead}</p>
      <input type="hidden" name="intent" value="women" />
      <div className="desk-grid">
        <Field id="open_for" label={words.openFor}>
          <Select name="open_for" defaultValue={values?.open_for ?? women?.openFor ?? ''}>
            {(['', ...OPEN_FOR] as const).map((choice) => (
              <option key={choice} value={choice}>
                {words.openForChoices[choice]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="entrance" label={words.entrance} error={errorAt(t.mosques.errors, state, 'entrance')} optional>
          <Input name="entrance" maxLength={200} defaultValue={values?.entrance ?? women?.entrance ?? ''} />
        </Field>
        <YesNoField id="wudu" name="wudu" label={words.wudu} value={values?.wudu ?? women?.wudu ?? null} />
        <Field id="hears" label={words.hears}>
          <Select name="hears" defaultValue={values?.hears ?? women?.hears ?? ''}>
            {(['', ...HEARS] as const).map((choice) => (
              <option key={choice} value={choice}>
                {words.hearsChoices[choice]}
              </option>
            ))}
          </Select>
        </Field>
        <YesNoField
          id="children"
          name="children"
          label={words.children}
          value={values?.children ?? women?.children ?? null}
        />
      </div>
      <Field id="note" label={words.note} error={errorAt(t.mosques.errors, state, 'note')} optional>
        <Textarea name="note" rows={3} maxLength={500} defaultValue={values?.note ?? women?.note ?? ''} />
      </Field>
      <div>
        <Button type="submit" size="lg">
          {t.mosques.edit.save}
        </Button>
      </div>
    </Form>
  )
}
