// Where the site's money comes from, read from what is really set up: prices, terms, and what is shown for money today.
import { readPrices } from '#app/core/auth/plans.server.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'

export type Income = {
  payments: 'none' | 'manual' | 'stripe'
  plans: { plan: 'premium' | 'enterprise'; monthly: string; annual: string }[]
  sponsors: number
  promotions: number
  affiliateShare: string
  countsViews: boolean
}

export async function readIncome(services: Pick<Services, 'db' | 'log' | 'config'>, locale: Locale): Promise<Income> {
  const db = services.db()
  const [prices, terms, sponsors, promotions] = await Promise.all([
    readPrices(services),
    ask(services, db.from('affiliate_terms').select('percent').single()),
    ask(services, db.from('sponsors').select('id').eq('active', true).limit(1000)),
    ask(services, db.from('promotions').select('id').limit(1000)),
  ])
  const write = (cents: number) => formatPrice(locale, cents, prices.premium.currency)
  return {
    payments: services.config.payments,
    plans: (['premium', 'enterprise'] as const).map((plan) => ({
      plan,
      monthly: write(prices[plan].monthly),
      annual: write(prices[plan].annual),
    })),
    sponsors: sponsors.length,
    promotions: promotions.length,
    affiliateShare: formatNumber(locale, terms.percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
    countsViews: services.config.tracking,
  }
}
