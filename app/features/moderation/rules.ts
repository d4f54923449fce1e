// What the queue function answers, and how its filters stand in the address.
import { isSection } from '#app/core/contributions/sections.ts'
import { isKindWord, isUuid } from '#app/core/moderation/kinds.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { WordRule } from './schema.ts'

export type Preview = {
  title?: string | null
  text?: string | null
  language?: Locale
  /** Address of a picture. */
  image?: string | null
  /** Path of the page where it stands. */
  link?: string | null
  /** What it answers to. */
  quoted?: string | null
  /** What its author said to a decision. */
  appeal?: string
  rating?: number
  /** Why it waits: keys of `t.moderation.queue.flags`. */
  flags?: string[]
  /** Facts worth showing: keys of `t.moderation.queue.details`. */
  details?: Record<string, string | number | boolean>
  /** Opening hours as they are, and as somebody says they are. */
  week?: { was: unknown; to: unknown }
  /** Whether others see it now. */
  is_live?: boolean
  /** The next days of an event. */
  days?: { at: string; zone: string; state: string }[] | null
  recipe?: { ingredients: unknown[]; steps: unknown[]; allergens: string[] } | null
  /** Address of a paper handed in as proof. */
  document?: string | null
  /** Only what is rated has stars. */
  versions?: { rating?: number; text: string; at: string }[]
}

export type Sanction = {
  id: string
  kind: 'warning' | 'silence' | 'suspension'
  canned: string | null
  note: string | null
  given_at: string
  ends_at: string | null
  holds: boolean
}

export type QueueItem = {
  id: string
  kind: string
  subject_id: string
  reason: string
  summary: string
  status: string
  opened_at: string
  decided_at: string | null
  canned: string | null
  note: string | null
  is_mine: boolean
  is_involved: boolean
  /** An appeal against one's own decision, because nobody else is left to read it. */
  is_again: boolean
  sanctions: Sanction[]
  may_sanction: boolean
  assignee: string | null
  decided_by: string | null
  author: string | null
  place: { name: string; city: string | null; path: string } | null
  reports: { reason: string; note: string | null; at: string }[]
  preview: Preview | null
  /** Another one after every change of what would be published; null when there is nothing to read. */
  mark: string | null
}

export type Queue = {
  total: number
  open: number
  mine: number
  decided_today: number
  /** This week and the three before it, the newest first. */
  decided_weeks: number[]
  oldest: string | null
  kinds: Record<string, number>
  items: QueueItem[]
}

export const STATES = ['open', 'needs_info', 'approved', 'rejected', 'withdrawn'] as const
export const AGES = { any: 0, day: 24, week: 168 } as const
export type Age = keyof typeof AGES
export const TAKEN = ['any', 'mine', 'nobody'] as const

export type QueueFilter = {
  kind: string | null
  state: (typeof STATES)[number]
  age: Age
  taken: (typeof TAKEN)[number]
  page: number
  item: string | null
}

export const PAGE_SIZE = 25
const LAST_PAGE = 1000

export function readQueueFilter(query: URLSearchParams): QueueFilter {
  const kind = query.get('kind') ?? ''
  const item = query.get('item') ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    kind: isKindWord(kind) ? kind : null,
    state: STATES.find((state) => state === query.get('state')) ?? 'open',
    age: (['any', 'day', 'week'] as const).find((age) => age === query.get('age')) ?? 'any',
    taken: TAKEN.find((taken) => taken === query.get('taken')) ?? 'any',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    item: isUuid(item) ? item : null,
  }
}

/** The address of the queue; what is usual is left out. */
export function queueAddress(filter: Partial<QueueFilter>, more: Record<string, string> = {}): string {
  const query = new URLSearchParams()
  if (filter.kind) query.set('kind', filter.kind)
  if (filter.state && filter.state !== 'open') query.set('state', filter.state)
  if (filter.age && filter.age !== 'any') query.set('age', filter.age)
  if (filter.taken && filter.taken !== 'any') query.set('taken', filter.taken)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  if (filter.item) query.set('item', filter.item)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return `/dashboard/staff${query.size > 0 ? `?${query}` : ''}`
}

/** "Recipe", "Idea": a contribution by the word of its section, all else by its kind. */
export function writeKind(
  { moderation }: Pick<Messages, 'moderation'>,
  { kind, preview }: Pick<QueueItem, 'kind' | 'preview'>,
) {
  const section = preview?.details?.section
  return kind === 'contribution' && isSection(section) ? moderation.posts[section] : (moderation.kinds[kind] ?? kind)
}

/** What its author called it. Previews of what belongs to a place carry the place's name there. */
export const titleOf = ({ preview, place }: Pick<QueueItem, 'preview' | 'place'>) =>
  preview?.title && preview.title !== place?.name ? preview.title : null

/** A text that was sent back and never was public: until its author sends it again, nobody else reads it. */
export const isWithAuthor = ({ kind, status, preview }: Pick<QueueItem, 'kind' | 'status' | 'preview'>) =>
  kind === 'contribution' && preview === null && (status === 'needs_info' || status === 'rejected')

/** What was public when it came here is kept or taken down; an appeal puts back or leaves; the rest is let in or not. */
export const verdictsOf = ({ reason }: Pick<QueueItem, 'reason'>) =>
  reason === 'appeal' ? 'appeal' : ['reported', 'automatic', 'first'].includes(reason) ? 'public' : 'waiting'

/** First words that were changed since may wait like all others. */
export const reasonOf = ({ reason, status, preview }: Pick<QueueItem, 'reason' | 'status' | 'preview'>) =>
  reason === 'first' && status === 'open' && preview?.is_live === false ? 'changed' : reason

/** A rejection or a question without a word of why helps nobody. */
export const needsReason = (decision: string, canned: string | null, note: string | null) =>
  (decision === 'rejected' || decision === 'needs_info') && canned === null && note === null

/** The staff's rules about words and links, and who changed them lately. */
export type WordsDesk = {
  rules: (WordRule & { created_at: string })[]
  changes: { action: string; word: string; by: string | null; at: string }[]
}

/** What the rules make of a text. */
export type Tried = { effect: WordRule['effect'] | null; rules: WordRule[]; flags: string[] }
