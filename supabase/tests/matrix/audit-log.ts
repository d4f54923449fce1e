// Written by triggers alone; read by superadmins.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) => insertRow(db, 'audit_log', { action: 'insert', entity: 'test', entity_id: word() }, 'id'),
  insert: async ({ word }) => ({ action: 'insert', entity: 'test', entity_id: word() }),
  change: { entity: 'other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
