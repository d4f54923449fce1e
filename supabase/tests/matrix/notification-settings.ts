// A member's notification settings are theirs alone.
import type { TableMatrix } from './shape.ts'

let made = 0

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const kind = word().replace(/[^a-z]/g, '') + 'x'.repeat(++made)
    await db.query(
      `insert into public.notification_settings (user_id, kind, in_site, mail) values ($1, $2, true, 'off')`,
      [people.owner.id, kind],
    )
    return { user_id: people.owner.id, kind }
  },
  insert: async ({ people }, self) => ({ kind: 'reply', in_site: true, mail: 'now', user_id: self ?? people.owner.id }),
  change: { mail: 'now' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
