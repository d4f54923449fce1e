// One of all countries, by name in the visitor's language.
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { Select } from '#app/ui/select.tsx'
import { countryCodes, countryName } from './countries.ts'

const byName = (locale: Locale) => {
  const { compare } = new Intl.Collator(intlTag(locale))
  return countryCodes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((a, b) => compare(a.name, b.name))
}

export function CountrySelect({ chosen }: { chosen: string }) {
  const { locale, t } = useI18n()
  return (
    <Select name="country_code" defaultValue={chosen}>
      <option value="">{t.contributions.form.noCountry}</option>
      {byName(locale).map(({ code, name }) => (
        // Server and browser may spell a country in two ways, and so order it: what the server wrote stays.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </Select>
  )
}
