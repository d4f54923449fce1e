// Groups: who meets when, who joins, and what a teacher plans. Who may is decided by the database.
import * as z from 'zod'
import { askIfThere, askPage, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import { type Group, type GroupDesk, group, groupDesk } from './group.ts'
import type { groupForms, newGroupForm } from './group-schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

export const loadGroups = (services: Pick<Services, 'page' | 'log'>, course: string): Promise<Group[]> =>
  askPage(services, 'course_groups', { course }, z.array(group))

/** Null for whoever does not teach it. */
export async function loadGroupDesk(services: Acting, course: string): Promise<GroupDesk | null> {
  return askIfThere(services, services.db().rpc('group_desk', { course }), groupDesk.nullable())
}

export const joinGroup = (services: Acting, which: string, leave: boolean) =>
  attempt(services, services.db().rpc('join_group', { which, leave }))

/** What the database says about a field stands beside it. */
const FIELDS: Record<string, string> = { startsAt: 'starts_at', timeZone: 'time_zone', times: 'times' }
function beside<T>(outcome: Outcome<T>, values: Values): Outcome<T> {
  const field = outcome.ok ? undefined : outcome.errors.form?.map((word) => FIELDS[word]).find(Boolean)
  return field === undefined ? outcome : refuse(field, { field, values })
}

export const addGroup = async (
  services: Acting,
  course: string,
  content: z.output<typeof newGroupForm>,
  values: Values,
): Promise<Outcome<string>> =>
  beside(await attempt(services, services.db().rpc('save_group', { course, content }), { values }), values)

export const saveGroup = (
  services: Acting,
  course: string,
  which: string,
  { seen, ...content }: z.output<typeof groupForms.save>,
  values: Values,
) => attempt(services, services.db().rpc('save_group', { course, which, content, ...(seen && { seen }) }), { values })

export const setDate = async (
  services: Acting,
  { date, ...content }: z.output<typeof groupForms.date>,
  values: Values,
) => beside(await attempt(services, services.db().rpc('set_group_date', { date, content }), { values }), values)

export const cancelGroup = (services: Acting, which: string) =>
  attempt(services, services.db().rpc('cancel_group', { which }))
