// The groups of results of the search for everything, the likeliest first.
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import type { MosqueFace } from '#app/core/listings/mosque-card.tsx'
import { fold } from '#app/core/places/fold.ts'
import { asksForRoom } from '#app/core/prayer-rooms/hosts.ts'
import type { RoomCardData } from '#app/core/prayer-rooms/room-card.tsx'
import type { Hit } from '#app/core/understanding/hit.ts'
import type { Kind, Meaning } from '#app/core/understanding/meaning.ts'
import { addressFilter, type Chosen, near, oneOf, text } from '#app/lib/address-filter.ts'

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

const filter = addressFilter({
  search: text('search', LONGEST_SEARCH),
  near,
  kind: oneOf('kind', SEARCH_KINDS),
})
export type Wording = Chosen<typeof filter>

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

/** Other sites and browsers ask with `q`. */
export function readWording(query: URLSearchParams): Wording {
  const asked = filter.read(query)
  return { ...asked, search: query.has('search') ? asked.search : text('q', LONGEST_SEARCH).read(query) }
}

export const searchAddress = (wording: Wording, change: Partial<Wording> = {}) =>
  filter.address(SEARCH_PATH, wording, change)

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
