// The fields of a message for the wall: words, where from, in which language, and whose name.

import { CountrySelect } from '#app/core/places/country-select.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { MOST_CHARACTERS } from './rules.ts'

type Props = {
  values: Record<string, string> | undefined
  /** Before anything is typed. */
  usual: { language: string; country: string | null; body?: string; isAnonymous?: boolean }
  error: string | undefined
}

export function MessageFields({ values, usual, error }: Props) {
  const { contributions, gaza: words } = useT()
  return (
    <>
      <Field id="gaza-body" label={words.message} hint={words.messageHint} error={error} required>
        <Textarea
          name="body"
          rows={5}
          dir="auto"
          maxLength={MOST_CHARACTERS}
          defaultValue={values?.body ?? usual.body ?? ''}
        />
      </Field>
      <Field label={words.country}>
        <CountrySelect chosen={values?.country_code ?? usual.country ?? ''} />
      </Field>
      <Field label={contributions.form.language}>
        <Select name="language" defaultValue={values?.language ?? usual.language}>
          <LanguageOptions />
        </Select>
      </Field>
      <p className="small muted">{words.nameNote}</p>
      <Checkbox
        name="is_anonymous"
        label={words.anonymous}
        defaultChecked={values ? values.is_anonymous === 'on' : usual.isAnonymous === true}
      />
    </>
  )
}
