// Of a topic that is not published. The topic writes it; nobody else does.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const topic = await insertRow(
      db,
      'help_topics',
      { id: word(), locale: 'en', question: 'Q?', answer: 'A.', keywords: [], section: 'site', published: false },
      'id',
    )
    const [row] = await db.query('select topic_id, locale, saved_at from public.help_versions where topic_id = $1', [
      topic.id,
    ])
    if (!row) throw new Error('The topic kept no version')
    return row
  },
  insert: async ({ word }) => ({ topic_id: word(), locale: 'en', question: 'Q?', answer: 'A.' }),
  change: { answer: 'It never said this.' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
