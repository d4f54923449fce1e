// Passkeys and the questions that wait for their answers, in upstream's tables: public halves only.
import { randomUUID } from 'node:crypto'
import type { Database, Queries, Row } from '../database/database.ts'
import type { CeremonySession, StoredCredential } from './webauthn.ts'
import { type Body, isUuid, objectIn, refuse, textIn } from './who-asks.ts'

export type Passkey = Row & {
  id: string
  user_id: string
  credential_id: string
  public_key: string
  aaguid: string | null
  sign_count: number
  transports: string[]
  backup_eligible: boolean
  backed_up: boolean
  friendly_name: string
  created_at: string
  last_used_at: string | null
}

const CHALLENGE_SECONDS = 300

const COLUMNS = `id, user_id, encode(credential_id, 'base64') as credential_id, encode(public_key, 'base64') as public_key,
  aaguid, sign_count::float8 as sign_count, transports, backup_eligible, backed_up, friendly_name, created_at, last_used_at`

export const listed = ({ id, friendly_name, created_at, last_used_at }: Passkey) => ({
  id,
  ...(friendly_name && { friendly_name }),
  created_at,
  ...(last_used_at && { last_used_at }),
})

/** PostgreSQL breaks base64 into lines. */
const oneLine = (text: string) => text.replaceAll('\n', '')

export const stored = (key: Passkey): StoredCredential => ({
  id: oneLine(key.credential_id),
  publicKey: oneLine(key.public_key),
  attestationType: 'none',
  transport: key.transports,
  flags: {
    userPresent: true,
    userVerified: true,
    backupEligible: key.backup_eligible,
    backupState: key.backed_up,
  },
  authenticator: { AAGUID: '', signCount: key.sign_count, cloneWarning: false, attachment: '' },
})

const uuidOf = (base64: string) =>
  Buffer.from(base64, 'base64')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const passkeysOf = (queries: Queries, userId: string) =>
  queries.query<Passkey>(
    `select ${COLUMNS} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [userId],
  )

/** Null where the device has it registered already, for this account or another. */
export async function addPasskey(tx: Queries, userId: string, made: StoredCredential): Promise<Passkey | null> {
  const [row] = await tx.query<Passkey>(
    `insert into auth.webauthn_credentials (user_id, credential_id, public_key, attestation_type, aaguid, sign_count,
       transports, backup_eligible, backed_up)
     values ($1, decode($2, 'base64'), decode($3, 'base64'), $4, $5::uuid, $6, $7::jsonb, $8, $9)
     on conflict (credential_id) do nothing returning ${COLUMNS}`,
    [
      userId,
      made.id,
      made.publicKey,
      made.attestationType,
      uuidOf(made.authenticator.AAGUID),
      made.authenticator.signCount,
      JSON.stringify(made.transport),
      made.flags.backupEligible,
      made.flags.backupState,
    ],
  )
  return row ?? null
}

/** The passkey an answer comes from, which must be of the account that the answer names. */
export async function findPasskey(queries: Queries, credential: Body): Promise<Passkey | null> {
  const response = objectIn(credential, 'response') ?? {}
  const handle = Buffer.from(textIn(response, 'userHandle'), 'base64url').toString()
  if (!isUuid(handle)) return null
  const [found] = await queries.query<Passkey>(
    `select ${COLUMNS} from auth.webauthn_credentials where credential_id = decode($1, 'hex') and user_id = $2`,
    [Buffer.from(textIn(credential, 'id'), 'base64url').toString('hex'), handle],
  )
  return found ?? null
}

export async function renamePasskey(queries: Queries, userId: string, id: string, name: string) {
  const [row] = isUuid(id)
    ? await queries.query<Passkey>(
        `update auth.webauthn_credentials set friendly_name = $3, updated_at = now()
         where id = $1 and user_id = $2 returning ${COLUMNS}`,
        [id, userId, name],
      )
    : []
  return row ?? null
}

export async function removePasskey(queries: Queries, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const gone = await queries.query(
    'delete from auth.webauthn_credentials where id = $1 and user_id = $2 returning id',
    [id, userId],
  )
  return gone.length > 0
}

/** What the browser is to ask; for nobody in particular where someone wants to sign in. */
export async function keepChallenge(
  database: Database,
  userId: string | null,
  session: CeremonySession,
  options: object,
): Promise<Response> {
  const id = randomUUID()
  await database.query('delete from auth.webauthn_challenges where expires_at < now()')
  await database.query(
    `insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, expires_at)
     values ($1, $2, $3, $4::jsonb, now() + make_interval(secs => $5))`,
    [id, userId, userId ? 'registration' : 'authentication', session, CHALLENGE_SECONDS],
  )
  return Response.json({
    challenge_id: id,
    options,
    expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
  })
}

/** Good for one answer, right or wrong. */
export async function spendChallenge(database: Database, body: Body, userId: string | null): Promise<CeremonySession> {
  const id = textIn(body, 'challenge_id')
  if (id === '') refuse(400, 'validation_failed', 'challenge_id is required')
  if (!objectIn(body, 'credential')) refuse(400, 'validation_failed', 'credential is required')
  if (!isUuid(id)) refuse(400, 'validation_failed', 'challenge_id must be a valid UUID')
  const [found] = await database.query<{ session_data: CeremonySession; expired: boolean }>(
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
     returning session_data, expires_at < now() as expired`,
    [id, userId ? 'registration' : 'authentication', userId],
  )
  if (!found) return refuse(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
  if (found.expired) refuse(400, 'webauthn_challenge_expired', 'Challenge has expired')
  return found.session_data
}
