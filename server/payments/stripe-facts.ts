// What happened at Stripe, in our words: read from its events, and from what calls of ours answer.
import type Stripe from 'stripe'
import type { PaymentDetails, PaymentEvent } from './provider.ts'
import { idOf, iso } from './stripe-words.ts'

const dayOf = (seconds: number) => iso(seconds).slice(0, 10)

export const taxIn = ({ total_taxes }: Pick<Stripe.Invoice, 'total_taxes'>) =>
  (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** Whom the invoice names, where the buyer was asked. */
function detailsOf(invoice: Stripe.Invoice): PaymentDetails {
  const { customer_name, customer_address: at, customer_tax_ids } = invoice
  const lines = [at?.line1, at?.line2, [at?.postal_code, at?.city].filter(Boolean).join(' '), at?.state].filter(Boolean)
  const buyer = {
    ...(customer_name && { name: customer_name }),
    ...(lines.length > 0 && { address: lines.join('\n') }),
    ...(at?.country && { country_code: at.country }),
    ...(customer_tax_ids?.[0]?.value && { tax_id: customer_tax_ids[0].value }),
  }
  const reversed = invoice.total_taxes?.some(({ taxability_reason }) => taxability_reason === 'reverse_charge')
  return { ...(at && Object.keys(buyer).length > 0 && { buyer }), ...(reversed && { reversed }) }
}

type Facts = Pick<PaymentEvent, 'order' | 'gift' | 'sale' | 'subscription' | 'payment'>

export async function readFacts(stripe: Stripe, event: Stripe.Event): Promise<Facts | null> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return agreementOf(event.data.object)
    case 'invoice.paid':
      return paymentOf(event.data.object)
    case 'payment_intent.succeeded':
      return onceOf(event.data.object, event.created)
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, metadata } = event.data.object
      return refundOf(stripe, idOf(payment_intent), amount_refunded, metadata)
    }
    // The bank took it back.
    case 'charge.dispute.funds_withdrawn': {
      const { payment_intent, amount } = event.data.object
      return refundOf(stripe, idOf(payment_intent), amount)
    }
    default:
      return null
  }
}

export const agreementOf = (subscription: Stripe.Subscription): Facts => ({
  order: subscription.metadata.order,
  gift: subscription.metadata.gift,
  subscription: {
    ref: subscription.id,
    customer: idOf(subscription.customer) ?? null,
    status: subscription.status,
    cancel_at_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  },
})

function paymentOf(invoice: Stripe.Invoice): Facts | null {
  const agreement = invoice.parent?.subscription_details
  const period = invoice.lines.data.map((line) => line.period).sort((a, b) => b.end - a.end)[0]
  if (!agreement || !period || !invoice.id) return null
  // That an agreement began with free days is no payment; that a code paid all of it is one.
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  if (invoice.billing_reason === 'subscription_create' && invoice.amount_paid === 0 && off === 0) return null
  const paidAt = invoice.status_transitions.paid_at ?? invoice.created
  return {
    order: agreement.metadata?.order,
    gift: agreement.metadata?.gift,
    payment: {
      ref: invoice.id,
      subscription: idOf(agreement.subscription),
      amount_cents: invoice.amount_paid,
      ...(off > 0 && { discount_cents: off }),
      tax_cents: taxIn(invoice),
      currency: invoice.currency.toUpperCase(),
      period_start: dayOf(period.start),
      period_end: dayOf(period.end),
      paid_at: iso(paidAt),
      details: detailsOf(invoice),
    },
  }
}

/** A gift once, or an order. Payments of invoices are told by their invoice, and name neither. */
function onceOf({ id, amount_received, currency, metadata }: Stripe.PaymentIntent, at: number): Facts | null {
  const { gift, sale } = metadata
  if (!gift && !sale) return null
  const payment = { ref: id, amount_cents: amount_received, currency: currency.toUpperCase(), paid_at: iso(at) }
  return sale ? { sale, payment } : { gift, payment }
}

/** A charge does not name its invoice: that is asked for. One without an invoice is an order's or a gift. */
async function refundOf(
  stripe: Stripe,
  intent: string | undefined,
  cents: number,
  { sale, gift = '' }: Stripe.Metadata = {},
): Promise<Facts | null> {
  if (!intent) return null
  const refunded = { ref: intent, refunded_cents: cents }
  if (sale) return { sale, payment: refunded }
  const found = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  })
  const ref = idOf(found.data[0]?.invoice)
  return ref ? { payment: { ref, refunded_cents: cents } } : { gift, payment: refunded }
}

/** What a call of ours answered is as good as an event, as of the provider's own clock. */
export function answered(subscription: Stripe.Response<Stripe.Subscription>): PaymentEvent {
  const { requestId, headers } = subscription.lastResponse
  const date = Date.parse(headers.date ?? '')
  return {
    // Of two calls within one second the later one counts: its id is the greater.
    id: `call:${Date.now()}:${requestId ?? crypto.randomUUID()}`,
    kind: 'call',
    made_at: new Date(Number.isNaN(date) ? Date.now() : date).toISOString(),
    ...agreementOf(subscription),
  }
}
