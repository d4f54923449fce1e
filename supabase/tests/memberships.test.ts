// Plans: the specification's dates and flags, the trial, and what happens when time is up.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Notice = { kind: string; plan: string; date: string; email: string; language: string }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let stranger: Person
  let superadmin: Person
  let account: string

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    stranger = await site.signUp('stranger')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(superadmin, 'superadmin')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.query('delete from public.business_accounts')
    await paidBy('stripe')
    const { status } = await site.call('/rest/v1/business_accounts', {
      as: owner,
      method: 'POST',
      body: { name: 'Shop' },
    })
    expect(status).toBe(201)
    const [row] = await site.database.query<{ id: string }>('select id from public.business_accounts')
    account = row?.id ?? ''
  })

  const setPlan = (as: Caller, plan_type: string, billing_cycle = 'monthly', business_id: string | null = account) =>
    site.rpc('set_membership_plan', { business_id, plan_type, billing_cycle }, as)
  const startTrial = (as: Caller) => site.rpc('start_trial', { business_id: account }, as)
  const cancel = (as: Caller, undo = false) => site.rpc('cancel_membership', { business_id: account, undo }, as)
  const paidBy = async (provider: string) =>
    expect((await site.rpc('set_payment_provider', { provider }, 'service')).status).toBeLessThan(300)
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  /** The daily job, on the day that is so many days from today. */
  const expire = async (offset = 0) => (await site.rpc('expire_memberships', { today: day(offset) }, 'service')).body
  const notices = async (offset: number) =>
    ((await site.rpc('take_membership_notices', { today: day(offset) }, 'service')).body as Notice[])
      .map(({ kind, date }) => [kind, date])
      .sort()

  /** The membership, with its dates as days from today. */
  async function readMembership() {
    const [row] = await site.database.query(
      `select plan_type, billing_cycle, status, auto_renew, is_trial, is_active,
         start_date - (now() at time zone 'utc')::date as starts,
         end_date - (now() at time zone 'utc')::date as ends
       from public.memberships`,
    )
    return row
  }
  async function daysAhead(interval: string) {
    const [row] = await site.database.query<{ days: number }>(
      `select ((now() at time zone 'utc')::date + $1::interval)::date - (now() at time zone 'utc')::date as days`,
      [interval],
    )
    return row?.days
  }
  test('sets a monthly plan: active, from today, one month, renewing', async () => {
    expect((await setPlan(superadmin, 'premium')).status).toBe(200)
    expect(await readMembership()).toEqual({
      plan_type: 'premium',
      billing_cycle: 'monthly',
      status: 'active',
      auto_renew: true,
      is_trial: false,
      is_active: true,
      starts: 0,
      ends: await daysAhead('1 month'),
    })
  })

  test('sets an annual plan for one year, and updates the row that exists', async () => {
    await setPlan('service', 'premium')
    await site.database.query(`update public.memberships set status = 'cancelled', auto_renew = false`)
    expect((await setPlan('service', 'enterprise', 'annual')).status).toBe(200)
    expect(await site.database.query('select from public.memberships')).toHaveLength(1)
    expect(await readMembership()).toMatchObject({
      plan_type: 'enterprise',
      billing_cycle: 'annual',
      status: 'active',
      auto_renew: true,
      starts: 0,
      ends: await daysAhead('1 year'),
    })
  })

  test('lets an owner choose basic, and nothing that costs', async () => {
    expect((await setPlan(owner, 'basic')).status).toBe(200)
    for (const plan of ['premium', 'enterprise'])
      expect(await setPlan(owner, plan)).toMatchObject({
        status: 403,
        body: { message: 'Failed to update membership' },
      })
    expect(await readMembership()).toMatchObject({ plan_type: 'basic' })
  })

  test('refuses strangers and visitors', async () => {
    expect((await setPlan(stranger, 'basic')).status).toBe(403)
    expect((await setPlan('anon', 'basic')).status).toBe(401)
    expect((await startTrial(stranger)).status).toBe(403)
    expect(await readMembership()).toBeUndefined()
  })

  test('says what is missing or wrong', async () => {
    expect(await setPlan(owner, 'basic', 'monthly', null)).toMatchObject({
      status: 400,
      body: { message: 'Missing businessId' },
    })
    expect((await setPlan(superadmin, 'gold')).status).toBe(400)
    expect((await setPlan(superadmin, 'premium', 'weekly')).status).toBe(400)
    expect((await setPlan(superadmin, 'premium', 'monthly', crypto.randomUUID())).status).toBe(403)
    expect(await readMembership()).toBeUndefined()
  })

  test('starts a trial of 30 days, once', async () => {
    await setPlan(owner, 'basic')
    expect((await startTrial(owner)).status).toBe(200)
    expect(await readMembership()).toEqual({
      plan_type: 'premium',
      billing_cycle: 'monthly',
      status: 'active',
      auto_renew: false,
      is_trial: true,
      is_active: true,
      starts: 0,
      ends: 30,
    })
    expect((await startTrial(owner)).status).toBe(409)
    await setPlan(owner, 'basic')
    expect((await startTrial(owner)).status).toBe(409)
  })

  test('does not put a trial in place of a paid plan', async () => {
    await setPlan('service', 'enterprise', 'annual')
    expect((await startTrial(owner)).status).toBe(409)
    expect(await readMembership()).toMatchObject({ plan_type: 'enterprise', is_trial: false })
  })

  test('turns an ended trial into basic', async () => {
    await startTrial(owner)
    expect(await expire(30)).toBe(0)
    expect(await expire(31)).toBe(1)
    expect(await readMembership()).toMatchObject({ plan_type: 'basic', status: 'active', is_trial: false, starts: 31 })
    expect(await expire(31)).toBe(0)
  })

  test('renews basic before its last day, for ever', async () => {
    await setPlan(owner, 'basic')
    for (const at of [40, 41, 100, 400]) {
      await expire(at)
      const { ends } = (await readMembership()) as { ends: number }
      expect(ends).toBeGreaterThan(at)
    }
    expect(await readMembership()).toMatchObject({ plan_type: 'basic', status: 'active', auto_renew: true })
    expect(await site.database.query('select from public.membership_notices')).toEqual([])
  })

  test('a late payment has seven days of grace, an active row with a mark, then basic', async () => {
    await setPlan('service', 'premium')
    const end = (await daysAhead('1 month')) ?? 0
    expect(await expire(end)).toBe(0)
    expect(await notices(end - 8)).toEqual([])
    expect(await notices(end - 7)).toEqual([['renews', day(end)]])
    expect(await expire(end + 1)).toBe(1)
    expect(await readMembership()).toMatchObject({ plan_type: 'premium', is_active: true })
    expect(await notices(end + 1)).toEqual([['late', day(end + 8)]])
    expect(await notices(end + 6)).toEqual([['last_days', day(end + 8)]])
    expect(await expire(end + 7)).toBe(0)
    expect(await readMembership()).toMatchObject({ plan_type: 'premium', is_active: true })
    expect(await expire(end + 8)).toBe(1)
    expect(await readMembership()).toMatchObject({ plan_type: 'basic', is_active: true, starts: end + 8 })
    expect(await notices(end + 8)).toEqual([['ended', day(end + 8)]])
    expect(await notices(end + 9)).toEqual([])
    const kept = await site.database.query(
      `select from public.audit_log where entity = 'memberships' and before ->> 'plan_type' = 'premium'`,
    )
    expect(kept.length).toBeGreaterThan(0)
  })

  test('what was cancelled runs to its end date, then falls to basic; cancelling can be taken back', async () => {
    await setPlan('service', 'enterprise', 'annual')
    const end = (await daysAhead('1 year')) ?? 0
    expect((await cancel(stranger)).status).toBe(403)
    expect((await cancel('anon')).status).toBe(401)
    expect((await cancel(owner)).status).toBe(200)
    expect(await readMembership()).toMatchObject({ plan_type: 'enterprise', is_active: true, auto_renew: false })
    expect((await cancel(owner, true)).status).toBe(200)
    expect(await readMembership()).toMatchObject({ auto_renew: true })
    expect((await cancel(owner, true)).status).toBe(403)
    await cancel(owner)
    expect(await notices(end - 3)).toEqual([['ends', day(end)]])
    expect(await expire(end)).toBe(0)
    expect(await expire(end + 1)).toBe(1)
    expect(await readMembership()).toMatchObject({ plan_type: 'basic', is_active: true, auto_renew: true })
  })

  test('an expired row falls to basic', async () => {
    await setPlan('service', 'premium')
    await site.database.query(`update public.memberships set status = 'expired'`)
    expect(await expire()).toBe(1)
    expect(await readMembership()).toMatchObject({ plan_type: 'basic', status: 'active' })
  })

  test('where nothing is charged, owners choose every plan and it renews by itself', async () => {
    await paidBy('none')
    expect((await setPlan(stranger, 'premium')).status).toBe(403)
    expect((await setPlan(owner, 'premium')).status).toBe(200)
    const end = (await daysAhead('1 month')) ?? 0
    expect(await notices(end - 2)).toEqual([])
    expect(await expire(end)).toBe(1)
    expect(await readMembership()).toMatchObject({ plan_type: 'premium', is_active: true, starts: end })
    await cancel(owner)
    await expire(end + 40)
    expect(await readMembership()).toMatchObject({ plan_type: 'basic', is_active: true })
  })

  test('without a word about payments nothing that costs can be had', async () => {
    await site.database.query(`delete from private.settings where name = 'payment_provider'`)
    expect((await setPlan(owner, 'premium')).status).toBe(403)
    for (const as of [owner, superadmin, 'anon'] as const)
      expect((await site.rpc('set_payment_provider', { provider: 'none' }, as)).status).toBeGreaterThanOrEqual(401)
    expect((await setPlan(owner, 'premium')).status).toBe(403)
  })

  test('prices are those of the specification, and only a superadmin sets them', async () => {
    const { body } = await site.call('/rest/v1/plans?select=plan_type,monthly_cents,annual_cents,currency&order=rank', {
      as: 'anon',
    })
    expect(body).toEqual([
      { plan_type: 'basic', monthly_cents: 0, annual_cents: 0, currency: 'USD' },
      { plan_type: 'premium', monthly_cents: 1999, annual_cents: 19990, currency: 'USD' },
      { plan_type: 'enterprise', monthly_cents: 3999, annual_cents: 39990, currency: 'USD' },
    ])
  })

  test('no plan is sold in a currency whose parts are no hundredths', async () => {
    const sellIn = (currency: string) =>
      site.call('/rest/v1/plans?plan_type=eq.premium', { as: superadmin, method: 'PATCH', body: { currency } })
    for (const currency of ['JPY', 'KWD', 'XOF', 'usd']) expect((await sellIn(currency)).status, currency).toBe(400)
    for (const currency of ['EUR', 'USD']) expect((await sellIn(currency)).status, currency).toBe(204)
  })

  test('does not let anyone open an account for somebody else, or a second one', async () => {
    const open = (as: Person, owner_id: string) =>
      site.call('/rest/v1/business_accounts', { as, method: 'POST', body: { owner_id } })
    expect((await open(stranger, superadmin.id)).status).toBe(403)
    expect((await open(owner, owner.id)).status).toBe(409)
  })
})
