// The chosen theme in the browser: reading it, changing it, and following the system while there is no choice.
import { useEffect, useSyncExternalStore } from 'react'
import { writeCookie } from '#app/lib/write-cookie.ts'
import { readTheme, shownTheme, THEME_COOKIE, type Theme, themeCookieAge } from './theme.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

function paint() {
  document.documentElement.dataset.theme = shownTheme(readTheme(document.cookie), systemIsDark().matches)
}

function chooseTheme(theme: Theme) {
  writeCookie(THEME_COOKIE, theme, themeCookieAge(theme))
  paint()
  for (const listener of listeners) listener()
}

/** `theme` is null on the server and until the page is alive: a shared page knows nobody's choice. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme | null>(
    subscribe,
    () => readTheme(document.cookie),
    () => null,
  )

  useEffect(() => {
    const query = systemIsDark()
    query.addEventListener('change', paint)
    return () => query.removeEventListener('change', paint)
  }, [])

  return { theme, chooseTheme }
}
