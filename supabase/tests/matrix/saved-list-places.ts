// The places on a list are as private as the list.
import { insertPlace, insertRow, type TableMatrix, type World } from './shape.ts'

async function savedPlace({ db }: World, user: string) {
  const place = await insertPlace(db)
  await insertRow(db, 'saved_places', { user_id: user, place_id: place, created_at: new Date().toISOString() })
  return place
}

async function listOf({ db, word }: World, user: string) {
  const list = { id: crypto.randomUUID(), user_id: user, name: word(), created_at: new Date().toISOString() }
  await insertRow(db, 'saved_lists', list)
  return list.id
}

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const user = world.people.owner.id
    const row = { list_id: await listOf(world, user), place_id: await savedPlace(world, user), user_id: user }
    return insertRow(
      world.db,
      'saved_list_places',
      { ...row, added_at: new Date().toISOString() },
      'list_id',
      'place_id',
    )
  },
  insert: async (world, self) => {
    const user = self ?? world.people.owner.id
    return { list_id: await listOf(world, user), place_id: await savedPlace(world, user), user_id: user }
  },
  change: { added_at: '2020-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'denied', 'allowed'],
    stranger: ['filtered', 'allowed', 'denied', 'filtered'],
    staff: ['filtered', 'allowed', 'denied', 'filtered'],
    superadmin: ['filtered', 'allowed', 'denied', 'filtered'],
  },
}
