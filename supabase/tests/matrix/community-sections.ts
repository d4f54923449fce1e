// Everyone reads which sections there are; they come with migrations.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async () => ({ section: 'forum' }),
  insert: async () => ({ section: 'poems', position: 1, fewest_characters: 1, most_characters: 10 }),
  change: { position: 7 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
