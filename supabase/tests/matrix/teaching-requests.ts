// Asking to teach goes through its function; whoever asked and staff read it, and nobody approves themselves.
import { insertRow, type TableMatrix } from './shape.ts'

const words = 'I teach children to read on Saturdays, and would write that down.'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    await db.query('delete from public.teaching_requests where user_id = $1', [people.owner.id])
    return insertRow(
      db,
      'teaching_requests',
      { id: crypto.randomUUID(), user_id: people.owner.id, words, state: 'asked', created_at: '2026-01-01' },
      'id',
    )
  },
  insert: async (_, self) => ({ words, state: 'approved', ...(self && { user_id: self }) }),
  change: { state: 'approved' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
