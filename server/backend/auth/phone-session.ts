// A session for someone who proved a phone number, in the tables and the token shape of @supabase/lite.
import { createHmac, randomUUID } from 'node:crypto'
import type { Database, Row } from '../database.ts'

export type PhoneUser = Row & {
  id: string
  phone: string
  email: string | null
  encrypted_password: string | null
  confirmation_token: string | null
  confirmation_sent_at: string | null
  phone_confirmed_at: string | null
  banned_until: string | null
  created_at: string
  updated_at: string
  raw_app_meta_data: object
  raw_user_meta_data: object
}

const LIFETIME_SECONDS = 3600

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function sign(payload: object, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

export async function userObject(database: Database, user: PhoneUser) {
  const identities = await database.query(
    'select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at from auth.identities where user_id = $1',
    [user.id],
  )
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmed_at: user.phone_confirmed_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}

export async function phoneSession(database: Database, jwtSecret: string, user: PhoneUser) {
  const sessionId = randomUUID()
  const refreshToken = randomUUID()
  await database.transaction(async (tx) => {
    await tx.query(`insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')`, [sessionId, user.id])
    await tx.query('insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)', [
      randomUUID(),
      refreshToken,
      user.id,
      sessionId,
    ])
    await tx.query('update auth.users set last_sign_in_at = now() where id = $1', [user.id])
  })
  const issued = Math.floor(Date.now() / 1000)
  const claims = {
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone,
    session_id: sessionId,
    iat: issued,
    exp: issued + LIFETIME_SECONDS,
  }
  return {
    access_token: sign(claims, jwtSecret),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: LIFETIME_SECONDS,
    expires_at: claims.exp,
    user: await userObject(database, user),
  }
}
