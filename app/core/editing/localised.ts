// Texts by language, as the database keeps them.
import { isLocale, type Locale } from '#app/i18n/locales.ts'

export type Localised = Partial<Record<Locale, string>>

/** The text in the language of the page, else in English. */
export const inLanguage = (text: Localised, locale: Locale): string => text[locale] || text.en || ''

export function readLocalised(value: unknown): Localised {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([language, text]) => isLocale(language) && typeof text === 'string'),
  )
}

/** A kept text as the fields of its form. */
export const fieldsOf = (name: string, text: Localised): Record<string, string> =>
  Object.fromEntries(Object.entries(text).map(([language, words]) => [`${name}.${language}`, words]))
