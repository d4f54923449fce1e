// Stripe: Checkout for the first payment, a subscription for those that follow, its portal for cards, signed events for
// what happened. Prices are sent with each order, from our table: there are none to keep in step over there.
import Stripe from 'stripe'
import type { PaymentSettings } from '../settings/payment-settings.ts'
import {
  type Card,
  ForgedEvent,
  type Paying,
  type PaymentDetails,
  type PaymentEvent,
  type PaymentProvider,
  type PlanOrder,
} from './provider.ts'
import { merchantsOf, readMerchantFacts } from './stripe-merchants.ts'
import { idOf, iso, languageOf } from './stripe-words.ts'

type Settings = Extract<PaymentSettings, { provider: 'stripe' }>

const SESSION_SECONDS = 31 * 60
const CARD_MS = 2500
const LIVE_KEY = /^[sr]k_live_/

const dayOf = (seconds: number) => iso(seconds).slice(0, 10)

export function openStripe(settings: Settings): PaymentProvider {
  const { secretKey, webhookSecret, connectSecret, apiUrl, taxes } = settings
  const { protocol, hostname, port } = new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
    maxNetworkRetries: 2,
  })

  /** The item of the one plan a subscription has, at the price of an order, and the product it is sold as. */
  async function itemsFor(subscription: string, { order, name }: Pick<Paying, 'order' | 'name'>) {
    const { items } = await stripe.subscriptions.retrieve(subscription)
    const product = idOf(items.data[0]?.price.product) ?? (await stripe.products.create({ name })).id
    return { product, items: items.data.map(({ id }) => ({ id, price_data: { ...priceOf(order), product } })) }
  }

  /** Where the provider reckons the tax, it comes on top of our price, and the buyer's address and tax number are asked for. */
  const isTaxed = taxes === 'provider'
  const priceOf = (order: PlanOrder) => ({
    ...recurring(order),
    ...(isTaxed && { tax_behavior: 'exclusive' as const }),
  })
  const creditLine = (order: PlanOrder, product: string) => ({
    currency: order.currency.toLowerCase(),
    product,
    unit_amount: -order.credit_cents,
    ...(isTaxed && { tax_behavior: 'exclusive' as const }),
  })

  /** What is left of the plan before, off the first payment. */
  async function creditFor({ id, credit_cents, currency }: PlanOrder) {
    const coupon = await stripe.coupons.create(
      { amount_off: credit_cents, currency: currency.toLowerCase(), duration: 'once', max_redemptions: 1 },
      { idempotencyKey: `credit-${id}` },
    )
    return coupon.id
  }

  return {
    checkOut: async ({ order, payer, name, locale, back }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: order.id,
          line_items: [{ quantity: 1, price_data: { ...priceOf(order), product_data: { name } } }],
          subscription_data: {
            metadata: { order: order.id },
            // What runs until then was paid for, or is a trial: nothing is charged before it ends.
            ...(order.starts_on && { trial_end: Date.parse(order.starts_on) / 1000 }),
          },
          // Codes made at the provider are typed there; it takes no other beside what we take off.
          ...(order.credit_cents > 0
            ? { discounts: [{ coupon: await creditFor(order) }] }
            : { allow_promotion_codes: true }),
          ...(isTaxed && {
            automatic_tax: { enabled: true },
            tax_id_collection: { enabled: true },
            billing_address_collection: 'required' as const,
            ...(payer.customer && { customer_update: { address: 'auto' as const, name: 'auto' as const } }),
          }),
          success_url: `${back}?paid=1`,
          cancel_url: `${back}?left=1`,
          locale: languageOf(locale),
          ...(payer.customer ? { customer: payer.customer } : { customer_email: payer.email }),
        },
        // The same order from two tabs is one session.
        { idempotencyKey: `checkout-${order.id}` },
      )
      if (!session.url) throw new Error('The payment provider gave no address to pay at')
      return session.url
    },

    give: async ({ gift, name, locale, back }) => {
      const isMonthly = gift.cycle === 'monthly'
      const price = { currency: gift.currency.toLowerCase(), unit_amount: gift.amount_cents, product_data: { name } }
      const metadata = { gift: gift.id }
      const session = await stripe.checkout.sessions.create(
        {
          client_reference_id: gift.id,
          customer_email: gift.email,
          success_url: `${back}?given=1`,
          cancel_url: `${back}?left=1`,
          locale: languageOf(locale),
          ...(isMonthly
            ? {
                mode: 'subscription',
                line_items: [{ quantity: 1, price_data: { ...price, recurring: { interval: 'month' } } }],
                subscription_data: { metadata },
              }
            : {
                mode: 'payment',
                submit_type: 'donate',
                line_items: [{ quantity: 1, price_data: price }],
                payment_intent_data: { metadata },
              }),
        },
        { idempotencyKey: `gift-${gift.id}` },
      )
      if (!session.url) throw new Error('The payment provider gave no address to pay at')
      return session.url
    },

    sell: async ({ order, lines, locale, back }) => {
      const currency = order.currency.toLowerCase()
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        client_reference_id: order.id,
        customer_email: order.email,
        line_items: lines.map(({ name, quantity, cents }) => ({
          quantity,
          price_data: { currency, unit_amount: cents, product_data: { name } },
        })),
        payment_intent_data: { metadata: { sale: order.id } },
        success_url: `${back}?paid=1`,
        cancel_url: `${back}?left=1`,
        locale: languageOf(locale),
        // The shortest they allow. What is paid after we stopped holding the things is settled when it is heard of.
        expires_at: Math.ceil(Date.now() / 1000) + SESSION_SECONDS,
      })
      if (!session.url) throw new Error('The payment provider gave no address to pay at')
      return session.url
    },

    changePlan: async ({ order, payer, name }) => {
      if (!payer.subscription) throw new Error('There is no agreement to change')
      const { items, product } = await itemsFor(payer.subscription, { order, name })
      const changed = await stripe.subscriptions.update(
        payer.subscription,
        {
          items,
          metadata: { order: order.id },
          cancel_at_period_end: false,
          ...(isTaxed && { automatic_tax: { enabled: true } }),
          // The sum the owner said yes to is ours: the provider, who counts by seconds, reckons nothing itself.
          proration_behavior: 'none',
          ...(order.starts_on === null && {
            billing_cycle_anchor: { type: 'now' as const },
            payment_behavior: 'error_if_incomplete' as const,
            ...(order.credit_cents > 0 && { add_invoice_items: [{ price_data: creditLine(order, product) }] }),
          }),
        },
        { idempotencyKey: `change-${order.id}` },
      )
      return answered(changed)
    },

    previewTax: async ({ order, payer, name }) => {
      if (!isTaxed || !payer.subscription || order.starts_on !== null) return 0
      const { items, product } = await itemsFor(payer.subscription, { order, name })
      const preview = await stripe.invoices.createPreview({
        subscription: payer.subscription,
        automatic_tax: { enabled: true },
        subscription_details: { items, proration_behavior: 'none', billing_cycle_anchor: { type: 'now' as const } },
        ...(order.credit_cents > 0 && { invoice_items: [{ price_data: creditLine(order, product) }] }),
      })
      return taxIn(preview)
    },

    findCard: async (subscription) => {
      const found = await stripe.subscriptions.retrieve(
        subscription,
        { expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'] },
        // A page waits for it; what is not told soon is left out.
        { timeout: CARD_MS, maxNetworkRetries: 0 },
      )
      const customer = typeof found.customer === 'object' && !found.customer.deleted ? found.customer : null
      return cardOf(found.default_payment_method) ?? cardOf(customer?.invoice_settings?.default_payment_method)
    },

    refund: async (payment) => {
      const refund = await stripe.refunds.create(
        { payment_intent: payment, expand: ['charge'] },
        { idempotencyKey: `return-${payment}` },
      )
      // All that went back of it, not only now.
      const back = typeof refund.charge === 'object' ? refund.charge?.amount_refunded : undefined
      return {
        id: `call:${refund.id}`,
        kind: 'call',
        made_at: iso(refund.created),
        payment: { ref: payment, refunded_cents: back ?? refund.amount },
      }
    },

    setRenewal: async (subscription, renews) =>
      answered(await stripe.subscriptions.update(subscription, { cancel_at_period_end: !renews })),

    look: () =>
      stripe.balance.retrieve().then(
        ({ livemode }) => ({ ok: true, said: new URL(apiUrl).host, isLive: livemode }),
        (error: unknown) => ({
          ok: false,
          said: error instanceof Error ? error.message : String(error),
          isLive: false,
        }),
      ),

    portal: async (customer, back) => {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: back })
      return url
    },

    ...merchantsOf(stripe),

    readEvent: async (body, signature) => {
      const event = await openEvent(stripe, { body, signature, secrets: [webhookSecret, connectSecret] })
      const said = { id: event.id, kind: event.type, made_at: iso(event.created) }
      if (!event.account) {
        const facts = await readFacts(stripe, event)
        return facts && { ...said, ...facts }
      }
      // Whoever has a connected account can make such events there: of a trial that costs nothing, or with names of our orders in them.
      if (event.livemode !== LIVE_KEY.test(secretKey)) return null
      const facts = await readMerchantFacts(stripe, event, event.account)
      return facts && { ...said, account: event.account, ...facts }
    },
  }
}

