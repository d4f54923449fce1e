// Limits and filters of a place's reviews, and the address that holds the filters.
import { locales } from '#app/i18n/locales.ts'
import { addressFilter, type Chosen, choice, oneOf, page, word } from '#app/lib/address-filter.ts'
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

export const PAGE_SIZE = 10
const LAST_PAGE = 1000
export const FEWEST_CHARACTERS = 20
export const MOST_CHARACTERS = 5000
export const FEWEST_REPLY_CHARACTERS = 5
export const MOST_REPLY_CHARACTERS = 2000

const filter = addressFilter({
  stars: word<number>('stars', (stars) => (/^[1-5]$/.test(stars) ? Number(stars) : null)),
  language: oneOf('lang', locales),
  sort: choice('sort', SORTS, 'photos'),
  page: page(LAST_PAGE),
})
export type Filter = Chosen<typeof filter>

export const readFilter = filter.read
export const isPlain = (asked: Filter) => filter.isPlain(asked)

/** The address of a place's reviews. */
export const reviewsAddress = (placePath: string, change: Partial<Filter> = {}): string =>
  filter.address(`${placePath}/reviews`, filter.read(new URLSearchParams()), change)

/** What the author is told about their review. */
export function ownStatus({ status, decision }: Pick<OwnReview, 'status' | 'decision'>) {
  return status === 'pending' && decision?.status === 'needs_info' ? 'needs_info' : status
}
