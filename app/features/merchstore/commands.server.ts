// Ordering, and what staff do about orders. Who may is decided by the database.
import { attempt } from '#app/core/request/ask.server.ts'
import { readRefusal } from '#app/core/request/refusal.ts'
import type { NewOrder, Services } from '#app/core/request/services.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Typed = { values: Record<string, string> }

/** Words that belong beside a field. */
const FIELDS: readonly string[] = ['address']

/** The link of the order that was placed. */
export async function placeOrder(
  services: Pick<Services, 'tasks' | 'log'>,
  order: NewOrder,
  { values }: Typed,
): Promise<Outcome<string>> {
  const placed = await services.tasks.placeOrder(order)
  if ('code' in placed) return done(placed.code)
  const { key, status } = readRefusal(placed.refused)
  if (key === 'failed') services.log('command failed', { code: placed.refused.code, error: placed.refused.message })
  const refusal = { ...refuse(key, { values }), status }
  return FIELDS.includes(key) ? placeAt(refusal, key, values) : refusal
}

export const moveOrder = (services: Acting, ordered: string, step: string, note: string, typed: Typed) =>
  attempt(services, services.db().rpc('move_order', { ordered, step, note }), typed)

export const confirmPayment = (services: Acting, ordered: string, typed: Typed) =>
  attempt(services, services.db().rpc('confirm_order_payment', { ordered }), typed)

export const refundOrder = (services: Acting, ordered: string, cents: number, typed: Typed) =>
  attempt(services, services.db().rpc('refund_order', { ordered, cents }), typed)
