// The fields of an account: the same when it is suggested and when it is edited.
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LONGEST, type Named, TOPICS } from './account.ts'

export type Choices = { languages: Named[]; countries: Named[] }

/** The page's own errors, over those every page has. */
export function useErrors() {
  const t = useT()
  return { ...t.ui.refusals, ...t.socialMedia.errors }
}

type Props = { choices: Choices; values: Readonly<Record<string, string | undefined>>; state: Refusal | undefined }

export function AccountFields({ choices, values, state }: Props) {
  const all = useT().socialMedia
  const words = all.suggestion
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, state, field)
  return (
    <>
      <Field id="name" label={words.name} error={error('name')} required>
        <Input name="name" maxLength={LONGEST.name} dir="auto" defaultValue={values.name} />
      </Field>
      <Field id="about" label={words.about} hint={words.aboutHint} error={error('about')} required>
        <Textarea name="about" rows={4} maxLength={LONGEST.about} dir="auto" defaultValue={values.about} />
      </Field>
      <Field id="topic" label={all.topic} error={error('topic')} required>
        <Select name="topic" defaultValue={values.topic ?? ''}>
          <option value="">{words.choose}</option>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {all.topics[topic]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="language" label={all.language} error={error('language')} required>
        <Select name="language" defaultValue={values.language ?? ''}>
          <option value="">{words.choose}</option>
          {choices.languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="country" label={all.country} error={error('country')} optional>
        <Select name="country" defaultValue={values.country ?? ''}>
          <option value="">{all.noCountry}</option>
          {choices.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="studied" label={words.studied} hint={words.studiedHint} error={error('studied')} optional>
        <Input name="studied" maxLength={LONGEST.studied} dir="auto" defaultValue={values.studied} />
      </Field>
    </>
  )
}
