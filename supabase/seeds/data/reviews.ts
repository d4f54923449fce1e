// The sample reviews of the showcase. Author and day follow from the place's name and city, so
// that loading twice says the same.
import { sampleBusinesses } from './businesses.ts'
import { numberFor } from './evidence.ts'
import { reviewTexts } from './review-texts.ts'
import { sampleReviewers } from './reviewers.ts'
import type { Language, SampleBusiness } from './shapes.ts'

export type SampleReview = {
  readonly business: { readonly name: string; readonly city: string }
  readonly author: string
  readonly stars: number
  readonly text: string
  readonly language: Language
  readonly halalMatched: 'yes' | 'no' | 'unsure' | null
  readonly daysAgo: number
  readonly reply: string | null
}

function reviewsOf(business: SampleBusiness): SampleReview[] {
  const { name, city } = business
  const texts = reviewTexts[name] ?? []
  const met = new Map<Language, number>()
  return texts.map(({ stars, language, text, halal, reply }, position) => {
    const speakers = sampleReviewers.filter((reviewer) => reviewer.language === language)
    const before = met.get(language) ?? 0
    met.set(language, before + 1)
    // From a place of their own in the row onward: nobody speaks twice about the same place.
    const speaker = speakers[(numberFor(business, `speaker ${language}`, speakers.length) + before) % speakers.length]
    return {
      business: { name, city },
      author: speaker?.email ?? '',
      stars,
      text,
      language,
      halalMatched: halal ?? null,
      daysAgo: 3 + position * 17 + numberFor(business, `review ${position}`, 120),
      reply: reply ?? null,
    }
  })
}

export const sampleReviews: readonly SampleReview[] = sampleBusinesses.flatMap(reviewsOf)
