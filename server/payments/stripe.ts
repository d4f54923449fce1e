// Stripe: Checkout for the first payment, a subscription for those that follow, its portal for cards, signed events for
// what happened. Prices are sent with each order, from our table: there are none to keep in step over there.
import Stripe from 'stripe'
import type { PaymentSettings } from '../settings/payment-settings.ts'
import { ForgedEvent, type PaymentProvider } from './provider.ts'
import { createAgreements } from './stripe-agreement.ts'
import { createCheckouts } from './stripe-checkout.ts'
import { iso, readFacts } from './stripe-facts.ts'

type Settings = Extract<PaymentSettings, { provider: 'stripe' }>

export function openStripe({ secretKey, webhookSecret, apiUrl, taxes }: Settings): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
    maxNetworkRetries: 2,
  })

  /** Where the provider reckons the tax, it comes on top of our price, and the buyer's address and tax number are asked for. */
  const isTaxed = taxes === 'provider'
  return {
    ...createCheckouts(stripe, isTaxed),
    ...createAgreements(stripe, isTaxed),

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

    look: () =>
      stripe.balance.retrieve().then(
        ({ livemode }) => ({ ok: true, said: new URL(apiUrl).host, isLive: livemode }),
        (error: unknown) => ({
          ok: false,
          said: error instanceof Error ? error.message : String(error),
          isLive: false,
        }),
      ),

    readEvent: async (body, signature) => {
      let event: Stripe.Event
      try {
        event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
      } catch (error) {
        throw new ForgedEvent(error instanceof Error ? error.message : String(error))
      }
      const facts = await readFacts(stripe, event)
      return facts && { id: event.id, kind: event.type, made_at: iso(event.created), ...facts }
    },
  }
}
