// The addresses of the screens of money, and the reader of a typed sum.
export const MONEY_PATH = '/dashboard/staff/money'
export const INVOICES_PATH = '/dashboard/staff/money/invoices'
export const AFFILIATES_PATH = '/dashboard/staff/money/affiliates'
export const GIFTS_PATH = '/dashboard/staff/money/gifts'
export const PAYOUTS_PATH = '/dashboard/staff/money/payouts'

/** Rows on one page of a list. */
export const PAGE_SIZE = 20

export const INVOICE_STATES = ['open', 'paid', 'refunded', 'void', 'credit_note'] as const
export type InvoiceFilter = (typeof INVOICE_STATES)[number]
export const AFFILIATE_STATES = ['pending', 'approved', 'paused', 'declined'] as const
export type AffiliateState = (typeof AFFILIATE_STATES)[number]
