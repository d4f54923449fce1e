// Codes of posters and links: for the team of a listing whose plan has them, and never taken away.
import { ensureAccount, insertRow, type TableMatrix, type World } from './shape.ts'

/** A listing of the owner's, on a plan that has the line. */
async function placeOf(world: World): Promise<string> {
  const account = await ensureAccount(world)
  const name = world.word()
  await world.db.query(
    `insert into public.businesses (name, owner_id, business_account_id, status) values ($1, $2, $3, 'published')`,
    [name, world.people.owner.id, account],
  )
  await world.db.query(`select public.set_membership_plan($1, 'premium')`, [account])
  const [row] = await world.db.query<{ place_id: string }>('select place_id from public.businesses where name = $1', [
    name,
  ])
  return row?.place_id ?? ''
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(world.db, 'place_campaigns', { place_id: await placeOf(world), name: world.word() }, 'code'),
  insert: async (world) => ({ place_id: await placeOf(world), name: world.word() }),
  change: { is_over: true },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['filtered', 'denied', 'filtered', 'denied'],
    superadmin: ['filtered', 'denied', 'filtered', 'denied'],
  },
}
