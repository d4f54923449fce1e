// Affiliates: from the click to the payout, what a refund takes back, and who cannot help themselves.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const ABOUT = 'I run a newsletter for three hundred families in East London.'
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const moment = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let affiliate: Person
  let owner: Person
  let stranger: Person
  let staff: Person
  let superadmin: Person
  let account: string
  let code: string
  let n = 0

  beforeAll(async () => {
    site = await open()
    affiliate = await site.signUp('affiliate')
    owner = await site.signUp('owner')
    stranger = await site.signUp('stranger')
    staff = await site.signUp('staff')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
    code = (await site.rpc('apply_as_affiliate', { about: ABOUT }, affiliate)).body as string
    expect((await decide(staff, affiliate, 'approved')).status).toBe(204)
    await site.rpc('set_payment_provider', { provider: 'stripe' }, 'service')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.query('delete from public.commissions')
    await site.database.query('delete from public.affiliate_payouts')
    await site.database.query('delete from public.business_accounts')
    account = await openAccount(owner)
    await site.database.query('delete from public.affiliate_accounts')
    expect((await payTo({ method: 'paypal', email: 'me@pay.example' })).status).toBe(204)
  })

  const payTo = (parts: object, as: Caller = affiliate) =>
    site.rpc('set_payout_account', { method: 'bank', holder: 'Amina Khan', ...parts }, as)
  const decide = (as: Caller, person: Person, decision: string) =>
    site.rpc('decide_affiliate', { person: person.id, decision }, as)
  const openAccount = async (person: Person) => {
    const [row] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [person.id],
    )
    return row?.id ?? ''
  }
  const refer = (as: Caller, touched_at = new Date().toISOString(), by = code) =>
    site.rpc('keep_referral', { code: by, touched_at }, as)
  const pay = async (parts: { ref?: string; refunded_cents?: number; paid_at?: string } = {}) => {
    const { ref = `in_${++n}`, refunded_cents = 0, paid_at = moment(0) } = parts
    const [order] = await site.database.query<{ id: string }>(
      `insert into public.plan_orders (business_id, plan_type, billing_cycle, price_cents, currency, provider)
       values ($1, 'premium', 'monthly', 1999, 'USD', 'stripe') returning id`,
      [account],
    )
    await site.rpc(
      'record_payment_event',
      {
        event: {
          id: `evt_${++n}`,
          kind: 'test',
          made_at: moment(0),
          order: order?.id,
          payment: {
            ref,
            amount_cents: 1999,
            tax_cents: 333,
            currency: 'USD',
            period_start: day(0),
            period_end: day(30),
            paid_at,
            refunded_cents,
          },
        },
      },
      'service',
    )
    return ref
  }
  const sums = async () => {
    const [row] = await site.database.query(
      `select coalesce(sum(amount_cents), 0)::int as owed, count(*)::int as rows from public.commissions`,
    )
    return row
  }
  const payOut = (offset: number) => site.rpc('make_payouts', { today: day(offset) }, 'service')

  test('a click is counted without a person, and a code that is nobody’s counts nothing', async () => {
    const follow = async (value: string) => (await site.rpc('follow_affiliate', { code: value }, 'anon')).body
    expect(await follow(code)).toBe(30)
    expect(await follow('nobody00')).toBeNull()
    const rows = await site.database.query('select day::text as day, clicks from public.affiliate_clicks')
    expect(rows).toEqual([{ day: day(0), clicks: expect.any(Number) }])
  })

  test('a payment of who was brought earns the share, before tax, pending for 30 days, then paid once', async () => {
    expect((await refer(owner)).body).toBe(true)
    await pay()
    // 20 % of 16.66.
    expect(await sums()).toEqual({ owed: 333, rows: 1 })
    expect((await payOut(29)).body).toBe(0)
    // Below the least sum it waits.
    expect((await payOut(30)).body).toBe(0)
    for (let more = 0; more < 8; more++) await pay()
    expect((await payOut(29)).body).toBe(0)
    expect((await payOut(30)).body).toBe(1)
    expect((await payOut(31)).body).toBe(0)
    const { body } = await site.rpc('affiliate_desk', {}, affiliate)
    expect(body).toMatchObject({
      code,
      referrals: 1,
      pending_cents: 0,
      payable_cents: 0,
      listed_cents: 333 * 9,
      paid_cents: 0,
      paying: 1,
    })
  })

  test('where someone is paid is checked, and is theirs and of those who send it', async () => {
    const said = async (parts: object) => {
      const { status, body } = await payTo(parts)
      return status === 204 ? 'kept' : (body as { message?: string }).message
    }
    expect(await said({ account: 'GB82 WEST 1234 5698 7654 32' })).toBe('kept')
    expect(await said({ account: 'GB82 WEST 1234 5698 7654 33' })).toBe('account')
    expect(await said({ account: '12345678' })).toBe('bank_code')
    expect(await said({ account: '12345678', bank_code: '20-00-00' })).toBe('kept')
    expect(await said({ method: 'wise', email: 'nobody' })).toBe('email')
    expect(await said({ method: 'cash', email: 'a@b.example' })).toBe('invalid')
    expect((await payTo({ account: '12345678', bank_code: '200000' }, stranger)).status).toBe(403)
    const seenBy = async (as: Caller) => (await site.call('/rest/v1/affiliate_accounts', { as })).body
    expect(await seenBy(affiliate)).toMatchObject([{ account: '12345678', bank_code: '200000', email: '' }])
    expect(await seenBy(superadmin)).toHaveLength(1)
    for (const as of [stranger, staff]) expect(await seenBy(as)).toEqual([])
  })

  test('a payout is paid when it was sent, not when it was listed; what comes back is due again', async () => {
    await refer(owner)
    for (let more = 0; more < 9; more++) await pay()
    await site.database.query('delete from public.affiliate_accounts')
    // Nobody is listed without a place to send it to.
    expect((await payOut(30)).body).toBe(0)
    await payTo({ account: 'DE89370400440532013000' })
    expect((await payOut(30)).body).toBe(1)
    const [{ id: payout } = { id: '' }] = await site.database.query<{ id: string }>(
      'select id from public.affiliate_payouts',
    )
    const move = async (as: Caller, state: string, note = '') =>
      (await site.rpc('move_payout', { payout, state, note }, as)).status
    for (const as of [affiliate, owner, staff]) expect(await move(as, 'sent')).toBe(403)
    expect(await move(affiliate, 'confirmed')).toBe(423)
    expect(await move(superadmin, 'sent')).toBe(204)
    expect((await site.rpc('affiliate_desk', {}, affiliate)).body).toMatchObject({
      listed_cents: 0,
      paid_cents: 333 * 9,
    })
    expect(await move(superadmin, 'sent')).toBe(423)
    expect(await move(superadmin, 'failed', 'Account closed')).toBe(204)
    expect((await site.rpc('affiliate_desk', {}, affiliate)).body).toMatchObject({
      paid_cents: 0,
      payouts: [{ state: 'failed', note: 'Account closed' }],
    })
    expect((await payOut(31)).body).toBe(1)
    await site.database.query(`update public.affiliate_payouts set state = 'sent' where state = 'listed'`)
    const [{ id: second } = { id: '' }] = await site.database.query<{ id: string }>(
      `select id from public.affiliate_payouts where state = 'sent'`,
    )
    expect((await site.rpc('move_payout', { payout: second, state: 'confirmed' }, affiliate)).status).toBe(204)
  })

  test('a refund takes the share back, in part or whole, before and after it was paid', async () => {
    await refer(owner)
    const ref = await pay()
    await pay({ ref, refunded_cents: 1000 })
    expect(await sums()).toMatchObject({ owed: 166 })
    await pay({ ref, refunded_cents: 1999 })
    expect(await sums()).toEqual({ owed: 0, rows: 3 })
    await pay({ ref, refunded_cents: 1999 })
    expect(await sums()).toEqual({ owed: 0, rows: 3 })
    expect((await payOut(60)).body).toBe(0)
  })

  test('the way from the click to the payment is told by month, without a figure nobody made', async () => {
    const months = async () =>
      ((await site.rpc('affiliate_desk', {}, affiliate)).body as { months: Record<string, unknown>[] }).months
    await site.database.query('delete from public.affiliate_clicks')
    expect(await months()).toEqual([])
    const month = (back: number) => {
      const now = new Date()
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
    }
    await site.database.query('insert into public.affiliate_clicks (affiliate_id, day, clicks) values ($1, $2, 7)', [
      affiliate.id,
      `${month(2)}-03`,
    ])
    await refer(owner)
    expect(await months()).toEqual([
      { month: month(0), clicks: 0, referrals: 1, paying: 0 },
      { month: month(1), clicks: 0, referrals: 0, paying: 0 },
      { month: month(2), clicks: 7, referrals: 0, paying: 0 },
    ])
    const ref = await pay()
    await pay()
    expect((await months())[0]).toMatchObject({ referrals: 1, paying: 1 })
    // What went back altogether was not paid.
    await pay({ ref, refunded_cents: 1999 })
    expect((await months())[0]).toMatchObject({ paying: 1 })
    await site.database.query('update public.payments set refunded_cents = amount_cents')
    expect((await months())[0]).toMatchObject({ paying: 0 })
    // Nobody else is told, staff neither.
    for (const as of [owner, staff]) expect((await site.rpc('affiliate_desk', {}, as)).body).not.toMatchObject({ code })
  })

  test('what is taken back says of which order, and why', async () => {
    const stories = async () =>
      (
        (await site.rpc('affiliate_desk', {}, affiliate)).body as {
          commissions: { amount_cents: number; story: Record<string, unknown> }[]
        }
      ).commissions.map(({ amount_cents, story }) => ({ amount_cents, ...story }))
    await refer(owner)
    const ref = await pay()
    await pay({ ref, refunded_cents: 1000 })
    const [order] = await site.database.query<{ id: string }>(
      'select o.id from public.payments as p join public.plan_orders as o on o.id = p.order_id where p.ref = $1',
      [ref],
    )
    const of = { order: order?.id.slice(0, 8).toUpperCase(), plan: 'premium', cycle: 'monthly', refunded_cents: 1000 }
    expect(await stories()).toMatchObject([
      { amount_cents: -167, taken_back: 'refund', ...of },
      { amount_cents: 333, taken_back: null, ...of },
    ])
    await site.database.query('delete from public.commissions')
    // News of the first payment comes last: what was made a year later does not count.
    await site.database.query('update public.payments set business_id = null')
    await pay({ paid_at: moment(-1) })
    await pay({ paid_at: moment(-400) })
    expect((await stories()).filter(({ amount_cents }) => amount_cents < 0)).toMatchObject([{ taken_back: 'late' }])
  })

  test('the first touch stays, within its window, for accounts that are new and unpaid', async () => {
    expect((await refer(owner, moment(-31))).body).toBe(false)
    expect((await refer(owner, moment(1))).body).toBe(false)
    await site.database.query(`update public.business_accounts set created_at = now() - interval '2 days'`)
    expect((await refer(owner)).body).toBe(false)
    expect((await refer(owner, moment(-3))).body).toBe(true)
    expect((await refer(owner, moment(-2))).body).toBe(false)
    await site.database.query('delete from public.referrals')
    await pay()
    expect((await refer(owner, moment(-3))).body).toBe(false)
    expect(await sums()).toEqual({ owed: 0, rows: 0 })
  })

  test('a code that is typed counts for an account that stands already, once, until money has come', async () => {
    const type = async (as: Caller, by = code) => (await site.rpc('keep_referral', { code: by }, as)).body
    await site.database.query(`update public.business_accounts set created_at = now() - interval '200 days'`)
    expect(await type(owner, 'nobody00')).toBe(false)
    expect(await type(stranger)).toBe(false)
    await openAccount(affiliate)
    expect(await type(affiliate)).toBe(false)
    expect(await type(owner, code.toUpperCase())).toBe(true)
    expect(await type(owner)).toBe(false)
    await site.database.query('delete from public.referrals')
    await pay()
    expect(await type(owner)).toBe(false)
    expect(await site.database.query('select * from public.referrals')).toEqual([])
  })

  test('nobody brings themselves, nor their own mailbox under another name', async () => {
    await openAccount(affiliate)
    expect((await refer(affiliate)).body).toBe(false)
    const twin = await site.signUp('twin')
    const tagged = affiliate.email.replace('@', '+shop@')
    await site.database.query('update auth.users set email = $1 where id = $2', [tagged, twin.id])
    await openAccount(twin)
    expect((await refer(twin)).body).toBe(false)
  })

  test('a second account is no second person: dots at Google, one tax number, one telephone, one website', async () => {
    const mail = (person: Person, email: string) =>
      site.database.query('update auth.users set email = $1 where id = $2', [email, person.id])
    await mail(affiliate, 'noor.shop@gmail.com')
    await mail(owner, 'n.o.o.r.shop+2@googlemail.com')
    expect((await refer(owner)).body).toBe(false)
    await mail(owner, owner.email)
    const [own, theirs] = [await openAccount(affiliate), account]
    const list = (person: Person, business_account_id: string, parts: object) =>
      site.database.query(
        `insert into public.businesses (owner_id, business_account_id, name, city, status, phone, website)
         values ($1, $2, $3, 'Leeds', 'draft', $4::text::json ->> 'phone', $4::text::json ->> 'website')`,
        [person.id, business_account_id, `Shop ${++n}`, JSON.stringify(parts)],
      )
    const bill = (business_id: string, tax_id: string) =>
      site.database.query(`insert into public.billing_details (business_id, name, tax_id) values ($1, 'Shop', $2)`, [
        business_id,
        tax_id,
      ])
    const forget = () =>
      site.database.script(
        'delete from public.businesses; delete from public.billing_details; delete from public.referrals',
      )
    for (const [mine, other] of [
      [{ phone: '+44 20 7946 0000' }, { phone: '020 79460000' }],
      [{ website: 'https://www.noor.example/' }, { website: 'http://noor.example' }],
    ] as const) {
      await list(affiliate, own, mine)
      await list(owner, theirs, other)
      expect((await refer(owner)).body, JSON.stringify(mine)).toBe(false)
      await forget()
    }
    // Found out after the referral: nothing is owed for it.
    expect((await refer(owner)).body).toBe(true)
    await bill(own, 'GB 123-456')
    await bill(theirs, 'gb123456')
    await pay()
    expect(await sums()).toEqual({ owed: 0, rows: 0 })
    await forget()
    await mail(affiliate, affiliate.email)
    // Following one's own link leaves no mark.
    expect((await site.rpc('follow_affiliate', { code }, affiliate)).body).toBeNull()
  })

  test('terms stay as they were on the day', async () => {
    await site.database.query('update public.affiliate_terms set percent = 50')
    await refer(owner)
    await pay()
    expect(await sums()).toMatchObject({ owed: 333 })
    await site.database.query('update public.affiliate_terms set percent = 20')
  })

  test('nobody takes themselves in, pays themselves or writes a commission', async () => {
    const applied = await site.rpc('apply_as_affiliate', { about: ABOUT }, staff)
    expect(applied.status).toBe(200)
    expect((await decide(staff, staff, 'approved')).status).toBe(403)
    for (const as of [affiliate, owner, stranger]) expect((await decide(as, staff, 'approved')).status).toBe(403)
    expect((await decide('anon', staff, 'approved')).status).toBe(401)
    expect((await site.rpc('apply_as_affiliate', { about: ABOUT }, affiliate)).status).toBe(409)
    for (const as of [affiliate, owner, staff]) expect((await site.rpc('make_payouts', {}, as)).status).toBe(403)
    expect((await site.rpc('make_payouts', { today: day(99) }, superadmin)).status).toBe(403)
    expect((await site.rpc('make_payouts', {}, superadmin)).body).toBe(0)
    const bodies: Record<string, object> = {
      affiliates: { user_id: stranger.id, code: 'freemoney', about: ABOUT, status: 'approved' },
      referrals: { business_id: account, affiliate_id: affiliate.id, terms: {}, touched_at: moment(0) },
      commissions: {
        affiliate_id: affiliate.id,
        payment_ref: 'x',
        amount_cents: 1,
        currency: 'USD',
        payable_on: day(0),
      },
      affiliate_payouts: { affiliate_id: affiliate.id, amount_cents: 1, currency: 'USD', made_on: day(0) },
      affiliate_clicks: { affiliate_id: affiliate.id, day: day(0), clicks: 999 },
      user_roles: { user_id: stranger.id, role: 'affiliate' },
    }
    for (const as of [affiliate, owner, stranger, staff])
      for (const [table, body] of Object.entries(bodies))
        expect((await site.call(`/rest/v1/${table}`, { as, method: 'POST', body })).status, table).toBe(403)
    expect((await site.rpc('affiliate_desk', {}, stranger)).body).toBeNull()
    expect((await site.call('/rest/v1/referrals', { as: stranger })).body).toEqual([])
  })
})
