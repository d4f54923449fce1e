// Typed message catalogues: English gives the shape, the other five must match it or the build fails.
// A browser loads what every page needs as one chunk in its own language; each other area follows when a page asks.
import { createContext, useContext } from 'react'
import type { Locale } from './locales.ts'
import type { first as firstEn } from './messages/en/first.ts'
import type en from './messages/en.ts'

type First = typeof firstEn
export type Messages = typeof en
export type LaterArea = Exclude<keyof Messages, keyof First>

const firstOf: Record<Locale, () => Promise<{ first: First }>> = {
  en: () => import('./messages/en/first.ts'),
  ar: () => import('./messages/ar/first.ts'),
  ur: () => import('./messages/ur/first.ts'),
  fr: () => import('./messages/fr/first.ts'),
  tr: () => import('./messages/tr/first.ts'),
  id: () => import('./messages/id/first.ts'),
}

type Loading = { promise: Promise<unknown>; loaded?: unknown }
const later = new Map<LaterArea, Loading>()

function request(locale: Locale, area: LaterArea): Loading {
  const known = later.get(area)
  if (known) return known
  const loading: Loading = {
    promise: import('./later-messages.ts')
      .then(({ loadArea }) => loadArea(locale, area))
      .then((messages) => {
        loading.loaded = messages
        return messages
      }),
  }
  later.set(area, loading)
  return loading
}

/** Fetches an area before something that shows it appears outside of a navigation. */
export const loadLaterMessages = (locale: Locale, area: LaterArea): Promise<unknown> => request(locale, area).promise

/**
 * The messages for a browser. Reading an area that is not there yet suspends the component: navigations and hydration
 * wait for it, as they do for the page's own code. (A document has one language, so one map keeps them.)
 */
export async function loadBrowserMessages(locale: Locale): Promise<Messages> {
  const { first } = await firstOf[locale]()
  return new Proxy(first, {
    get: (target, area: string | symbol) => {
      if (area in target) return target[area as keyof First]
      // Whether an object is a promise is asked of everything that is awaited.
      if (area === 'then' || typeof area === 'symbol') return undefined
      const { loaded, promise } = request(locale, area as LaterArea)
      if (loaded) return loaded
      // Not `use`: React goes on after it with the hooks of the first try and must meet it again, but by then the messages
      // are there, and they are read in event handlers too, where `use` cannot be.
      throw promise
    },
  }) as unknown as Messages
}

export type I18n = { locale: Locale; t: Messages }
export const I18nContext = createContext<I18n | null>(null)

export function useI18n(): I18n {
  const value = useContext(I18nContext)
  if (!value) throw new Error('I18nContext is missing')
  return value
}
export const useT = () => useI18n().t
