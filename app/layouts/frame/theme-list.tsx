// Light, dark, or as the device has it.

import { useT } from '#app/i18n/catalogue.ts'
import { Monitor, Moon, Sun } from '#app/ui/icons.ts'
import { type Theme, themes } from './theme.ts'
import { useTheme } from './use-theme.ts'

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }

export function ThemeList({ className = '' }: { className?: string }) {
  const { theme: t } = useT().frame
  const { theme, chooseTheme } = useTheme()
  return (
    <ul className={className} aria-label={t.label}>
      {themes.map((choice) => {
        const Icon = icons[choice]
        return (
          <li key={choice}>
            <button
              type="button"
              className="menu__item"
              aria-pressed={theme === choice}
              onClick={() => chooseTheme(choice)}
            >
              <Icon className="i i--sm" />
              {t[choice]}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
