// The search of the community: what it finds, and how it stands in the address.
import { type SectionKey, sectionKeys } from '#app/core/contributions/sections.ts'
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

export type CommunityAsked = { words: string; kind: HitKind | null; from: number }
export type CommunityFound = {
  hits: CommunityHit[]
  counts: Partial<Record<HitKind, number>>
  isMore: boolean
}
export const NOTHING_FOUND: CommunityFound = { hits: [], counts: {}, isMore: false }

export function readAsked(query: URLSearchParams): CommunityAsked {
  const from = Number(query.get('from'))
  return {
    words: (query.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_SEARCH),
    kind: HIT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    from: Number.isInteger(from) && from > 0 && from <= FARTHEST ? from : 0,
  }
}

export function askedAddress({ words, kind }: CommunityAsked, change: Partial<CommunityAsked> = {}): string {
  const wanted = { words, kind, from: 0, ...change }
  const query = new URLSearchParams()
  if (wanted.words) query.set('q', wanted.words)
  if (wanted.kind) query.set('kind', wanted.kind)
  if (wanted.from > 0) query.set('from', String(wanted.from))
  return query.size > 0 ? `${COMMUNITY_SEARCH_PATH}?${query}` : COMMUNITY_SEARCH_PATH
}
