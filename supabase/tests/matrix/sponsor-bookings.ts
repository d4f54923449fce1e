// Booked by a function at the table's price; the owner and staff may look.
import { ensureAccount, insertPlace, insertRow, type TableMatrix, type World } from './shape.ts'

const booking = async (world: World) => ({
  business_id: await ensureAccount(world),
  place_id: await insertPlace(world.db),
  placement: 'banner',
  town: { name: 'Leeds', lat: 53.8, lng: -1.55 },
  starts_on: '2027-01-04',
  ends_on: '2027-01-10',
  language: 'en',
  title: 'Bread',
  body: 'Bread like at home.',
  price_cents: 100,
  total_cents: 100,
  currency: 'USD',
  provider: 'stripe',
  held_until: '2027-01-01',
})

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'sponsor_bookings',
      {
        ...(await booking(world)),
        id: crypto.randomUUID(),
        reference: world.word(),
        status: 'unpaid',
        note: '',
        tax_name: '',
        tax_percent: 0,
        tax_terms: {},
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: booking,
  change: { status: 'booked', total_cents: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
