// The staff's form for a category or a part of one: what it is called, what people call it, how it is drawn, where it stands.
import { Form, useNavigation } from 'react-router'
import { NamedCategoryIcon } from '#app/core/categories/category-icon.tsx'
import { CATEGORY_ICONS } from '#app/core/categories/tree.ts'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { type Messages, useT } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import './categories.css'
import { LONGEST, nameMissing } from './rules.ts'

type Props = {
  values: Record<string, string>
  refusal: Refusal | undefined
  /** Only categories are drawn; parts have the drawing of theirs. */
  hasIcon: boolean
  /** What a new part belongs to. */
  parent?: string | undefined
}

/** A name that is missing is told with its language. */
export const errorsOf = (t: Messages) => ({
  ...t.ui.refusals,
  ...t.categories.errors,
  ...Object.fromEntries(
    locales.map((language) => [nameMissing(language), t.categories.nameIn(languageNames[language])]),
  ),
})

export function CategoryEditor({ values, refusal, hasIcon, parent }: Props) {
  const t = useT()
  const words = t.categories
  const isSaving = useNavigation().state !== 'idle'
  const error = (field: string) => errorAt(errorsOf(t), refusal, field)
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <input type="hidden" name="seen" value={values.seen ?? '0'} />
      {parent && <input type="hidden" name="parent" value={parent} />}
      <LanguageSections
        fields={[
          { name: 'name', label: words.fields.name, hint: words.nameHint, most: LONGEST.name },
          {
            name: 'words',
            label: words.fields.words,
            hint: words.wordsHint,
            most: LONGEST.words,
            rows: 3,
            optional: true,
          },
        ]}
        values={values}
        error={error}
        note={words.languagesNote}
      />
      {hasIcon && (
        <fieldset className="stack gap-3">
          <legend className="label">{words.fields.icon}</legend>
          <div className="categories-icons">
            {CATEGORY_ICONS.map((name) => (
              <label key={name} className="categories-icon">
                <input
                  type="radio"
                  name="icon"
                  value={name}
                  className="sr-only"
                  aria-label={words.icons[name]}
                  defaultChecked={name === (values.icon ?? 'Store')}
                />
                <NamedCategoryIcon name={name} className="i" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field id="position" label={words.fields.position} hint={words.positionHint} error={error('position')}>
        <Input
          name="position"
          type="number"
          min={0}
          max={9999}
          dir="ltr"
          className="categories-position"
          defaultValue={values.position ?? '500'}
        />
      </Field>
      <div>
        <Button type="submit" name="intent" value="save" busy={isSaving}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}
