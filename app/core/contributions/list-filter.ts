// The filter of the community's lists, as it stands in the address.
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { addressFilter, type Chosen, cursor, fitting, oneOf, type Part, text } from '#app/lib/address-filter.ts'

export const SORTS = ['active', 'new', 'top'] as const
export type Sort = (typeof SORTS)[number]
export const NARROWS = ['unanswered', 'solved', 'followed', 'kept', 'mine'] as const
export type Narrow = (typeof NARROWS)[number]

const CURSOR = /^[0-9: .+-]{1,40}~[0-9a-f-]{36}$/
const WORD = /^[\p{L}\p{M}\p{N}-]{1,40}$/u

/** Null: what the member reads, as their settings say; empty: every language. */
const reads: Part<Locale[] | null> = {
  read: (query) => (query.get('reads') || null)?.split('.').filter(isLocale) ?? null,
  write: (languages) => (languages ? [['reads', languages.join('.') || 'all']] : []),
}

/** What all lists of the community know. */
export const LIST_PARTS = { words: text('q'), reads, after: cursor(CURSOR) }

const filter = addressFilter({
  words: LIST_PARTS.words,
  category: fitting('category', WORD),
  tag: fitting('tag', WORD),
  sort: oneOf('sort', SORTS),
  narrow: oneOf('show', NARROWS),
  reads,
  after: LIST_PARTS.after,
})
export type ListFilter = Chosen<typeof filter>

export const readListFilter = filter.read
export const isPlainList = (asked: ListFilter) => filter.isPlain(asked)
export const listAddress = (path: string, asked: ListFilter, change: Partial<ListFilter> = {}): string =>
  filter.address(path, asked, { after: null, ...change })
