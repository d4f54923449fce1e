// The rows behind codes and links: made, found, used up. A code has six digits and is counted; a link is 256 random bits,
// independent of the code. Both are stored as hashes only, a code with a key that is not in the database.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Queries, Row } from '../database/database.ts'
import type { CodeChallenge } from './code-challenge.ts'
import type { AuthUser } from './sessions.ts'
import type { Tries } from './tries.ts'
import type { Body } from './who-asks.ts'

export type Purpose =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'phone'
export type Kind = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication' | 'sms'

/** What comes into force with the proof, and nothing else does: what others have set before is gone then. */
export type Waiting = {
  password: string | null
  metadata: Body
  /** The one way in, besides the address itself, because of which the code was sent. */
  identity: string | null
}

export type Made = { code: string; token: string }
export type Spent = {
  user: AuthUser
  purpose: Purpose
  kind: Kind
  waiting: Waiting | null
  /** Of the app that asked for the link: it gets a code that only it can use, instead of a session. */
  challenge: CodeChallenge | null
}

type CodeRow = Row & Omit<Spent, 'user'> & { user_id: string; code_hash: string }
type NewCode = {
  userId: string
  purpose: Purpose
  kind: Kind
  waiting?: Waiting | null
  challenge?: CodeChallenge | null
  hasLink?: boolean
}

export const NOTHING_WAITS: Waiting = { password: null, metadata: {}, identity: null }

const LIFETIME_SECONDS = 3600
/** Wrong tries that spoil a code; the link beside it still works. */
const WRONG_TRIES = 10
const FRESH = `sent_at > now() - interval '${LIFETIME_SECONDS} seconds'`

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const equal = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Where codes of a purpose have gone to. */
const ADDRESSED = `not users.is_sso_user and users.deleted_at is null and case purpose
    when 'email_change_new' then users.email_change when 'phone' then users.phone else users.email end = $1`

async function take<T>(tx: Queries, row: CodeRow, then: (tx: Queries, spent: Spent) => Promise<T>): Promise<T | null> {
  const [user] = await tx.query<AuthUser>('select * from auth.users where id = $1 and deleted_at is null for update', [
    row.user_id,
  ])
  return user ? then(tx, { ...row, user }) : null
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

export function createOneTimeCodes({ database, tries, secret }: { database: Database; tries: Tries; secret: string }) {
  const hashCode = (userId: string, purpose: Purpose, code: string) =>
    createHmac('sha256', secret).update(`code ${userId} ${purpose} ${code}`).digest('hex')

  /** Replaces the one before. */
  async function make(
    queries: Queries,
    { userId, purpose, kind, waiting = null, challenge = null, hasLink = true }: NewCode,
  ): Promise<Made> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    // As upstream: whoever sees the link can tell what it leads to.
    const token = `${challenge ? 'pkce_' : ''}${randomBytes(32).toString('hex')}`
    await queries.query(
      `insert into private.one_time_codes (user_id, purpose, kind, code_hash, link_hash, waiting, challenge)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb)
       on conflict (user_id, purpose) do update set kind = excluded.kind, code_hash = excluded.code_hash,
         link_hash = excluded.link_hash, waiting = excluded.waiting, challenge = excluded.challenge, wrong_tries = 0, sent_at = now()`,
      [userId, purpose, kind, hashCode(userId, purpose, code), hasLink ? sha256(token) : null, waiting, challenge],
    )
    return { code, token }
  }

  /** What the last code would bring into force; `isFresh` while that code still works. */
  const waitingOf = async (queries: Queries, userId: string, purpose: Purpose) =>
    (
      await queries.query<{ waiting: Waiting | null; isFresh: boolean }>(
        `select waiting, ${FRESH} as "isFresh" from private.one_time_codes where user_id = $1 and purpose = $2`,
        [userId, purpose],
      )
    )[0] ?? null

  /** Uses a link up; null where there is none of these kinds. Does the rest in the same transaction. */
  async function spendLink<T>(
    token: string,
    kinds: readonly Kind[],
    then: (tx: Queries, spent: Spent) => Promise<T>,
  ): Promise<T | null> {
    return database.transaction(async (tx) => {
      const [row] = await tx.query<CodeRow>(
        `delete from private.one_time_codes where link_hash = $1 and kind = any($2::text[]) and ${FRESH} returning *`,
        [sha256(token), kinds],
      )
      return row ? take(tx, row, then) : null
    })
  }

  /**
   * Uses a code up. 'wait' when the address had too many wrong ones today; null when it is wrong. The same is written for
   * an address nobody has: neither the answer nor its time tells.
   */
  async function spendCode<T>(
    address: string,
    code: string,
    purposes: readonly Purpose[],
    then: (tx: Queries, spent: Spent) => Promise<T>,
    userId: string | null = null,
  ): Promise<T | null | 'wait'> {
    const tried = await database.transaction(async (tx) => {
      if ((await tries.count('code', address, tx)) > 0) return 'wait' as const
      return tx.query<CodeRow>(
        `update private.one_time_codes as c set wrong_tries = wrong_tries + 1 from auth.users
         where users.id = c.user_id and ${ADDRESSED} and purpose = any($2::text[]) and ${FRESH}
           and wrong_tries < ${WRONG_TRIES} and ($3::uuid is null or c.user_id = $3::uuid)
         returning c.*`,
        [address, purposes, userId],
      )
    })
    if (tried === 'wait') return 'wait'
    const right = tried.find((row) => equal(row.code_hash, hashCode(row.user_id, row.purpose, code)))
    if (!right) return null
    return database.transaction(async (tx) => {
      const [row] = await tx.query<CodeRow>(
        'delete from private.one_time_codes where user_id = $1 and purpose = $2 and code_hash = $3 returning *',
        [right.user_id, right.purpose, right.code_hash],
      )
      if (!row) return null
      await tries.forget('code', address, tx)
      return take(tx, row, then)
    })
  }

  /** Of an account whose address or password has changed: what was sent before opens nothing any more. */
  const forget = (queries: Queries, userId: string) =>
    queries.query('delete from private.one_time_codes where user_id = $1', [userId])

  return { make, waitingOf, spendLink, spendCode, forget }
}
