// Stripe's payment pages: for a plan, for a gift, for an order of the store.
import type Stripe from 'stripe'
import type { PaymentProvider, PlanOrder } from './provider.ts'
import { languageOf } from './stripe-words.ts'

const SESSION_SECONDS = 31 * 60

/** Where the provider reckons the tax, it comes on top of our price. */
export const recurringPrice = (order: PlanOrder, isTaxed: boolean) => ({
  currency: order.currency.toLowerCase(),
  unit_amount: order.price_cents,
  recurring: { interval: order.billing_cycle === 'annual' ? ('year' as const) : ('month' as const) },
  ...(isTaxed && { tax_behavior: 'exclusive' as const }),
})

/** What is left of the plan before, off the first payment. */
async function creditFor(stripe: Stripe, { id, credit_cents, currency }: PlanOrder) {
  const coupon = await stripe.coupons.create(
    { amount_off: credit_cents, currency: currency.toLowerCase(), duration: 'once', max_redemptions: 1 },
    { idempotencyKey: `credit-${id}` },
  )
  return coupon.id
}

export const createCheckouts = (
  stripe: Stripe,
  isTaxed: boolean,
): Pick<PaymentProvider, 'checkOut' | 'give' | 'sell'> => ({
  checkOut: async ({ order, payer, name, locale, back }) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        client_reference_id: order.id,
        line_items: [{ quantity: 1, price_data: { ...recurringPrice(order, isTaxed), product_data: { name } } }],
        subscription_data: {
          metadata: { order: order.id },
          // What runs until then was paid for, or is a trial: nothing is charged before it ends.
          ...(order.starts_on && { trial_end: Date.parse(order.starts_on) / 1000 }),
        },
        // Codes made at the provider are typed there; it takes no other beside what we take off.
        ...(order.credit_cents > 0
          ? { discounts: [{ coupon: await creditFor(stripe, order) }] }
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
})
