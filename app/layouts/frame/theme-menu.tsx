// The theme menu of the wide navbar.

import { useT } from '#app/i18n/catalogue.ts'
import { Moon, Sun } from '#app/ui/icons.ts'
import { Menu } from '#app/ui/menu.tsx'
import { ThemeList } from './theme-list.tsx'

export function ThemeMenu() {
  const { theme: t } = useT().frame
  return (
    <Menu
      className="nav-theme"
      align="end"
      label={t.label}
      triggerClassName="icon-btn"
      trigger={
        <>
          <Sun className="i dark:hidden" />
          <Moon className="i hidden dark:block" />
        </>
      }
    >
      <ThemeList />
    </Menu>
  )
}
