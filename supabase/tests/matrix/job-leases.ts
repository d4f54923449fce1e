// Nobody but the service role.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(db, 'job_leases', { name: word(), holder: 'node', expires_at: '2030-01-01' }, 'name'),
  insert: async ({ word }) => ({ name: word(), holder: 'me', expires_at: '2030-01-01' }),
  change: { holder: 'me' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
