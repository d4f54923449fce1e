// The texts of something in six languages: English open, the others folded unless something is
// wrong in them, each with a mark once it is written.
import { useT } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { direction, type Locale, locales } from '#app/i18n/locales.ts'
import { Field } from '#app/ui/field.tsx'
import { Check, ChevronDown } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import './editing.css'

export type TextField = {
  name: string
  label: string
  hint?: string | undefined
  most: number
  /** More than one line. */
  rows?: number | undefined
  optional?: boolean | undefined
}

type Props = {
  fields: readonly TextField[]
  values: Record<string, string>
  error: (field: string) => string | undefined
  /** What is said of the other languages, where they are not simply optional. */
  note?: string | undefined
}

export function LanguageSections({ fields, values, error, note }: Props) {
  const words = useT().editing
  const isWrong = (language: Locale) => fields.some(({ name }) => error(`${name}.${language}`))
  const isWritten = (language: Locale) => fields.some(({ name }) => values[`${name}.${language}`])
  return (
    <div className="stack gap-4">
      <Texts language="en" {...{ fields, values, error }} />
      <p className="small muted">{note ?? words.otherLanguages}</p>
      <div className="editing-languages">
        {locales
          .filter((language) => language !== 'en')
          .map((language) => (
            <details key={language} className="editing-language" open={isWrong(language)}>
              <summary>
                <bdi lang={language}>{languageNames[language]}</bdi>
                {isWritten(language) && (
                  <>
                    <Check className="i i--sm editing-language__mark" />
                    <span className="sr-only">{words.written}</span>
                  </>
                )}
                <ChevronDown className="i i--sm editing-language__arrow" />
              </summary>
              <div className="editing-language__texts">
                <Texts language={language} {...{ fields, values, error }} />
              </div>
            </details>
          ))}
      </div>
    </div>
  )
}

/** The English field has the name of the text itself: a summary of errors leads there. */
function Texts({ language, fields, values, error }: Omit<Props, 'note'> & { language: Locale }) {
  const isEnglish = language === 'en'
  return (
    <div className="stack gap-4">
      {fields.map(({ name, label, hint, most, rows, optional }) => {
        const field = `${name}.${language}`
        const shared = {
          name: field,
          lang: language,
          dir: direction(language),
          maxLength: most,
          defaultValue: values[field] ?? '',
        }
        return (
          <Field
            key={name}
            id={isEnglish ? name : field}
            label={isEnglish ? label : `${label} (${languageNames[language]})`}
            hint={isEnglish ? hint : undefined}
            error={error(isEnglish ? name : field)}
            required={isEnglish && !optional}
            optional={isEnglish && optional}
          >
            {rows ? <Textarea rows={rows} {...shared} /> : <Input {...shared} />}
          </Field>
        )
      })}
    </div>
  )
}
