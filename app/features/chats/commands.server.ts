import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = { values: Record<string, string> }

export const answerChat = (services: Acting, chat: string, body: string, typed: Values) =>
  attempt(services, services.db().rpc('answer_chat', { chat, body }), typed)

export const closeChat = (services: Acting, chat: string, typed: Values) =>
  attempt(services, services.db().from('chats').update({ state: 'closed' }).eq('id', chat).select('id'), {
    nothing: 'missing',
    ...typed,
  })

export const settleQuestions = (services: Acting, questions: string[], typed: Values) =>
  attempt(
    services,
    services.db().from('unanswered_questions').update({ state: 'done' }).in('id', questions).select('id'),
    { nothing: 'missing', ...typed },
  )
