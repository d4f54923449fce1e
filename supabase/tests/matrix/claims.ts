// Claims are made and changed by functions only; claimants and staff see them.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

const claim = (claimant: string | null, place: string) => ({
  id: crypto.randomUUID(),
  place_id: place,
  claimant_id: claimant,
  business_name: 'Al Noor',
  claimant_role: 'owner',
  method: 'document',
  state: 'pending',
  mosque_ids: [],
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
})

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => insertRow(db, 'claims', claim(people.owner.id, await insertPlace(db)), 'id'),
  insert: async ({ db }, self) => claim(self, await insertPlace(db)),
  change: { state: 'verified' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
