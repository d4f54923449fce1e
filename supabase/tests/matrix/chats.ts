// Conversations with staff: visitors reach theirs through functions and its secret, staff take and close them.
import { createHash } from 'node:crypto'
import type { Queries } from '#server/backend/database/database.ts'
import { insertRow, type TableMatrix } from './shape.ts'

export async function insertChat(db: Queries, word: string) {
  const token_hash = createHash('sha256').update(word).digest('hex')
  return insertRow(
    db,
    'chats',
    {
      id: crypto.randomUUID(),
      token_hash,
      topic: `chat:${word}`,
      state: 'waiting',
      language: 'en',
      created_at: '2026-01-01',
      last_at: '2026-01-01',
      visitor_seen_at: '2026-01-01',
    },
    'id',
  )
}

export const matrix: TableMatrix = {
  arrange: ({ db, word }) => insertChat(db, word()),
  insert: async ({ word }) => ({ token_hash: createHash('sha256').update(word()).digest('hex'), language: 'en' }),
  change: { state: 'closed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'allowed', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
