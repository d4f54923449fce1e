// The six languages, each in its own words. Plain links: another language is another document.

import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { inLocale, locales } from '#app/i18n/locales.ts'
import { useHere } from '#app/lib/use-here.ts'
import { Check } from '#app/ui/icons.ts'
import { rememberLanguage } from './language-cookie.ts'

export function LanguageList({ className = '' }: { className?: string }) {
  const { locale, t } = useI18n()
  const { pathname, search } = useHere()
  return (
    <ul className={className} aria-label={t.frame.language.choose}>
      {locales.map((language) => (
        <li key={language}>
          <a
            className="menu__item nav-language"
            href={inLocale(pathname, language) + search}
            hrefLang={language}
            lang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={() => rememberLanguage(language)}
          >
            {languageNames[language]}
            {language === locale && <Check className="i i--sm text-brand-ink" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
