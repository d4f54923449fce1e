// Loads a team's saved replies, for its messages and its answers to reviews.
import * as z from 'zod'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { RepliesDesk } from './saved-replies.ts'

const desk = z.object({
  account: z.string().nullable(),
  replies: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
})

/** Null where no plan of theirs has it. */
export const readReplies = (services: Pick<Services, 'db' | 'log'>): Promise<RepliesDesk | null> =>
  ask(services, services.db().rpc('replies_desk'), desk.nullable())
