import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import type { PriceInput } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

/** Adds a price, or corrects the one of that metal, currency and day. */
export async function savePrice(services: Acting, input: PriceInput, values: Record<string, string>): Promise<Outcome> {
  const row = {
    metal: input.metal,
    currency: input.currency,
    // As text: a float would change the last digits of large prices.
    price_per_gram: input.price as unknown as number,
    as_of: input.asOf,
    source: input.source,
  }
  const table = services.db().from('metal_prices')
  return attempt(services, table.upsert(row, { onConflict: 'metal,currency,as_of' }), { values })
}

export const removePrice = (services: Acting, id: string) =>
  attempt(services, services.db().from('metal_prices').delete().eq('id', id).select('id'), { nothing: 'missing' })
