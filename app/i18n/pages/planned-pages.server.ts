// Finds the text of a planned page in the visitor's language, and where it leads on to.
import type { Locale } from '#app/i18n/locales.ts'
import * as ar from './ar.server.ts'
import type { BuiltPage, BuiltTexts, PageText, PageTexts, PlannedPage } from './en.server.ts'
import * as en from './en.server.ts'
import * as fr from './fr.server.ts'
import * as id from './id.server.ts'
import * as tr from './tr.server.ts'
import * as ur from './ur.server.ts'

const texts: Readonly<Record<Locale, { pages: PageTexts; built: BuiltTexts }>> = { en, ar, ur, fr, tr, id }

const ONWARD: Readonly<Record<PlannedPage, readonly (PlannedPage | BuiltPage)[]>> = {
}

export type PlannedPageText = PageText & { key: PlannedPage; onward: { to: string; label: string; lead: string }[] }

const isPlanned = (key: string): key is PlannedPage => Object.hasOwn(en.pages, key)

/** `pattern` is the route's, such as `/business/:id`. */
export function findPlannedPage(pattern: string, locale: Locale): PlannedPageText | null {
  const key = pattern.replace(/^\/+|\/+$/g, '')
  if (!isPlanned(key)) return null
  const { pages, built } = texts[locale]
  const linked = { ...pages, ...built }
  const onward = ONWARD[key].map((page) => ({ to: `/${page}`, label: linked[page].title, lead: linked[page].lead }))
  return { ...pages[key], key, onward }
}

/** Title and line of a page that is built, in the visitor's language. */
export const builtPage = (page: BuiltPage, locale: Locale) => texts[locale].built[page]
