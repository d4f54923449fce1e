// Typed message catalogues: English gives the shape, the other five must match it or the build fails.
// A browser loads what every page needs as one chunk in its own language; the rest follows when a page asks for it.
import { createContext, use, useContext } from 'react'
import type { Locale } from './locales.ts'
import type { first as firstEn } from './messages/en/first.ts'
import type { later as laterEn } from './messages/en/later.ts'

type First = typeof firstEn
type Later = typeof laterEn
export type Messages = First & Later

const firstOf: Record<Locale, () => Promise<{ first: First }>> = {
  en: () => import('./messages/en/first.ts'),
  ar: () => import('./messages/ar/first.ts'),
  ur: () => import('./messages/ur/first.ts'),
  fr: () => import('./messages/fr/first.ts'),
  tr: () => import('./messages/tr/first.ts'),
  id: () => import('./messages/id/first.ts'),
}
const laterOf: Record<Locale, () => Promise<{ later: Later }>> = {
  en: () => import('./messages/en/later.ts'),
  ar: () => import('./messages/ar/later.ts'),
  ur: () => import('./messages/ur/later.ts'),
  fr: () => import('./messages/fr/later.ts'),
  tr: () => import('./messages/tr/later.ts'),
  id: () => import('./messages/id/later.ts'),
}

const later: { loading?: Promise<Later>; loaded?: Later } = {}

/** Fetches the rest before something that shows it appears outside of a navigation. */
export function loadLaterMessages(locale: Locale): Promise<Later> {
  later.loading ??= laterOf[locale]().then((module) => {
    later.loaded = module.later
    return module.later
  })
  return later.loading
}

/**
 * The messages for a browser. Reading an area that is not there yet suspends the component: navigations and hydration
 * wait for it, as they do for the page's own code. (A document has one language, so one variable keeps them.)
 */
export async function loadBrowserMessages(locale: Locale): Promise<Messages> {
  const { first } = await firstOf[locale]()
  const rest = () => later.loaded ?? use(loadLaterMessages(locale))
  return {
    ...first,
    get auth() {
      return rest().auth
    },
    get pages() {
      return rest().pages
    },
    get popup() {
      return rest().popup
    },
  }
}

export type I18n = { locale: Locale; t: Messages }
export const I18nContext = createContext<I18n | null>(null)

export function useI18n(): I18n {
  const value = useContext(I18nContext)
  if (!value) throw new Error('I18nContext is missing')
  return value
}
export const useT = () => useI18n().t
