// Reads of conversations. Functions of the database decide who gets an answer, and name people no further than they may be.
import * as z from 'zod'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Side } from './rules.ts'

type Asking = Pick<Services, 'db' | 'log'>

const business = z.object({
  id: z.string(),
  place: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  slug: z.string().nullable(),
  image: z.string().nullable(),
})

const sender = z.enum(['visitor', 'business'])

const thread = z.object({
  id: z.string(),
  side: sender,
  live_key: z.string(),
  business,
  visitor: z.string().nullable(),
  is_done: z.boolean(),
  is_closed_by_me: z.boolean(),
  is_closed_by_them: z.boolean(),
  is_ended: z.boolean(),
  total: z.number(),
  messages: z.array(
    z.object({
      id: z.string(),
      sender,
      at: z.string(),
      is_mine: z.boolean(),
      is_removed: z.boolean(),
      body: z.string().nullable(),
      author: z.string().nullable(),
    }),
  ),
})
export type Thread = z.infer<typeof thread>
export type Message = Thread['messages'][number]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isUuid = (text: string | null): text is string => text !== null && UUID.test(text)

/** Null: there is no such conversation, or it is not on this side that the visitor stands. Whoever reads it has read it. */
export async function openThread(services: Asking, id: string, side: Side, shown: number): Promise<Thread | null> {
  if (!isUuid(id)) return null
  const found = await ask(services, services.db().rpc('open_thread', { thread: id, shown }), thread.nullable())
  return found?.side === side ? found : null
}

const list = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      business,
      is_done: z.boolean(),
      at: z.string(),
      visitor: z.string().nullable(),
      unread: z.number(),
      last: z.object({ sender, body: z.string().nullable() }).nullable(),
    }),
  ),
  next: z.string().nullable(),
})
export type ThreadList = z.infer<typeof list>
export type ThreadRow = ThreadList['items'][number]

export const listOwnThreads = (services: Asking, after: string | null): Promise<ThreadList> =>
  ask(services, services.db().rpc('list_threads', { side: 'visitor', ...(after && { after }) }), list)

type Question = { business: string | null; isDone: boolean; after: string | null }

export const listTeamThreads = (services: Asking, { business: wished, isDone, after }: Question): Promise<ThreadList> =>
  ask(
    services,
    services.db().rpc('list_threads', {
      side: 'business',
      done: isDone,
      ...(isUuid(wished) && { business: wished }),
      ...(after && { after }),
    }),
    list,
  )

const person = z.object({ handle: z.string(), name: z.string(), photo: z.string().nullable().optional() }).nullable()

const personThread = z.object({
  id: z.string(),
  live_key: z.string(),
  /** Null where the other one blocked the reader. */
  person,
  is_request: z.boolean(),
  waits: z.boolean(),
  is_closed: z.boolean(),
  total: z.number(),
  messages: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      is_mine: z.boolean(),
      is_removed: z.boolean(),
      body: z.string().nullable(),
    }),
  ),
})
export type PersonThread = z.infer<typeof personThread>

/** Null: there is no such conversation, or it is not the visitor's. Whoever reads it has read it. */
export const openPersonThread = async (services: Asking, id: string, shown: number): Promise<PersonThread | null> =>
  isUuid(id)
    ? await ask(services, services.db().rpc('open_person_thread', { thread: id, shown }), personThread.nullable())
    : null

const personList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      person,
      is_request: z.boolean(),
      waits: z.boolean(),
      unread: z.number(),
      last: z.object({ is_mine: z.boolean(), body: z.string().nullable() }).nullable(),
    }),
  ),
  next: z.string().nullable(),
})
export type PersonRows = z.infer<typeof personList>
export type PersonRow = PersonRows['items'][number]

export const listPersonThreads = (services: Asking, after: string | null): Promise<PersonRows> =>
  ask(services, services.db().rpc('list_person_threads', { ...(after && { after }) }), personList)

const counts = z.object({
  people: z.number(),
  mine: z.number(),
  business: z.number(),
  businesses: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
  live_key: z.string().nullable(),
})
export type MessageCounts = z.infer<typeof counts>

/** What waits to be read on each side, and the businesses the visitor answers for. */
export const countMessages = (services: Asking): Promise<MessageCounts> =>
  ask(services, services.db().rpc('message_counts'), counts)

const option = z.object({ can_ask: z.boolean(), thread: z.string().nullable() })

/** Whether the visitor can write to a business, and the conversation they have with it. */
export async function findMessageOption(services: Asking, place: string) {
  const found = await ask(services, services.db().rpc('message_option', { place }), option.nullable())
  return found ?? { can_ask: false, thread: null }
}
