// Plans and prices of the specification (section 3), in US dollars.
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { PlanType } from './membership.ts'

export const planPrices: Record<PlanType, { monthly: number; annual: number }> = {
  basic: { monthly: 0, annual: 0 },
  premium: { monthly: 19.99, annual: 199.9 },
  enterprise: { monthly: 39.99, annual: 399.9 },
}

/** What a year costs less than twelve months, in whole cents. */
export const annualSaving = ({ monthly, annual }: { monthly: number; annual: number }) =>
  Math.round(monthly * 1200 - annual * 100) / 100

export const formatPrice = (locale: Locale, dollars: number) =>
  formatNumber(locale, dollars, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: dollars === 0 ? 0 : 2,
  })
