// A second factor tried out with the visitor's own session: made, asked, answered wrongly and taken away again.
import type { Services } from '#app/core/request/services.ts'
import type { CheckState } from './rules.ts'

export type Trial = { id: 'enroll' | 'challenge' | 'wrongCode' | 'remove'; state: CheckState; note: string | null }

export async function tryFactors({ db }: Services): Promise<Trial[]> {
  const { mfa } = db().auth
  const judge = (id: Trial['id'], error: { message: string } | null): Trial => ({
    id,
    state: error ? 'failed' : 'ok',
    note: error?.message ?? null,
  })
  const made = await mfa.enroll({ factorType: 'totp', friendlyName: `diagnostics ${crypto.randomUUID()}` })
  if (made.error) return [judge('enroll', made.error)]
  const factorId = made.data.id
  const asked = await mfa.challenge({ factorId })
  // Five digits are never a code, so this cannot be right by chance.
  const answered = asked.data && (await mfa.verify({ factorId, challengeId: asked.data.id, code: '00000' }))
  const isRefused = answered?.error?.code === 'mfa_verification_failed'
  const removed = await mfa.unenroll({ factorId })
  return [
    judge('enroll', null),
    judge('challenge', asked.error),
    {
      id: 'wrongCode',
      state: isRefused ? 'ok' : 'failed',
      note: answered?.error?.message ?? (answered ? 'A wrong code was taken' : null),
    },
    judge('remove', removed.error),
  ]
}

/** What the service says against a new token; null where it gave one. */
export async function renewSession(services: Pick<Services, 'db'>): Promise<string | null> {
  const { error } = await services.db().auth.refreshSession()
  return error?.message ?? null
}
