// One-time codes on their way out by mail.
import { isDeepStrictEqual } from 'node:util'
import type { Database, Queries } from '../database/database.ts'
import { findByEmail, isBanned } from './accounts.ts'
import type { CodeChallenge } from './code-challenge.ts'
import type { Letters } from './letters.ts'
import { type Made, NOTHING_WAITS, type OneTimeCodes, type Purpose, type Waiting } from './one-time-codes.ts'
import type { AuthUser } from './sessions.ts'

export type Codes = ReturnType<typeof createCodes>
export type MailKind = 'signup' | 'invite' | 'magiclink' | 'recovery'

/** Where a link leads back to, and whether to an app that began with a secret of its own. */
export type WayBack = { to: string | null; challenge: CodeChallenge | null }
export const NO_WAY_BACK: WayBack = { to: null, challenge: null }

type Options = { database: Database; letters: Letters; oneTime: OneTimeCodes }
/** What was asked for, and whether it is the same as what waits already: a password is known by its hash only. */
export type Wish = { waiting: Waiting; isSame?: (other: Waiting) => Promise<boolean> }

export const purposeOf = (kind: MailKind): Purpose =>
  kind === 'signup' || kind === 'invite' ? 'confirmation' : 'recovery'

const SENT_AT: Partial<Record<Purpose, string>> = {
  confirmation: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  reauthentication: 'reauthentication_sent_at',
  phone: 'confirmation_sent_at',
}

export function createCodes({ database, letters, oneTime }: Options) {
  /**
   * While a code is on its way that was sent for someone else's wish, nobody can know whose mail the owner of the address
   * will follow: then it proves the address, and nothing that either has set comes into force.
   */
  async function settle(queries: Queries, userId: string, purpose: Purpose, wish: Wish): Promise<Waiting> {
    const { waiting, isSame = async (other) => isDeepStrictEqual(other, waiting) } = wish
    const known = await oneTime.waitingOf(queries, userId, purpose)
    return known?.isFresh && known.waiting && !(await isSame(known.waiting)) ? NOTHING_WAITS : waiting
  }

  async function make(
    user: AuthUser,
    purpose: Purpose,
    kind: Parameters<OneTimeCodes['make']>[1]['kind'],
    waiting: Waiting | null,
    { challenge = null, hasLink = true }: { challenge?: CodeChallenge | null; hasLink?: boolean } = {},
  ): Promise<Made> {
    return database.transaction(async (tx) => {
      const column = SENT_AT[purpose]
      if (column) await tx.query(`update auth.users set ${column} = now() where id = $1`, [user.id])
      return oneTime.make(tx, { userId: user.id, purpose, kind, waiting, challenge, hasLink })
    })
  }

  return {
    make,
    settle,

    send: async (kind: MailKind, user: AuthUser, { to: redirectTo, challenge }: WayBack, wish: Wish | null = null) => {
      const purpose = purposeOf(kind)
      const waiting = wish && (await settle(database, user.id, purpose, wish))
      const made = await make(user, purpose, kind, waiting, { challenge })
      await letters(kind, { to: user.email ?? '', userId: user.id, ...made, redirectTo })
    },

    /** The same mail once more: what waits, waits on. */
    sendAgain: async (user: AuthUser, { to: redirectTo, challenge }: WayBack) => {
      const known = await oneTime.waitingOf(database, user.id, 'confirmation')
      const made = await make(user, 'confirmation', 'signup', known?.waiting ?? null, { challenge })
      await letters('signup', { to: user.email ?? '', userId: user.id, ...made, redirectTo })
    },

    /**
     * To both addresses: whoever holds the session alone cannot take the account away. One that has an account gets no code,
     * so the change never comes about, and its owner hears that somebody asked; whoever asked sees no difference.
     */
    sendChange: async (user: AuthUser, newEmail: string, { to: redirectTo, challenge }: WayBack): Promise<void> => {
      const { current, next } = await database.transaction(async (tx) => {
        await tx.query(
          `update auth.users set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0,
             updated_at = now() where id = $1`,
          [user.id, newEmail],
        )
        const half = (purpose: Purpose) =>
          oneTime.make(tx, { userId: user.id, purpose, kind: 'email_change', challenge })
        return {
          current: user.email ? await half('email_change_current') : null,
          next: await half('email_change_new'),
        }
      })
      if (user.email && current)
        await letters('email_change', { to: user.email, userId: user.id, ...current, redirectTo })
      const owner = await findByEmail(database, newEmail)
      if (!owner) await letters('email_change', { to: newEmail, userId: user.id, ...next, redirectTo })
      else if (!isBanned(owner)) await letters.sayTaken({ id: owner.id, email: newEmail })
    },
  }
}
