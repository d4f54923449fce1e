// Shifts of published campaigns are everyone's to read; they are written by their functions alone.
import { insertCampaignEntry, insertShift, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ entry_id: await insertShift(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }) => ({
    entry_id: await insertCampaignEntry(db, word(), people.owner.id),
    starts_at: '2027-01-01T10:00:00Z',
    ends_at: '2027-01-01T12:00:00Z',
    time_zone: 'UTC',
    capacity: 3,
  }),
  change: { capacity: 400 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
