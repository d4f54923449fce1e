// Everyone may read the limits of the plans; nobody changes them through the API.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async () => ({ plan_type: 'premium' }),
  insert: async () => ({ plan_type: 'basic', rules: 9, webhooks: 9, runs_per_day: 9 }),
  change: { rules: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
