// An event's details reach everyone through page functions; nobody reads or writes the rows.
import { insertContribution, insertEvent, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ contribution_id: await insertEvent(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, word(), people.owner.id),
    anchor: 'clock',
    clock: '18:00',
    minutes: 60,
    first_day: '2026-12-01',
    time_zone: 'UTC',
    attendance: 'place',
  }),
  change: { minutes: 90 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
