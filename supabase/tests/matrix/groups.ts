// A private group: its members read it, and nobody else knows of it.
import { insertGroup, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: await insertGroup(world) }),
  insert: async ({ word }) => ({
    slug: word(),
    name: 'A group of the matrix',
    kind: 'circle',
    about: 'We meet after Maghrib.',
    language: 'en',
    joining: 'open',
  }),
  change: { name: 'Changed by hand' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
