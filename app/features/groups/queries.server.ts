// Reads of groups. Functions of the database decide who gets what.
import * as z from 'zod'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { ask, askPage, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { GroupCard } from './group.ts'
import { groupCalendar, groupList, groupPeople, groupWhole, ownGroup } from './shapes.server.ts'

type Reading = Pick<Services, 'db' | 'log'>
type Paging = Pick<Services, 'page' | 'log'>

export type GroupList = z.output<typeof groupList>
type Asked = { words: string | null; kind: string | null; after: string | null }

/** The same for everyone: private groups are in no list. */
export const loadGroups = (services: Paging, { words, kind, after }: Asked): Promise<GroupList> =>
  askPage(
    services,
    'groups_list',
    { ...(words && { words }), ...(kind && { kind }), ...(after && { after }) },
    groupList,
  )

/** The public groups of a mosque or a business. */
export async function loadGroupsAt(services: Paging, place: string): Promise<GroupCard[]> {
  const found = await askPageOrNothing(services, 'groups_list', { place, max_results: 6 }, groupList)
  return found?.items ?? []
}

export const loadMyGroups = (services: Reading) => ask(services, services.db().rpc('my_groups'), z.array(ownGroup))

export const loadGroup = (services: Reading, slug: string, after: string | null) =>
  ask(services, services.db().rpc('group_page', { slug, ...(after && { after }) }), groupWhole.nullable())

/** What a link that a host handed out leads to; null when it opens nothing any more. */
export const loadByKey = async (services: Reading, key: string) =>
  isUuid(key) ? ask(services, services.db().rpc('group_by_key', { key }), groupWhole.nullable()) : null

export const loadPeople = (services: Reading, slug: string) =>
  ask(services, services.db().rpc('group_people', { slug }), groupPeople.nullable())

export const loadCalendar = async (services: Reading, key: string) =>
  isUuid(key) ? ask(services, services.db().rpc('group_calendar', { key }), groupCalendar.nullable()) : null
