// Languages are kept as codes and shown by name. Made on the server, because browsers name languages differently.
import { intlTag, type Locale, locales } from '#app/i18n/locales.ts'

/** ISO 639 codes of those the forms offer; owners may write others. */
export const SPOKEN_LANGUAGES = [
  'ar',
  'bn',
  'bs',
  'de',
  'en',
  'es',
  'fa',
  'fr',
  'ha',
  'hi',
  'id',
  'it',
  'ku',
  'ml',
  'ms',
  'nl',
  'pa',
  'ps',
  'ru',
  'so',
  'sq',
  'sw',
  'ta',
  'tr',
  'ur',
  'uz',
  'zh',
] as const

const CODE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/
const namesIn = (locale: Locale) => new Intl.DisplayNames([intlTag(locale)], { type: 'language', fallback: 'code' })

/** Codes are written out; anything else stays as the owner wrote it. */
export function writeLanguages(languages: readonly string[], locale: Locale): string[] {
  const names = namesIn(locale)
  return languages.map((language) => (CODE.test(language) ? (names.of(language) ?? language) : language))
}

/** The way back: a name in any language of the site becomes its code. */
export function readLanguages(written: readonly string[]): string[] {
  const codes = new Map<string, string>()
  for (const locale of locales) {
    const names = namesIn(locale)
    for (const code of SPOKEN_LANGUAGES) codes.set((names.of(code) ?? code).toLowerCase(), code)
  }
  return [...new Set(written.map((language) => codes.get(language.toLowerCase()) ?? language))]
}
