// One-time codes on their way out: stored as hashes, sent by mail, and counted when they come back wrong.
import type { Database } from '../database.ts'
import { newCode } from './accounts.ts'
import type { Letters } from './letters.ts'
import type { AuthUser } from './sessions.ts'

export type Codes = ReturnType<typeof createCodes>

/** Wrong codes for one address before a new one must be sent; the link in the mail still works. */
const TRIES = 10
const ADDRESSES_WATCHED = 10_000

export function createCodes({ database, letters }: { database: Database; letters: Letters }) {
  const tries = new Map<string, number>()

  return {
    /** False when the address had too many wrong ones; counts this one. */
    mayTry: (email: string): boolean => {
      const tried = tries.get(email) ?? 0
      if (tries.size >= ADDRESSES_WATCHED && tried === 0) tries.delete(tries.keys().next().value ?? '')
      tries.set(email, tried + 1)
      return tried < TRIES
    },
    forgetTries: (email: string) => tries.delete(email),

    send: async (kind: 'signup' | 'invite' | 'magiclink' | 'recovery', user: AuthUser, redirectTo: string | null) => {
      const email = user.email ?? ''
      const column = kind === 'signup' || kind === 'invite' ? 'confirmation' : 'recovery'
      const { code, hash } = newCode(email)
      await database.query(`update auth.users set ${column}_token = $2, ${column}_sent_at = now() where id = $1`, [
        user.id,
        hash,
      ])
      tries.delete(email)
      await letters(kind, { to: email, userId: user.id, hash, code, redirectTo })
    },

    /** To both addresses: whoever holds the session alone cannot take the account away. */
    sendChange: async (user: AuthUser, newEmail: string, redirectTo: string | null): Promise<void> => {
      const current = user.email ? newCode(user.email) : null
      const next = newCode(newEmail)
      await database.query(
        `update auth.users set email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
           email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now() where id = $1`,
        [user.id, newEmail, current?.hash ?? null, next.hash],
      )
      tries.delete(newEmail)
      if (user.email && current) {
        tries.delete(user.email)
        await letters('email_change', { to: user.email, userId: user.id, ...current, redirectTo })
      }
      await letters('email_change', { to: newEmail, userId: user.id, ...next, redirectTo })
    },
  }
}
