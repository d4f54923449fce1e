// The reader's settings, kept in a cookie so that the server renders it right at once.
import type { Locale } from '#app/i18n/locales.ts'
import { editions, TRANSLITERATION } from './editions.ts'

export const READER_COOKIE = 'quran'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Sizes of the Arabic text, smallest first; features/quran/quran.css has a class for each. */
export const SIZES = [1, 2, 3, 4, 5, 6, 7] as const
export const MOST_EDITIONS = 3

export type ReaderSettings = {
  /** Null: the translation of the page's language. */
  editions: readonly string[] | null
  transliteration: boolean
  layout: 'below' | 'beside'
  /** `verses`: one by one, with translations. `mushaf`: the Arabic text in one flow. */
  view: 'verses' | 'mushaf'
  size: number
}

export const DEFAULT_SETTINGS: ReaderSettings = {
  editions: null,
  transliteration: false,
  layout: 'below',
  view: 'verses',
  size: 3,
}

const isEditionId = (id: string) => editions.some((known) => known.id === id)

export const isSize = (size: number): boolean => SIZES.some((known) => known === size)

/** Ids in the order the site lists them, without doubles and strangers. */
export const readEditions = (ids: readonly string[]): string[] =>
  editions.flatMap(({ id }) => (ids.includes(id) && isEditionId(id) ? [id] : [])).slice(0, MOST_EDITIONS)

/** `auto~0~below~verses~3`; null for anything else, so that only known pages are rendered. */
function parse(value: string): ReaderSettings | null {
  const [ids = '', transliteration, layout, view, size, ...rest] = value.split('~')
  if (rest.length > 0 || !isSize(Number(size))) return null
  if (layout !== 'below' && layout !== 'beside') return null
  if (view !== 'verses' && view !== 'mushaf') return null
  return {
    editions: ids === 'auto' ? null : readEditions(ids.split('.')),
    transliteration: transliteration === '1',
    layout,
    view,
    size: Number(size),
  }
}

const COOKIE = new RegExp(`(?:^|;\\s*)${READER_COOKIE}=([^;]*)`)

export const settingsFromCookie = (cookieHeader: string | null): ReaderSettings =>
  parse(COOKIE.exec(cookieHeader ?? '')?.[1] ?? '') ?? DEFAULT_SETTINGS

export const settingsToCookie = ({ editions: ids, transliteration, layout, view, size }: ReaderSettings): string => {
  const value = [ids === null ? 'auto' : ids.join('.'), transliteration ? '1' : '0', layout, view, size].join('~')
  return `${READER_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly`
}

/** What is shown: only what the operator offers, and without a choice what the page's language has. */
export function shownEditions({ editions: ids }: ReaderSettings, locale: Locale, offered: readonly string[]): string[] {
  const wanted = ids ?? (locale === 'ar' ? [] : [locale])
  return wanted.filter((id) => id !== TRANSLITERATION && offered.includes(id))
}

/** Does this address belong to the reader? With or without a language before it, or `.data` behind it. */
export const isReaderPath = (pathname: string): boolean => /^(?:\/[a-z]{2})?\/quran(?:[/.]|$)/.test(pathname)
