// The days of events, with their seats: written by functions only, read through page functions.
import { insertEvent, insertEventDay, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: await insertEventDay(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }) => ({
    event_id: await insertEvent(db, word(), people.owner.id),
    day: '2026-12-02',
    starts_at: '2026-12-02T18:00:00Z',
    ends_at: '2026-12-02T19:00:00Z',
  }),
  change: { capacity: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
