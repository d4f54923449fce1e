// An appeal is between its author and staff.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.appeals (subject_kind, subject_id, author_id, words)
       values ('reply', gen_random_uuid(), $1, 'It was meant kindly.') returning id`,
      [people.owner.id],
    )
    return { id: row?.id }
  },
  insert: async ({ people }, self) => ({
    subject_kind: 'reply',
    subject_id: crypto.randomUUID(),
    words: 'It was meant kindly.',
    author_id: self ?? people.owner.id,
  }),
  change: { words: 'It was meant otherwise.' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
