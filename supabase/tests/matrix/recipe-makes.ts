// A member's cooked recipes are theirs to see; others get a name and stars from the recipe's page function.
import { insertRecipe, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'recipe_makes',
      {
        contribution_id: await insertRecipe(db, word(), people.stranger.id),
        user_id: people.owner.id,
        rating: 5,
        is_sample: false,
        created_at: '2026-01-01',
      },
      'contribution_id',
      'user_id',
    ),
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertRecipe(db, word(), people.owner.id),
    rating: 5,
    ...(self && { user_id: self }),
  }),
  change: { rating: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
