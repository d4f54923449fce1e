// Accounts that the service role opens and changes: what it may set, and what follows from each change.
import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '../database/database.ts'
import {
  addAccount,
  addIdentity,
  audit,
  changeIdentity,
  checkLength,
  checkStrength,
  emailIdentity,
  findByEmail,
  findById,
  findByPhone,
  merged,
  metadataOf,
  phoneIdentity,
  readEmail,
  readPhone,
  refreshProviders,
} from './accounts.ts'
import { banUntil } from './ban-duration.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { Passwords } from './passwords.ts'
import { prove } from './proof.ts'
import type { AuthUser } from './sessions.ts'
import { type Body, isUuid, metadataIn, refuse, textIn } from './who-asks.ts'

type Options = { database: Database; oneTime: OneTimeCodes; passwords: Passwords }

const EMAIL_TAKEN = 'A user with this email address has already been registered'
const PHONE_TAKEN = 'Phone number already registered by another user'
/** Each further round takes twice as long: with more than these, comparing once would take seconds. */
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/
const ROLES = ['authenticated', 'anon', 'service_role']

const flagIn = (body: Body, name: string) => body[name] === true

function roleIn(body: Body): string | null {
  const role = textIn(body, 'role')
  if (role === '') return null
  // A token's role becomes a database role: one that nobody may take would only break every request of the account.
  return ROLES.includes(role) ? role : refuse(400, 'validation_failed', `Unknown role "${role.slice(0, 40)}"`)
}

async function passwordIn(body: Body, passwords: Passwords): Promise<string | null> {
  const password = textIn(body, 'password')
  const hash = textIn(body, 'password_hash')
  if (password && hash) refuse(400, 'validation_failed', 'Only a password or a password hash should be provided')
  if (hash)
    return BCRYPT.test(hash) ? hash : refuse(400, 'validation_failed', 'Only bcrypt password hashes are supported')
  return password ? passwords.hash(checkLength(password)) : null
}

/** The service role may vouch for an address or number: what waits for its proof comes into force then. */
async function vouch(tx: Queries, user: AuthUser, body: Body, oneTime: OneTimeCodes): Promise<AuthUser> {
  const purpose = flagIn(body, 'email_confirm') && user.email ? 'confirmation' : 'phone'
  if (purpose === 'phone' && !(flagIn(body, 'phone_confirm') && user.phone)) return user
  const known = await oneTime.waitingOf(tx, user.id, purpose)
  if (!known) return user
  await prove(tx, { user, purpose, waiting: known.waiting })
  return (await findById(tx, user.id)) ?? user
}

async function moveIdentity(tx: Queries, userId: string, provider: 'email' | 'phone', data: Body): Promise<void> {
  if (await changeIdentity(tx, userId, provider, data)) return
  await addIdentity(tx, userId, {
    provider,
    data: { sub: userId, email_verified: false, phone_verified: false, ...data },
  })
  await refreshProviders(tx, userId)
}

