// Takes the answer to a challenge: the factor counts from now on, and the session has shown it.
import type { Queries } from '../../database/database.ts'
import { authError } from '../errors.ts'
import type { Method } from '../sessions.ts'
import { isUuid, type MemberSession } from '../who-asks.ts'
import {
  audit,
  type Body,
  CHALLENGE_SECONDS,
  type Challenge,
  type Factor,
  type FactorDesk,
  type FactorType,
  LACKS_STEP,
  textOf,
} from './factor.ts'
import { type Proof, verifyFactor } from './verify-factor.ts'

const METHODS: Readonly<Record<FactorType, Method>> = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' }

/** Why what was sent is no answer at all, right or wrong. */
function unfitness({ sms }: FactorDesk, type: FactorType, body: Body): Response | null {
  if (type === 'phone' && !sms)
    return authError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone')
  if (type !== 'webauthn' && textOf(body.code) === '')
    return authError(400, 'validation_failed', 'Code needs to be non-empty')
  if (type === 'webauthn') {
    if (!body.webauthn || typeof body.webauthn !== 'object')
      return authError(400, 'validation_failed', 'WebAuthn config required')
    if (body.webauthn.type !== 'create' && body.webauthn.type !== 'request')
      return authError(400, 'validation_failed', 'WebAuthn type must be create or request')
    if (!body.webauthn.credential_response || typeof body.webauthn.credential_response !== 'object')
      return authError(400, 'validation_failed', 'credential_response required')
  }
  return null
}

export async function verify(desk: FactorDesk, caller: MemberSession, factor: Factor, body: Body): Promise<Response> {
  const { database, sessions, tries, log } = desk
  const type = factor.factor_type
  const failed = () =>
    type === 'webauthn'
      ? authError(422, 'mfa_verification_failed', 'Failed to validate WebAuthn MFA response')
      : authError(
          422,
          'mfa_verification_failed',
          type === 'totp' ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered',
        )
  const unfit = unfitness(desk, type, body)
  if (unfit) return unfit
  const challengeId = textOf(body.challenge_id)
  const [found] = isUuid(challengeId)
    ? await database.query<Challenge>(
        `select id, verified_at, otp_code, web_authn_session_data,
           created_at < now() - make_interval(secs => $3) as expired
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [challengeId, factor.id, CHALLENGE_SECONDS],
      )
    : []
  if (!found) return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  // GoTrue's answer to a challenge that was met before.
  if (found.verified_at) return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (found.expired) {
    await database.query('delete from auth.mfa_challenges where id = $1', [found.id])
    return authError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${found.id} has expired, verify against another challenge or create a new challenge.`,
    )
  }
  if ((await tries.count('factor', factor.id)) > 0)
    return authError(429, 'over_request_rate_limit', 'Request rate limit reached')
  let proof: Proof | null = null
  try {
    proof = await verifyFactor(desk, factor, found, body)
  } catch (error) {
    // What the browser sent is no answer of a security key, or not to this question.
    log(`factor verify: ${error instanceof Error ? error.message : error}`)
  }
  if (!proof) return failed()
  const refreshToken = await database.transaction((tx) => accept(desk, tx, caller, factor, found.id, proof))
  if (!refreshToken) return failed()
  await tries.forget('factor', factor.id)
  return Response.json(await sessions.answer(caller.sessionId, refreshToken))
}

/** Writes down that the challenge is met; null when the same proof was used before, or at the same moment. */
async function accept(
  { sessions }: FactorDesk,
  tx: Queries,
  caller: MemberSession,
  factor: Factor,
  challengeId: string,
  { step, credential }: Proof,
): Promise<string | null> {
  // One answer at a time for one person: what counted when the question was asked may count no more.
  await tx.query('select from auth.users where id = $1 for update', [factor.user_id])
  const [held] = await tx.query<{ status: string; lacks_step: boolean }>(
    `select status, ${LACKS_STEP} as lacks_step from auth.mfa_factors as asked where id = $1 for update`,
    [factor.id, caller.sessionId],
  )
  // A key that was begun while there was none yet must not take the place of the one that is there now.
  if (!held || held.status !== factor.status || held.lacks_step) return null
  // The step of a code that was used stands in the challenge it met: none of that step or before counts again.
  const used = await tx.query(
    `update auth.mfa_challenges as met set verified_at = now(), otp_code = $3
     where id = $1 and verified_at is null and ($3::text is null or not exists (
       select from auth.mfa_challenges as other
       where other.factor_id = $2 and other.verified_at is not null and other.otp_code::bigint >= $3::text::bigint))
     returning id`,
    [challengeId, factor.id, step === undefined ? null : String(step)],
  )
  if (used.length === 0) return null
  await tx.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now(),
       web_authn_credential = coalesce($2::jsonb, web_authn_credential)
     where id = $1`,
    [factor.id, credential ?? null],
  )
  await audit(tx, caller, 'verification_attempted', {
    factor_id: factor.id,
    challenge_id: challengeId,
    factor_type: factor.factor_type,
  })
  await tx.query(`delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified'`, [
    factor.user_id,
    factor.factor_type,
  ])
  return sessions.raise(tx, {
    sessionId: caller.sessionId,
    userId: factor.user_id,
    factorId: factor.id,
    method: METHODS[factor.factor_type],
  })
}
