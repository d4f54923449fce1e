// Ordering, and what staff do about orders. Who may is decided by the database.
import { attempt } from '#app/core/request/ask.server.ts'
import { type DatabaseAnswer, readRefusal } from '#app/core/request/refusal.ts'
import type { NewOrder, Services } from '#app/core/request/services.ts'
import { done, type Outcome, placeAt, type Refusal, refuse } from '#app/lib/outcome.ts'

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
  const refusal = refusalOf(services, placed.refused, values)
  const [key = ''] = refusal.errors.form ?? []
  return FIELDS.includes(key) ? placeAt(refusal, key, values) : refusal
}

/** The buyer came by the link of a letter, and wants it still. */
export async function confirmOrder(services: Pick<Services, 'tasks' | 'log'>, code: string): Promise<Outcome> {
  const answer = await services.tasks.confirmOrder(code)
  return answer ? refusalOf(services, answer) : done()
}

function refusalOf({ log }: Pick<Services, 'log'>, answer: DatabaseAnswer, values = {}): Refusal {
  const { key, status } = readRefusal(answer)
  if (key === 'failed') log('command failed', { code: answer.code, error: answer.message })
  return { ...refuse(key, { values }), status }
}

export const moveOrder = (services: Acting, ordered: string, step: string, note: string, typed: Typed) =>
  attempt(services, services.db().rpc('move_order', { ordered, step, note }), typed)

export const confirmPayment = (services: Acting, ordered: string, typed: Typed) =>
  attempt(services, services.db().rpc('confirm_order_payment', { ordered }), typed)

export const refundOrder = (services: Acting, ordered: string, cents: number, typed: Typed) =>
  attempt(services, services.db().rpc('refund_order', { ordered, cents }), typed)
