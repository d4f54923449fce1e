// Anyone may add a page view, only superadmins may read, nobody may change one.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(db, 'page_analytics', { url: `/${word()}`, referrer: 'direct', device_type: 'mobile' }, 'id'),
  insert: async ({ word }) => ({
    url: `/${word()}`,
    title: 'A page',
    page_type: 'page',
    referrer: 'direct',
    user_agent: 'test',
    device_type: 'desktop',
    timestamp: new Date().toISOString(),
  }),
  change: { title: 'Other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'allowed', 'denied', 'denied'],
    owner: ['filtered', 'allowed', 'denied', 'denied'],
    stranger: ['filtered', 'allowed', 'denied', 'denied'],
    staff: ['filtered', 'allowed', 'denied', 'denied'],
    superadmin: ['allowed', 'allowed', 'denied', 'denied'],
  },
}
