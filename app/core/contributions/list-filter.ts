// How the lists of the community stand in the address.
import { isLocale, type Locale } from '#app/i18n/locales.ts'

export const SORTS = ['active', 'new', 'top'] as const
export type Sort = (typeof SORTS)[number]
export const NARROWS = ['unanswered', 'solved', 'followed', 'kept', 'mine'] as const
export type Narrow = (typeof NARROWS)[number]

export type ListFilter = {
  words: string
  category: string | null
  tag: string | null
  sort: Sort | null
  narrow: Narrow | null
  /** Null: what the member reads, as their settings say; empty: every language. */
  reads: Locale[] | null
  after: string | null
}

const LONGEST_WORDS = 100
const CURSOR = /^[0-9: .+-]{1,40}~[0-9a-f-]{36}$/
const WORD = /^[\p{L}\p{M}\p{N}-]{1,40}$/u

const known = <T extends string>(all: readonly T[], word: string | null): T | null =>
  all.find((one) => one === word) ?? null
const fitting = (pattern: RegExp, word: string | null) => (word !== null && pattern.test(word) ? word : null)

/** Words nobody knows are as good as none. */
export function readListFilter(query: URLSearchParams): ListFilter {
  const reads = query.get('reads')
  return {
    words: (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
    category: fitting(WORD, query.get('category')),
    tag: fitting(WORD, query.get('tag')),
    sort: known(SORTS, query.get('sort')),
    narrow: known(NARROWS, query.get('show')),
    reads: reads ? reads.split('.').filter(isLocale) : null,
    after: fitting(CURSOR, query.get('after')),
  }
}

export const isPlainList = ({ words, category, tag, sort, narrow, reads, after }: ListFilter) =>
  words === '' && [category, tag, sort, narrow, reads, after].every((part) => part === null)

/** The address of a list; what is usual is left out. A new choice begins at the first page again. */
export function listAddress(path: string, filter: ListFilter, change: Partial<ListFilter> = {}): string {
  const { words, category, tag, sort, narrow, reads, after } = { ...filter, after: null, ...change }
  const query = new URLSearchParams()
  const add = (name: string, value: string | null) => value && query.set(name, value)
  add('q', words)
  add('category', category)
  add('tag', tag)
  add('sort', sort)
  add('show', narrow)
  add('reads', reads && (reads.length === 0 ? 'all' : reads.join('.')))
  add('after', after)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
