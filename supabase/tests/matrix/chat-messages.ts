// Staff read the messages of conversations and answer in their own name; nobody changes them afterwards.
import { insertChat } from './chats.ts'
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) =>
    insertRow(
      db,
      'chat_messages',
      {
        id: crypto.randomUUID(),
        chat_id: (await insertChat(db, word())).id,
        sender: 'visitor',
        body: 'Salam',
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ db, word }, self) => ({
    chat_id: (await insertChat(db, word())).id,
    sender: 'staff',
    author_id: self,
    body: 'Wa alaykum as-salam',
  }),
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