/** One endpoint is for what happens in our account, another for what happens in connected ones; each has a secret. */
async function openEvent(
  stripe: Stripe,
  { body, signature, secrets }: { body: string; signature: string; secrets: (string | null)[] },
): Promise<Stripe.Event> {
  let said = ''
  for (const [at, secret] of secrets.entries()) {
    if (!secret) continue
    try {
      const event = await stripe.webhooks.constructEventAsync(body, signature, secret)
      // The second secret opens nothing of ours.
      if (at === 0 || event.account) return event
      said = 'An event of no connected account'
    } catch (error) {
      said = error instanceof Error ? error.message : String(error)
    }
  }
  throw new ForgedEvent(said)
}

const recurring = (order: PlanOrder) => ({
  currency: order.currency.toLowerCase(),
  unit_amount: order.price_cents,
  recurring: { interval: order.billing_cycle === 'annual' ? ('year' as const) : ('month' as const) },
})

const cardOf = (method: Stripe.PaymentMethod | string | null | undefined): Card | null =>
  typeof method === 'object' && method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null

const taxIn = ({ total_taxes }: Pick<Stripe.Invoice, 'total_taxes'>) =>
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

async function readFacts(stripe: Stripe, event: Stripe.Event): Promise<Facts | null> {
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

const agreementOf = (subscription: Stripe.Subscription): Facts => ({
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
function answered(subscription: Stripe.Response<Stripe.Subscription>): PaymentEvent {
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
