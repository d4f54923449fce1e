// What goes on after the first payment: the plan is changed, renewed or ended, and the card with it.
import type Stripe from 'stripe'
import type { Card, Paying, PaymentProvider, PlanOrder } from './provider.ts'
import { recurringPrice } from './stripe-checkout.ts'
import { answered, taxIn } from './stripe-facts.ts'
import { idOf } from './stripe-words.ts'

const CARD_MS = 2500

const cardOf = (method: Stripe.PaymentMethod | string | null | undefined): Card | null =>
  typeof method === 'object' && method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null

type Agreements = Pick<PaymentProvider, 'changePlan' | 'previewTax' | 'findCard' | 'setRenewal' | 'portal'>

export function createAgreements(stripe: Stripe, isTaxed: boolean): Agreements {
  const priceOf = (order: PlanOrder) => recurringPrice(order, isTaxed)
  const creditLine = (order: PlanOrder, product: string) => ({
    currency: order.currency.toLowerCase(),
    product,
    unit_amount: -order.credit_cents,
    ...(isTaxed && { tax_behavior: 'exclusive' as const }),
  })

  /** The item of the one plan a subscription has, at the price of an order, and the product it is sold as. */
  async function itemsFor(subscription: string, { order, name }: Pick<Paying, 'order' | 'name'>) {
    const { items } = await stripe.subscriptions.retrieve(subscription)
    const product = idOf(items.data[0]?.price.product) ?? (await stripe.products.create({ name })).id
    return { product, items: items.data.map(({ id }) => ({ id, price_data: { ...priceOf(order), product } })) }
  }

  return {
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

    setRenewal: async (subscription, renews) =>
      answered(await stripe.subscriptions.update(subscription, { cancel_at_period_end: !renews })),

    portal: async (customer, back) => {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: back })
      return url
    },
  }
}
