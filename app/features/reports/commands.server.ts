import type { ReportReason } from '#app/core/moderation/kinds.ts'
import type { Services } from '#app/core/request/services.ts'

export type ReportOutcome = 'sent' | 'already' | 'own' | 'nothing' | 'tooMany' | 'failed'

type Report = { userId: string; kind: string; subject: string; reason: ReportReason; note: string | null }

/** One per member and subject. What it is about, and whether that exists, the database finds out. */
export async function sendReport(
  services: Pick<Services, 'db' | 'log'>,
  { userId, kind, subject, reason, note }: Report,
): Promise<ReportOutcome> {
  const { error } = await services
    .db()
    .from('reports')
    .insert({ reporter_id: userId, subject_kind: kind, subject_id: subject, reason, note })
  if (!error) return 'sent'
  if (error.code === '23505') return 'already'
  if (error.code === 'PT429') return 'tooMany'
  if (error.code === '42501') return 'own'
  if (error.code === '22023' || error.code === '23514') return 'nothing'
  services.log('command failed', { name: 'report', error: error.message })
  return 'failed'
}
