// Letters that wait to be written are for the server alone.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    const [row] = await db.query<{ id: number }>(
      `insert into public.ownership_notices (kind, user_id) values ('claim_verified', $1) returning id`,
      [people.owner.id],
    )
    return { id: row?.id }
  },
  insert: async (_world, self) => ({ kind: 'claim_verified', user_id: self }),
  change: { note: 'changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
