// In which language a list is read. Members have languages of their own in their settings: "all" is a choice of its own for them.
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { Choice } from '#app/ui/choice.tsx'

export function ReadsChoice({ chosen }: { chosen: readonly Locale[] | null }) {
  const { form, list } = useT().contributions
  const isMember = Boolean(useRootData()?.user)
  return (
    <Choice
      name="reads"
      label={form.language}
      any={isMember ? list.ownLanguages : list.allLanguages}
      chosen={chosen && (chosen[0] ?? (isMember ? 'all' : null))}
      options={[
        ...(isMember ? [['all', list.allLanguages] as const] : []),
        ...locales.map((language) => [language, languageNames[language]] as const),
      ]}
    />
  )
}
