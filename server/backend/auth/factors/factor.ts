// Types and helpers for all operations on second factors.
import { createHmac, randomUUID } from 'node:crypto'
import type { Database, Queries, Row } from '../../database/database.ts'
import type { Sessions } from '../sessions.ts'
import type { Sms } from '../sms.ts'
import type { Tries } from '../tries.ts'
import type { CeremonySession, RelyingParty, StoredCredential } from '../webauthn.ts'
import type { Keys, MemberSession } from '../who-asks.ts'

export type FactorType = 'totp' | 'phone' | 'webauthn'

export type Factor = Row & {
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

export type Challenge = Row & {
  id: string
  verified_at: unknown
  expired: boolean
  otp_code: string | null
  web_authn_session_data: CeremonySession | null
}

export type Body = {
  friendly_name?: unknown
  factor_type?: unknown
  issuer?: unknown
  phone?: unknown
  challenge_id?: unknown
  code?: unknown
  webauthn?: { type?: unknown; credential_response?: unknown } | null
}

/** What the operations work with. */
export type FactorDesk = {
  database: Database
  sessions: Sessions
  keys: Keys
  /** The site's name, as an authenticator app and a security key show it. */
  siteName: string
  party: RelyingParty
  sms: Sms | null
  tries: Tries
  log: (line: string) => void
}

export const CHALLENGE_SECONDS = 300

/**
 * A factor that does not count yet, of someone who has one that does, in session $2 that did not show it: whoever began it
 * with a stolen password, before the other was set up, must not get in with it.
 */
export const LACKS_STEP = `(asked.status = 'unverified'
  and exists (select from auth.mfa_factors as other where other.user_id = asked.user_id and other.status = 'verified')
  and not exists (select from auth.sessions where id = $2 and aal = 'aal2'))`

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A code by SMS is kept as this, bound to the challenge it was sent for. */
export const digest = ({ keys }: FactorDesk, challengeId: string, code: string) =>
  createHmac('sha256', keys.jwtSecret).update(`${challengeId} ${code}`).digest('hex')

export const levelOf = async ({ database }: FactorDesk, sessionId: string) =>
  (await database.query<{ aal: string | null }>('select aal from auth.sessions where id = $1', [sessionId]))[0]?.aal

export const audit = (queries: Queries, { user }: MemberSession, action: string, traits: object) =>
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
