// Commands of staff about money. The functions themselves decide who may.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Typed = { values: Record<string, string> }

export const confirmTransfer = (services: Acting, invoice: string, typed: Typed) =>
  attempt(services, services.db().rpc('confirm_transfer', { invoice }), typed)

export const refundTransfer = (services: Acting, invoice: string, refund_cents: number, typed: Typed) =>
  attempt(services, services.db().rpc('confirm_transfer', { invoice, refund_cents }), typed)

export const confirmGift = (services: Acting, gift: string, cents: number, typed: Typed) =>
  attempt(services, services.db().rpc('confirm_gift', { gift, cents }), typed)

export const refundGift = (services: Acting, payment: string, cents: number, typed: Typed) =>
  attempt(services, services.db().rpc('refund_gift', { payment, cents }), typed)

export const decideAffiliate = (services: Acting, person: string, decision: string, typed: Typed) =>
  attempt(services, services.db().rpc('decide_affiliate', { person, decision }), typed)

/** How far the money of a payout has come. */
export const movePayout = (services: Acting, moved: { payout: string; state: string; note: string }, typed: Typed) =>
  attempt(services, services.db().rpc('move_payout', moved), typed)

/** For how many affiliates a payout was listed. */
export const makePayouts = (services: Acting) => attempt(services, services.db().rpc('make_payouts', {}))
