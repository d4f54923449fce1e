// What the search for everything found, kind by kind, the likeliest first.
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import type { MosqueFace } from '#app/core/listings/mosque-card.tsx'
import { fold } from '#app/core/places/fold.ts'
import { asksForRoom } from '#app/core/prayer-rooms/hosts.ts'
import type { RoomCardData } from '#app/core/prayer-rooms/room-card.tsx'
import type { Hit } from '#app/core/understanding/hit.ts'
import type { Kind, Meaning } from '#app/core/understanding/meaning.ts'

export const SEARCH_PATH = '/search'
export const LONGEST_SEARCH = 100

export const SEARCH_KINDS = [
  'businesses',
  'mosques',
  'rooms',
  'spaces',
  'events',
  'jobs',
  'recipes',
  'community',
  'help',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export type Wording = { search: string; near: string | null; kind: SearchKind | null }

export type Found =
  | { of: 'businesses'; cards: (BusinessCardData & { why: string | null })[] }
  | { of: 'mosques'; cards: MosqueFace[] }
  | { of: 'rooms'; cards: RoomCardData[] }
  | { of: 'lines'; hits: Hit[] }

export type Group = {
  kind: SearchKind
  total: number
  isMore: boolean
  /** The same search in its own part of the site. */
  to: string
  /** Nothing fits all of it: what was let go of. */
  said: string | null
  found: Found
}

export function readWording(query: URLSearchParams): Wording {
  const text = (query.get('search') ?? query.get('q') ?? '').replace(/\p{Cc}/gu, ' ')
  return {
    search: text.trim().slice(0, LONGEST_SEARCH),
    near: query.get('near'),
    kind: SEARCH_KINDS.find((kind) => kind === query.get('kind')) ?? null,
  }
}

export function searchAddress({ search, near, kind }: Wording, change: Partial<Wording> = {}): string {
  const wanted = { search, near, kind, ...change }
  const query = new URLSearchParams()
  if (wanted.search) query.set('search', wanted.search)
  if (wanted.near) query.set('near', wanted.near)
  if (wanted.kind) query.set('kind', wanted.kind)
  return query.size > 0 ? `${SEARCH_PATH}?${query}` : SEARCH_PATH
}

const LIKELIEST: Partial<Record<Kind, SearchKind>> = {
  business: 'businesses',
  hours: 'businesses',
  mosque: 'mosques',
  iqamah: 'mosques',
  event: 'events',
  job: 'jobs',
  recipe: 'recipes',
  help: 'help',
  plan: 'help',
  person: 'help',
}

const namesIn = ({ found }: Group): (string | null)[] =>
  found.of === 'lines' ? found.hits.map(({ title }) => title) : found.cards.map(({ name }) => name)

/** What was meant first; then what is called so; what fits only in part comes last. */
export function inOrder(groups: readonly Group[], { kind }: Pick<Meaning, 'kind'>, typed: string): Group[] {
  const word = fold(typed)
  const likeliest = asksForRoom(typed) ? 'rooms' : LIKELIEST[kind]
  const rank = (group: Group) => {
    // Whoever asks for a room is told of the nearest first, also where none fits their words.
    if (group.kind === 'rooms' && likeliest === 'rooms') return 0
    if (group.said !== null) return 3
    if (likeliest === group.kind) return 0
    return namesIn(group).some((name) => fold(name ?? '').includes(word)) ? 1 : 2
  }
  return groups
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => rank(a) - rank(b) || SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind))
}
