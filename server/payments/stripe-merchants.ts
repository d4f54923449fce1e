// Stripe Connect: accounts that belong to campaigns. A gift is a charge in the campaign's own account, with no fee of ours; what
// happens there comes as signed events that name the account.
import Stripe from 'stripe'
import type { Merchant, PaymentEvent, PaymentProvider } from './provider.ts'
import { idOf, iso, languageOf } from './stripe-words.ts'

type Merchants = Pick<PaymentProvider, 'openMerchant' | 'onboard' | 'lookAtMerchant' | 'giveToCampaign'>
type Facts = Pick<PaymentEvent, 'gift' | 'payment' | 'merchant'>

export function merchantsOf(stripe: Stripe): Merchants {
  return {
    openMerchant: async (campaign) => {
      // The account is theirs in full: their dashboard, their fees, their losses.
      const { id } = await stripe.accounts.create(
        { type: 'standard', metadata: { campaign } },
        { idempotencyKey: `merchant-${campaign}` },
      )
      return id
    },

    onboard: async (account, back) => {
      // A link that is too old leads to the page, whose button makes a new one.
      const { url } = await stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: back,
        refresh_url: back,
      })
      return url
    },

    lookAtMerchant: async (account) => merchantOf(await stripe.accounts.retrieve(account)),

    giveToCampaign: async ({ account, gift, name, locale, back }) => {
      const price = { currency: gift.currency.toLowerCase(), unit_amount: gift.amount_cents, product_data: { name } }
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            submit_type: 'donate',
            client_reference_id: gift.id,
            line_items: [{ quantity: 1, price_data: price }],
            payment_intent_data: { metadata: { campaign_gift: gift.id } },
            success_url: `${back}?given=1`,
            cancel_url: `${back}?given=0`,
            locale: languageOf(locale),
          },
          { stripeAccount: account, idempotencyKey: `campaign-gift-${gift.id}` },
        )
        if (!session.url) throw new Error('The payment provider gave no address to pay at')
        return session.url
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'amount_too_small') return null
        throw error
      }
    },
  }
}

const merchantOf = (account: Stripe.Account): Merchant => ({
  name: account.business_profile?.name ?? account.settings?.dashboard.display_name ?? '',
  is_ready: account.charges_enabled === true && account.details_submitted === true,
})

/** Null for events that say nothing about a gift we began or the account itself. */
export async function readMerchantFacts(stripe: Stripe, event: Stripe.Event, account: string): Promise<Facts | null> {
  switch (event.type) {
    case 'account.updated':
      return { merchant: merchantOf(event.data.object) }
    case 'account.application.deauthorized':
      return { merchant: { name: '', is_ready: false } }
    case 'payment_intent.succeeded': {
      const { id, amount_received, currency, metadata } = event.data.object
      const payment = { ref: id, amount_cents: amount_received, currency: currency.toUpperCase() }
      return giftOf(metadata, { ...payment, paid_at: iso(event.created) })
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, metadata } = event.data.object
      const ref = idOf(payment_intent)
      return ref ? giftOf(metadata, { ref, refunded_cents: amount_refunded }) : null
    }
    // The bank took it back. A dispute does not say what was paid for: its payment does.
    case 'charge.dispute.funds_withdrawn': {
      const ref = idOf(event.data.object.payment_intent)
      if (!ref) return null
      const { metadata } = await stripe.paymentIntents.retrieve(ref, {}, { stripeAccount: account })
      return giftOf(metadata, { ref, refunded_cents: event.data.object.amount })
    }
    default:
      return null
  }
}

const giftOf = ({ campaign_gift: gift }: Stripe.Metadata, payment: PaymentEvent['payment']): Facts | null =>
  gift && payment ? { gift, payment } : null
