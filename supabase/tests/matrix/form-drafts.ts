// Drafts belong to their writer alone: neither strangers nor staff see them.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, people, word }) =>
    insertRow(
      db,
      'form_drafts',
      { user_id: people.owner.id, form: `/contact:${word()}`, fields: {}, updated_at: new Date().toISOString() },
      'user_id',
      'form',
    ),
  insert: async ({ people, word }, self) => ({
    user_id: self ?? people.owner.id,
    form: `/jobs/new:${word()}`,
    fields: {},
  }),
  change: { fields: { title: { was: [''], is: ['Salam'] } } },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
