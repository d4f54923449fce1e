// A device that wants notices is its owner's alone: the address in it lets whoever has it send to that device.
import { insertRow, type TableMatrix } from './shape.ts'

const device = (word: string) => ({
  id: crypto.randomUUID(),
  endpoint: `https://push.example/${word}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  language: 'en',
  time_zone: 'Europe/London',
  subjects: [],
  prayers: [],
  stop_key: crypto.randomUUID(),
  created_at: new Date().toISOString(),
})

export const matrix: TableMatrix = {
  arrange: ({ db, people, word }) =>
    insertRow(db, 'push_subscriptions', { ...device(word()), user_id: people.owner.id }, 'id'),
  insert: async ({ people, word }, self) => ({ ...device(word()), user_id: self ?? people.owner.id }),
  change: { language: 'ar' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'allowed'],
    stranger: ['filtered', 'denied', 'denied', 'filtered'],
    staff: ['filtered', 'denied', 'denied', 'filtered'],
    superadmin: ['filtered', 'denied', 'denied', 'filtered'],
  },
}
