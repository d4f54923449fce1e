// GET and PUT /user, and POST /logout: what someone who is signed in reads and changes of their own account.
import type { Database, Queries } from '../database/database.ts'
import {
  addIdentity,
  audit,
  checkStrength,
  emailIdentity,
  findByEmail,
  findById,
  merged,
  metadataOf,
  readEmail,
  refreshProviders,
} from './accounts.ts'
import { giveAddress } from './anonymous.ts'
import { challengeIn } from './code-challenge.ts'
import type { Codes } from './codes.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { Passwords } from './passwords.ts'
import type { Pauses } from './pauses.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import {
  type Body,
  type Call,
  type Keys,
  metadataIn,
  readBody,
  refuse,
  refuseLargeMetadata,
  requireUser,
  type SignedIn,
  textIn,
} from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  codes: Codes
  oneTime: OneTimeCodes
  passwords: Passwords
  pause: Pauses
  /** Whether a new address waits until it is confirmed. */
  confirms: boolean
}

type Change = { data: Body | null; passwordHash: string | null; address: string | null }

function refuseOthersFields(body: Body): void {
  if (body.app_metadata !== undefined) refuse(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (body.role !== undefined || body.aud !== undefined)
    refuse(403, 'not_admin', 'Updating role requires admin privileges')
}

/** As upstream: whoever came by another way has an address with a password from now on. */
async function addAddressAsWayIn(tx: Queries, { id, email, email_confirmed_at }: AuthUser): Promise<void> {
  if (!email || !email_confirmed_at) return
  const known = await tx.query(`select from auth.identities where user_id = $1 and provider = 'email'`, [id])
  if (known.length > 0) return
  const identity = emailIdentity(email, true)
  await addIdentity(tx, id, { ...identity, data: { ...identity.data, sub: id } })
  await refreshProviders(tx, id)
}

async function spendNonce(oneTime: OneTimeCodes, user: AuthUser, nonce: string): Promise<void> {
  const used = await oneTime.spendCode(user.email ?? '', nonce, ['reauthentication'], async () => true, user.id)
  if (used === 'wait') refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
  if (!used) refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

export function createOwnAccount(options: Options): Routes {
  const { database, sessions, keys, codes, oneTime, passwords, pause, confirms } = options

  async function newPassword(user: AuthUser, body: Body): Promise<string | null> {
    const password = textIn(body, 'password')
    if (password === '') return null
    if (user.is_anonymous && textIn(body, 'email') === '')
      refuse(
        422,
        'validation_failed',
        'Updating password of an anonymous user without an email or phone is not allowed',
      )
    checkStrength(password)
    if (textIn(body, 'nonce') !== '') await spendNonce(oneTime, user, textIn(body, 'nonce'))
    if (await passwords.isRight(password, user.encrypted_password))
      refuse(422, 'same_password', 'New password should be different from the old password.')
    return passwords.hash(password)
  }

  async function write({ user, sessionId }: SignedIn, { data, passwordHash, address }: Change): Promise<void> {
    await database.transaction(async (tx) => {
      if (data)
        await tx.query('update auth.users set raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1', [
          user.id,
          merged(metadataOf(user.raw_user_meta_data), data),
        ])
      if (passwordHash) {
        await tx.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
          user.id,
          passwordHash,
        ])
        if (!user.encrypted_password) await addAddressAsWayIn(tx, user)
        // Whoever knew the old password may have a session of their own, or a link to choose the next one.
        await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
          user.id,
          sessionId,
        ])
        await oneTime.forget(tx, user.id)
        await audit(tx, 'user_updated_password', user)
      }
      const now = address === null ? null : await findById(tx, user.id)
      if (now && address) await giveAddress(tx, now, address)
      await audit(tx, 'user_modified', user)
    })
  }

  async function change(call: Call): Promise<Response | null> {
    const caller = await requireUser(call, keys, database)
    const { user } = caller
    const body = await readBody(call)
    refuseOthersFields(body)
    const [data, email] = [metadataIn(body, 'data'), textIn(body, 'email')]
    if (data) refuseLargeMetadata(merged(metadataOf(user.raw_user_meta_data), data))
    const back = {
      to: call.query.get('redirect_to') || textIn(body, 'redirect_to') || null,
      challenge: challengeIn(body),
    }
    const wanted = email !== '' && email.trim().toLowerCase() !== user.email ? readEmail(email) : null
    const passwordHash = await newPassword(user, body)
    // By who asks, and by whom it would reach: neither may be used to find addresses or to fill a mailbox.
    for (const counted of wanted ? [user.id, wanted] : []) await pause('email_change', counted)
    // Who has no address yet gets one like someone new: at once where the site asks for no proof. Only there one that has
    // an account must be refused, as at sign-up.
    const isAtOnce = user.is_anonymous && !confirms
    if (wanted && isAtOnce && (await findByEmail(database, wanted)))
      refuse(422, 'email_exists', 'A user with this email address has already been registered')
    if (data || passwordHash || (wanted && isAtOnce))
      await write(caller, { data, passwordHash, address: isAtOnce ? wanted : null })
    if (wanted && !isAtOnce) await codes.sendChange(user, wanted, back)
    const changed = await findById(database, user.id)
    return changed && Response.json(await sessions.userObject(changed))
  }

  async function leave(call: Call): Promise<Response> {
    const { user, sessionId } = await requireUser(call, keys, database)
    const scope = call.query.get('scope') || 'global'
    if (!['global', 'local', 'others'].includes(scope))
      refuse(400, 'validation_failed', `Unsupported logout scope "${scope.slice(0, 40)}"`)
    await database.transaction(async (tx) => {
      await audit(tx, 'logout', user)
      const [condition, parameters] =
        sessionId === null || scope === 'global'
          ? ['user_id = $1', [user.id]]
          : scope === 'local'
            ? ['user_id = $1 and id = $2', [user.id, sessionId]]
            : ['user_id = $1 and id <> $2', [user.id, sessionId]]
      await tx.query(`delete from auth.sessions where ${condition}`, parameters)
    })
    return new Response(null, { status: 204 })
  }

  async function show(call: Call): Promise<Response> {
    const { user } = await requireUser(call, keys, database)
    return Response.json(await sessions.userObject(user))
  }

  return { keyed: { 'GET user': show, 'PUT user': change, 'POST logout': leave } }
}
