// The order in which the hub puts things forward.
import type { Card } from '#app/core/contributions/contribution.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Near you first, then in the reader's language: who reads English is not asked to give in Turkish. */
export const readableFirst = <T extends Card>(cards: readonly T[], locale: Locale): T[] =>
  cards.toSorted(
    (a, b) =>
      Number(b.is_near ?? false) - Number(a.is_near ?? false) ||
      Number(b.language === locale) - Number(a.language === locale),
  )
