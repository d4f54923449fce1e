// Orders, payments, invoices: what a provider says counts once in whatever order it comes, and nobody else's word counts.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import type { PaymentEvent } from '#server/payments/provider.ts'
import { createPaymentTasks } from '#server/payments/tasks.ts'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Chosen = { outcome: string; order?: string; invoice?: string; on?: string }

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const TODAY = day(0)

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let stranger: Person
  let staff: Person
  let superadmin: Person
  let account: string
  let n = 0

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    stranger = await site.signUp('stranger')
    staff = await site.signUp('staff')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.query('delete from public.business_accounts')
    account = await openAccount(owner)
    await paidBy('stripe')
  })

  const openAccount = async (person: Person) => {
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.business_accounts (owner_id, name) values ($1, 'Shop') returning id`,
      [person.id],
    )
    return row?.id ?? ''
  }
  const paidBy = (provider: string) => site.rpc('set_payment_provider', { provider }, 'service')
  type Terms = { today_cents: number; then_cents: number; starts_on: string | null; currency: string }
  const quoted = async (
    as: Caller,
    plan_type: string,
    billing_cycle = 'monthly',
    business_id: string | null = account,
  ) => (await site.rpc('plan_quote', { business_id, plan_type, billing_cycle }, as)).body as { terms?: Terms }
  const choose = async (
    as: Caller,
    plan_type: string,
    billing_cycle = 'monthly',
    business_id: string | null = account,
  ) => {
    const { terms: seen = null } = await quoted(as, plan_type, billing_cycle, business_id)
    return site.rpc('choose_plan', { business_id, plan_type, billing_cycle, seen }, as)
  }
  const chosen = async (plan: string, cycle = 'monthly') => (await choose(owner, plan, cycle)).body as Chosen
  const record = async (event: PaymentEvent, today = TODAY) =>
    (await site.rpc('record_payment_event', { event, today }, 'service')).body
  const newId = () => `evt_${++n}`
  const paymentOf = (order: string | undefined, parts: Partial<PaymentEvent['payment']> = {}): PaymentEvent => ({
    id: newId(),
    kind: 'invoice.paid',
    made_at: new Date().toISOString(),
    order,
    payment: {
      ref: `in_${n}`,
      subscription: 'sub_1',
      amount_cents: 1999,
      currency: 'USD',
      period_start: TODAY,
      period_end: day(30),
      paid_at: new Date().toISOString(),
      ...parts,
    },
  })
  const agreementOf = (order: string | undefined, status: string, cancel_at_end = false, second = 0): PaymentEvent => ({
    id: newId(),
    kind: 'customer.subscription.updated',
    made_at: new Date(1_800_000_000_000 + second * 1000).toISOString(),
    order,
    subscription: { ref: 'sub_1', customer: 'cus_1', status, cancel_at_end },
  })
  const membership = async () => {
    const [row] = await site.database.query(
      `select plan_type, billing_cycle, status, auto_renew, is_trial, end_date::text as ends, grace_until is not null as late,
         cancelled_at is not null as cancelled, next_plan from public.memberships where business_id = $1`,
      [account],
    )
    return row
  }
  const invoices = () =>
    site.database.query<{ id: string; number: string; kind: string; status: string; total_cents: number }>(
      'select id, number, kind, status, total_cents from public.invoices where business_id = $1 order by kind desc, number',
      [account],
    )

  test('nothing that costs begins before its payment, and then as the specification dates it', async () => {
    const { outcome, order } = await chosen('premium')
    expect(outcome).toBe('pay')
    expect(await membership()).toBeUndefined()
    expect(await record(paymentOf(order))).toBe('taken')
    expect(await membership()).toMatchObject({
      plan_type: 'premium',
      status: 'active',
      is_trial: false,
      auto_renew: true,
      ends: day(30),
    })
    expect(await invoices()).toMatchObject([{ kind: 'invoice', status: 'paid', total_cents: 1999 }])
  })

  test('the price is the table’s: less money, or another currency, buys nothing', async () => {
    const { order } = await chosen('enterprise', 'annual')
    const [row] = await site.database.query('select price_cents, currency from public.plan_orders where id = $1', [
      order,
    ])
    expect(row).toEqual({ price_cents: 39990, currency: 'USD' })
    await record(paymentOf(order, { amount_cents: 100 }))
    await record(paymentOf(order, { amount_cents: 39990, currency: 'IDR' }))
    expect(await membership()).toBeUndefined()
    expect(await invoices()).toEqual([])
    expect(await record(paymentOf(crypto.randomUUID()))).toBe('unknown')
  })

  test('nothing is chosen that was not seen: other terms, old ones and none are refused', async () => {
    const { terms } = await quoted(owner, 'premium')
    expect(terms).toEqual({ today_cents: 1999, then_cents: 1999, starts_on: null, currency: 'USD' })
    const say = async (seen: unknown) => {
      const args = { business_id: account, plan_type: 'premium', billing_cycle: 'monthly', seen }
      const { status, body } = await site.rpc('choose_plan', args, owner)
      return [status, (body as { message?: string }).message]
    }
    for (const seen of [
      null,
      {},
      [],
      'yes',
      { ...terms, today_cents: 0 },
      { ...terms, then_cents: 1 },
      { ...terms, starts_on: day(9) },
    ])
      expect(await say(seen), JSON.stringify(seen)).toEqual([423, 'changed'])
    await site.database.query(`update public.plans set monthly_cents = 2099 where plan_type = 'premium'`)
    expect(await say(terms)).toEqual([423, 'changed'])
    await site.database.query(`update public.plans set monthly_cents = 1999 where plan_type = 'premium'`)
    expect(await site.database.query('select from public.plan_orders')).toEqual([])
    for (const as of ['anon', stranger, staff] as Caller[])
      expect([401, 403]).toContain(
        (await site.rpc('plan_quote', { business_id: account, plan_type: 'premium' }, as)).status,
      )
  })

  test.each(['stripe', 'manual', 'none'])(
    'a plan taken during the trial costs none of its days: %s',
    async (provider) => {
      await paidBy(provider)
      await site.rpc('start_trial', { business_id: account }, owner)
      const trial = { plan_type: 'premium', is_trial: true, ends: day(30) }
      const { terms } = await quoted(owner, 'enterprise')
      expect(terms).toMatchObject({ today_cents: 0, then_cents: provider === 'none' ? 0 : 3999, starts_on: day(30) })
      const { order, invoice } = await chosen('enterprise')
      if (provider === 'stripe') {
        await record(agreementOf(order, 'trialing'))
        expect(await membership()).toMatchObject({ ...trial, next_plan: 'enterprise' })
        // Whoever thinks better of it before the trial ends is charged nothing.
        await record(agreementOf(order, 'trialing', true, 5))
        expect(await membership()).toMatchObject({ ...trial, next_plan: null })
        await record(agreementOf(order, 'trialing', false, 6))
        await record(paymentOf(order, { amount_cents: 3999, period_start: day(30), period_end: day(60) }), day(30))
      } else if (provider === 'manual') {
        expect((await site.rpc('confirm_transfer', { invoice }, staff)).status).toBe(204)
        expect(await membership()).toMatchObject({ ...trial, next_plan: 'enterprise' })
        await site.rpc('renew_paid_plans', { today: day(30) }, 'service')
      } else {
        expect(await membership()).toMatchObject({ ...trial, next_plan: 'enterprise' })
        await site.rpc('expire_memberships', { today: day(29) }, 'service')
        expect(await membership()).toMatchObject(trial)
        await site.rpc('expire_memberships', { today: day(30) }, 'service')
      }
      const [row] = await site.database.query<{ starts: string; ends: string }>(
        `select plan_type, is_trial, start_date::text as starts, end_date - start_date between 28 and 31 as is_month
       from public.memberships where business_id = $1`,
        [account],
      )
      expect(row).toEqual({ plan_type: 'enterprise', is_trial: false, starts: day(30), is_month: true })
    },
  )

  test('with nothing to pay, “later” is later: a year of Rizq does not become a month of Falah', async () => {
    await paidBy('none')
    expect((await chosen('premium', 'annual')).outcome).toBe('active')
    const year = (await membership()) as { ends: string }
    expect(await chosen('enterprise')).toMatchObject({ outcome: 'scheduled', on: year.ends })
    expect(await membership()).toMatchObject({ plan_type: 'premium', ends: year.ends, next_plan: 'enterprise' })
    // Taking that back, and cancelling and taking that back, leave it as it was.
    expect((await chosen('premium', 'annual')).outcome).toBe('resumed')
    expect(await membership()).toMatchObject({
      plan_type: 'premium',
      ends: year.ends,
      next_plan: null,
      auto_renew: true,
    })
    await site.rpc('cancel_membership', { business_id: account }, owner)
    expect((await chosen('premium', 'annual')).outcome).toBe('resumed')
    expect(await membership()).toMatchObject({ cancelled: false, next_plan: null, auto_renew: true, ends: year.ends })
    expect((await chosen('enterprise', 'annual')).outcome).toBe('active')
    expect(await membership()).toMatchObject({ plan_type: 'enterprise' })
  })

  test('the same wish from two tabs is one order; another wish voids it', async () => {
    const [first, second] = await Promise.all([chosen('premium'), chosen('premium')])
    expect(second.order).toBe(first.order)
    const third = await chosen('enterprise')
    expect(third.order).not.toBe(first.order)
    const open = await site.database.query(`select id from public.plan_orders where status = 'open'`)
    expect(open).toEqual([{ id: third.order }])
  })

  test('more is paid for less what is left, by days; less follows at the end', async () => {
    await record(paymentOf((await chosen('premium')).order, { period_start: day(-15), period_end: day(15) }))
    const up = await chosen('enterprise')
    const [row] = await site.database.query('select price_cents, credit_cents from public.plan_orders where id = $1', [
      up.order,
    ])
    expect(row).toEqual({ price_cents: 3999, credit_cents: 999 })
    await record(paymentOf(up.order, { amount_cents: 3000 }))
    expect(await membership()).toMatchObject({ plan_type: 'enterprise', ends: day(30) })

    const down = await chosen('premium')
    expect(down).toMatchObject({ outcome: 'scheduled', on: day(30) })
    // The provider has agreed to nothing yet.
    expect(await membership()).toMatchObject({ plan_type: 'enterprise', next_plan: null })
    await record(agreementOf(down.order, 'active'))
    expect(await membership()).toMatchObject({ plan_type: 'enterprise', next_plan: 'premium' })
    await record(paymentOf(down.order, { period_start: day(30), period_end: day(60) }), day(30))
    expect(await membership()).toMatchObject({ plan_type: 'premium', next_plan: null, ends: day(60) })
  })

  test('cancelled at the provider, it runs to its end; the owner cannot stop only our half', async () => {
    const { order } = await chosen('premium')
    await record(agreementOf(order, 'active'))
    await record(paymentOf(order))
    const cancel = () => site.rpc('cancel_membership', { business_id: account }, owner)
    expect((await cancel()).status).toBe(423)
    await record(agreementOf(order, 'active', true, 5))
    expect(await membership()).toMatchObject({
      plan_type: 'premium',
      auto_renew: false,
      cancelled: true,
      ends: day(30),
    })
    await record(agreementOf(order, 'canceled', false, 9))
    expect(await membership()).toMatchObject({ plan_type: 'premium', status: 'active', auto_renew: false })
  })

  test('a failed payment marks the grace, the late one ends it', async () => {
    const { order } = await chosen('premium')
    await record(paymentOf(order, { period_start: day(-30), period_end: TODAY }))
    await record(agreementOf(order, 'past_due', false, 1))
    expect(await membership()).toMatchObject({ plan_type: 'premium', status: 'active', late: true })
    await record(agreementOf(order, 'active', false, 2))
    await record(paymentOf(order, { period_start: TODAY, period_end: day(30) }))
    expect(await membership()).toMatchObject({ late: false, ends: day(30) })
  })

  test('a refund in full takes the plan and writes a credit note, also when it is heard of first', async () => {
    const { order } = await chosen('premium')
    const paid = paymentOf(order)
    const ref = paid.payment?.ref ?? ''
    const refund = (refunded_cents: number): PaymentEvent => ({
      id: newId(),
      kind: 'charge.refunded',
      made_at: new Date().toISOString(),
      payment: { ref, refunded_cents },
    })
    expect(await record(refund(500))).toBe('unknown')
    await record(paid)
    expect(await membership()).toMatchObject({ plan_type: 'premium' })
    expect((await invoices()).map(({ total_cents }) => total_cents)).toEqual([1999, -500])
    await record(refund(1999))
    expect(await membership()).toMatchObject({ plan_type: 'basic', status: 'active' })
    expect(await invoices()).toMatchObject([
      { kind: 'invoice', status: 'refunded', total_cents: 1999 },
      { kind: 'credit_note', total_cents: -500 },
      { kind: 'credit_note', total_cents: -1499 },
    ])
  })

  test('by transfer: an invoice, a reference, and staff who confirm; never for themselves', async () => {
    await paidBy('manual')
    await site.database.query(`insert into public.tax_rates values ('GB', 'VAT', 20) on conflict do nothing`)
    const details = {
      business_id: account,
      name: 'Shop Ltd',
      address: '1 High Street',
      country_code: 'GB',
      tax_id: 'GB1',
    }
    await site.call('/rest/v1/billing_details', { as: owner, method: 'POST', body: details })
    const { outcome, invoice } = await chosen('premium', 'annual')
    expect(outcome).toBe('invoice')
    const [open] = await site.database.query('select * from public.invoices where id = $1', [invoice])
    expect(open).toMatchObject({ net_cents: 19990, tax_cents: 3998, total_cents: 23988, status: 'open' })
    expect(open?.buyer).toMatchObject({ name: 'Shop Ltd', tax_id: 'GB1' })
    const confirm = (as: Caller, refund_cents?: number) => site.rpc('confirm_transfer', { invoice, refund_cents }, as)
    for (const as of [owner, stranger]) expect((await confirm(as)).status).toBe(403)
    expect((await confirm('anon')).status).toBe(401)
    expect(await membership()).toBeUndefined()
    expect((await confirm(staff)).status).toBe(204)
    expect(await membership()).toMatchObject({
      plan_type: 'premium',
      billing_cycle: 'annual',
      ends: expect.any(String),
    })
    expect((await confirm(staff)).status).toBe(423)
    const letters = (await site.rpc('take_invoice_letters', {}, 'service')).body
    expect(letters).toMatchObject([{ kind: 'receipt', total_cents: 23988, email: owner.email }])
    const both = await Promise.all([confirm(staff, 20000), confirm(superadmin, 20000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 423])
    expect((await confirm(staff, 3988)).status).toBe(204)
    expect((await confirm(staff, 1)).status).toBe(423)
    expect(await membership()).toMatchObject({ plan_type: 'basic' })

    await site.database.query('update public.business_accounts set owner_id = $1 where id = $2', [staff.id, account])
    const own = (await choose(staff, 'premium')).body as Chosen
    expect(await site.rpc('confirm_transfer', { invoice: own.invoice }, staff)).toMatchObject({
      status: 403,
      body: { message: 'own_account' },
    })
  })

  test('by transfer, a smaller plan begins when the present one ends, and nobody is asked to pay now', async () => {
    await paidBy('manual')
    const { payForPlan } = createPaymentTasks({
      service: serviceClient(site.backend),
      provider: null,
      siteUrl: 'https://mahalla.example',
      log: () => {},
    })
    const now = await chosen('enterprise', 'annual')
    expect(await payForPlan(account, now.order ?? '', 'en')).toBe('failed')
    await site.rpc('confirm_transfer', { invoice: now.invoice }, staff)
    const later = await chosen('premium')
    expect(later).toMatchObject({ outcome: 'scheduled', order: expect.any(String) })
    expect(await payForPlan(account, later.order ?? '', 'en')).toBe('done')
    expect(await payForPlan(account, crypto.randomUUID(), 'en')).toBe('failed')
    expect((await invoices()).filter(({ status }) => status === 'open')).toEqual([])
    expect(await membership()).toMatchObject({ plan_type: 'enterprise' })
  })

  test('by transfer, the next invoice comes a week before and its payment carries on where the last one ended', async () => {
    await paidBy('manual')
    const { invoice } = await chosen('premium')
    await site.rpc('confirm_transfer', { invoice }, staff)
    const { ends } = (await membership()) as { ends: string }
    const left = Math.round((Date.parse(ends) - Date.parse(TODAY)) / 86_400_000)
    const renew = (offset: number) => site.rpc('renew_paid_plans', { today: day(offset) }, 'service')
    expect((await renew(left - 8)).body).toBe(0)
    expect((await renew(left - 7)).body).toBe(1)
    expect((await renew(left - 6)).body).toBe(0)
    const [next] = (await invoices()).filter(({ status }) => status === 'open')
    await site.rpc('confirm_transfer', { invoice: next?.id }, staff)
    expect(await membership()).toMatchObject({ ends })
    await renew(left)
    await site.rpc('expire_memberships', { today: day(left + 1) }, 'service')
    const after = (await membership()) as { ends: string }
    expect(after).toMatchObject({ plan_type: 'premium', late: false })
    expect(after.ends > ends).toBe(true)
  })

  test('tax is of the buyer’s country: on top, within the price, or theirs to account for', async () => {
    await paidBy('manual')
    await site.database.query('delete from public.tax_rates')
    await site.database.query(
      `insert into public.tax_rates (country_code, name, percent, in_plan_prices, reverse_charge, own_number)
       values ('GB', 'VAT', 20, false, false, 'GB999'), ('DE', 'USt', 19, true, true, '')`,
    )
    const taxed = async (country_code: string, tax_id: string) => {
      await site.database.query(
        `insert into public.billing_details (business_id, name, country_code, tax_id) values ($1, 'Shop', $2, $3)
         on conflict (business_id) do update set country_code = excluded.country_code, tax_id = excluded.tax_id`,
        [account, country_code, tax_id],
      )
      const { terms } = await quoted(owner, 'premium')
      const { invoice } = await chosen('premium')
      const [row] = await site.database.query<Record<string, unknown>>(
        'select net_cents, tax_cents, total_cents, lines -> -1 as tax from public.invoices where id = $1',
        [invoice],
      )
      expect(row?.total_cents).toBe(terms?.today_cents)
      return row
    }
    expect(await taxed('GB', 'GB1')).toMatchObject({
      ...{ net_cents: 1999, tax_cents: 400, total_cents: 2399 },
      tax: { name: 'VAT', reversed: false, own_number: 'GB999' },
    })
    expect(await taxed('DE', '')).toMatchObject({ net_cents: 1680, tax_cents: 319, total_cents: 1999 })
    expect(await taxed('DE', 'DE123')).toMatchObject({
      ...{ net_cents: 1680, tax_cents: 0, total_cents: 1680 },
      tax: { reversed: true },
    })
    expect(await taxed('FR', '')).toMatchObject({ net_cents: 1999, tax_cents: 0, total_cents: 1999 })
  })

  test('by card the tax of the table is in the sum that is charged; where the provider reckons it, it is not', async () => {
    await site.database.query('delete from public.tax_rates')
    await site.database.query(`insert into public.tax_rates (country_code, name, percent) values ('GB', 'VAT', 20)`)
    await site.database.query(
      `insert into public.billing_details (business_id, name, country_code) values ($1, 'Shop', 'GB')`,
      [account],
    )
    expect((await quoted(owner, 'premium')).terms).toMatchObject({ today_cents: 2399, then_cents: 2399 })
    const { order } = await chosen('premium')
    const context = (await site.rpc('payment_context', { account, chosen: order }, 'service')).body
    expect(context).toMatchObject({ order: { price_cents: 2399, credit_cents: 0 } })
    await record(paymentOf(order, { amount_cents: 2399 }))
    expect(await membership()).toMatchObject({ plan_type: 'premium' })
    const [row] = await site.database.query(
      'select net_cents, tax_cents, total_cents from public.invoices where business_id = $1',
      [account],
    )
    expect(row).toEqual({ net_cents: 1999, tax_cents: 400, total_cents: 2399 })

    await site.rpc('set_payment_provider', { provider: 'stripe', taxes: 'provider' }, 'service')
    expect((await quoted(owner, 'enterprise')).terms).toMatchObject({ then_cents: 3999 })
    const second = await chosen('enterprise')
    const buyer = { name: 'Shop GmbH', country_code: 'DE', tax_id: 'DE123' }
    await record(paymentOf(second.order, { amount_cents: 2000, tax_cents: 0, details: { buyer, reversed: true } }))
    const [sheet] = await site.database.query<{ buyer: object; tax: object }>(
      'select buyer, lines -> -1 as tax from public.invoices where order_id = $1',
      [second.order],
    )
    expect(sheet).toMatchObject({ buyer, tax: { reversed: true } })
  })

  test('a code makes the first payment smaller, once, and only where it counts', async () => {
    await paidBy('manual')
    await site.database.query('delete from public.discount_codes')
    await site.database.query(
      `insert into public.discount_codes (sold, code, percent, plan_type, last_day, most)
       values ('plan', 'EID20', 20, null, null, 1), ('plan', 'FALAH50', 50, 'enterprise', null, null), ('plan', 'GONE1', 50, null, current_date - 1, null)`,
    )
    const typed = async (code: string, plan_type = 'premium') => {
      const args = { business_id: account, plan_type, billing_cycle: 'monthly', code }
      return (await site.rpc('plan_quote', args, owner)).body as { code_said: string; terms: Terms }
    }
    expect((await typed('gone1')).code_said).toBe('unknown')
    expect((await typed('falah50')).code_said).toBe('unknown')
    expect(await typed('falah50', 'enterprise')).toMatchObject({ code_said: 'taken', terms: { today_cents: 2000 } })
    const { terms: seen, code_said } = await typed(' eid-20 ')
    expect([code_said, seen]).toMatchObject(['taken', { today_cents: 1600, then_cents: 1999 }])
    const args = { business_id: account, plan_type: 'premium', billing_cycle: 'monthly', seen }
    // The smaller sum without its code is not the price.
    expect((await site.rpc('choose_plan', args, owner)).status).toBe(423)
    const { invoice } = (await site.rpc('choose_plan', { ...args, code: 'eid20' }, owner)).body as Chosen
    await site.rpc('confirm_transfer', { invoice }, staff)
    const [row] = await site.database.query(
      'select total_cents, lines -> 1 as off from public.invoices where id = $1',
      [invoice],
    )
    expect(row).toMatchObject({ total_cents: 1600, off: { kind: 'discount', code: 'EID20', cents: -399 } })
    expect((await typed('eid20', 'enterprise')).code_said).toBe('used')
    // What a code took off is worth nothing when more is chosen.
    const up = (await site.rpc('plan_quote', { business_id: account, plan_type: 'enterprise' }, owner)).body
    expect(up).toMatchObject({ credit_cents: 1600 })
    const other = await site.signUp('codes')
    const second = await openAccount(other)
    const theirs = { business_id: second, plan_type: 'premium', billing_cycle: 'monthly', code: 'EID20' }
    expect((await site.rpc('plan_quote', theirs, other)).body).toMatchObject({ code_said: 'unknown' })
  })

  test('a code of the provider’s own is told and signed by it: in part, or the whole sum', async () => {
    const { order } = await chosen('premium')
    await record(paymentOf(order, { amount_cents: 999, discount_cents: 1000 }))
    expect(await membership()).toMatchObject({ plan_type: 'premium', ends: day(30) })
    await record(
      paymentOf(order, { amount_cents: 0, discount_cents: 1999, period_start: day(-1), period_end: day(45) }),
    )
    expect((await invoices()).map(({ total_cents }) => total_cents)).toEqual([999, 0])
    const free = await openAccount(stranger)
    const { order: own } = (await choose(stranger, 'premium', 'monthly', free)).body as Chosen
    expect(await record(paymentOf(own, { amount_cents: 0 }))).toBe('taken')
    expect(await site.database.query('select from public.memberships where business_id = $1', [free])).toEqual([])
  })

  test('invoices are numbered without gaps, also side by side and after one that failed', async () => {
    await paidBy('manual')
    const people = await Promise.all([1, 2, 3, 4, 5].map((each) => site.signUp(`buyer-${each}`)))
    const accounts = await Promise.all(people.map(openAccount))
    await Promise.all(people.map((person, at) => choose(person, 'premium', 'monthly', accounts[at] ?? '')))
    await site.database
      .transaction(async (tx) => {
        await tx.query(`select private.next_number('INV', $1::date)`, [TODAY])
        throw new Error('undone')
      })
      .catch(() => undefined)
    await chosen('premium')
    const rows = await site.database.query<{ n: number }>(
      `select right(number, 5)::int as n from public.invoices where kind = 'invoice' order by 1`,
    )
    expect(rows.map((row) => row.n)).toEqual(rows.map((_, at) => at + 1))
    await expect(site.database.query('delete from public.invoices')).rejects.toThrow('never deleted')
    await expect(site.database.query('update public.invoices set total_cents = 1, net_cents = 1')).rejects.toThrow(
      'credit note',
    )
  })

  test('nobody gives themselves a plan, a payment or an invoice', async () => {
    const { order } = await chosen('premium')
    const people: Caller[] = ['anon', owner, stranger, staff, superadmin]
    const event = paymentOf(order)
    for (const as of people) {
      for (const [name, parameters] of Object.entries({
        record_payment_event: { event },
        set_payment_provider: { provider: 'none' },
        payment_context: { account },
        take_invoice_letters: {},
        renew_paid_plans: {},
        expire_memberships: {},
        set_invoice_issuer: { issuer: {} },
      }))
        expect([401, 403, 404], `${name}`).toContain((await site.rpc(name, parameters, as)).status)
      for (const [table, body] of Object.entries({
        payments: { ref: 'x', business_id: account, amount_cents: 1999, paid_at: TODAY },
        subscriptions: { ref: 'x', business_id: account, status: 'active', as_of: TODAY, event_id: 'x' },
        memberships: { business_id: account, plan_type: 'enterprise', start_date: TODAY, end_date: day(900) },
        invoices: { number: 'INV-1', lines: [], net_cents: 0, tax_cents: 0, total_cents: 0, currency: 'USD' },
        plan_orders: { business_id: account, plan_type: 'premium', billing_cycle: 'monthly', price_cents: 1 },
      })) {
        expect([401, 403], table).toContain((await site.call(`/rest/v1/${table}`, { as, method: 'POST', body })).status)
        expect([401, 403], table).toContain(
          (await site.call(`/rest/v1/${table}?business_id=eq.${account}`, { as, method: 'PATCH', body })).status,
        )
      }
    }
    for (const as of [stranger, staff, superadmin]) expect((await choose(as, 'premium')).status).toBe(403)
    expect((await choose(owner, 'basic', 'weekly')).status).toBe(400)
    expect(await choose(owner, 'premium', 'monthly', null)).toMatchObject({ body: { message: 'Missing businessId' } })
    expect(await membership()).toBeUndefined()
  })

  test('a stranger reads no invoice, whatever its number or id', async () => {
    await record(paymentOf((await chosen('premium')).order))
    const [invoice] = await invoices()
    for (const query of [`id=eq.${invoice?.id}`, `number=eq.${invoice?.number}`, 'select=*']) {
      expect((await site.call(`/rest/v1/invoices?${query}`, { as: stranger })).body).toEqual([])
      expect((await site.call(`/rest/v1/invoices?${query}`, { as: 'anon' })).status).toBe(401)
    }
    expect((await site.call(`/rest/v1/invoices?id=eq.${invoice?.id}`, { as: owner })).body).toHaveLength(1)
  })
})
