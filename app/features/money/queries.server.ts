// Queries of the money screens, in the reader's language. The functions answer staff alone.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { csvLine } from '#app/lib/csv.ts'
import { type AffiliateState, type InvoiceFilter, PAGE_SIZE } from './rules.ts'

type Asking = Pick<Services, 'db' | 'log'>

const invoices = z.object({
  total: z.number(),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      status: z.enum(['open', 'paid', 'void', 'refunded']),
      issued_on: z.string(),
      total_cents: z.number(),
      currency: z.string(),
      buyer: z.string().nullable(),
      email: z.string().nullable(),
      provider: z.enum(['manual', 'stripe']).nullable(),
      plan_type: z.enum(['premium', 'enterprise']).nullable(),
      placement: z.enum(['banner', 'directory']).nullable(),
      billing_cycle: z.enum(['monthly', 'annual']).nullable(),
      is_own: z.boolean(),
      refundable_cents: z.number(),
    }),
  ),
})

export type MoneyInvoice = {
  id: string
  number: string
  kind: 'invoice' | 'credit_note'
  status: 'open' | 'paid' | 'void' | 'refunded'
  date: string
  total: string
  currency: string
  buyer: string
  email: string
  provider: 'manual' | 'stripe' | null
  plan: { type: 'premium' | 'enterprise'; cycle: 'monthly' | 'annual' } | null
  /** Of a band that an owner booked. */
  placement: 'banner' | 'directory' | null
  isOwn: boolean
  /** Null where nothing can go back from here. */
  refundable: { sum: string; typed: string } | null
}

type Wanted = { locale: Locale; wanted?: string; state: InvoiceFilter | 'waiting' | null; page: number }

export async function findInvoices(services: Asking, { locale, wanted = '', state, page }: Wanted) {
  const found = await ask(
    services,
    services.db().rpc('find_invoices', {
      wanted,
      ...(state && { state }),
      max_results: PAGE_SIZE,
      skipped: (page - 1) * PAGE_SIZE,
    }),
    invoices,
  )
  return {
    total: found.total,
    invoices: found.invoices.map(
      (row): MoneyInvoice => ({
        id: row.id,
        number: row.number,
        kind: row.kind,
        status: row.status,
        date: writeDate(locale, row.issued_on),
        total: formatPrice(locale, row.total_cents, row.currency),
        currency: row.currency,
        buyer: row.buyer ?? '',
        email: row.email ?? '',
        provider: row.provider,
        plan: row.plan_type && row.billing_cycle && { type: row.plan_type, cycle: row.billing_cycle },
        placement: row.placement,
        isOwn: row.is_own,
        refundable:
          row.refundable_cents > 0
            ? {
                sum: formatPrice(locale, row.refundable_cents, row.currency),
                typed: (row.refundable_cents / 100).toFixed(2),
              }
            : null,
      }),
    ),
  }
}

const affiliates = z.object({
  total: z.number(),
  people: z.array(
    z.object({
      user_id: z.string(),
      code: z.string(),
      about: z.string(),
      website_url: z.string().nullable(),
      created_at: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      clicks: z.number(),
      referrals: z.number(),
      is_own: z.boolean(),
    }),
  ),
})

export type MoneyAffiliate = {
  id: string
  name: string
  email: string
  code: string
  about: string
  website: string | null
  date: string
  clicks: string
  referrals: string
  isOwn: boolean
}

export async function listAffiliates(
  services: Asking,
  { locale, state, page }: { locale: Locale; state: AffiliateState; page: number },
) {
  const args = { state, max_results: PAGE_SIZE, skipped: (page - 1) * PAGE_SIZE }
  const { total, people } = await ask(services, services.db().rpc('affiliates_by_state', args), affiliates)
  return {
    total,
    people: people.map(
      (row): MoneyAffiliate => ({
        id: row.user_id,
        name: row.name ?? row.email ?? row.code,
        email: row.email ?? '',
        code: row.code,
        about: row.about,
        website: row.website_url,
        date: writeDate(locale, row.created_at),
        clicks: formatNumber(locale, row.clicks),
        referrals: formatNumber(locale, row.referrals),
        isOwn: row.is_own,
      }),
    ),
  }
}

