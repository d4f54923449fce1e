// A list is its owner's alone; who has the link of a shared one reads it through a function, never through the table.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'saved_lists',
      {
        id: crypto.randomUUID(),
        user_id: people.owner.id,
        name: word(),
        share_token: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async ({ word }, self) => ({ name: word(), ...(self && { user_id: self }) }),
  change: { name: 'Renamed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
