// The forms of the community. Messages are keys of `t.contributions.errors`.
import * as z from 'zod'
import { countCharacters } from '#app/core/moderation/rules.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { locales } from '#app/i18n/locales.ts'
import { MOST_REPLY_CHARACTERS } from './contribution.ts'
import { REMINDERS } from './reminders.ts'

/** Browsers post line ends as two characters. */
const typed = (text: string) => text.replaceAll('\r\n', '\n').trim()
const words = (most: number) =>
  z
    .string('bodyShort')
    .transform(typed)
    .pipe(z.string().refine((text) => countCharacters(text) <= most, 'bodyLong'))

/** Not only the versions of the standard: ids derived from words are ids too. */
const id = z.guid('missing')
const emptyIsUndefined = (value: unknown) => (value === '' ? undefined : value)
/** Of the form as it was filled in: what is sent again is known by it. Without scripts there is none. */
const once = z.preprocess(emptyIsUndefined, z.guid('missing').optional())
const language = z.enum(locales, 'language')

/** What every section's form has; how long texts may be is the section's and the database's business. */
export const contributionForm = z.object({
  title: z.string('titleShort').transform(typed).optional(),
  body: words(50_000),
  language,
  category: z.preprocess(emptyIsUndefined, z.string().max(40, 'category').optional()),
  tags: z.string().max(600, 'tags').optional(),
  city: z.string().max(120, 'city').optional(),
  // Empty takes it away; a form without this field leaves it.
  country_code: z
    .string()
    .refine((code) => code === '' || isCountryCode(code), 'country')
    .optional(),
  is_anonymous: z.literal('on').optional(),
  once,
  /** The group it is for. */
  group: z.preprocess(emptyIsUndefined, z.string().max(100, 'missing').optional()),
  poll_options: z.string().max(2000, 'poll').optional(),
  poll_several: z.literal('on').optional(),
  poll_days: z.preprocess(
    emptyIsUndefined,
    z.coerce.number('poll').int('poll').min(1, 'poll').max(90, 'poll').optional(),
  ),
})
export type ContributionInput = z.output<typeof contributionForm>

export const contributionForms = {
  publish: contributionForm,
  draft: contributionForm,
  withdraw: z.object({}),
}

const replyText = words(MOST_REPLY_CHARACTERS).pipe(z.string().min(2, 'bodyShort'))
const replyId = z.object({ reply: id })
const optionalReply = z.object({ reply: z.preprocess(emptyIsUndefined, id.optional()) })

export const appealForm = z.object({
  subject: id,
  kind: z.enum(['contribution', 'reply', 'sanction'], 'invalid'),
  words: z.string().transform(typed).pipe(z.string().min(10, 'appealShort').max(1000, 'bodyLong')),
})

/** The forms of a contribution's page, by their intent. */
export const pageForms = {
  reply: z.object({ body: replyText, language, quotes: z.preprocess(emptyIsUndefined, id.optional()), once }),
  'edit-reply': z.object({ reply: id, body: replyText, language }),
  'withdraw-reply': replyId,
  react: optionalReply,
  unreact: optionalReply,
  bookmark: z.object({ when: z.enum(REMINDERS, 'invalid').default('never') }),
  unbookmark: z.object({}),
  vote: z.object({
    choice: z
      .string()
      .default('')
      .transform((list) => list.split(',').filter(Boolean).map(Number)),
  }),
  follow: z.object({}),
  unfollow: z.object({}),
  solve: replyId,
  unsolve: z.object({}),
  tend: z.object({
    what: z.enum(['pin', 'unpin', 'lock', 'unlock', 'move'], 'invalid'),
    category: z.string().optional(),
  }),
  merge: z.object({ into: z.string().min(1, 'missing').max(200, 'missing') }),
  appeal: appealForm,
}

/** Signs of life from the page of a contribution: how far one read, what one has typed so far, that one is typing. */
export const markForms = {
  read: z.object({ contribution: id, number: z.coerce.number().int().min(0).max(10_000_000) }),
  writing: z.object({ contribution: id }),
}
