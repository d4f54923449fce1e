// A provider's events end in the same state in any order, doubled or late: signed events go through the webhook itself into
// the database, in order once and shuffled once, with the daily jobs running in between.
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import { openStripe } from '#server/payments/stripe.ts'
import { paymentWebhook } from '#server/payments/webhook.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import {
  agreementObject,
  openStripeService,
  paidInvoice,
  STRIPE_KEYS,
  signEvent,
  stripeEvent,
} from '#tests/fixtures/stripe.ts'

const DAY = 86_400_000
const PLANS = { premium: 1999, enterprise: 3999 } as const
/** As many as the suite has time for; PAYMENT_ROUNDS=21 tells more than a thousand events out of order. */
const ROUNDS = Number(process.env.PAYMENT_ROUNDS ?? 8)

/** The same numbers each time: what fails once fails again. */
function seeded(seed: number) {
  let state = seed
  const random = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(random() * most)
  return {
    upTo,
    chance: (share: number) => random() < share,
    pick: <T>(list: readonly T[]) => list[upTo(list.length)] as T,
    shuffled: <T>(list: readonly T[]) => {
      const copy = [...list]
      for (let at = copy.length - 1; at > 0; at--) {
        const other = upTo(at + 1)
        ;[copy[at], copy[other]] = [copy[other] as T, copy[at] as T]
      }
      return copy
    },
  }
}
type Dice = ReturnType<typeof seeded>

