// The row is a draft of the owner. Strangers may not add to the owner's account.
import { ensureAccount, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const [row] = await world.db.query<{ id: string }>(
      `insert into public.businesses (name, city, owner_id, business_account_id) values ($1, 'Leeds', $2, $3) returning id`,
      [world.word(), world.people.owner.id, await ensureAccount(world)],
    )
    return { id: row?.id }
  },
  insert: async (world, self) => ({
    name: world.word(),
    city: 'Leeds',
    business_account_id: await ensureAccount(world),
    ...(self && { owner_id: self }),
  }),
  change: { city: 'London' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
  withoutSecondStep: {
    owner: ['allowed', 'allowed', 'allowed', 'denied'],
    staff: ['filtered', 'denied', 'filtered', 'filtered'],
  },
}
