// The languages of the site as choices of a select, each in its own words.
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'

export const LanguageOptions = () =>
  locales.map((language) => (
    <option key={language} value={language} lang={language}>
      {languageNames[language]}
    </option>
  ))
