// Shapes of the queue functions' answers.
import * as z from 'zod'
import { sanction } from '#app/core/contributions/shapes.server.ts'
import { locales } from '#app/i18n/locales.ts'

/** Each kind of thing says some of this (`private.preview_…`). */
const preview = z.object({
  title: z.string().nullish(),
  text: z.string().nullish(),
  language: z.enum(locales).nullish(),
  /** Address of a picture. */
  image: z.string().nullish(),
  /** Path of the page where it stands. */
  link: z.string().nullish(),
  /** What it answers to. */
  quoted: z.string().nullish(),
  /** What its author said to a decision. */
  appeal: z.string().optional(),
  /** Only what is rated has stars. */
  rating: z.number().nullish(),
  /** Why it waits: keys of `t.moderation.queue.flags`. */
  flags: z.array(z.string()).nullish(),
  /** Facts worth showing: keys of `t.moderation.queue.details`. */
  details: z.record(z.string(), z.unknown()).nullish(),
  /** Opening hours as they are, and as somebody says they are. */
  week: z.object({ was: z.unknown(), to: z.unknown() }).nullish(),
  /** Whether others see it now. */
  is_live: z.boolean().nullish(),
  /** The next days of an event. */
  days: z.array(z.object({ at: z.string(), zone: z.string(), state: z.string() })).nullish(),
  recipe: z
    .object({ ingredients: z.array(z.unknown()), steps: z.array(z.unknown()), allergens: z.array(z.string()) })
    .nullish(),
  versions: z.array(z.object({ rating: z.number().nullish(), text: z.string(), at: z.string() })).nullish(),
})
/** `document`: address of a paper handed in as proof. */
export type Preview = z.output<typeof preview> & { document?: string | null }

const queueItem = z.object({
  id: z.string(),
  kind: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  summary: z.string(),
  status: z.string(),
  opened_at: z.string(),
  decided_at: z.string().nullable(),
  canned: z.string().nullable(),
  note: z.string().nullable(),
  is_mine: z.boolean(),
  is_involved: z.boolean(),
  /** An appeal against one's own decision, because nobody else is left to read it. */
  is_again: z.boolean(),
  sanctions: z.array(sanction),
  may_sanction: z.boolean(),
  assignee: z.string().nullable(),
  decided_by: z.string().nullable(),
  author: z.string().nullable(),
  place: z.object({ name: z.string(), city: z.string().nullable(), path: z.string() }).nullable(),
  reports: z.array(z.object({ reason: z.string(), note: z.string().nullable(), at: z.string() })),
  preview: preview.nullable(),
  /** Another one after every change of what would be published; null when there is nothing to read. */
  mark: z.string().nullable(),
})
export type QueueItem = Omit<z.output<typeof queueItem>, 'preview'> & { preview: Preview | null }

export const queue = z.object({
  total: z.number(),
  open: z.number(),
  mine: z.number(),
  decided_today: z.number(),
  /** This week and the three before it, the newest first. */
  decided_weeks: z.array(z.number()),
  oldest: z.string().nullable(),
  kinds: z.record(z.string(), z.number()),
  items: z.array(queueItem),
})
export type Queue = Omit<z.output<typeof queue>, 'items'> & { items: QueueItem[] }

const wordRule = z.object({ word: z.string(), kind: z.enum(['word', 'link']), effect: z.enum(['wait', 'refuse']) })
export type WordRule = z.output<typeof wordRule>

export const wordsDesk = z.object({
  rules: z.array(wordRule.extend({ created_at: z.string() })),
  changes: z.array(z.object({ action: z.string(), word: z.string(), by: z.string().nullable(), at: z.string() })),
})
export type WordsDesk = z.output<typeof wordsDesk>

/** What the rules make of a text. */
export const tried = z.object({
  effect: wordRule.shape.effect.nullable(),
  rules: z.array(wordRule),
  flags: z.array(z.string()),
})
export type Tried = z.output<typeof tried>
