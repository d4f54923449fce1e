// The sources of the site's money, read from what is really set up: prices, terms, and what is shown for money today.
import * as z from 'zod'
import { readPrices } from '#app/core/auth/plans.server.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'

export type Income = {
  payments: 'none' | 'manual' | 'stripe'
  plans: { plan: 'premium' | 'enterprise'; monthly: string; annual: string }[]
  sponsors: number
  promotions: number
  giving: Services['config']['giving']['way']
  /** A page elsewhere takes gifts too. */
  isGivenElsewhere: boolean
  products: number
  affiliateShare: string
  countsViews: boolean
}

const answer = z.object({ percent: z.number(), sponsors: z.number(), promotions: z.number(), products: z.number() })

export async function readIncome(
  services: Pick<Services, 'db' | 'page' | 'log' | 'config'>,
  locale: Locale,
): Promise<Income> {
  const [prices, found] = await Promise.all([readPrices(services), askPage(services, 'income_page', {}, answer)])
  const { percent, sponsors, promotions, products } = found
  const write = (cents: number) => formatPrice(locale, cents, prices.premium.currency)
  return {
    payments: services.config.payments,
    plans: (['premium', 'enterprise'] as const).map((plan) => ({
      plan,
      monthly: write(prices[plan].monthly),
      annual: write(prices[plan].annual),
    })),
    sponsors,
    promotions,
    giving: services.config.giving.way,
    isGivenElsewhere: services.config.giving.link !== null,
    products,
    affiliateShare: formatNumber(locale, percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
    countsViews: services.config.tracking,
  }
}
