// What a visitor of /jobs asked for, and the address that says it; what the database is asked with.
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { FAITH, type Faith, KINDS, type Kind, type Period, WORKPLACES, type Workplace } from './job.ts'

export const JOBS_PATH = '/jobs'
export const PAGE_SIZE = 20
export const LAST_PAGE = 100
const LONGEST_WORDS = 100
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

export type JobFilter = {
  search: string
  /** A town that was typed; empty: the visitor's own place. */
  town: string
  /** The place that a link carries, or the visitor's own: "leeds-gb". */
  near: string | null
  /** Kilometres, or any distance; null: what is near, where anything is. */
  radius: number | 'any' | null
  kind: Kind | null
  workplace: Workplace | null
  /** At least so much, in the money of the place. */
  pay: number | null
  per: (typeof PAY_PERIODS)[number]
  faith: Faith[]
  sort: (typeof SORTS)[number]
  page: number
}

const known = <T extends string | number>(all: readonly T[], word: string | null) =>
  all.find((one) => String(one) === word) ?? null

/** Words nobody knows are as good as none. */
export function readJobFilter(query: URLSearchParams): JobFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST_WORDS)
  const pay = Number(query.get('pay'))
  const page = Number(query.get('page') ?? 1)
  return {
    search: text('search'),
    town: text('town'),
    near: query.get('near'),
    radius: query.get('radius') === 'any' ? 'any' : known(RADII, query.get('radius')),
    kind: known(KINDS, query.get('kind')),
    workplace: known(WORKPLACES, query.get('workplace')),
    pay: Number.isFinite(pay) && pay > 0 && pay <= MOST_PAY ? pay : null,
    per: known(PAY_PERIODS, query.get('per')) ?? 'month',
    faith: FAITH.filter((fact) => query.getAll('faith').includes(fact)),
    sort: known(SORTS, query.get('sort')) ?? 'near',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The address of the same search with some of it changed; any change but of the page begins at page one. */
export function jobsAddress(filter: JobFilter, change: Partial<JobFilter> = {}): string {
  const { search, town, near, radius, kind, workplace, pay, per, faith, sort, page } = { ...filter, page: 1, ...change }
  const query = new URLSearchParams()
  const put = (name: string, value: string | number | null | false) => {
    if (value) query.append(name, String(value))
  }
  put('search', search)
  put('town', town)
  put('near', near)
  put('radius', radius)
  put('kind', kind)
  put('workplace', workplace)
  put('pay', pay)
  put('per', pay !== null && per !== 'month' && per)
  for (const fact of faith) put('faith', fact)
  put('sort', sort !== 'near' && sort)
  put('page', page > 1 && page)
  return query.size > 0 ? `${JOBS_PATH}?${query}` : JOBS_PATH
}

/** Nothing was asked for: a place alone is no question. */
export const isPlain = (filter: JobFilter) => jobsAddress(filter, { page: filter.page, near: null }) === JOBS_PATH

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
