import type { HalalLevel } from '#app/core/listings/business.ts'
import type { Messages } from '#app/i18n/catalogue.ts'

/** How strong the evidence is, in words. */
export function halalWords(level: HalalLevel, t: Messages): string {
  const words = t.listings.halalLevels
  return [words.unknown, words.selfDeclared, words.community, words.certificate, words.visited][level] ?? words.unknown
}
