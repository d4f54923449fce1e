// How Stripe writes moments, things it may name or bring along, and languages.
import type { Locale } from '#app/i18n/locales.ts'

export const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

export const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'string' ? thing : thing?.id

/** Its own word for a language it does not have. */
export const languageOf = (locale: Locale) => (locale === 'ar' || locale === 'ur' ? 'auto' : locale)
