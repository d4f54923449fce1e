// Reviews of the showcase's places: each text was written for one place and stands nowhere else.
import { reviewTextsAmerica } from './review-texts-america.ts'
import { reviewTextsAsia } from './review-texts-asia.ts'
import { reviewTextsEast } from './review-texts-east.ts'
import { reviewTextsEurope } from './review-texts-europe.ts'
import { reviewTextsLondon } from './review-texts-london.ts'
import type { Language } from './shapes.ts'

export type ReviewText = {
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly language: Language
  readonly text: string
  /** Whether they found the food as halal as the page says. */
  readonly halal?: 'yes' | 'no' | 'unsure'
  readonly reply?: string
}

/** By the name of the place. */
export type ReviewTexts = Readonly<Record<string, readonly ReviewText[]>>

export const reviewTexts: ReviewTexts = {
  ...reviewTextsLondon,
  ...reviewTextsEurope,
  ...reviewTextsEast,
  ...reviewTextsAsia,
  ...reviewTextsAmerica,
}
