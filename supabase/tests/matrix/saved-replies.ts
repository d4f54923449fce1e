// Saved replies: for the team of an account whose plan has them, and nobody else.
import { ensureAccount, insertRow, type TableMatrix, type World } from './shape.ts'

/** The owner's account with a listing, on a plan that has the line. */
async function accountOf(world: World): Promise<string> {
  const account = await ensureAccount(world)
  await world.db.query(
    `insert into public.businesses (name, owner_id, business_account_id, status) values ($1, $2, $3, 'published')`,
    [world.word(), world.people.owner.id, account],
  )
  await world.db.query(`select public.set_membership_plan($1, 'premium')`, [account])
  return account
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'saved_replies',
      { account_id: await accountOf(world), title: world.word(), body: 'We open at nine.' },
      'id',
    ),
  insert: async (world) => ({ account_id: await accountOf(world), title: world.word(), body: 'We open at nine.' }),
  change: { title: 'Other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'denied', 'allowed'],
    stranger: ['filtered', 'denied', 'denied', 'filtered'],
    staff: ['filtered', 'denied', 'denied', 'filtered'],
    superadmin: ['filtered', 'denied', 'denied', 'filtered'],
  },
}
