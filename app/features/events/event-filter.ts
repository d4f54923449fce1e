// How lists and calendars of events stand in the address.
import { parseIsoDay } from '#app/core/prayer/local-time.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { AUDIENCES, type Audience } from './event.ts'

export const VIEWS = ['month', 'week', 'list'] as const
export type View = (typeof VIEWS)[number]

/** In the place of a place: wherever it is. */
export const ANYWHERE = 'anywhere'

export type EventFilter = {
  search: string
  /** The place that a link carries, the visitor's own, or anywhere. */
  near: string | null
  town: string
  audience: Audience | null
  way: 'place' | 'online' | null
  language: Locale | null
  isFree: boolean
  /** YYYY-MM-DD. */
  from: string | null
  until: string | null
  after: string | null
}

export const LONGEST_WORDS = 80
const CURSOR = /^[0-9: .+-]{1,40}~[0-9a-f-]{36}$/
export const readDay = (word: string | null) => (word !== null && parseIsoDay(word) ? word : null)

/** Words nobody knows are as good as none. */
export function readEventFilter(query: URLSearchParams): EventFilter {
  const way = query.get('way')
  const language = query.get('language')
  const after = query.get('after')
  const text = (name: string) =>
    (query.get(name) ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_WORDS)
  return {
    search: text('search'),
    near: query.get('near'),
    town: text('town'),
    audience: AUDIENCES.find((one) => one === query.get('for')) ?? null,
    way: way === 'place' || way === 'online' ? way : null,
    language: isLocale(language) ? language : null,
    isFree: query.get('free') === 'on',
    from: readDay(query.get('from')),
    until: readDay(query.get('until')),
    after: after !== null && CURSOR.test(after) ? after : null,
  }
}

/** Nothing was asked for: a place alone is no question. */
export const isPlain = ({ search, town, audience, way, language, isFree, from, until, after }: EventFilter) =>
  search === '' &&
  town === '' &&
  !isFree &&
  [audience, way, language, from, until, after].every((part) => part === null)

/** A new choice begins at the first page again. `more`: what only one page has, such as its view. */
export function filterQuery(filter: EventFilter, change: Partial<EventFilter> = {}, more: Record<string, string> = {}) {
  const { search, near, town, audience, way, language, isFree, from, until, after } = {
    ...filter,
    after: null,
    ...change,
  }
  const query = new URLSearchParams()
  const add = (name: string, value: string | null) => value && query.set(name, value)
  add('search', search)
  add('near', near)
  add('town', town)
  add('for', audience)
  add('way', way)
  add('language', language)
  add('free', isFree ? 'on' : null)
  add('from', from)
  add('until', until)
  add('after', after)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
