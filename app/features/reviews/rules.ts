// What the page function says about a place's reviews, and how filters stand in the address.
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import type { OwnReview, Reviews } from './shapes.server.ts'

export type { OwnReview, Review, ReviewPhoto, Reviews } from './shapes.server.ts'

export const MOST_PHOTOS = 4

export const NO_REVIEWS: Reviews = {
  count: 0,
  average: null,
  histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
  languages: [],
  halal_answers: 0,
  halal_mismatches: 0,
  total: 0,
  reviews: [],
  mine: null,
  is_own_place: false,
}

export const SORTS = ['photos', 'newest', 'highest', 'lowest', 'helpful'] as const
export type Sort = (typeof SORTS)[number]

export type Filter = { sort: Sort; stars: number | null; language: Locale | null; page: number }

export const PAGE_SIZE = 10
const LAST_PAGE = 1000
export const FEWEST_CHARACTERS = 20
export const MOST_CHARACTERS = 5000
export const FEWEST_REPLY_CHARACTERS = 5
export const MOST_REPLY_CHARACTERS = 2000

function wholeNumber(text: string | null, most: number): number | null {
  const number = Number(text)
  return text !== null && Number.isInteger(number) && number >= 1 && number <= most ? number : null
}

/** Words nobody knows are as good as none. */
export function readFilter(query: URLSearchParams): Filter {
  const language = query.get('lang')
  return {
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'photos',
    stars: wholeNumber(query.get('stars'), 5),
    language: isLocale(language) ? language : null,
    page: wholeNumber(query.get('page'), LAST_PAGE) ?? 1,
  }
}

export const isPlain = ({ sort, stars, language, page }: Filter) =>
  sort === 'photos' && stars === null && language === null && page === 1

/** The address of a place's reviews; what is usual is left out. */
export function reviewsAddress(placePath: string, filter: Partial<Filter> = {}): string {
  const query = new URLSearchParams()
  if (filter.stars) query.set('stars', String(filter.stars))
  if (filter.language) query.set('lang', filter.language)
  if (filter.sort && filter.sort !== 'photos') query.set('sort', filter.sort)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  return `${placePath}/reviews${query.size > 0 ? `?${query}` : ''}`
}

/** What the author is told about their review. */
export function ownStatus({ status, decision }: Pick<OwnReview, 'status' | 'decision'>) {
  return status === 'pending' && decision?.status === 'needs_info' ? 'needs_info' : status
}