export function createAdminWriting({ database, oneTime, passwords }: Options) {
  async function openAccount(body: Body): Promise<AuthUser> {
    const [emailText, phoneText] = [textIn(body, 'email'), textIn(body, 'phone')]
    if (!emailText && !phoneText)
      refuse(400, 'validation_failed', 'Cannot create a user without either an email or phone')
    const email = emailText ? readEmail(emailText) : null
    const phone = phoneText ? readPhone(phoneText) : null
    const id = textIn(body, 'id') || randomUUID()
    if (!isUuid(id)) refuse(400, 'validation_failed', 'ID must conform to the uuid v4 format')
    if (/^[0-]+$/.test(id)) refuse(400, 'validation_failed', 'ID cannot be a nil uuid')
    if (email && (await findByEmail(database, email))) refuse(422, 'email_exists', EMAIL_TAKEN)
    if (phone && (await findByPhone(database, phone))) refuse(422, 'phone_exists', PHONE_TAKEN)
    if (await findById(database, id)) refuse(422, 'conflict', 'A user with this ID exists already')
    const bannedUntil = banUntil(textIn(body, 'ban_duration'), Date.now()) ?? null
    const [role, appMetadata, userMetadata] = [
      roleIn(body),
      metadataIn(body, 'app_metadata'),
      metadataIn(body, 'user_metadata'),
    ]
    const [emailConfirmed, phoneConfirmed] = [flagIn(body, 'email_confirm'), flagIn(body, 'phone_confirm')]
    const passwordHash = await passwordIn(body, passwords)
    return database.transaction(async (tx) => {
      const made = await addAccount(tx, {
        id,
        email,
        phone,
        passwordHash,
        emailConfirmed: email !== null && emailConfirmed,
        phoneConfirmed: phone !== null && phoneConfirmed,
        appMetadata: appMetadata ?? {},
        userMetadata: {
          ...userMetadata,
          ...(email && emailConfirmed && { email_verified: true }),
          ...(phone && phoneConfirmed && { phone_verified: true }),
        },
        role: role ?? 'authenticated',
        bannedUntil,
        identities: [
          ...(email ? [emailIdentity(email, emailConfirmed)] : []),
          ...(phone ? [phoneIdentity(phone, phoneConfirmed)] : []),
        ],
      })
      await audit(tx, 'user_signedup', null, { user_id: id, user_email: email, user_phone: phone })
      return made
    })
  }

  async function changeAccount(user: AuthUser, body: Body): Promise<void> {
    const [emailText, phoneText, password] = [textIn(body, 'email'), textIn(body, 'phone'), textIn(body, 'password')]
    const email = emailText ? readEmail(emailText) : null
    const phone = phoneText ? readPhone(phoneText) : null
    if (email && ![null, user.id].includes((await findByEmail(database, email))?.id ?? null))
      refuse(422, 'email_exists', EMAIL_TAKEN)
    if (phone && ![null, user.id].includes((await findByPhone(database, phone))?.id ?? null))
      refuse(422, 'phone_exists', PHONE_TAKEN)
    const ban = banUntil(textIn(body, 'ban_duration'), Date.now())
    const role = roleIn(body)
    const [appMetadata, userMetadata] = [metadataIn(body, 'app_metadata'), metadataIn(body, 'user_metadata')]
    const passwordHash = password ? await passwords.hash(checkStrength(password)) : await passwordIn(body, passwords)
    await database.transaction(async (tx) => {
      const known = await vouch(tx, user, body, oneTime)
      await tx.query(
        `update auth.users set email = coalesce($2, email), phone = coalesce($3, phone),
           encrypted_password = coalesce($4, encrypted_password), role = coalesce($5, role),
           email_confirmed_at = case when $6::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
           phone_confirmed_at = case when $7::boolean then coalesce(phone_confirmed_at, now()) else phone_confirmed_at end,
           banned_until = case when $8::boolean then $9::timestamptz else banned_until end,
           raw_app_meta_data = $10::jsonb, raw_user_meta_data = $11::jsonb, updated_at = now()
         where id = $1`,
        [
          user.id,
          email,
          phone,
          passwordHash,
          role,
          flagIn(body, 'email_confirm'),
          flagIn(body, 'phone_confirm'),
          ban !== undefined,
          ban ?? null,
          merged(metadataOf(known.raw_app_meta_data), appMetadata ?? {}),
          merged(metadataOf(known.raw_user_meta_data), userMetadata ?? {}),
        ],
      )
      if (email) await moveIdentity(tx, user.id, 'email', { email, email_verified: flagIn(body, 'email_confirm') })
      if (phone) await moveIdentity(tx, user.id, 'phone', { phone, phone_verified: flagIn(body, 'phone_confirm') })
      // A password someone else has set ends what was opened with the old one.
      if (passwordHash) await tx.query('delete from auth.sessions where user_id = $1', [user.id])
      // Nor does what was sent to another address, or to choose another password.
      if (passwordHash || (email && email !== user.email)) await oneTime.forget(tx, user.id)
      await audit(tx, 'user_modified', null, { user_id: user.id, user_email: email ?? user.email })
    })
  }

  return { openAccount, changeAccount }
}
