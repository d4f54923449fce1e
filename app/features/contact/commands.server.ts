import { FunctionsHttpError } from '@supabase/supabase-js'
import type * as z from 'zod'
import type { Db, Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MessageState } from './rules.ts'
import type { messageForm } from './schema.ts'

type Message = z.output<typeof messageForm> & { subject: string; language: Locale }

/** Hands the message to the function that keeps it for staff and tells the operator. */
export async function sendMessage(
  services: Pick<Services, 'db' | 'allow' | 'log'>,
  message: Message,
): Promise<'sent' | 'limited' | 'failed'> {
  if (!services.allow('email')) return 'limited'
  const { error } = await services.db().functions.invoke('contact', { body: message })
  if (!error) return 'sent'
  if (error instanceof FunctionsHttpError && error.context.status === 429) return 'limited'
  services.log('command failed', { name: 'contact', error: String(error) })
  return 'failed'
}

type Outcome = 'done' | 'gone' | 'failed'

export async function answerMessage(services: Pick<Services, 'db' | 'log'>, message: string, body: string) {
  const { error } = await services.db().rpc('answer_contact_message', { message, body })
  return outcomeOf(services, error)
}

export async function moveMessage(
  { db, log }: { db: () => Db; log: Services['log'] },
  id: string,
  status: MessageState,
) {
  const { data, error } = await db().from('contact_messages').update({ status }).eq('id', id).select('id')
  if (!error && data.length === 0) return 'gone'
  return outcomeOf({ log }, error)
}

function outcomeOf({ log }: Pick<Services, 'log'>, error: { code: string; message: string } | null): Outcome {
  if (!error) return 'done'
  if (error.code === 'P0002') return 'gone'
  log('command failed', { name: 'contact answer', error: error.message })
  return 'failed'
}
