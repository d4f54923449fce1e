// The forms about reviews. Messages are keys of `t.reviews.errors`.
import * as z from 'zod'
import { countCharacters } from '#app/core/moderation/rules.ts'
import { locales } from '#app/i18n/locales.ts'
import { FEWEST_CHARACTERS, FEWEST_REPLY_CHARACTERS, MOST_CHARACTERS, MOST_REPLY_CHARACTERS } from './rules.ts'

const words = (fewest: number, most: number, short: string, long: string) =>
  z
    .string(short)
    // Browsers post line ends as two characters.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .refine((text) => countCharacters(text) >= fewest, short)
        .refine((text) => countCharacters(text) <= most, long),
    )

const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value)

/** Not only the versions of the standard: ids derived from words are ids too. */
const id = z.guid('missing')

/** `latestDay` is tomorrow in UTC: the day may have begun where the visitor is. */
const reviewForm = (latestDay: string) =>
  z.object({
    rating: z.coerce.number('rating').int('rating').min(1, 'rating').max(5, 'rating'),
    text: words(FEWEST_CHARACTERS, MOST_CHARACTERS, 'textShort', 'textLong'),
    visited_on: z.preprocess(
      emptyIsNull,
      z.iso
        .date({ error: 'visitedOn', abort: true })
        .refine((day) => day >= '2000-01-01' && day <= latestDay, 'visitedOn')
        .nullable(),
    ),
    halal_matched: z.preprocess(emptyIsNull, z.enum(['yes', 'no', 'unsure'], 'halalMatched').nullable()),
    language: z.enum(locales, 'language'),
  })

const replyForm = z.object({
  review: id,
  reply: words(FEWEST_REPLY_CHARACTERS, MOST_REPLY_CHARACTERS, 'replyShort', 'replyLong'),
})

const reviewIdForm = z.object({ review: id })

/** The forms of the page, by their intent. */
export const reviewForms = (latestDay: string) => ({
  write: reviewForm(latestDay),
  delete: z.object({}),
  reply: replyForm,
  'delete-reply': reviewIdForm,
  vote: reviewIdForm,
  unvote: reviewIdForm,
})

export type ReviewInput = z.output<ReturnType<typeof reviewForm>>
