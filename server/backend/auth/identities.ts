// DELETE /user/identities/{id}: takes one way in away, never the last one.
import type { Database } from '../database/database.ts'
import { audit, findByEmail, metadataOf, refreshProviders } from './accounts.ts'
import type { Routes } from './routes.ts'
import { type Call, isUuid, type Keys, refuse, requireUser } from './who-asks.ts'

type Options = { database: Database; keys: Keys; manualLinking: boolean }
type Identity = { id: string; provider: string; identity_data: unknown }

export function createIdentities({ database, keys, manualLinking }: Options): Routes {
  async function unlink(call: Call, id: string): Promise<Response> {
    if (!manualLinking) refuse(404, 'manual_linking_disabled', 'Manual linking is disabled')
    const { user } = await requireUser(call, keys, database)
    if (!isUuid(id)) refuse(404, 'validation_failed', 'identity_id must be an UUID')
    await database.transaction(async (tx) => {
      // Two requests at once must not take the last two away.
      await tx.query('select from auth.users where id = $1 for update', [user.id])
      const all = await tx.query<Identity>(
        'select id, provider, identity_data from auth.identities where user_id = $1 order by created_at, id',
        [user.id],
      )
      if (all.length <= 1)
        refuse(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
      const gone = all.find((identity) => identity.id === id)
      if (!gone) return refuse(422, 'identity_not_found', "Identity doesn't exist")
      await tx.query('delete from auth.identities where id = $1', [id])
      if (gone.provider === 'phone')
        await tx.query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [user.id])
      else {
        const emails = all
          .filter((identity) => identity !== gone)
          .map((identity) => metadataOf(identity.identity_data).email)
          .filter((email) => typeof email === 'string')
          .map((email) => email.toLowerCase())
        if (!emails.includes(user.email ?? '')) {
          const next = emails[0] ?? null
          if (next && (await findByEmail(tx, next)))
            refuse(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict')
          await tx.query('update auth.users set email = $2 where id = $1', [user.id, next])
        }
      }
      await refreshProviders(tx, user.id)
      await audit(tx, 'identity_unlinked', user, { provider: gone.provider, identity_id: id })
    })
    return Response.json({})
  }

  return { keyed: { 'DELETE user/identities/:id': unlink } }
}
