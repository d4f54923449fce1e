// Typed message catalogues: English gives the shape, the other five must match it or the build fails.
// A browser loads what every page needs as one chunk in its own language; each other area follows when a page asks.
import { createContext, use, useContext } from 'react'
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

// The areas of the first chunk are left out by name: a file that is in both would be loaded twice.
const laterFiles = import.meta.glob<Messages>([
  './messages/*/*.ts',
  '!./messages/*/{chat,errors,first,frame,home,listing,place-phrases,places,prayer,ui}.ts',
  '!./messages/*/*.test.ts',
])

type Loading = { promise: Promise<unknown>; loaded?: unknown }
const later = new Map<LaterArea, Loading>()

function request(locale: Locale, area: LaterArea): Loading | undefined {
  const known = later.get(area)
  if (known) return known
  const file = laterFiles[`./messages/${locale}/${area}.ts`]
  if (!file) return undefined
  const loading: Loading = {
    promise: file().then((module) => {
      loading.loaded = module[area]
      return loading.loaded
    }),
  }
  later.set(area, loading)
  return loading
}

/** Fetches an area before something that shows it appears outside of a navigation. */
export const loadLaterMessages = (locale: Locale, area: LaterArea): Promise<unknown> =>
  request(locale, area)?.promise ?? Promise.reject(new Error(`No messages: ${area}`))

/**
 * The messages for a browser. Reading an area that is not there yet suspends the component: navigations and hydration
 * wait for it, as they do for the page's own code. (A document has one language, so one map keeps them.)
 */
export async function loadBrowserMessages(locale: Locale): Promise<Messages> {
  const { first } = await firstOf[locale]()
  return new Proxy(first, {
    get: (target, area: string) => {
      if (area in target) return target[area as keyof First]
      // Anything may be asked of an object, such as whether it is a promise: that is no area.
      const later = request(locale, area as LaterArea)
      return later && (later.loaded ?? use(later.promise))
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
