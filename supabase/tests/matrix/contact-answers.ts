// Staff answer in their own name and read what colleagues answered; what was mailed stays as it is.
import type { Queries } from '#server/backend/database/database.ts'
import { insertRow, type TableMatrix } from './shape.ts'

async function insertMessage(db: Queries, subject: string) {
  const message = { name: 'Amina', email: 'amina@test.example', subject, message: 'Salam' }
  return (await insertRow(db, 'contact_messages', { id: crypto.randomUUID(), ...message, topic: 'other' }, 'id')).id
}

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'contact_answers',
      {
        id: crypto.randomUUID(),
        message_id: await insertMessage(db, word()),
        author_id: people.staff.id,
        body: 'Wa alaykum as-salam',
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ db, word }) => ({ message_id: await insertMessage(db, word()), body: 'Wa alaykum as-salam' }),
  change: { body: 'Something else' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'allowed', 'denied', 'denied'],
    superadmin: ['allowed', 'allowed', 'denied', 'denied'],
  },
}
