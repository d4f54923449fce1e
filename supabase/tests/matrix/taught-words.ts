// Everyone's search reads them; staff teach and withdraw.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) => {
    const taught = word()
    return insertRow(
      db,
      'taught_words',
      { folded: taught, word: taught, language: 'en', meaning: 'kind:mosque' },
      'folded',
    )
  },
  insert: async ({ word }) => ({ folded: word(), word: word(), language: 'ur', meaning: 'part:restaurants/cafe' }),
  change: { meaning: 'kind:job' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'filtered'],
    stranger: ['allowed', 'denied', 'denied', 'filtered'],
    staff: ['allowed', 'allowed', 'denied', 'allowed'],
    superadmin: ['allowed', 'allowed', 'denied', 'allowed'],
  },
}
