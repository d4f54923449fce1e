// What the queue function answers, and how its filters stand in the address.
import { isSection } from '#app/core/contributions/sections.ts'
import { isKindWord, isUuid } from '#app/core/moderation/kinds.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { QueueItem } from './shapes.server.ts'

export type { Queue, QueueItem, Tried, WordsDesk } from './shapes.server.ts'

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
