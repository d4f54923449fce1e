// Shapes of the community's page functions.
import * as z from 'zod'
import { readAnswer } from '#app/core/request/ask.server.ts'
import { locales } from '#app/i18n/locales.ts'

/** `photo`: the id of their picture, where there is one. */
export const author = z.object({
  handle: z.string(),
  name: z.string(),
  trust: z.number(),
  is_staff: z.boolean(),
  photo: z.string().nullable(),
})
export type Author = z.output<typeof author>

const state = z.enum(['draft', 'review', 'published', 'within', 'hidden', 'removed', 'withdrawn'])
export type State = z.output<typeof state>

/** A form that is sent again is told what became of the first, which may have been merged since. */
export const saved = z.object({ id: z.string(), slug: z.string(), state: z.enum([...state.options, 'merged']) })
export type Saved = z.output<typeof saved>
export const savedReply = z.object({ id: z.string(), number: z.number().nullable(), state })
export type SavedReply = z.output<typeof savedReply>

export const card = z.object({
  id: z.string(),
  section: z.string(),
  slug: z.string(),
  title: z.string().nullable(),
  excerpt: z.string(),
  language: z.enum(locales),
  /** Null where the author stays unnamed or has left. */
  author: author.nullable(),
  is_anonymous: z.boolean(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  is_solved: z.boolean(),
  is_sample: z.boolean(),
  replies_count: z.number(),
  reactions_count: z.number(),
  last_activity_at: z.string(),
  published_at: z.string().nullable(),
  edited_at: z.string().nullable(),
  state,
  is_mine: z.boolean(),
  has_reacted: z.boolean(),
  /** Where it stands, if in a group. */
  group: z.object({ slug: z.string(), name: z.string(), is_private: z.boolean() }).nullable(),
  /** Replies since the reader was here; null where they never were. */
  unread: z.number().nullable(),
  /** Of the hub alone. */
  is_near: z.boolean().optional(),
  /** What its section knows of it besides. */
  facts: z.record(z.string(), z.unknown()),
})
export type Card<Facts = Record<string, unknown>> = Omit<z.output<typeof card>, 'facts'> & { facts: Facts }

/** What is known of all contributions, with the facts of its section. */
export const withFacts = <Known extends { facts: unknown }, Facts extends z.ZodType>(known: Known, facts: Facts) => ({
  ...known,
  facts: readAnswer(facts, known.facts),
})
/** A page of a section that has facts. */
export const listOf = <Facts extends z.ZodType>(facts: Facts) => {
  const item = card.extend({ facts })
  return z.object({ items: z.array(item), pinned: z.array(item), next: z.string().nullable() })
}

export const list = z.object({ items: z.array(card), pinned: z.array(card), next: z.string().nullable() })
export type List<Facts = Record<string, unknown>> = { items: Card<Facts>[]; pinned: Card<Facts>[]; next: string | null }

export const news = z.object({ unread: z.array(card), fresh: z.array(card) })

export const hub = z.object({ sections: z.record(z.string(), z.array(card)), unanswered: z.array(card) })

/** What the team said to the author, and whether an appeal is open to them. */
export const decision = z.object({
  status: z.string(),
  canned: z.string().nullable(),
  note: z.string().nullable(),
  may_appeal: z.boolean(),
  /** Whether the team has somebody else who could look again. */
  has_another: z.boolean(),
})
export type Decision = z.output<typeof decision>

const measure = z.object({ most: z.number(), left: z.number() })
/** What one may write today, and what becomes of it; said before it is written. */
export const limits = z.object({
  level: z.number(),
  posts: measure,
  replies: measure,
  links_wait: z.boolean(),
  /** When the team reads it: before others do, after, or not unless somebody asks. */
  read: z.enum(['before', 'after', 'never']),
  silenced_until: z.string().nullable(),
})
export type Limits = z.output<typeof limits>

const poll = z.object({
  options: z.array(z.object({ text: z.string(), votes: z.number() })),
  voters: z.number(),
  takes_several: z.boolean(),
  closes_at: z.string().nullable(),
  is_closed: z.boolean(),
  mine: z.array(z.number()).nullable(),
})
export type Poll = z.output<typeof poll>

export const postPhoto = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  caption: z.string().nullable(),
  status: z.string(),
  is_mine: z.boolean(),
  credit: z.string().nullable(),
})
export type PostPhoto = z.output<typeof postPhoto>

