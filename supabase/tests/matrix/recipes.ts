// A recipe of a published contribution is everyone's to read; it is written by its function alone.
import { insertContribution, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const contribution_id = await insertContribution(db, 'recipes', people.owner.id, word())
    await insertRecipe(db, contribution_id)
    return { contribution_id }
  },
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, 'recipes', people.owner.id, word()),
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

const insertRecipe = (db: Parameters<typeof insertRow>[0], contribution_id: string) =>
  insertRow(db, 'recipes', {
    contribution_id,
    introduction: '',
    servings: 4,
    ingredients: [{ name: 'water' }],
    steps: [{ text: 'Boil it.' }],
    occasions: [],
    allergens: [],
    makes_count: 0,
    rating_sum: 0,
  })
