import { renderSVG } from 'uqr'
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask, readAnswer } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { socialImage } from '#app/core/seo/rules.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate, writeMonth } from '#app/i18n/write-date.ts'
import { csvLine } from '#app/lib/csv.ts'

type Asking = Pick<Services, 'db' | 'log'>

const terms = z.object({
  percent: z.number(),
  months: z.number(),
  window_days: z.number(),
  hold_days: z.number(),
  min_payout_cents: z.number(),
})
type TermsRow = z.output<typeof terms>
/** The rules, as the visitor's language writes them. */
export type Terms = { percent: string; months: number; windowDays: number; holdDays: number; least: string }

const CURRENCY = 'USD'

const writeTerms = (row: TermsRow, locale: Locale): Terms => ({
  percent: formatNumber(locale, row.percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
  months: row.months,
  windowDays: row.window_days,
  holdDays: row.hold_days,
  least: formatPrice(locale, row.min_payout_cents, CURRENCY),
})

export async function readTerms(services: Asking, locale: Locale): Promise<Terms> {
  return writeTerms(await ask(services, services.db().from('affiliate_terms').select('*').single(), terms), locale)
}

export type ApplicationState = 'pending' | 'approved' | 'declined' | 'paused'

export async function findApplication(services: Asking, person: string): Promise<ApplicationState | null> {
  const row = await ask(services, services.db().from('affiliates').select('status').eq('user_id', person).maybeSingle())
  return (row?.status as ApplicationState | undefined) ?? null
}

const row = z.object({ id: z.string(), amount_cents: z.number(), currency: z.string() })
const account = z.object({
  method: z.enum(['bank', 'paypal', 'wise']),
  holder: z.string(),
  account: z.string(),
  bank_code: z.string(),
  email: z.string(),
})
export type PayoutAccount = z.output<typeof account>
const payoutState = z.enum(['listed', 'sent', 'confirmed', 'failed'])

const count = z.number()
const story = z.object({
  order: z.string(),
  plan: z.enum(['basic', 'premium', 'enterprise']).nullable(),
  cycle: z.enum(['monthly', 'annual']).nullable(),
  paid_at: z.string(),
  paid_cents: z.number(),
  refunded_cents: z.number(),
  taken_back: z.enum(['refund', 'late', 'self']).nullable(),
})

const desk = z.object({
  code: z.string(),
  status: z.enum(['pending', 'approved', 'declined', 'paused']),
  terms: terms,
  clicks: z.number(),
  referrals: z.number(),
  pending_cents: z.number(),
  payable_cents: z.number(),
  listed_cents: z.number(),
  paid_cents: z.number(),
  paying: z.number(),
  months: z.array(z.object({ month: z.string(), clicks: count, referrals: count, paying: count })),
  account: account.nullable(),
  commissions: z.array(
    row.extend({ payable_on: z.string(), payout: payoutState.nullable(), created_at: z.string(), story }),
  ),
  payouts: z.array(row.extend({ made_on: z.string(), state: payoutState, state_on: z.string(), note: z.string() })),
})

const applied = z.object({ terms: z.object({ percent: z.number() }) })

export type Commission = {
  id: string
  date: string
  amount: string
  state: 'pending' | 'payable' | 'listed' | 'paid' | 'reversed'
  payable: string
  /** What it is for. Whose order it was is nobody's business. */
  order: {
    number: string
    plan: 'basic' | 'premium' | 'enterprise' | null
    cycle: 'monthly' | 'annual' | null
    paidOn: string
    sum: string
    wentBack: string
  }
  takenBack: 'refund' | 'late' | 'self' | null
}
export type FunnelMonth = { month: string; label: string; clicks: string; referrals: string; paying: string }
export type AffiliateDesk = {
  link: string
  code: string
  /** Pictures to share: one for a page, one for print. */
  banner: string
  qr: string
  terms: Terms
  clicks: string
  referrals: string
  pending: string
  payable: string
  listed: string | null
  paid: string
  /** Of those who signed up, how many have paid. */
  paying: string
  /** The newest first; none before anything has happened. */
  months: FunnelMonth[]
  account: PayoutAccount | null
  /** Money that went back is more than what is owed: it comes off what is earned next. */
  isBehind: boolean
  commissions: Commission[]
  payouts: {
    id: string
    date: string
    amount: string
    state: z.output<typeof payoutState>
    stateDate: string
    note: string
  }[]
}

async function readDesk(services: Asking) {
  const answer = await ask(services, services.db().rpc('affiliate_desk'))
  // Terms are given on being taken in: whoever has the role without them has no desk yet.
  return applied.safeParse(answer).success ? readAnswer(desk, answer) : null
}

export async function findDesk(
  services: Asking,
  { locale, origin, today }: { locale: Locale; origin: string; today: string },
): Promise<AffiliateDesk | null> {
  const found = await readDesk(services)
  if (!found) return null
  const write = (cents: number, currency = CURRENCY) => formatPrice(locale, cents, currency)
  const stateOf = (each: (typeof found.commissions)[number]): Commission['state'] =>
    each.amount_cents < 0
      ? 'reversed'
      : each.payout
        ? each.payout === 'listed'
          ? 'listed'
          : 'paid'
        : each.payable_on <= today
          ? 'payable'
          : 'pending'
  const link = `${origin}/r/${found.code}`
  return {
    link,
    code: found.code,
    banner: origin + socialImage('business'),
    qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    terms: writeTerms(found.terms, locale),
    clicks: formatNumber(locale, found.clicks),
    referrals: formatNumber(locale, found.referrals),
    pending: write(found.pending_cents),
    payable: write(found.payable_cents),
    listed: found.listed_cents > 0 ? write(found.listed_cents) : null,
    paid: write(found.paid_cents),
    paying: formatNumber(locale, found.paying),
    months: found.months.map(({ month, clicks, referrals, paying }) => ({
      month,
      label: writeMonth(locale, month),
      clicks: formatNumber(locale, clicks),
      referrals: formatNumber(locale, referrals),
      paying: formatNumber(locale, paying),
    })),
    account: found.account,
    isBehind: found.pending_cents + found.payable_cents < 0,
    commissions: found.commissions.map((each) => ({
      id: each.id,
      date: writeDate(locale, each.created_at),
      amount: write(each.amount_cents, each.currency),
      state: stateOf(each),
      payable: writeDate(locale, each.payable_on),
      order: {
        number: each.story.order,
        plan: each.story.plan,
        cycle: each.story.cycle,
        paidOn: writeDate(locale, each.story.paid_at),
        sum: write(each.story.paid_cents, each.currency),
        wentBack: write(each.story.refunded_cents, each.currency),
      },
      takenBack: each.story.taken_back,
    })),
    payouts: found.payouts.map(({ id, made_on, amount_cents, currency, state, state_on, note }) => ({
      id,
      state,
      stateDate: writeDate(locale, state_on),
      note,
      date: writeDate(locale, made_on),
      amount: write(amount_cents, currency),
    })),
  }
}

/** The person's own payouts as a file: for the books, so in plain figures. */
export async function writePayouts(services: Asking): Promise<string> {
  const found = await readDesk(services)
  return [
    csvLine(['payout', 'date', 'amount', 'currency', 'state']),
    ...(found?.payouts ?? []).map(({ id, made_on, amount_cents, currency, state }) =>
      csvLine([id, made_on, (amount_cents / 100).toFixed(2), currency, state]),
    ),
  ].join('')
}
