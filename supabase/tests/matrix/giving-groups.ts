// A group is its member's and the team's to see; it is written by its function alone.
import { insertGivingGroup, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: await insertGivingGroup(db, word(), people.owner.id) }),
  insert: async ({ people, word }, self) => ({
    name: word(),
    about: 'We cook for neighbours twice a week.',
    user_id: self ?? people.owner.id,
  }),
  change: { state: 'confirmed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
