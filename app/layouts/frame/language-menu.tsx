// The language menu of the wide navbar.

import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { Globe } from '#app/ui/icons.ts'
import { Menu } from '#app/ui/menu.tsx'
import { LanguageList } from './language-list.tsx'

export function LanguageMenu() {
  const { locale, t } = useI18n()
  return (
    <Menu
      align="end"
      label={`${t.frame.language.label}: ${languageNames[locale]}`}
      triggerClassName="btn btn--ghost px-3 text-sm"
      trigger={
        <>
          <Globe className="i" />
          <span className="max-xl:hidden">{languageNames[locale]}</span>
        </>
      }
    >
      <LanguageList />
    </Menu>
  )
}
