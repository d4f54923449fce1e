import { timingSafeEqual } from 'node:crypto'
import { stepOf } from '../totp.ts'
import { finishAssertion, finishRegistration, type StoredCredential } from '../webauthn.ts'
import { type Body, type Challenge, digest, type Factor, type FactorDesk, textOf } from './factor.ts'

export type Proof = { step?: number; credential?: StoredCredential }

/** What a right answer is remembered by; null for a wrong one. */
export async function verifyFactor(
  desk: FactorDesk,
  factor: Factor,
  found: Challenge,
  body: Body,
): Promise<Proof | null> {
  const { party } = desk
  if (factor.factor_type === 'totp') {
    const step = stepOf(factor.secret ?? '', textOf(body.code), Date.now())
    return step === null ? null : { step }
  }
  if (factor.factor_type === 'phone') {
    const given = Buffer.from(digest(desk, found.id, textOf(body.code)))
    const kept = Buffer.from(found.otp_code ?? '')
    return given.length === kept.length && timingSafeEqual(given, kept) ? {} : null
  }
  const ceremony = found.web_authn_session_data
  if (!ceremony || ceremony.type !== body.webauthn?.type) return null
  if ((ceremony.type === 'create') !== (factor.status === 'unverified')) return null
  const response = body.webauthn.credential_response
  const credential =
    ceremony.type === 'create'
      ? await finishRegistration(party, ceremony, response)
      : factor.web_authn_credential && (await finishAssertion(party, ceremony, factor.web_authn_credential, response))
  return credential ? { credential } : null
}
