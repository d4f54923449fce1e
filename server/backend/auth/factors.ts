// Second factors at /auth/v1/factors: an authenticator app, a security key, or a code by SMS. @supabase/lite knows none
// of them. Answers follow GoTrue; what it leaves open is closed here: a code works once, and guessing has an end.
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { Database, Queries, Row } from '../database/database.ts'
import { authError } from './errors.ts'
import type { Method, Sessions } from './sessions.ts'
import { phoneDigits, type Sms } from './sms.ts'
import { keyUri, newSecret, stepOf } from './totp.ts'
import type { Tries } from './tries.ts'
import {
  beginAssertion,
  beginRegistration,
  type CeremonySession,
  finishAssertion,
  finishRegistration,
  relyingPartyOf,
  type StoredCredential,
} from './webauthn.ts'
import { answering, hasKey, isUuid, type Keys, type MemberSession, readBody, requireSession } from './who-asks.ts'

type FactorType = 'totp' | 'phone' | 'webauthn'

type Factor = Row & {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: FactorType
  status: 'unverified' | 'verified'
  secret: string | null
  phone: string | null
  web_authn_credential: StoredCredential | null
  seconds_since_challenge: number | null
  lacks_step: boolean
}

type Challenge = Row & {
  id: string
  verified_at: unknown
  expired: boolean
  otp_code: string | null
  web_authn_session_data: CeremonySession | null
}

type Body = {
  friendly_name?: unknown
  factor_type?: unknown
  issuer?: unknown
  phone?: unknown
  challenge_id?: unknown
  code?: unknown
  webauthn?: { type?: unknown; credential_response?: unknown } | null
}

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  siteUrl: string
  /** The site's name, as an authenticator app and a security key show it. */
  siteName: string
  sms: Sms | null
  tries: Tries
  log: (line: string) => void
  now?: () => number
}

const MOST_FACTORS = 10
const CHALLENGE_SECONDS = 300
/** An enrolment nobody finished is forgotten by the next one. */
const UNFINISHED_SECONDS = 300
const SMS_PAUSE_SECONDS = 60
const MOST_NAME = 120

const METHODS: Readonly<Record<FactorType, Method>> = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' }
const CALL = /^factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/

/**
 * A factor that does not count yet, of someone who has one that does, in session $2 that did not show it: whoever began it
 * with a stolen password, before the other was set up, must not get in with it.
 */
const LACKS_STEP = `(asked.status = 'unverified'
  and exists (select from auth.mfa_factors as other where other.user_id = asked.user_id and other.status = 'verified')
  and not exists (select from auth.sessions where id = $2 and aal = 'aal2'))`

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Thrown inside a transaction, so that it is undone; carries the answer. */
class Refusal extends Error {
  readonly answer: Response
  constructor(answer: Response) {
    super('refused')
    this.answer = answer
  }
}

