// The filter of campaigns and shifts, as it stands in the address.
import { readListFilter } from '#app/core/contributions/list-filter.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { CAUSES, type Cause } from './campaign.ts'

export const VIEWS = ['campaigns', 'shifts', 'group'] as const
export const STAGES = ['open', 'over', 'all'] as const

export type CampaignFilter = {
  view: (typeof VIEWS)[number]
  words: string
  cause: Cause | null
  town: string
  zakat: boolean
  stage: (typeof STAGES)[number]
  reads: Locale[] | null
  after: string | null
}

const LONGEST_TOWN = 120
const known = <T extends string>(all: readonly T[], word: string | null) => all.find((one) => one === word)

/** Words nobody knows are as good as none. */
export function readCampaignFilter(query: URLSearchParams): CampaignFilter {
  const { words, reads, after } = readListFilter(query)
  return {
    view: known(VIEWS, query.get('show')) ?? 'campaigns',
    words,
    cause: known(CAUSES, query.get('cause')) ?? null,
    town: (query.get('town') ?? '').trim().slice(0, LONGEST_TOWN),
    zakat: query.get('zakaat') === 'on',
    stage: known(STAGES, query.get('stage')) ?? 'open',
    reads,
    after,
  }
}

export const isPlain = ({ view, words, cause, town, zakat, stage, reads, after }: CampaignFilter) =>
  view === 'campaigns' &&
  words === '' &&
  town === '' &&
  !zakat &&
  stage === 'open' &&
  [cause, reads, after].every((part) => part === null)

export function campaignAddress(filter: CampaignFilter, change: Partial<CampaignFilter> = {}): string {
  const { view, words, cause, town, zakat, stage, reads, after } = { ...filter, after: null, ...change }
  const query = new URLSearchParams()
  if (view !== 'campaigns') query.set('show', view)
  if (words) query.set('q', words)
  if (cause) query.set('cause', cause)
  if (town) query.set('town', town)
  if (zakat) query.set('zakaat', 'on')
  if (stage !== 'open') query.set('stage', stage)
  if (reads) query.set('reads', reads.join('.') || 'all')
  if (after) query.set('after', after)
  const text = query.toString()
  return text === '' ? '/community/giving-back' : `/community/giving-back?${text}`
}
