import type * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import { callFunction } from '#app/core/request/call-function.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { MessageState } from './rules.ts'
import type { messageForm } from './schema.ts'

type Message = z.output<typeof messageForm> & { subject: string; language: Locale }

/** Hands the message to the function that keeps it for staff and tells the operator. */
export async function sendMessage(
  services: Pick<Services, 'db' | 'allow' | 'log'>,
  message: Message,
): Promise<Outcome> {
  const { name, email, topic, message: text } = message
  const values = { name, email, topic, message: text }
  if (!services.allow('email')) return refuse('tooMany', { values })
  const sent = await callFunction(services, 'contact', message, values)
  return sent.ok ? done() : sent
}

type Acting = Pick<Services, 'db' | 'log'>
type Values = { values: Record<string, string> }

export const answerMessage = (services: Acting, message: string, body: string, typed: Values) =>
  attempt(services, services.db().rpc('answer_contact_message', { message, body }), typed)

export const moveMessage = (services: Acting, id: string, status: MessageState, typed: Values) =>
  attempt(services, services.db().from('contact_messages').update({ status }).eq('id', id).select('id'), {
    nothing: 'missing',
    ...typed,
  })