export function createFactors(options: Options) {
  const { database, sessions, keys, siteUrl, siteName, sms, tries, log, now = Date.now } = options
  const party = relyingPartyOf(siteUrl, siteName)

  const digest = (challengeId: string, code: string) =>
    createHmac('sha256', keys.jwtSecret).update(`${challengeId} ${code}`).digest('hex')

  const levelOf = async (sessionId: string) =>
    (await database.query<{ aal: string | null }>('select aal from auth.sessions where id = $1', [sessionId]))[0]?.aal

  const credentialsOf = async (userId: string) =>
    (
      await database.query<{ web_authn_credential: StoredCredential }>(
        `select web_authn_credential from auth.mfa_factors
         where user_id = $1 and factor_type = 'webauthn' and status = 'verified'`,
        [userId],
      )
    ).map(({ web_authn_credential: credential }) => credential)

  const audit = (queries: Queries, { user }: MemberSession, action: string, traits: object) =>
    queries.query(`insert into auth.audit_log_entries (id, payload) values ($1, $2::json)`, [
      randomUUID(),
      {
        actor_id: user.id,
        actor_username: user.email || user.phone || '',
        actor_via_sso: false,
        action,
        log_type: 'factor',
        traits,
      },
    ])

  async function enroll(caller: MemberSession, body: Body): Promise<Response> {
    const { user, sessionId } = caller
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
    if (name.length > MOST_NAME)
      return authError(400, 'validation_failed', `friendly_name cannot be longer than ${MOST_NAME} characters`)
    const level = await levelOf(sessionId)

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
        const refusal =
          phone && known.some((factor) => factor.phone === phone)
            ? authError(
                422,
                'mfa_verified_factor_exists',
                'A verified phone factor already exists, unenroll the existing factor to continue',
              )
            : known.some((factor) => (factor.friendly_name ?? '') === name)
              ? authError(
                  422,
                  'mfa_factor_name_conflict',
                  `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
                )
              : known.length >= MOST_FACTORS
                ? authError(
                    422,
                    'too_many_enrolled_mfa_factors',
                    'Maximum number of verified factors reached, unenroll to continue',
                  )
                : known.some(({ status }) => status === 'verified') && level !== 'aal2'
                  ? authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
                  : null
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

  async function challenge(caller: MemberSession, factor: Factor): Promise<Response> {
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
      const known = await credentialsOf(user.id)
      ceremony =
        factor.status === 'verified' && factor.web_authn_credential
          ? await beginAssertion(party, [factor.web_authn_credential])
          : await beginRegistration(party, { id: user.id, name: user.email || user.phone || user.id }, known)
    }
    await database.transaction(async (tx) => {
      await tx.query(
        `delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - interval '1 hour'`,
        [factor.id],
      )
      // No address is kept: people's addresses change between the two steps, and the row would outlive its use.
      await tx.query(
        `insert into auth.mfa_challenges (id, factor_id, ip_address, otp_code, web_authn_session_data)
         values ($1, $2, '0.0.0.0', $3, $4::jsonb)`,
        [id, factor.id, code && digest(id, code), ceremony?.session ?? null],
      )
      await tx.query('update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1', [
        factor.id,
      ])
      await audit(tx, caller, 'challenge_created', { factor_id: factor.id, factor_status: factor.status })
    })
    return Response.json({
      id,
      type: factor.factor_type,
      expires_at: Math.floor(now() / 1000) + CHALLENGE_SECONDS,
      ...(ceremony && { webauthn: { type: ceremony.session.type, credential_options: ceremony.options } }),
    })
  }

  /** What a right answer is remembered by; null for a wrong one. */
  async function judge(factor: Factor, found: Challenge, body: Body): Promise<Proof | null> {
    if (factor.factor_type === 'totp') {
      const step = stepOf(factor.secret ?? '', textOf(body.code), now())
      return step === null ? null : { step }
    }
    if (factor.factor_type === 'phone') {
      const given = Buffer.from(digest(found.id, textOf(body.code)))
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

  async function verify(caller: MemberSession, factor: Factor, body: Body): Promise<Response> {
    const type = factor.factor_type
    const failed = () =>
      type === 'webauthn'
        ? authError(422, 'mfa_verification_failed', 'Failed to validate WebAuthn MFA response')
        : authError(
            422,
            'mfa_verification_failed',
            type === 'totp' ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered',
          )
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
    if (found.verified_at)
      return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
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
      proof = await judge(factor, found, body)
    } catch (error) {
      // What the browser sent is no answer of a security key, or not to this question.
      log(`factor verify: ${error instanceof Error ? error.message : error}`)
    }
    if (!proof) return failed()
    const refreshToken = await database.transaction((tx) => accept(tx, caller, factor, found.id, proof))
    if (!refreshToken) return failed()
    await tries.forget('factor', factor.id)
    return Response.json(await sessions.answer(caller.sessionId, refreshToken))
  }

  /** Writes down that the challenge is met; null when the same proof was used before, or at the same moment. */
  async function accept(
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

  async function unenroll(caller: MemberSession, factor: Factor): Promise<Response> {
    if (factor.status === 'verified' && (await levelOf(caller.sessionId)) !== 'aal2')
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

  return answering(async (call) => {
    const found = CALL.exec(call.path)
    if (!found || call.method === 'OPTIONS' || !hasKey(call, keys)) return null
    const [, factorId, step] = found
    const allowed = factorId !== undefined && step === undefined ? 'DELETE' : 'POST'
    if (call.method !== allowed) return new Response(null, { status: 405, headers: { Allow: allowed } })
    const caller = await requireSession(call, keys, database)
    if (caller.user.is_anonymous)
      return authError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    const body: Body = await readBody(call)
    if (factorId === undefined) return enroll(caller, body)

    if (!isUuid(factorId)) return authError(404, 'validation_failed', 'factor_id must be an UUID')
    const [factor] = await database.query<Factor>(
      `select asked.*, extract(epoch from now() - last_challenged_at)::float8 as seconds_since_challenge,
         ${LACKS_STEP} as lacks_step
       from auth.mfa_factors as asked where id = $1 and user_id = $3`,
      [factorId, caller.sessionId, caller.user.id],
    )
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
    if (step && factor.lacks_step) return authError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
    if (step === 'challenge') return challenge(caller, factor)
    return step === 'verify' ? verify(caller, factor, body) : unenroll(caller, factor)
  }, log)
}

type Proof = { step?: number; credential?: StoredCredential }
