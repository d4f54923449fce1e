// The queue's filters and their address, and the words and answers that fit an item.
import { isSection } from '#app/core/contributions/sections.ts'
import { isKindWord, isUuid } from '#app/core/moderation/kinds.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { addressFilter, type Chosen, choice, page, word } from '#app/lib/address-filter.ts'
import { lookUp } from '#app/lib/records.ts'
import type { QueueItem } from './shapes.server.ts'

export type { Queue, QueueItem, Tried, WordsDesk } from './shapes.server.ts'

export const STATES = ['open', 'needs_info', 'approved', 'rejected', 'withdrawn'] as const
export const AGES = { any: 0, day: 24, week: 168 } as const
export type Age = keyof typeof AGES
export const TAKEN = ['any', 'mine', 'nobody'] as const

export const PAGE_SIZE = 25
const LAST_PAGE = 1000

const filter = addressFilter({
  kind: word('kind', (kind) => (isKindWord(kind) ? kind : null)),
  state: choice('state', STATES, 'open'),
  age: choice<Age>('age', ['any', 'day', 'week'], 'any'),
  taken: choice('taken', TAKEN, 'any'),
  page: page(LAST_PAGE),
  item: word('item', (id) => (isUuid(id) ? id : null)),
})
export type QueueFilter = Chosen<typeof filter>

export const readQueueFilter = filter.read

/** The address of the queue. */
export const queueAddress = (change: Partial<QueueFilter>, more: Record<string, string> = {}): string =>
  filter.address('/dashboard/staff', filter.read(new URLSearchParams()), change, more)

/** "Recipe", "Idea": a contribution by the word of its section, all else by its kind. */
export function writeKind(
  { moderation }: Pick<Messages, 'moderation'>,
  { kind, preview }: Pick<QueueItem, 'kind' | 'preview'>,
) {
  const section = preview?.details?.section
  return kind === 'contribution' && isSection(section)
    ? moderation.posts[section]
    : (lookUp(moderation.kinds, kind) ?? kind)
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
