// A recipe of a published contribution is everyone's to read; it is written by its function alone.
import { insertContribution, insertRecipe, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ contribution_id: await insertRecipe(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, word(), people.owner.id),
    servings: 4,
  }),
  change: { servings: 99 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
