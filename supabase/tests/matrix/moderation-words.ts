// The list of words is staff's: whoever could read it could write around it.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) =>
    insertRow(db, 'moderation_words', { word: word(), effect: 'wait', created_at: '2026-01-01' }, 'word'),
  insert: async ({ word }) => ({ word: word(), effect: 'refuse' }),
  change: { effect: 'refuse' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
