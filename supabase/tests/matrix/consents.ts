// Consents to be shown are for staff alone.
import { insertRow, type TableMatrix, type World } from './shape.ts'

async function insertTestimonial({ db, word }: World) {
  const [row] = await db.query<{ id: string }>(
    `insert into public.testimonials (name, quote) values ($1, '{"en": "Good"}') returning id`,
    [word()],
  )
  return row?.id
}
const consent = { given_by: 'Amina', given_on: '2026-01-02', way: 'email', proof: '' }

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'consents',
      {
        ...consent,
        id: crypto.randomUUID(),
        testimonial_id: await insertTestimonial(world),
        created_at: '2026-01-02',
        updated_at: '2026-01-02',
      },
      'id',
    ),
  insert: async (world) => ({ ...consent, testimonial_id: await insertTestimonial(world) }),
  change: { given_by: 'Somebody else' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
