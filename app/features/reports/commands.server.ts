import type { ReportReason } from '#app/core/moderation/kinds.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome } from '#app/lib/outcome.ts'

type Report = { userId: string; kind: string; subject: string; reason: ReportReason; note: string | null }

/** One per member and subject. What it is about, and whether that exists, the database finds out. */
export async function sendReport(
  services: Pick<Services, 'db' | 'log'>,
  { userId, kind, subject, reason, note }: Report,
): Promise<Outcome<'sent' | 'already'>> {
  const sent = await attempt(
    services,
    services
      .db()
      .from('reports')
      .insert({ reporter_id: userId, subject_kind: kind, subject_id: subject, reason, note }),
    { values: { reason, note: note ?? '' } },
  )
  if (sent.ok) return done('sent')
  return sent.errors.form?.includes('twice') ? done('already') : sent
}
