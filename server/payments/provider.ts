// The interface of a payment provider: a few calls, and events in our own words. One file implements it for each provider; the
// database keeps the events (supabase/schemas/billing.sql).
import type { Locale } from '#app/i18n/locales.ts'

export type PlanOrder = {
  id: string
  business_id: string
  plan_type: 'premium' | 'enterprise'
  billing_cycle: 'monthly' | 'annual'
  price_cents: number
  /** What is left of the plan before, and what a code takes off. */
  credit_cents: number
  currency: string
  /** When it begins, and is first charged; null: at once. */
  starts_on: string | null
}

export type Payer = { email: string; customer: string | null; subscription: string | null }

/** A fact, as `record_payment_event` takes it. */
export type PaymentEvent = {
  id: string
  kind: string
  made_at: string
  order?: string | undefined
  /** The gift it is about; empty where only that it is one can be said. */
  gift?: string | undefined
  /** The order of the store it is about. */
  sale?: string | undefined
  /** The connected account it happened in. Such an event is about gifts to its campaign and nothing else. */
  account?: string
  /** What the provider says of that account. */
  merchant?: { name: string; is_ready: boolean }
  subscription?: { ref: string; customer: string | null; status: string; cancel_at_end: boolean }
  payment?: {
    ref: string
    subscription?: string | undefined
    amount_cents?: number
    /** What the provider took off: codes of its own, and our credit. */
    discount_cents?: number
    tax_cents?: number
    currency?: string
    period_start?: string
    period_end?: string
    paid_at?: string
    refunded_cents?: number
    details?: PaymentDetails
  }
}

/** What was asked for where the card was given, for the invoice. */
export type PaymentDetails = {
  buyer?: { name?: string; address?: string; country_code?: string; tax_id?: string }
  /** The buyer owes the tax themselves. */
  reversed?: boolean
}

/** The card an agreement is charged to, as far as it may be shown. */
export type Card = { brand: string; last4: string }

/** A gift to the site, once or every month. */
export type Giving = {
  gift: { id: string; amount_cents: number; currency: string; cycle: 'once' | 'monthly'; email: string }
  name: string
  locale: Locale
  back: string
}

/** An order of the store, line by line, at the prices it was placed with. */
export type Selling = {
  order: { id: string; email: string; currency: string }
  lines: { name: string; quantity: number; cents: number }[]
  locale: Locale
  back: string
}

/** A gift to a campaign, paid to its own account. */
export type CampaignGiving = {
  account: string
  gift: { id: string; amount_cents: number; currency: string }
  name: string
  locale: Locale
  back: string
}

/** An account of somebody else at the provider, connected to ours. */
export type Merchant = { name: string; is_ready: boolean }

export type Paying = { order: PlanOrder; payer: Payer; name: string; locale: Locale; back: string }

export type PaymentProvider = {
  /** Whether it knows us by the key we have, and what it says of the account. Takes nothing and charges nobody. */
  look: () => Promise<{ ok: boolean; said: string; isLive: boolean }>
  /** Where the owner goes to pay. */
  checkOut: (paying: Paying) => Promise<string>
  /** Where someone goes to give. */
  give: (giving: Giving) => Promise<string>
  /** Where someone pays for an order of the store. */
  sell: (selling: Selling) => Promise<string>
  /** Opens an account that is a campaign's own: its keeper signs the provider's terms, and the money never passes through ours. */
  openMerchant: (campaign: string) => Promise<string>
  /** Where its keeper tells the provider who they are. */
  onboard: (account: string, back: string) => Promise<string>
  lookAtMerchant: (account: string) => Promise<Merchant>
  /** Where someone gives to a campaign. Null: less than the provider takes. */
  giveToCampaign: (giving: CampaignGiving) => Promise<string | null>
  /** Another plan under the agreement that runs: now, charged the price less the credit, or with the next period. */
  changePlan: (paying: Paying) => Promise<PaymentEvent>
  /** What the tax of such a change would be today, where the provider reckons it. */
  previewTax: (paying: Omit<Paying, 'locale' | 'back'>) => Promise<number>
  /** Null where none is known. */
  findCard: (subscription: string) => Promise<Card | null>
  /** Sends back all that is left of a payment for an order. Asked twice, it goes back once. */
  refund: (payment: string) => Promise<PaymentEvent>
  setRenewal: (subscription: string, renews: boolean) => Promise<PaymentEvent>
  /** Where the owner changes their card and sees what was charged. */
  portal: (customer: string, back: string) => Promise<string>
  /** Null for events that say nothing we keep. Throws `ForgedEvent` for what the provider did not sign. */
  readEvent: (body: string, signature: string) => Promise<PaymentEvent | null>
}

export class ForgedEvent extends Error {}
