// The search of the community: what it finds, and how it stands in the address.
import { type SectionKey, sectionKeys } from '#app/core/contributions/sections.ts'
import { addressFilter, type Chosen, number, oneOf, type Part, text } from '#app/lib/address-filter.ts'
import type { MemberHit } from './shapes.server.ts'

export const COMMUNITY_SEARCH_PATH = '/community/search'
export const LONGEST_SEARCH = 100
export const HITS_OF_A_PAGE = 20
const FARTHEST = 1000

const OTHER_KINDS = ['group', 'person', 'tag', 'place', 'occasion'] as const
export type OtherKind = (typeof OTHER_KINDS)[number]
export type HitKind = SectionKey | OtherKind
export const HIT_KINDS: readonly HitKind[] = [...sectionKeys, ...OTHER_KINDS]
export const isOtherKind = (kind: HitKind): kind is OtherKind => OTHER_KINDS.some((other) => other === kind)

export type FoundPlace = { id: string; of: 'business' | 'mosque'; to: string; name: string; detail: string }
export type FoundOccasion = { id: string; to: string; title: string; detail: string }

export type CommunityHit =
  | MemberHit
  | { rank: number; kind: 'place'; place: FoundPlace }
  | { rank: number; kind: 'occasion'; occasion: FoundOccasion }

export type CommunityFound = {
  hits: CommunityHit[]
  counts: Partial<Record<HitKind, number>>
  isMore: boolean
}
export const NOTHING_FOUND: CommunityFound = { hits: [], counts: {}, isMore: false }

const filter = addressFilter({
  words: text('q', LONGEST_SEARCH),
  kind: oneOf('kind', HIT_KINDS),
  from: { ...number('from', { least: 0, most: FARTHEST }), about: 'place' } satisfies Part<number>,
})
export type CommunityAsked = Chosen<typeof filter>

export const readAsked = filter.read
export const askedAddress = (asked: CommunityAsked, change: Partial<CommunityAsked> = {}): string =>
  filter.address(COMMUNITY_SEARCH_PATH, asked, { from: 0, ...change })
