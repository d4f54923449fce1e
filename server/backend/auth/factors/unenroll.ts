import { authError } from '../errors.ts'
import type { MemberSession } from '../who-asks.ts'
import { audit, type Factor, type FactorDesk, levelOf } from './factor.ts'

export async function unenroll(desk: FactorDesk, caller: MemberSession, factor: Factor): Promise<Response> {
  const { database, sessions } = desk
  if (factor.status === 'verified' && (await levelOf(desk, caller.sessionId)) !== 'aal2')
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  await database.transaction(async (tx) => {
    await tx.query('delete from auth.mfa_factors where id = $1', [factor.id])
    await sessions.lower(tx, factor.id)
    await audit(tx, caller, 'factor_unenrolled', {
      factor_id: factor.id,
      factor_status: factor.status,
      session_id: caller.sessionId,
    })
  })
  return Response.json({ id: factor.id })
}
