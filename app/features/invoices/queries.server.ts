// Invoices as their owner sees them. Row-level security shows each only to whom it is for, and to staff.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { countryName } from '#app/core/places/countries.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { InvoiceFile, Services } from '#app/core/request/services.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'

type Asking = Pick<Services, 'db' | 'log'>
type Reading = { locale: Locale; t: Messages }

const invoiceState = z.enum(['open', 'paid', 'void', 'refunded'])
const invoiceKind = z.enum(['invoice', 'credit_note'])
export type InvoiceState = z.infer<typeof invoiceState>
export type InvoiceKind = z.infer<typeof invoiceKind>
export type InvoiceRow = {
  id: string
  number: string
  kind: InvoiceKind
  status: InvoiceState
  date: string
  total: string
}

const SHOWN = 200
const ROW = 'id, number, kind, status, issued_on, total_cents, currency'

export async function listInvoices(services: Asking, account: string, locale: Locale): Promise<InvoiceRow[]> {
  const rows = await ask(
    services,
    services
      .db()
      .from('invoices')
      .select(ROW)
      .eq('business_id', account)
      .order('created_at', { ascending: false })
      .order('number', { ascending: false })
      .limit(SHOWN),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: invoiceKind.parse(row.kind),
    status: invoiceState.parse(row.status),
    date: writeDate(locale, row.issued_on),
    total: formatPrice(locale, row.total_cents, row.currency),
  }))
}

const party = z.object({
  name: z.string().default(''),
  address: z.string().default(''),
  country_code: z.string().default(''),
  tax_id: z.string().default(''),
})
const issuer = z.object({
  issuer: z.string().default(''),
  taxId: z.string().nullable().default(null),
  account: z.string().nullable().default(null),
})
const line = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    plan: z.enum(['premium', 'enterprise']),
    cycle: z.enum(['monthly', 'annual']),
    from: z.string(),
    to: z.string(),
    cents: z.number(),
  }),
  z.object({
    kind: z.literal('band'),
    placement: z.enum(['banner', 'directory']),
    town: z.string(),
    from: z.string(),
    to: z.string(),
    cents: z.number(),
  }),
  z.object({ kind: z.literal('item'), title: z.string(), quantity: z.number(), cents: z.number() }),
  z.object({ kind: z.literal('postage'), cents: z.number() }),
  z.object({ kind: z.literal('credit'), cents: z.number() }),
  z.object({ kind: z.literal('discount'), code: z.string(), cents: z.number() }),
  z.object({ kind: z.literal('refund'), number: z.string(), cents: z.number() }),
  z.object({
    kind: z.literal('tax'),
    name: z.string(),
    percent: z.coerce.number(),
    cents: z.number(),
    reversed: z.boolean().default(false),
    own_number: z.string().default(''),
  }),
])
type Line = z.output<typeof line>

export type Invoice = InvoiceRow & {
  issuer: { text: string; taxId: string | null; account: string | null }
  buyer: z.output<typeof party> & { country: string }
  /** The buyer owes the tax themselves, and the invoice has to say so. */
  isReversed: boolean
  lines: { text: string; amount: string }[]
  net: string
  tax: { text: string; amount: string }
  paidOn: string | null
  /** What is paid with it: a transfer is followed by something else for each. */
  pays: 'plan' | 'order' | 'band'
}

function writeLine(each: Line, { locale, t }: Reading): string {
  const words = t.packages
  switch (each.kind) {
    case 'plan':
      return words.invoice.plan(
        t.auth.dashboard.owner.planNames[each.plan],
        words.cycles[each.cycle],
        writeDate(locale, each.from),
        writeDate(locale, each.to),
      )
    case 'band':
      return t.bands.line(
        t.sponsorship.placements[each.placement].title,
        each.town,
        writeDate(locale, each.from),
        writeDate(locale, each.to),
      )
    case 'item':
      return `${formatNumber(locale, each.quantity)} × ${each.title}`
    case 'postage':
      return words.invoice.postage
    case 'credit':
      return words.invoice.credit
    case 'discount':
      return each.code ? words.invoice.discount(each.code) : words.invoice.discountElsewhere
    case 'refund':
      return words.invoice.refund(each.number)
    case 'tax':
      return each.percent > 0
        ? words.invoice.tax(
            each.name,
            formatNumber(locale, each.percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
          )
        : each.cents !== 0
          ? words.invoice.someTax
          : words.invoice.noTax
  }
}

export async function findInvoice(services: Asking, id: string, reading: Reading): Promise<Invoice | null> {
  if (!z.guid().safeParse(id).success) return null
  const row = await ask(services, services.db().from('invoices').select('*').eq('id', id).maybeSingle())
  return row && presentInvoice(row, reading)
}

export function presentInvoice(row: InvoiceFile, reading: Reading): Invoice {
  const { locale } = reading
  const write = (cents: number) => formatPrice(locale, cents, row.currency)
  const lines = z.array(line).parse(row.lines)
  const shown = lines.map((each) => ({ kind: each.kind, text: writeLine(each, reading), amount: write(each.cents) }))
  const tax = shown.find(({ kind }) => kind === 'tax')
  const taxed = lines.find((each) => each.kind === 'tax')
  const from = issuer.parse(row.issuer)
  const buyer = party.parse(row.buyer)
  return {
    id: row.id,
    number: row.number,
    kind: invoiceKind.parse(row.kind),
    status: invoiceState.parse(row.status),
    date: writeDate(locale, row.issued_on),
    total: write(row.total_cents),
    issuer: { text: from.issuer, taxId: taxed?.own_number || from.taxId, account: from.account },
    buyer: { ...buyer, country: buyer.country_code && countryName(buyer.country_code, locale) },
    lines: shown.filter(({ kind }) => kind !== 'tax').map(({ text, amount }) => ({ text, amount })),
    net: write(row.net_cents),
    isReversed: taxed?.reversed ?? false,
    tax: { text: tax?.text ?? reading.t.packages.invoice.noTax, amount: write(row.tax_cents) },
    pays: row.store_order_id ? 'order' : shown.some(({ kind }) => kind === 'band') ? 'band' : 'plan',
    paidOn: row.paid_at && row.kind === 'invoice' ? writeDate(locale, row.paid_at) : null,
  }
}

export type BillingDetails = { name: string; address: string; country_code: string; tax_id: string }

export const findBillingDetails = (services: Asking, account: string): Promise<BillingDetails | null> =>
  ask(
    services,
    services
      .db()
      .from('billing_details')
      .select('name, address, country_code, tax_id')
      .eq('business_id', account)
      .maybeSingle(),
  )
