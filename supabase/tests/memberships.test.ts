// Plans: the specification's dates and flags, the trial, and what happens when time is up.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
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
  const expire = async () => (await site.rpc('expire_memberships', {}, 'service')).body

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
  const age = (days: number, changes = '') =>
    site.database.query(
      `update public.memberships set start_date = start_date - $1::int, end_date = end_date - $1::int ${changes}`,
      [days],
    )

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
    await age(30)
    expect(await expire()).toBe(0)
    await age(1)
    expect(await expire()).toBe(1)
    expect(await readMembership()).toMatchObject({ plan_type: 'basic', status: 'active', is_trial: false, starts: 0 })
  })

  test('ends a plan that does not renew, after its grace', async () => {
    await setPlan('service', 'premium')
    await age(40, ', auto_renew = false')
    await site.database.query(`update public.memberships set grace_until = now() + interval '1 day'`)
    expect(await expire()).toBe(0)
    await site.database.query(`update public.memberships set grace_until = now() - interval '1 day'`)
    expect(await expire()).toBe(1)
    expect(await readMembership()).toMatchObject({ status: 'expired', is_active: false })
  })

  test('leaves a plan that renews', async () => {
    await setPlan('service', 'premium')
    await age(40)
    expect(await expire()).toBe(0)
    expect(await readMembership()).toMatchObject({ status: 'active' })
  })

  test('does not let anyone open an account for somebody else, or a second one', async () => {
    const open = (as: Person, owner_id: string) =>
      site.call('/rest/v1/business_accounts', { as, method: 'POST', body: { owner_id } })
    expect((await open(stranger, superadmin.id)).status).toBe(403)
    expect((await open(owner, owner.id)).status).toBe(409)
  })
})
