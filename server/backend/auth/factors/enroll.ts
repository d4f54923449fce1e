// Begins a factor: it counts from the first right answer on.
import { randomUUID } from 'node:crypto'
import { renderSVG } from 'uqr'
import { authError } from '../errors.ts'
import { phoneDigits, type Sms } from '../sms.ts'
import { keyUri, newSecret } from '../totp.ts'
import type { MemberSession } from '../who-asks.ts'
import { audit, type Body, type Factor, type FactorDesk, type FactorType, levelOf, textOf } from './factor.ts'

const MOST_FACTORS = 10
/** An enrolment nobody finished is forgotten by the next one. */
const UNFINISHED_SECONDS = 300
const MOST_NAME = 120

/** Thrown inside a transaction, so that it is undone; carries the answer. */
class Refusal extends Error {
  readonly answer: Response
  constructor(answer: Response) {
    super('refused')
    this.answer = answer
  }
}

type Wish = { type: FactorType; name: string; phone: string | null }

/** What is asked for, or why it is none. */
function readWish(body: Body, sms: Sms | null): Wish | Response {
  const type = body.factor_type
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn')
    return authError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  if (type === 'phone' && !sms)
    return authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  const phone = type === 'phone' ? phoneDigits(textOf(body.phone)) : null
  if (type === 'phone' && textOf(body.phone) === '')
    return authError(400, 'validation_failed', 'Phone number required to enroll Phone factor')
  if (type === 'phone' && !phone)
    return authError(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  const name = textOf(body.friendly_name)
  for (const [field, text] of Object.entries({ friendly_name: name, issuer: textOf(body.issuer) })) {
    if (text.length > MOST_NAME)
      return authError(400, 'validation_failed', `${field} cannot be longer than ${MOST_NAME} characters`)
    // Half a character has no place in an address.
    if (!text.isWellFormed()) return authError(400, 'validation_failed', `${field} is no valid text`)
  }
  return { type, name, phone }
}

type Standing = Omit<Wish, 'type'> & { known: Factor[]; level: string | null | undefined }

/** Why someone who has the known factors may not have this one too. */
function refusalOf({ known, name, phone, level }: Standing): Response | null {
  if (phone && known.some((factor) => factor.phone === phone))
    return authError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  if (known.some((factor) => (factor.friendly_name ?? '') === name))
    return authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  if (known.length >= MOST_FACTORS)
    return authError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (known.some(({ status }) => status === 'verified') && level !== 'aal2')
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  return null
}

export async function enroll(desk: FactorDesk, caller: MemberSession, body: Body): Promise<Response> {
  const { database, siteName, sms } = desk
  const { user, sessionId } = caller
  const wish = readWish(body, sms)
  if (wish instanceof Response) return wish
  const { type, name, phone } = wish
  const level = await levelOf(desk, sessionId)

  const id = randomUUID()
  const totp = type === 'totp' ? newSecret() : null
  try {
    await database.transaction(async (tx) => {
      // One enrolment at a time for one person, or two would both be the tenth.
      await tx.query('select from auth.users where id = $1 for update', [user.id])
      await tx.query(
        `delete from auth.mfa_factors
         where user_id = $1 and status = 'unverified'
           and (phone = $2 or created_at < now() - make_interval(secs => $3))`,
        [user.id, phone, UNFINISHED_SECONDS],
      )
      const known = await tx.query<Factor>(
        'select friendly_name, status, phone from auth.mfa_factors where user_id = $1',
        [user.id],
      )
      const refusal = refusalOf({ known, name, phone, level })
      if (refusal) throw new Refusal(refusal)
      await tx.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone)
         values ($1, $2, $3, $4, 'unverified', $5, $6)`,
        [id, user.id, name, type, totp, phone],
      )
      await audit(tx, caller, 'factor_in_progress', { factor_id: id, factor_type: type })
    })
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    throw error
  }
  const enrolled = { id, type, friendly_name: name }
  if (!totp) return Response.json({ ...enrolled, ...(phone && { phone: textOf(body.phone) }) })
  const issuer = textOf(body.issuer) || siteName
  const uri = keyUri({ secret: totp, issuer, account: user.email || user.phone || user.id })
  const qr_code = renderSVG(uri, { ecc: 'M', border: 4 })
  return Response.json({ ...enrolled, totp: { qr_code, secret: totp, uri } })
}
