// The database says who may write, move and remove a promotion: private.guard_promotion.
import { findTowns } from '#app/core/editing/towns.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import type { PromotionState } from './rules.ts'
import type { PromotionForm } from './schema.ts'

type Asking = Pick<Services, 'db' | 'log'>

/** Saves what nobody else has changed since the editor read it. */
export async function savePromotion(
  services: Asking,
  id: string | null,
  { seen, towns: lines, ...fields }: PromotionForm,
  values: Record<string, string>,
): Promise<Outcome<{ id: string }[]>> {
  const towns = findTowns(lines)
  if (!towns) return refuse('towns', { field: 'towns', values })
  const table = services.db().from('promotions')
  const saved = await (id === null
    ? attempt(services, table.insert({ ...fields, towns }).select('id'), { nothing: 'notAllowed', values })
    : attempt(
        services,
        table
          .update({ ...fields, towns })
          .eq('id', id)
          .eq('updated_at', seen)
          .select('id'),
        {
          nothing: 'conflict',
          values,
        },
      ))
  return !saved.ok && saved.errors.form?.includes('twice') ? placeAt(saved, 'slug', values) : saved
}

export const movePromotion = (services: Asking, id: string, from: PromotionState, to: PromotionState) =>
  attempt(
    services,
    services.db().from('promotions').update({ status: to }).eq('id', id).eq('status', from).select('id'),
    { nothing: 'conflict' },
  )

export const removePromotion = (services: Asking, id: string) =>
  attempt(services, services.db().from('promotions').delete().eq('id', id).select('id'), { nothing: 'notAllowed' })
