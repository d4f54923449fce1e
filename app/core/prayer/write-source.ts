import type { Messages } from '#app/i18n/catalogue.ts'
import { METHODS_READ_IN } from './methods.ts'
import type { PracticeSource } from './usual-practice.ts'

/** Who says so and since when; without a year of theirs, where and when their figures were read. */
export function writeSource({ name, year, isUnconfirmed }: PracticeSource, words: Messages['prayer']['why']): string {
  if (isUnconfirmed) return words.sourceUnconfirmed(name)
  return year === null ? words.sourceRead(name, String(METHODS_READ_IN)) : words.source(name, String(year))
}
