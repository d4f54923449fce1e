// The filter of events, in lists and calendars, as it stands in the address.
import { parseIsoDay } from '#app/core/prayer/local-time.ts'
import { locales } from '#app/i18n/locales.ts'
import { addressFilter, type Chosen, cursor, flag, near, oneOf, text, word } from '#app/lib/address-filter.ts'
import { AUDIENCES } from './event.ts'

export const VIEWS = ['month', 'week', 'list'] as const
export type View = (typeof VIEWS)[number]

/** In the place of a place: wherever it is. */
export const ANYWHERE = 'anywhere'

export const LONGEST_WORDS = 80
const CURSOR = /^[0-9: .+-]{1,40}~[0-9a-f-]{36}$/
export const readDay = (word: string | null) => (word !== null && parseIsoDay(word) ? word : null)

const filter = addressFilter({
  search: text('search', LONGEST_WORDS),
  /** The place that a link carries, the visitor's own, or anywhere. */
  near,
  town: text('town', LONGEST_WORDS),
  audience: oneOf('for', AUDIENCES),
  way: oneOf('way', ['place', 'online']),
  language: oneOf('language', locales),
  isFree: flag('free', 'on'),
  /** YYYY-MM-DD. */
  from: word('from', readDay),
  until: word('until', readDay),
  after: cursor(CURSOR),
})
export type EventFilter = Chosen<typeof filter>

export const readEventFilter = filter.read

/** Nothing was asked for: a place alone is no question. */
export const isPlain = (asked: EventFilter) => filter.isPlain(asked, 'near')

/** `more`: what only one page has, such as its view. */
export const filterQuery = (asked: EventFilter, change: Partial<EventFilter> = {}, more: Record<string, string> = {}) =>
  filter.address('', asked, { after: null, ...change }, more)
