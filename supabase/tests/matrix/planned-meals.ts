// Planned meals are nobody else's business, not even that of staff.
import { insertRecipe, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'planned_meals',
      {
        user_id: people.owner.id,
        day: '2027-02-10',
        meal: 'iftar',
        contribution_id: await insertRecipe(db, word(), people.stranger.id),
        servings: 4,
      },
      'id',
    ),
  insert: async ({ db, people, word }, self) => ({
    day: '2027-02-10',
    meal: 'suhoor',
    contribution_id: await insertRecipe(db, word(), people.stranger.id),
    servings: 4,
    ...(self && { user_id: self }),
  }),
  change: { servings: 6 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
