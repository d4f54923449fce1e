// Shapes of the review functions' answers.
import * as z from 'zod'
import { author } from '#app/core/contributions/shapes.server.ts'
import { locales } from '#app/i18n/locales.ts'

const reply = z.object({
  author: z.string().nullable(),
  text: z.string(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  is_removed: z.boolean(),
})

const photo = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  status: z.enum(['published', 'pending']),
})
export type ReviewPhoto = z.output<typeof photo>

const halalMatched = z.enum(['yes', 'no', 'unsure'])

const review = z.object({
  id: z.string(),
  author: z.string().nullable(),
  rating: z.number(),
  text: z.string(),
  language: z.enum(locales),
  visited_on: z.string().nullable(),
  halal_matched: halalMatched.nullable(),
  helpful: z.number(),
  is_sample: z.boolean(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  is_mine: z.boolean(),
  is_voted: z.boolean(),
  photos: z.array(photo),
  /** Of the sample community: a drawing in place of a photo. */
  drawn: z.string().nullable(),
  reply: reply.nullable(),
})
export type Review = z.output<typeof review>

const ownReview = review
  .pick({ id: true, rating: true, text: true, language: true, visited_on: true, halal_matched: true, photos: true })
  .extend({
    status: z.enum(['published', 'pending', 'rejected', 'removed']),
    decision: z.object({ status: z.string(), canned: z.string().nullable(), note: z.string().nullable() }).nullable(),
  })
export type OwnReview = z.output<typeof ownReview>

export const reviews = z.object({
  count: z.number(),
  average: z.number().nullable(),
  histogram: z.array(z.object({ stars: z.number(), count: z.number() })),
  languages: z.array(z.object({ language: z.enum(locales), count: z.number() })),
  halal_answers: z.number(),
  halal_mismatches: z.number(),
  /** How many match the filters. */
  total: z.number(),
  reviews: z.array(review),
  /** The visitor's own, whatever its state. */
  mine: ownReview.nullable(),
  is_own_place: z.boolean(),
})
export type Reviews = z.output<typeof reviews>

const latestReview = review
  .pick({ id: true, author: true, rating: true, text: true, language: true, is_sample: true, is_mine: true })
  .extend({
    is_cut: z.boolean(),
    published_at: z.string(),
    place: z.object({
      name: z.string(),
      local_name: z.string().nullable(),
      slug: z.string(),
      city: z.string().nullable(),
      country_code: z.string().nullable(),
    }),
  })
export type LatestReview = z.output<typeof latestReview>
export const latestReviews = z.object({ items: z.array(latestReview), next: z.string().nullable() })
export type LatestReviews = z.output<typeof latestReviews>

const town = z.object({ city: z.string(), country_code: z.string() })
export const topPlaces = z.object({
  fewest: z.number(),
  weight: z.number(),
  mean: z.number().nullable(),
  town: town.nullable(),
  towns: z.array(town.extend({ places: z.number() })),
  places: z.array(
    z.object({
      name: z.string(),
      local_name: z.string().nullable(),
      slug: z.string(),
      rating: z.number(),
      reviews_count: z.number(),
      score: z.number(),
      is_sample: z.boolean(),
    }),
  ),
})
export type Ranked = z.output<typeof topPlaces>

/** What one of the team said first. */
const answer = z.object({ author: author.nullable(), text: z.string(), language: z.enum(locales) })
export type Answer = z.output<typeof answer>
export const feedbackFacts = z.object({ answer: answer.nullable() })
export type FeedbackFacts = z.output<typeof feedbackFacts>
