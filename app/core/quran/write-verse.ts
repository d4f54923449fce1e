import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { VerseRef } from './numbering.ts'

/** `2:255` in the digits of the language. */
export const writeVerse = (locale: Locale, { surah, ayah }: VerseRef): string =>
  `${formatNumber(locale, surah)}:${formatNumber(locale, ayah)}`
