import { expect, test } from 'vitest'
import { readTheme, shownTheme, themeCookieAge, themeScript } from './theme.ts'

test('reads the chosen theme among other cookies', () => {
  expect(readTheme('lang=ar; theme=dark; place=1')).toBe('dark')
  expect(readTheme('theme=light')).toBe('light')
})

test('takes anything else for no choice', () => {
  expect(readTheme('')).toBe('system')
  expect(readTheme('theme=darkest')).toBe('system')
  expect(readTheme('mytheme=dark')).toBe('system')
})

test('keeps a choice for a year and forgets "system"', () => {
  expect(themeCookieAge('dark')).toBe(31_536_000)
  expect(themeCookieAge('system')).toBe(0)
})

test('shows what the system wants when nothing was chosen', () => {
  expect(shownTheme('system', true)).toBe('dark')
  expect(shownTheme('system', false)).toBe('light')
  expect(shownTheme('light', true)).toBe('light')
})

test('sets the theme on the document before paint', () => {
  const run = (cookie: string, systemIsDark: boolean) => {
    const document = { cookie, documentElement: { dataset: {} as Record<string, string> } }
    new Function('document', 'matchMedia', themeScript)(document, () => ({ matches: systemIsDark }))
    return document.documentElement.dataset.theme
  }
  expect(run('lang=en; theme=dark', false)).toBe('dark')
  expect(run('theme=light', true)).toBe('light')
  expect(run('', true)).toBe('dark')
})
