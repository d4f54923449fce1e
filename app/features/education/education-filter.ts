// The filter of articles and classes, as it stands in the address.
import { readListFilter } from '#app/core/contributions/list-filter.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { KINDS, type Kind, LEVELS, type Level, TOPICS, type Topic } from './education.ts'

export const EDUCATION = '/community/education'
export const SORTS = ['new', 'top'] as const
export const NARROWS = ['kept', 'mine'] as const
/** How to take part: a class that is both counts for either. */
export const ATTENDED = ['mosque', 'online'] as const

export type EducationFilter = {
  words: string
  kind: Kind | null
  topic: Topic | null
  level: Level | null
  way: (typeof ATTENDED)[number] | null
  town: string | null
  narrow: (typeof NARROWS)[number] | null
  sort: (typeof SORTS)[number]
  reads: Locale[] | null
  after: string | null
}

const LONGEST_TOWN = 120

/** A word that is none of ours counts as not chosen. */
export function readEducationFilter(query: URLSearchParams): EducationFilter {
  const { words, reads, after } = readListFilter(query)
  const way = wordIn(ATTENDED, query.get('way'))
  const town = (query.get('town') ?? '').trim().slice(0, LONGEST_TOWN) || null
  return {
    words,
    // Only classes are somewhere.
    kind: way || town ? 'class' : wordIn(KINDS, query.get('kind')),
    topic: wordIn(TOPICS, query.get('topic')),
    level: wordIn(LEVELS, query.get('level')),
    way,
    town,
    narrow: wordIn(NARROWS, query.get('show')),
    sort: wordIn(SORTS, query.get('sort')) ?? 'new',
    reads,
    after,
  }
}

export const isPlain = ({ words, sort, ...rest }: EducationFilter) =>
  words === '' && sort === 'new' && Object.values(rest).every((part) => part === null)

/** Another choice begins at the first page again. */
export function educationAddress(filter: EducationFilter, change: Partial<EducationFilter> = {}): string {
  const { words, kind, topic, level, way, town, narrow, sort, reads, after } = { ...filter, after: null, ...change }
  const query = new URLSearchParams()
  const add = (name: string, value: string | null) => value && query.set(name, value)
  add('q', words)
  add('kind', kind)
  add('topic', topic)
  add('level', level)
  add('way', kind === 'class' ? way : null)
  add('town', kind === 'class' ? town : null)
  add('show', narrow)
  add('sort', sort === 'new' ? null : sort)
  add('reads', reads && (reads.join('.') || 'all'))
  add('after', after)
  return query.size > 0 ? `${EDUCATION}?${query}` : EDUCATION
}
