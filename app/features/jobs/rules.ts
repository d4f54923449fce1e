// A visitor's choices on /jobs, the address that holds them, and the query to the database.
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { addressFilter, type Chosen, choice, manyOf, near, oneOf, page, text, word } from '#app/lib/address-filter.ts'
import { FAITH, KINDS, type Period, WORKPLACES } from './job.ts'

export const JOBS_PATH = '/jobs'
export const PAGE_SIZE = 20
export const LAST_PAGE = 100
export const RADII = [5, 10, 25, 50, 150] as const
export const PAY_PERIODS = ['hour', 'month', 'year'] as const satisfies readonly Period[]
export const SORTS = ['near', 'new'] as const
const MOST_PAY = 100_000_000

/** What a post can be renewed for, with one press. */
export const RENEWED_DAYS = 30
const DAY_MS = 86_400_000

/** Whether a renewal gives a post time: to one that was closed, and to one that has less than that left. */
export const gainsByRenewal = ({ state, expires_at }: { state: string; expires_at: string | null }, now: Date) =>
  state === 'filled' ||
  state === 'withdrawn' ||
  (state === 'published' && Date.parse(expires_at ?? '') < now.getTime() + (RENEWED_DAYS - 1) * DAY_MS)

const filter = addressFilter({
  search: text('search'),
  /** A town that was typed; empty: the visitor's own place. */
  town: text('town'),
  /** The place that a link carries, or the visitor's own: "leeds-gb". */
  near,
  /** Kilometres, or any distance; null: what is near, where anything is. */
  radius: oneOf('radius', [...RADII, 'any'] as const),
  kind: oneOf('kind', KINDS),
  workplace: oneOf('workplace', WORKPLACES),
  /** At least so much, in the money of the place. */
  pay: word('pay', (asked) => (Number(asked) > 0 && Number(asked) <= MOST_PAY ? Number(asked) : null)),
  per: choice('per', PAY_PERIODS, 'month'),
  faith: manyOf('faith', FAITH),
  sort: choice('sort', SORTS, 'near'),
  page: page(LAST_PAGE),
})
export type JobFilter = Chosen<typeof filter>

export const readJobFilter = filter.read

/** A period says nothing without a sum. */
export const jobsAddress = (asked: JobFilter, change: Partial<JobFilter> = {}): string => {
  const { pay, per } = { ...asked, ...change }
  return filter.address(JOBS_PATH, asked, { ...change, per: pay === null ? 'month' : per })
}

/** Nothing was asked for: a place alone is no question. */
export const isPlain = (asked: JobFilter) => filter.isPlain(asked, 'near', 'per')

/** As the column `pay_year` reckons: full days of a whole year. */
const A_YEAR = { hour: 2080, month: 12, year: 1 } as const

/** What `jobs_list` is asked with. Alerts keep it, so that they mean the same tomorrow. */
export function databaseFilter(filter: JobFilter, place: Place) {
  const { search, radius, kind, workplace, pay, per, faith, sort } = filter
  return {
    ...(search && { words: search }),
    ...(isKnown(place) && { lat: place.lat, lng: place.lng, country: place.countryCode }),
    ...(radius === 'any' ? { reach: 'any' } : radius !== null && isKnown(place) && { radius }),
    ...(kind && { kind }),
    ...(workplace && { workplace }),
    ...(pay !== null && { pay_year: pay * A_YEAR[per], currency: currencyOf(place.countryCode) }),
    ...(faith.length > 0 && { faith }),
    ...(sort === 'new' && { sort }),
  }
}

/** How one applies: here, on a site of theirs, or by mail. */
export function wayToApply(applyTo: string | null): { kind: 'form' | 'web' | 'mail'; href: string | null } {
  if (!applyTo) return { kind: 'form', href: null }
  if (/^https?:\/\//i.test(applyTo)) return { kind: 'web', href: applyTo }
  return { kind: 'mail', href: `mailto:${encodeURIComponent(applyTo).replace('%40', '@')}` }
}
