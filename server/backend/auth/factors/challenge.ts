// Asks for a proof: a code of the app, a code that is sent now, or a signature of a security key.
import { randomInt, randomUUID } from 'node:crypto'
import { authError } from '../errors.ts'
import { beginAssertion, beginRegistration, type StoredCredential } from '../webauthn.ts'
import type { MemberSession } from '../who-asks.ts'
import { audit, CHALLENGE_SECONDS, digest, type Factor, type FactorDesk } from './factor.ts'

const SMS_PAUSE_SECONDS = 60

const credentialsOf = async ({ database }: FactorDesk, userId: string) =>
  (
    await database.query<{ web_authn_credential: StoredCredential }>(
      `select web_authn_credential from auth.mfa_factors
       where user_id = $1 and factor_type = 'webauthn' and status = 'verified'`,
      [userId],
    )
  ).map(({ web_authn_credential: credential }) => credential)

export async function challenge(desk: FactorDesk, caller: MemberSession, factor: Factor): Promise<Response> {
  const { database, sms, siteName, party } = desk
  const { user } = caller
  const id = randomUUID()
  let code: string | null = null
  let ceremony: Awaited<ReturnType<typeof beginRegistration | typeof beginAssertion>> | null = null
  if (factor.factor_type === 'phone') {
    if (!sms) return authError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone')
    const wait = SMS_PAUSE_SECONDS - (factor.seconds_since_challenge ?? SMS_PAUSE_SECONDS)
    if (wait > 0)
      return authError(
        429,
        'over_sms_send_rate_limit',
        `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`,
      )
    code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    await sms.admit(factor.phone ?? '')
    try {
      await sms.deliver(factor.phone ?? '', `${siteName}: ${code}`)
    } catch {
      return authError(422, 'sms_send_failed', 'Error sending message')
    }
  }
  if (factor.factor_type === 'webauthn') {
    const known = await credentialsOf(desk, user.id)
    ceremony =
      factor.status === 'verified' && factor.web_authn_credential
        ? await beginAssertion(party, [factor.web_authn_credential])
        : await beginRegistration(party, { id: user.id, name: user.email || user.phone || user.id }, known)
  }
  await database.transaction(async (tx) => {
    await tx.query(`delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - interval '1 hour'`, [
      factor.id,
    ])
    // No address is kept: people's addresses change between the two steps, and the row would outlive its use.
    await tx.query(
      `insert into auth.mfa_challenges (id, factor_id, ip_address, otp_code, web_authn_session_data)
       values ($1, $2, '0.0.0.0', $3, $4::jsonb)`,
      [id, factor.id, code && digest(desk, id, code), ceremony?.session ?? null],
    )
    await tx.query('update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1', [
      factor.id,
    ])
    await audit(tx, caller, 'challenge_created', { factor_id: factor.id, factor_status: factor.status })
  })
  return Response.json({
    id,
    type: factor.factor_type,
    expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
    ...(ceremony && { webauthn: { type: ceremony.session.type, credential_options: ceremony.options } }),
  })
}
