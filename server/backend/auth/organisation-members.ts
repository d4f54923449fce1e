// Members of organisations that sign their people in themselves.
import type { Database } from '../database/database.ts'
import { addAccount, addIdentity, audit, isBanned } from './accounts.ts'
import type { AuthUser } from './sessions.ts'
import { dataOf, identityOf, reload, type Vouched } from './vouched.ts'
import { refuse } from './who-asks.ts'

/**
 * The account of someone an organisation vouches for. As upstream it stands apart: never joined with one that was made
 * here, whatever address that has; only with one the same organisation made.
 */
export async function findMember(database: Database, vouched: Vouched & { email: string }): Promise<AuthUser> {
  const { provider, subject, email, claims } = vouched
  const data = dataOf(vouched)
  const user = await database.transaction(async (tx) => {
    const identity = await identityOf(tx, vouched)
    const [known] = identity
      ? [identity]
      : await tx.query<{ user_id: string }>(
          `select identities.user_id from auth.identities join auth.users on users.id = identities.user_id
           where provider = $1 and users.email = $2 and users.is_sso_user and users.deleted_at is null`,
          [provider, email],
        )
    if (!known) {
      const made = await addAccount(tx, {
        email,
        passwordHash: null,
        emailConfirmed: true,
        isSsoUser: true,
        userMetadata: { ...(claims.full_name !== undefined && { display_name: claims.full_name }), ...data },
        identities: [{ provider, providerId: subject, data }],
      })
      await audit(tx, 'user_signedup', made, { provider })
      return made
    }
    if (identity)
      await tx.query(
        `update auth.identities set identity_data = $2::jsonb, last_sign_in_at = now(), updated_at = now() where id = $1`,
        [identity.id, data],
      )
    else await addIdentity(tx, known.user_id, { provider, providerId: subject, data })
    await tx.query('update auth.users set email = $2, updated_at = now() where id = $1', [known.user_id, email])
    return reload(tx, known.user_id)
  })
  if (isBanned(user)) refuse(403, 'user_banned', 'User is banned')
  return user
}
