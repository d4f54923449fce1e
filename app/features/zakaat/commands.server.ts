import type { Db } from '#app/core/request/services.ts'
import type { PriceInput } from './schema.ts'

/** Adds a price, or corrects the one of that metal, currency and day. */
export async function savePrice(
  db: Db,
  input: PriceInput,
): Promise<{ ok: true } | { ok: false; field: 'asOf' | 'form' }> {
  const { error } = await db.from('metal_prices').upsert(
    {
      metal: input.metal,
      currency: input.currency,
      // As text: a float would change the last digits of large prices.
      price_per_gram: input.price as unknown as number,
      as_of: input.asOf,
      source: input.source,
    },
    { onConflict: 'metal,currency,as_of' },
  )
  if (!error) return { ok: true }
  return { ok: false, field: error.code === '22023' ? 'asOf' : 'form' }
}

export async function removePrice(db: Db, id: string): Promise<boolean> {
  const { data, error } = await db.from('metal_prices').delete().eq('id', id).select('id')
  return !error && data.length === 1
}
