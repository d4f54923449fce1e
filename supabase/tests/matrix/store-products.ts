// The row is not shown yet. Staff write what is sold.
import type { TableMatrix } from './shape.ts'

const text = { en: 'A mug' }

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const [row] = await db.query(
      `insert into public.store_products (slug, title, text, image, active) values ($1, $2::text::jsonb, $2::text::jsonb, '/art/promo.svg', false)
       returning id`,
      [word(), JSON.stringify(text)],
    )
    return row ?? {}
  },
  insert: async ({ word }) => ({ slug: word(), title: text, text, image: '/art/promo.svg' }),
  change: { position: 7 },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'allowed', 'allowed', 'denied'],
    superadmin: ['allowed', 'allowed', 'allowed', 'denied'],
  },
}
