// The steps of a promotion: staff read it, its triggers write it.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word, people }) => {
    const { id } = await insertRow(
      db,
      'promotions',
      {
        id: crypto.randomUUID(),
        slug: word(),
        title: { en: 'T' },
        body: { en: 'B' },
        cta_label: { en: 'C' },
        href: '/help',
        tone: 'calm',
        status: 'draft',
        weight: 1,
        is_sample: false,
        placements: ['home'],
        languages: [],
        towns: [],
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    )
    const [row] = await db.query<{ id: number }>(
      `insert into public.promotion_steps (promotion_id, step, by_id) values ($1, 'review', $2) returning id`,
      [id, people.staff.id],
    )
    return { id: row?.id }
  },
  insert: async () => ({ promotion_id: crypto.randomUUID(), step: 'live' }),
  change: { step: 'live' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
