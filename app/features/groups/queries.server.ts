// Reads of groups. Functions of the database decide who gets what.
import { isUuid } from '#app/core/moderation/kinds.ts'
import { ask, askPage, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { GroupCard, GroupPeople, GroupWhole, OwnGroup } from './group.ts'

type Reading = Pick<Services, 'db' | 'log'>
type Paging = Pick<Services, 'page' | 'log'>

export type GroupList = { items: GroupCard[]; next: string | null }
type Asked = { words: string | null; kind: string | null; after: string | null }

/** The same for everyone: private groups are in no list. */
export async function loadGroups(services: Paging, { words, kind, after }: Asked): Promise<GroupList> {
  const found = await askPage(services, 'groups_list', {
    ...(words && { words }),
    ...(kind && { kind }),
    ...(after && { after }),
  })
  return (found as GroupList | null) ?? { items: [], next: null }
}

/** The public groups of a mosque or a business. */
export async function loadGroupsAt(services: Paging, place: string): Promise<GroupCard[]> {
  const found = await askPageOrNothing(services, 'groups_list', { place, max_results: 6 })
  return (found as GroupList | null)?.items ?? []
}

export const loadMyGroups = async (services: Reading) =>
  (await ask(services, services.db().rpc('my_groups'))) as unknown as OwnGroup[]

export const loadGroup = async (services: Reading, slug: string, after: string | null) =>
  (await ask(
    services,
    services.db().rpc('group_page', { slug, ...(after && { after }) }),
  )) as unknown as GroupWhole | null

/** What a link that a host handed out leads to; null when it opens nothing any more. */
export const loadByKey = async (services: Reading, key: string) =>
  isUuid(key)
    ? ((await ask(services, services.db().rpc('group_by_key', { key }))) as unknown as GroupWhole | null)
    : null

export const loadPeople = async (services: Reading, slug: string) =>
  (await ask(services, services.db().rpc('group_people', { slug }))) as unknown as GroupPeople | null

export const loadCalendar = async (services: Reading, key: string) =>
  isUuid(key)
    ? ((await ask(services, services.db().rpc('group_calendar', { key }))) as { name: string; days: unknown[] } | null)
    : null