type Order = { id: string; plan: keyof typeof PLANS; credit: number; starts: string | null }
type Told = { type: string; object: object; id: string; at: number }

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A year of one account: renewals, changes up and down, failures, changes of mind, refunds and money taken back. */
function yearOf(dice: Dice, run: string) {
  const midnight = Math.floor(Date.now() / DAY) * DAY
  const orders: Order[] = []
  const told: Told[] = []
  const tell = (type: string, object: object, at: number) =>
    told.push({ type, object, id: `evt_${run}_${String(told.length).padStart(3, '0')}`, at })
  const orderFor = (plan: Order['plan'], credit = 0, starts: string | null = null) => {
    const order = { id: crypto.randomUUID(), plan, credit, starts }
    orders.push(order)
    return order
  }
  const months = 4 + dice.upTo(10)
  const behind = dice.upTo(50)
  let sub = `sub${run}a`
  let order = orderFor(dice.pick(['premium', 'enterprise']))
  let at = midnight - months * 30 * DAY - behind * DAY
  for (let month = 0; month < months; month++) {
    if (month > 0 && dice.chance(0.25))
      order = orderFor(order.plan === 'premium' ? 'enterprise' : 'premium', dice.upTo(900))
    const isFirst = orders.at(-1) === order && !told.some(({ object }) => JSON.stringify(object).includes(order.id))
    if (dice.chance(0.08)) sub = `${sub}b`
    const agreed = (parts: object, after: number) =>
      tell('customer.subscription.updated', { ...agreementObject(order.id, parts), id: sub }, at + after * 1000)
    if (dice.chance(0.3)) agreed({ status: 'past_due' }, dice.upTo(3))
    const ref = `in_${run}_${month}`
    const cents = PLANS[order.plan] - (isFirst ? order.credit : 0)
    const paid = paidInvoice(order.id, { id: ref, cents, from: at, days: 30 })
    const parent = {
      type: 'subscription_details',
      subscription_details: { subscription: sub, metadata: { order: order.id } },
    }
    tell('invoice.paid', { ...paid, parent }, at + 2000)
    agreed({ cancel_at_period_end: dice.chance(0.2) }, 2 + dice.upTo(3))
    // Within the same second, too: the greater id is the later word.
    if (dice.chance(0.4)) agreed({ cancel_at_period_end: dice.chance(0.5) }, 4)
    if (dice.chance(0.25)) {
      const some = 1 + dice.upTo(cents)
      const charge = { object: 'charge', payment_intent: `pi_${run}_${month}`, metadata: {} }
      tell('charge.refunded', { ...charge, amount_refunded: some }, at + 9000)
      if (dice.chance(0.5)) tell('charge.refunded', { ...charge, amount_refunded: cents }, at + 9500)
      if (dice.chance(0.2))
        tell(
          'charge.dispute.funds_withdrawn',
          { object: 'dispute', payment_intent: `pi_${run}_${month}`, amount: cents },
          at + 9900,
        )
    }
    at += 30 * DAY
  }
  // A smaller plan that begins when this period ends.
  if (dice.chance(0.4)) {
    const next = orderFor(order.plan === 'enterprise' ? 'premium' : 'enterprise', 0, dateOf(at))
    tell('customer.subscription.updated', { ...agreementObject(next.id), id: sub }, at - 5 * DAY)
  }
  if (dice.chance(0.2))
    tell('customer.subscription.deleted', { ...agreementObject(order.id, { status: 'canceled' }), id: sub }, at - DAY)
  return { orders, told }
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let affiliate: Person
  let stripe: Awaited<ReturnType<typeof openStripeService>>
  let send: (body: string) => Promise<string>

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    affiliate = await site.signUp('affiliate')
    stripe = await openStripeService()
    await site.rpc('set_payment_provider', { provider: 'stripe' }, 'service')
    await site.database.query(
      `insert into public.affiliates (user_id, code, status, about) values ($1, 'friend01', 'approved', 'I write about shops.')`,
      [affiliate.id],
    )
    const provider = openStripe({
      provider: 'stripe',
      secretKey: STRIPE_KEYS.STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
      connectSecret: null,
      apiUrl: stripe.url,
      taxes: 'table',
    })
    const problems: unknown[] = []
    const app = new Hono().post(
      '/',
      paymentWebhook({ service: serviceClient(site.backend), provider, log: (...said) => problems.push(said) }),
    )
    send = async (body) => {
      const answer = await app.request('/', { method: 'POST', headers: { 'Stripe-Signature': signEvent(body) }, body })
      expect(answer.status, JSON.stringify(problems)).toBe(200)
      return ((await answer.json()) as { outcome: string }).outcome
    }
  })
  afterAll(async () => {
    await stripe?.close()
    await site?.close()
  })

  /** Everything that may not depend on the order, and nothing that may: ids, numbers and on which day a note was written. */
  async function stateOf(account: string, run: string) {
    const query = async (text: string) => (await site.database.query<{ state: unknown }>(text, [account]))[0]?.state
    return {
      // Who has nothing that costs has the free plan, whether or not there was another before.
      plan:
        (await query(
          `select to_jsonb(m) - '{id,business_id,created_at,updated_at}'::text[] as state
         from public.memberships as m where m.business_id = $1 and m.plan_type <> 'basic'`,
        )) ?? 'basic',
      invoices: await query(
        `select jsonb_agg(jsonb_build_array(replace(i.payment_ref, '${run}', ''), i.status, i.total_cents, i.tax_cents, (
           select sum(c.total_cents) from public.invoices as c where c.corrects = i.id
         )) order by i.payment_ref) as state
         from public.invoices as i where i.business_id = $1 and i.kind = 'invoice'`,
      ),
      orders: await query(
        `select jsonb_agg(o.status order by o.created_at) as state from public.plan_orders as o where o.business_id = $1`,
      ),
      payments: await query(
        `select jsonb_agg(jsonb_build_array(replace(p.ref, '${run}', ''), p.amount_cents, p.refunded_cents, p.period_end) order by p.ref)
         as state from public.payments as p where p.business_id = $1`,
      ),
      agreements: await query(
        `select jsonb_agg(jsonb_build_array(replace(s.ref, '${run}', ''), s.status, s.cancel_at_end, s.as_of) order by s.ref) as state
         from public.subscriptions as s where s.business_id = $1`,
      ),
      owed: await query(
        `select jsonb_object_agg(replace(c.payment_ref, '${run}', ''), c.cents) as state from (
           select c.payment_ref, sum(c.amount_cents) as cents from public.commissions as c
           join public.payments as p on p.ref = c.payment_ref
           where p.business_id = $1 group by c.payment_ref having sum(c.amount_cents) <> 0
         ) as c`,
      ),
    }
  }

  async function live(seed: number, run: string, tellIn: (told: Told[], dice: Dice) => Told[]) {
    const { orders, told } = yearOf(seeded(seed), run)
    await site.database.query('delete from public.business_accounts')
    const [{ id: account } = { id: '' }] = await site.database.query<{ id: string }>(
      `insert into public.business_accounts (owner_id, name) values ($1, 'Shop') returning id`,
      [owner.id],
    )
    await site.database.query(
      `insert into public.referrals (business_id, affiliate_id, terms, touched_at)
       values ($1, $2, '{"percent": 20, "months": 3, "hold_days": 30, "min_payout_cents": 100}', now())`,
      [account, affiliate.id],
    )
    for (const [at, { id, plan, credit, starts }] of orders.entries())
      await site.database.query(
        `insert into public.plan_orders (id, business_id, plan_type, billing_cycle, price_cents, credit_cents, currency, provider, starts_on, created_at)
         values ($1, $2, $3, 'monthly', $4, $5, 'USD', 'stripe', $6::date, now() - interval '2 years' + make_interval(mins => $7))`,
        [id, account, plan, PLANS[plan], credit, starts, at],
      )
    const dice = seeded(seed + 1)
    const jobs = async () => {
      await site.rpc('renew_paid_plans', {}, 'service')
      await site.rpc('expire_memberships', {}, 'service')
    }
    const order = tellIn(told, dice)
    for (const { type, object, id, at } of order) {
      await send(stripeEvent(type, object, { id, at }))
      if (dice.chance(0.05)) await jobs()
    }
    await jobs()
    return stateOf(account, run)
  }

  test('signed events shuffled, doubled and delayed end where they end in order', { timeout: 120_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const seed = 20261119 + round * 7919
      const right = await live(seed, `r${round}x`, (told) => told)
      const other = await live(seed, `r${round}y`, (told, dice) => {
        const twice = dice.shuffled([...told, ...told])
        // Some come long after all others: the provider tries for days.
        const late = twice.filter(() => dice.chance(0.1))
        return [...twice.filter((event) => !late.includes(event)), ...late]
      })
      expect(other, `seed ${seed}`).toEqual(right)
    }
  })
})
