import { ask, askPage, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Card, Decision, Limits, List, Poll, State, Whole } from './contribution.ts'
import { NO_LIST, REPLIES_SHOWN } from './contribution.ts'
import type { ListFilter, Sort } from './list-filter.ts'
import type { SectionKey } from './sections.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Reading = Pick<Services, 'db' | 'log'>

/** A page of a section, or of all of them. */
export async function loadList(
  services: Paging,
  section: SectionKey | null,
  filter: ListFilter,
  { usualSort = 'active', most = 20 }: { usualSort?: Sort; most?: number } = {},
): Promise<List> {
  const { words, category, tag, sort, narrow, reads, after } = filter
  const list = await askPage(services, 'community_list', {
    ...(section && { section }),
    ...(words && { words }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(narrow && { narrow }),
    ...(reads && { languages: reads }),
    ...(after && { after }),
    sort: sort ?? usualSort,
    max_results: most,
  })
  return (list as List | null) ?? NO_LIST
}

/** One contribution with a page of its replies; where it went on when it was merged; null when there is none to see. */
export async function loadWhole(
  services: Paging,
  section: SectionKey,
  slug: string,
  starting: number,
): Promise<Whole | { moved_to: string } | null> {
  const found = await askPage(services, 'contribution_page', { section, slug, starting, max_results: REPLIES_SHOWN })
  return found as Whole | { moved_to: string } | null
}

export type Hub = { sections: Partial<Record<string, Card[]>>; unanswered: Card[] }

export async function loadHub(
  services: Paging,
  place: { lat: number; lng: number } | null,
  reads: string[] | null,
): Promise<Hub> {
  const hub = await askPageOrNothing(services, 'community_hub', {
    ...(place && { lat: place.lat, lng: place.lng }),
    ...(reads && { languages: reads }),
  })
  return (hub as Hub | null) ?? { sections: {}, unanswered: [] }
}

export type OwnContribution = Card & { body: string; place_id: string | null; poll: Poll | null }

/** How the member stands with the team: what is left for today, and what was said against them. */
export type Standing = {
  limits: Limits
  published: number
  rejected_lately: boolean
  suspended_until: string | null
  sanctions: {
    id: string
    kind: 'warning' | 'silence' | 'suspension'
    canned: string | null
    note: string | null
    given_at: string
    ends_at: string | null
    lifted_at: string | null
    holds: boolean
    decision: Decision | null
  }[]
}

export const loadStanding = async (services: Reading) =>
  (await ask(services, services.db().rpc('how_i_stand'))) as unknown as Standing

export const loadLimits = async (services: Reading) => (await loadStanding(services)).limits

/** One's own, to be changed; null for everyone else's. */
export const loadOwn = async (services: Reading, section: SectionKey, slug: string) =>
  (await ask(services, services.db().rpc('contribution_draft', { section, slug }))) as OwnContribution | null

/** The group something new is for, as its members may see it. */
export async function loadGroupFor(services: Reading, slug: string | null) {
  if (!slug) return null
  const [group] = await ask(
    services,
    services.db().from('groups').select('slug, name, is_private').eq('slug', slug).limit(1),
  )
  return group ?? null
}

export type OwnDraft = {
  slug: string
  title: string | null
  excerpt: string
  state: Exclude<State, 'within'>
  created_at: string
}

export const loadDrafts = async (services: Reading, section: SectionKey) =>
  (await ask(services, services.db().rpc('my_drafts', { section }))) as OwnDraft[]

/** Of the whole, what the writer may go on with: "@am" people, "#ram" tags. */
export async function suggest(services: Reading, begins: string, contribution: string | undefined) {
  const word = begins.slice(1)
  if (begins.startsWith('#'))
    return ((await ask(services, services.db().rpc('suggest_tags', { begins: word }))) as string[]).map((tag) => ({
      inserts: `#${tag}`,
    }))
  const people = await ask(
    services,
    services.db().rpc('suggest_people', { begins: word, ...(contribution && { contribution }) }),
  )
  return (people as { handle: string; name: string | null }[])
    .slice(0, 8)
    .map(({ handle, name }) => ({ inserts: `@${handle}`, says: name ?? '' }))
}

export type Similar = Pick<Card, 'slug' | 'title' | 'language' | 'replies_count' | 'reactions_count'>

export const loadSimilar = async (services: Reading, of_section: SectionKey, title: string) =>
  (await ask(services, services.db().rpc('similar_contributions', { of_section, title }))) as unknown as Similar[]
