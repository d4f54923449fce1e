// The contact form's function writes; staff read, and say when a message is dealt with.
import { insertRow, type TableMatrix } from './shape.ts'

const message = (word: string) => ({ name: 'Amina', email: 'amina@test.example', subject: word, message: 'Salam' })

export const matrix: TableMatrix = {
  arrange: ({ db, word }) => insertRow(db, 'contact_messages', { id: crypto.randomUUID(), ...message(word()) }, 'id'),
  insert: async ({ word }) => message(word()),
  change: { status: 'answered' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'allowed', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
