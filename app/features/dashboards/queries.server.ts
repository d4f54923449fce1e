import type { Db } from '#app/core/request/services.ts'

export type OutboxStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'kept'
export type OutboxMail = {
  id: string
  to_address: string
  subject: string
  body_text: string
  status: OutboxStatus
  last_error: string | null
  created_at: string
}

const SHOWN = 50

/** Row-level security lets only a superadmin see any. */
export async function listOutbox(db: Db): Promise<OutboxMail[]> {
  const { data, error } = await db
    .from('outbox')
    .select('id, to_address, subject, body_text, status, last_error, created_at')
    .order('created_at', { ascending: false })
    .limit(SHOWN)
  if (error) throw new Error(`Outbox: ${error.message}`)
  return data.map((mail) => ({ ...mail, id: String(mail.id), status: mail.status as OutboxStatus }))
}
