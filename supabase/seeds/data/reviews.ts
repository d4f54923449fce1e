// Which sample reviewer says what about which sample business. Everything follows from the business's name and city, so
// that loading twice says the same.
import { createHash } from 'node:crypto'
import { sampleBusinesses } from './businesses.ts'
import { samplePeople } from './people.ts'
import { type ReviewText, replyTexts, reviewTexts, topicOf } from './review-texts.ts'
import { type Reviewer, sampleReviewers } from './reviewers.ts'
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

const MOST_REVIEWS = 8

/** What people write there: the language of the country first, then what visitors bring along. */
const COUNTRY_LANGUAGES: Readonly<Record<string, readonly Language[]>> = {
  FR: ['fr', 'fr', 'fr', 'ar', 'en'],
  BE: ['fr', 'fr', 'tr', 'en', 'ar'],
  TR: ['tr', 'tr', 'tr', 'ar', 'en'],
  DE: ['tr', 'tr', 'en', 'ar'],
  PK: ['ur', 'ur', 'ur', 'en'],
  IN: ['ur', 'en', 'en'],
  ID: ['id', 'id', 'id', 'en'],
  MY: ['id', 'en', 'en', 'ar'],
  SA: ['ar', 'ar', 'ar', 'ur', 'en'],
  AE: ['ar', 'ar', 'en', 'ur'],
  QA: ['ar', 'ar', 'en', 'ur'],
  EG: ['ar', 'ar', 'ar', 'en'],
  JO: ['ar', 'ar', 'ar', 'en'],
  MA: ['ar', 'fr', 'fr', 'en'],
  TN: ['ar', 'fr', 'fr'],
  DZ: ['ar', 'fr', 'fr'],
  SN: ['fr', 'fr', 'ar'],
}
const ELSEWHERE: readonly Language[] = ['en', 'en', 'en', 'en', 'ur', 'ar', 'tr', 'fr', 'id']

/** Numbers that follow from the words, always the same. */
function drawFrom(words: string): (below: number) => number {
  let round = 0
  let bytes = Buffer.alloc(0)
  return (below) => {
    if (bytes.length < 2) bytes = createHash('sha256').update(`${words} ${round++}`).digest()
    const value = bytes.readUInt16BE(0)
    bytes = bytes.subarray(2)
    return value % below
  }
}

const owned = new Set(samplePeople.flatMap(({ owns }) => owns.map(({ name, city }) => `${name}|${city}`)))

function reviewsOf(business: SampleBusiness): SampleReview[] {
  const key = `${business.name}|${business.city}`
  const draw = drawFrom(key)
  const isOwned = owned.has(key)
  const wanted = isOwned ? MOST_REVIEWS : draw(MOST_REVIEWS + 1)
  const languages = COUNTRY_LANGUAGES[business.countryCode] ?? ELSEWHERE
  const isFood = business.halalLevel !== null
  const authors = new Set<Reviewer>()
  const texts = new Set<ReviewText>()
  const reviews: SampleReview[] = []
  // A few draws more than needed: one that would repeat a person or a text is left out.
  for (let tries = 0; tries < wanted * 3 && reviews.length < wanted; tries++) {
    const language = languages[draw(languages.length)] ?? 'en'
    const speakers = sampleReviewers.filter((reviewer) => reviewer.language === language)
    const author = speakers[draw(speakers.length)]
    const choice = reviewTexts[language][topicOf[business.category]]
    // The lower of two draws: good reviews stand first, and most people are content.
    const text = choice[Math.min(draw(choice.length), draw(choice.length))]
    if (!author || !text || authors.has(author) || texts.has(text)) continue
    authors.add(author)
    texts.add(text)
    const answer = draw(10)
    reviews.push({
      business: { name: business.name, city: business.city },
      author: author.email,
      stars: text.stars,
      text: text.text,
      language,
      halalMatched:
        !isFood || answer < 3 ? null : answer === 9 && text.stars <= 3 ? 'no' : answer === 8 ? 'unsure' : 'yes',
      daysAgo: 2 + draw(500),
      reply: isOwned && reviews.length % 2 === 0 ? replyTexts[language][text.stars >= 4 ? 'thanks' : 'sorry'] : null,
    })
  }
  return reviews
}

export const sampleReviews: readonly SampleReview[] = sampleBusinesses.flatMap(reviewsOf)