/** The picture of whoever runs it. */
export const ownPicture = z.object({ id: z.string(), width: z.number(), height: z.number() })

const related = z.object({
  section: z.string(),
  slug: z.string(),
  title: z.string(),
  language: z.enum(locales),
  replies_count: z.number(),
})

const shownReply = z.object({
  id: z.string(),
  number: z.number(),
  state: z.literal('published'),
  author: author.nullable(),
  /** Null: the reader folded this person away. */
  body: z.string().nullable(),
  is_folded: z.boolean(),
  language: z.enum(locales),
  published_at: z.string(),
  edited_at: z.string().nullable(),
  is_sample: z.boolean(),
  reactions_count: z.number(),
  is_starter: z.boolean(),
  is_mine: z.boolean(),
  has_reacted: z.boolean(),
  quoted: z.object({ number: z.number(), author: author.nullable(), body: z.string() }).nullable(),
})
export type ShownReply = z.output<typeof shownReply>
/** What is gone leaves its number behind. */
const goneReply = z.object({
  id: z.string(),
  number: z.number(),
  state: z.enum(['hidden', 'removed', 'withdrawn']),
})
const reply = z.discriminatedUnion('state', [shownReply, goneReply])
export type Reply = z.output<typeof reply>

const waitingReply = z.object({
  id: z.string(),
  body: z.string(),
  language: z.enum(locales),
  state: z.enum(['review', 'hidden', 'removed']),
  created_at: z.string(),
  decision: decision.nullable(),
})

const version = z.object({ title: z.string().nullable(), body: z.string(), at: z.string(), was_public: z.boolean() })

export const whole = card.extend({
  body: z.string().nullable(),
  is_folded: z.boolean(),
  last_number: z.number(),
  /** The channel of the closed group it stands in. */
  circle: z.string().nullable(),
  solved: shownReply.nullable(),
  may: z.object({ edit: z.boolean(), tend: z.boolean(), solve: z.boolean(), reply: z.boolean() }),
  marks: z
    .object({
      read_number: z.number(),
      is_followed: z.boolean(),
      is_kept: z.boolean(),
      draft: z.string().nullable(),
      remind_at: z.string().nullable(),
    })
    .nullable(),
  /** Null for whoever is not signed in. */
  limits: limits.nullable(),
  poll: poll.nullable(),
  /** Of sections that show photos below the words. */
  photos: z.array(postPhoto),
  related: z.array(related),
  /** Of the names in what is shown, those that are somebody. */
  handles: z.array(z.string()),
  decision: decision.nullable(),
  /** The team also sees words that were never public. */
  versions: z.array(version),
  /** The reader's own sign and those of people they are not to meet: whoever sends one is not said to be writing. */
  quiet: z.array(z.string()),
  replies: z.array(reply),
  waiting: z.array(waitingReply),
})
export type Whole<Facts = Record<string, unknown>> = Omit<z.output<typeof whole>, 'facts'> & { facts: Facts }
/** Where one went on that was merged into another. */
export const movedTo = z.object({ moved_to: z.string() })

export const ownContribution = card.extend({
  body: z.string(),
  place_id: z.string().nullable(),
  poll: poll.nullable(),
})

export const ownDraft = z.object({
  slug: z.string(),
  title: z.string().nullable(),
  excerpt: z.string(),
  state: z.enum(['draft', 'review', 'hidden']),
  created_at: z.string(),
})

export const similar = card.pick({
  slug: true,
  title: true,
  language: true,
  replies_count: true,
  reactions_count: true,
})

export const sanction = z.object({
  id: z.string(),
  kind: z.enum(['warning', 'silence', 'suspension']),
  canned: z.string().nullable(),
  note: z.string().nullable(),
  given_at: z.string(),
  ends_at: z.string().nullable(),
  lifted_at: z.string().nullable(),
  holds: z.boolean(),
})

/** How the member stands with the team: what is left for today, and what was said against them. */
export const standing = z.object({
  limits,
  published: z.number(),
  rejected_lately: z.boolean(),
  suspended_until: z.string().nullable(),
  sanctions: z.array(sanction.extend({ decision: decision.nullable() })),
})
