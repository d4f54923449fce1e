// An answer to a published review of the owner's business, which its owner alone writes. Everyone reads it on pages;
// selecting every column asks for the author as well, whom nobody gets.
import { ensureAccount, insertRow, type TableMatrix, type World } from './shape.ts'

async function insertOwnReview(world: World): Promise<string> {
  const name = world.word()
  await world.db.query(
    `insert into public.businesses (name, city, status, owner_id, business_account_id)
     values ($1, 'Leeds', 'published', $2, $3)`,
    [name, world.people.owner.id, await ensureAccount(world)],
  )
  const [row] = await world.db.query<{ id: string }>(
    `insert into public.reviews (place_id, user_id, rating, text, language, status)
     select place_id, $2, 4, 'Friendly people, fair prices, good tea.', 'en', 'published'
     from public.businesses where name = $1
     returning id`,
    [name, world.people.stranger.id],
  )
  return row?.id ?? ''
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'review_replies',
      {
        review_id: await insertOwnReview(world),
        author_id: world.people.owner.id,
        text: 'Thank you for coming.',
        status: 'published',
        created_at: new Date().toISOString(),
      },
      'review_id',
    ),
  insert: async (world, self) => ({
    review_id: await insertOwnReview(world),
    ...(self && { author_id: self }),
    text: 'Thank you for coming.',
  }),
  change: { text: 'Thank you, come again.' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'allowed', 'allowed', 'allowed'],
    stranger: ['denied', 'denied', 'filtered', 'filtered'],
    staff: ['denied', 'denied', 'filtered', 'filtered'],
    superadmin: ['denied', 'denied', 'filtered', 'filtered'],
  },
}
