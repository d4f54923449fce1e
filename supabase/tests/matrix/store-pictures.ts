// Of a product that is not on sale: nobody but staff sees or changes its pictures.
import { insertRow, type TableMatrix, type World } from './shape.ts'

const alt = { en: 'A mug on a table' }
const newPicture = async ({ db, word }: World) => {
  const product = {
    slug: word(),
    title: { en: 'Mug' },
    text: { en: 'For tea.' },
    image: '/art/promo.svg',
    active: false,
  }
  const { id } = await insertRow(
    db,
    'store_products',
    { id: crypto.randomUUID(), position: 0, is_sample: false, ...product },
    'id',
  )
  return { product_id: id, file: `${crypto.randomUUID()}.webp`, alt }
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(world.db, 'store_pictures', { id: crypto.randomUUID(), ...(await newPicture(world)) }, 'id'),
  insert: newPicture,
  change: { alt: { en: 'A green mug' } },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
