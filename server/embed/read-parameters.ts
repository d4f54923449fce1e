// The parameters every widget understands. Those it does not know are ignored; known ones must be right.
import { isLocale, type Locale, locales } from '#app/i18n/locales.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { SIZES, type Size, THEMES, type Theme } from './widget.ts'

export type SharedParameters = { locale: Locale; theme: Theme; size: Size }
type Read = { ok: true; value: SharedParameters } | { ok: false; message: string }

export const LONGEST_NAME = 80

function oneOf<T extends string>(
  parameters: URLSearchParams,
  name: string,
  words: readonly T[],
  fallback: T,
): T | null {
  const values = parameters.getAll(name)
  if (values.length === 0) return fallback
  return values.length === 1 ? wordIn(words, values[0]) : null
}

export function readShared(parameters: URLSearchParams): Read {
  const bad = (name: string, words: readonly string[]): Read => ({
    ok: false,
    message: `${name} must be one of ${words.join(', ')}`,
  })
  const lang = oneOf(parameters, 'lang', locales, 'en')
  if (!lang || !isLocale(lang)) return bad('lang', locales)
  const theme = oneOf(parameters, 'theme', THEMES, 'auto')
  if (!theme) return bad('theme', THEMES)
  const size = oneOf(parameters, 'size', SIZES, 'regular')
  if (!size) return bad('size', SIZES)
  return { ok: true, value: { locale: lang, theme, size } }
}

/** `on` unless told otherwise; null for anything else. */
export function readSwitch(parameters: URLSearchParams, name: string): boolean | null {
  const value = oneOf(parameters, name, ['on', 'off'], 'on')
  return value && value === 'on'
}

/** A name to show, or empty; null where it is too long or holds control characters. */
export function readName(parameters: URLSearchParams): string | null {
  const name = (parameters.get('name') ?? '').trim()
  return name.length > LONGEST_NAME || /\p{Cc}/u.test(name) ? null : name
}

/** Days the local moon sighting differs from the calendar. */
export function readHijriDays(parameters: URLSearchParams): number | null {
  const text = parameters.get('offset') ?? '0'
  return /^-?[0-2]$/.test(text) ? Number(text) : null
}
