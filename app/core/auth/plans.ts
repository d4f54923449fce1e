// Contents of the plans, and their prices as text. The prices come from the database (specification, section 3).
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { keysOf } from '#app/lib/records.ts'
import type { PlanType } from './membership.ts'

export type Price = { monthly: number; annual: number; currency: string }
export type Prices = Record<PlanType, Price>

/** What a year costs less than twelve months, in cents. */
export const annualSaving = ({ monthly, annual }: Pick<Price, 'monthly' | 'annual'>) => monthly * 12 - annual

export const formatPrice = (locale: Locale, cents: number, currency: string) =>
  formatNumber(locale, cents / 100, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents === 0 ? 0 : 2,
  })

const EVERY = ['basic', 'premium', 'enterprise'] as const
const PAID = ['premium', 'enterprise'] as const

/** Every line that is sold and to which plans it belongs. supabase/tests/plans.test.ts proves each of them by its name. */
export const SOLD = {
  page: EVERY,
  near: EVERY,
  reviews: EVERY,
  photos: EVERY,
  label: PAID,
  ahead: PAID,
  largeCards: PAID,
  searches: PAID,
  hours: PAID,
  answers: PAID,
  replies: PAID,
  campaigns: PAID,
  first: ['enterprise'],
  branches: ['enterprise'],
  support: ['enterprise'],
} as const satisfies Record<string, readonly PlanType[]>

export type SoldLine = keyof typeof SOLD
export const soldLines = keysOf(SOLD)
export const isSold = (line: SoldLine, plan: PlanType) => SOLD[line].some((sold) => sold === plan)
