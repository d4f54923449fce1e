// Staff see the queue and may take an item; deciding is a function.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'moderation_items',
      {
        id: crypto.randomUUID(),
        subject_kind: 'listing',
        subject_id: crypto.randomUUID(),
        place_id: await insertPlace(db),
        reason: 'reported',
        summary: word(),
        opened_by: people.owner.id,
        assignee: people.owner.id,
        opened_at: new Date().toISOString(),
        status: 'open',
      },
      'id',
    ),
  insert: async ({ word }) => ({
    subject_kind: 'listing',
    subject_id: crypto.randomUUID(),
    reason: 'new',
    summary: word(),
  }),
  change: { assignee: null },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'allowed', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
