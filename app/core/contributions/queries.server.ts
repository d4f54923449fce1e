import * as z from 'zod'
import { ask, askPage, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Card, type List, NO_LIST, REPLIES_SHOWN, type Whole } from './contribution.ts'
import type { ListFilter, Sort } from './list-filter.ts'
import type { SectionKey } from './sections.ts'
import { hub, list, movedTo, news, ownContribution, ownDraft, similar, standing, whole } from './shapes.server.ts'

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
  const asked = {
    ...(section && { section }),
    ...(words && { words }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(narrow && { narrow }),
    ...(reads && { languages: reads }),
    ...(after && { after }),
    sort: sort ?? usualSort,
    max_results: most,
  }
  return (await askPage(services, 'community_list', asked, list.nullable())) ?? NO_LIST
}

/** One contribution with a page of its replies; where it went on when it was merged; null when there is none to see. */
export async function loadWhole(
  services: Paging,
  section: SectionKey,
  slug: string,
  starting: number,
): Promise<Whole | { moved_to: string } | null> {
  const asked = { section, slug, starting, max_results: REPLIES_SHOWN }
  return askPage(services, 'contribution_page', asked, z.union([movedTo, whole]).nullable())
}

/** Beside a list: what a member has not read yet; for everyone else what is newest. */
export type News = { isOwn: boolean; unread: Card[]; fresh: Card[] }
const MOST_NEWS = 5

export async function loadNews(services: Paging & Reading, section: SectionKey, isMember: boolean): Promise<News> {
  if (isMember)
    return {
      isOwn: true,
      ...(await ask(services, services.db().rpc('whats_new', { section, max_results: MOST_NEWS }), news)),
    }
  const newest = await askPageOrNothing(
    services,
    'community_list',
    { section, sort: 'new', max_results: MOST_NEWS },
    list.nullable(),
  )
  return { isOwn: false, unread: [], fresh: newest?.items ?? [] }
}

export type Hub = z.output<typeof hub>

export async function loadHub(
  services: Paging,
  place: { lat: number; lng: number } | null,
  reads: string[] | null,
): Promise<Hub> {
  const asked = { ...(place && { lat: place.lat, lng: place.lng }), ...(reads && { languages: reads }) }
  return (await askPageOrNothing(services, 'community_hub', asked, hub)) ?? { sections: {}, unanswered: [] }
}

export type OwnContribution = z.output<typeof ownContribution>
export type Standing = z.output<typeof standing>

export const loadStanding = (services: Reading) => ask(services, services.db().rpc('how_i_stand'), standing)

export const loadLimits = async (services: Reading) => (await loadStanding(services)).limits

/** One's own, to be changed; null for everyone else's. */
export const loadOwn = (services: Reading, section: SectionKey, slug: string) =>
  ask(services, services.db().rpc('contribution_draft', { section, slug }), ownContribution.nullable())

/** The group something new is for, as its members may see it. */
export async function loadGroupFor(services: Reading, slug: string | null) {
  if (!slug) return null
  const [group] = await ask(
    services,
    services.db().from('groups').select('slug, name, is_private').eq('slug', slug).limit(1),
  )
  return group ?? null
}

export type OwnDraft = z.output<typeof ownDraft>

export const loadDrafts = (services: Reading, section: SectionKey) =>
  ask(services, services.db().rpc('my_drafts', { section }), z.array(ownDraft))

const named = z.object({ handle: z.string(), name: z.string().nullable() })

/** Of the whole, what the writer may go on with: "@am" people, "#ram" tags. */
export async function suggest(services: Reading, begins: string, contribution: string | undefined) {
  const word = begins.slice(1)
  if (begins.startsWith('#')) {
    const tags = await ask(services, services.db().rpc('suggest_tags', { begins: word }), z.array(z.string()))
    return tags.map((tag) => ({ inserts: `#${tag}` }))
  }
  const asked = services.db().rpc('suggest_people', { begins: word, ...(contribution && { contribution }) })
  const people = await ask(services, asked, z.array(named))
  return people.slice(0, 8).map(({ handle, name }) => ({ inserts: `@${handle}`, says: name ?? '' }))
}

export type Similar = z.output<typeof similar>

export const loadSimilar = (services: Reading, of_section: SectionKey, title: string) =>
  ask(services, services.db().rpc('similar_contributions', { of_section, title }), z.array(similar))
