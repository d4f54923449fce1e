// Reviews of all places: what the page functions say, and how the choice stands in the address.
import type { Ranked } from './shapes.server.ts'

export type { LatestReview, LatestReviews } from './shapes.server.ts'

/** `name`: in the language of the page. */
type Named = { name: string }
export type TopPlaces = Omit<Ranked, 'town' | 'towns'> & {
  town: (NonNullable<Ranked['town']> & Named) | null
  towns: (Ranked['towns'][number] & Named)[]
}

export const LATEST_PATH = '/community/reviews'
const CURSOR = /^[0-9: .+-]{1,40}~[0-9a-f-]{36}$/
const LONGEST = 100

/** Reviews of places, or feedback about the site itself. */
export const VIEWS = ['places', 'feedback'] as const

export type LatestFilter = {
  view: (typeof VIEWS)[number]
  words: string
  stars: number | null
  town: string | null
  country: string | null
  after: string | null
}

export const NOTHING_CHOSEN: LatestFilter = {
  view: 'places',
  words: '',
  stars: null,
  town: null,
  country: null,
  after: null,
}

/** Words nobody knows are as good as none. */
export function readLatestFilter(query: URLSearchParams): LatestFilter {
  const stars = Number(query.get('stars'))
  const after = query.get('after')
  const country = query.get('country')
  return {
    view: query.get('view') === 'feedback' ? 'feedback' : 'places',
    words: (query.get('q') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST),
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    town:
      query
        .get('town')
        ?.replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, LONGEST) || null,
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
    after: after && CURSOR.test(after) ? after : null,
  }
}

export const isPlainLatest = ({ view, words, stars, town, after }: LatestFilter) =>
  view === 'places' && words === '' && [stars, town, after].every((part) => part === null)

/** What is usual is left out; a new choice begins at the first page again. */
export function latestAddress(filter: LatestFilter, change: Partial<LatestFilter> = {}): string {
  const { view, stars, town, country, after } = { ...filter, after: null, ...change }
  const query = new URLSearchParams()
  if (view === 'feedback') query.set('view', view)
  if (stars) query.set('stars', String(stars))
  if (town) query.set('town', town)
  if (town && country) query.set('country', country)
  if (after) query.set('after', after)
  return query.size > 0 ? `${LATEST_PATH}?${query}` : LATEST_PATH
}