const person = { name: z.string().nullable(), email: z.string().nullable(), currency: z.string() }
const sheet = z.object({
  owed: z.array(
    z.object({
      ...person,
      user_id: z.string(),
      cents: z.number(),
      is_due: z.boolean(),
      is_own: z.boolean(),
      has_account: z.boolean(),
    }),
  ),
  made: z.array(
    z.object({
      ...person,
      id: z.string(),
      amount_cents: z.number(),
      made_on: z.string(),
      state: z.enum(['listed', 'sent', 'confirmed', 'failed']),
      state_on: z.string(),
      note: z.string(),
      is_own: z.boolean(),
      account: z
        .object({
          method: z.enum(['bank', 'paypal', 'wise']),
          holder: z.string(),
          account: z.string(),
          bank_code: z.string(),
          email: z.string(),
        })
        .nullable(),
    }),
  ),
})

export type PayoutSheet = {
  owed: { id: string; name: string; email: string; amount: string; state: 'due' | 'waits' | 'own' | 'noAccount' }[]
  made: {
    id: string
    name: string
    email: string
    amount: string
    date: string
    state: 'listed' | 'sent' | 'confirmed' | 'failed'
    stateDate: string
    note: string
    isOwn: boolean
    /** Where it goes, for whoever sends it. */
    account: { method: 'bank' | 'paypal' | 'wise'; lines: string[] } | null
  }[]
}

const EVERY_PAYOUT = 10_000

const readSheet = (services: Asking, max_results: number) =>
  ask(services, services.db().rpc('payout_sheet', { max_results }), sheet)

export async function readPayouts(services: Asking, locale: Locale): Promise<PayoutSheet> {
  const { owed, made } = await readSheet(services, 200)
  return {
    owed: owed.map((row) => ({
      id: `${row.user_id} ${row.currency}`,
      name: row.name ?? '',
      email: row.email ?? '',
      amount: formatPrice(locale, row.cents, row.currency),
      state: row.is_own ? 'own' : !row.is_due ? 'waits' : row.has_account ? 'due' : 'noAccount',
    })),
    made: made.map((row) => ({
      id: row.id,
      name: row.name ?? '',
      email: row.email ?? '',
      amount: formatPrice(locale, row.amount_cents, row.currency),
      date: writeDate(locale, row.made_on),
      state: row.state,
      stateDate: writeDate(locale, row.state_on),
      note: row.note,
      isOwn: row.is_own,
      account: row.account && { method: row.account.method, lines: accountLines(row.account) },
    })),
  }
}

const accountLines = ({
  holder,
  account,
  bank_code,
  email,
}: Record<'holder' | 'account' | 'bank_code' | 'email', string>) =>
  [holder, account.replaceAll(/(.{4})(?=.)/g, '$1 '), bank_code, email].filter(Boolean)

/** Every payout, for the books: in plain figures. */
export async function writeEveryPayout(services: Asking): Promise<string> {
  const { made } = await readSheet(services, EVERY_PAYOUT)
  return [
    csvLine([
      ...['payout', 'date', 'name', 'email', 'amount', 'currency', 'state'],
      ...['method', 'holder', 'account', 'bank_code', 'pay_to_email'],
    ]),
    ...made.map(({ id, made_on, name, email, amount_cents, currency, state, account }) =>
      csvLine([
        ...[id, made_on, name, email, (amount_cents / 100).toFixed(2), currency, state],
        ...[account?.method, account?.holder, account?.account, account?.bank_code, account?.email].map(
          (each) => each ?? '',
        ),
      ]),
    ),
  ].join('')
}
