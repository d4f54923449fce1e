// What a team has written once so that it need not write it again: for its messages and its answers to reviews.
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { RepliesDesk } from './saved-replies.ts'

/** Null where no plan of theirs has it. */
export const readReplies = async (services: Pick<Services, 'db' | 'log'>): Promise<RepliesDesk | null> =>
  (await ask(services, services.db().rpc('replies_desk'))) as RepliesDesk | null
