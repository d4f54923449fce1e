// Questions the assistant could not answer: counted for visitors, read and settled by staff.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const question = word()
    const times = { times: 1, state: 'open', first_at: '2026-01-01', last_at: '2026-01-01' }
    return insertRow(
      db,
      'unanswered_questions',
      { id: crypto.randomUUID(), question, question_folded: question, language: 'en', ...times },
      'id',
    )
  },
  insert: async ({ word }) => ({ question: word(), question_folded: word(), language: 'en' }),
  change: { state: 'done' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'allowed', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
