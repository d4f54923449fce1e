// Stripe: Checkout for the first payment, a subscription for those that follow, its portal for cards, signed events for
// what happened. Prices are sent with each order, from our table: there are none to keep in step over there.
import Stripe from 'stripe'
import type { PaymentSettings } from '../settings/payment-settings.ts'
import { ForgedEvent, type PaymentProvider } from './provider.ts'
import { createAgreements } from './stripe-agreement.ts'
import { createCheckouts } from './stripe-checkout.ts'
import { readFacts } from './stripe-facts.ts'
import { merchantsOf, readMerchantFacts } from './stripe-merchants.ts'
import { iso } from './stripe-words.ts'

type Settings = Extract<PaymentSettings, { provider: 'stripe' }>

const LIVE_KEY = /^[sr]k_live_/

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

  /** Where the provider reckons the tax, it comes on top of our price, and the buyer's address and tax number are asked for. */
  const isTaxed = taxes === 'provider'
  return {
    ...createCheckouts(stripe, isTaxed),
    ...createAgreements(stripe, isTaxed),
    ...merchantsOf(stripe),

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
