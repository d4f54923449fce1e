// The store of the sample community. What post costs is the operator's own to set, so there is none in the sample.
import type { Queries } from '#server/backend/database/database.ts'
import { samplePickupHours, samplePickupMosques, sampleProducts } from './data/store.ts'
import { insertRows } from './insert-rows.ts'

export async function insertStore(tx: Queries): Promise<void> {
  const products = sampleProducts.map(({ variants: _, ...product }, position) => ({ ...product, position }))
  await insertRows(
    tx,
    products,
    'slug text, title jsonb, text jsonb, image text, position smallint',
    `insert into public.store_products (id, slug, title, text, image, position, is_sample)
     select md5('sample product ' || s.slug)::uuid, s.slug, s.title, s.text, s.image, s.position, true from sample as s
     on conflict do nothing`,
  )
  const variants = sampleProducts.flatMap(({ slug, variants }) =>
    variants.map((variant, position) => ({ ...variant, slug, position })),
  )
  await insertRows(
    tx,
    variants,
    'slug text, sku text, name jsonb, cents integer, stock integer, position smallint',
    `insert into public.store_variants (id, product_id, sku, name, price_cents, stock, position)
     select md5('sample variant ' || s.sku)::uuid, md5('sample product ' || s.slug)::uuid, s.sku, s.name, s.cents, s.stock, s.position
     from sample as s
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    samplePickupMosques.map((slug) => ({ slug, hours: samplePickupHours })),
    'slug text, hours jsonb',
    `insert into public.store_pickup_points (place_id, hours, is_sample)
     select m.id, s.hours, true from sample as s join public.mosque_unified as m on m.slug = s.slug
     on conflict do nothing`,
  )
}
