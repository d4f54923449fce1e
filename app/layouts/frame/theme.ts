// The visitor's choice of light or dark, kept in a cookie. <html data-theme> always says which of the two is shown;
// without a choice it follows the system. Without JavaScript the tokens follow the system by media query.
export const THEME_COOKIE = 'theme'
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Runs in the document's head before anything is painted, so that the other theme never flashes up. */
export const themeScript = `(function(){var m=/(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie);document.documentElement.dataset.theme=m?m[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`

export function readTheme(cookies: string): Theme {
  const chosen = new RegExp(`(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)`).exec(cookies)?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const YEAR_SECONDS = 31_536_000

/** How long a choice is kept. "system" is the absence of one, so it ends the cookie. */
export const themeCookieAge = (theme: Theme) => (theme === 'system' ? 0 : YEAR_SECONDS)

/** What is painted for a choice. */
export function shownTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return systemIsDark ? 'dark' : 'light'
}
