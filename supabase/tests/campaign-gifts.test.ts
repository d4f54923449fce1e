// Gifts by card to a campaign: into an account our team has looked at, counted once and only as the provider signs it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { insertCampaign } from './matrix/shape.ts'

type Facts = { received: number; promised: number; given: number; gifts: number; goes_to: string | null }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let keeper: Person
  let giver: Person
  let stranger: Person
  let staff: Person
  let campaign = ''
  let account = ''
  let made = 0

  beforeAll(async () => {
    site = await open()
    keeper = await site.signUp('Amina Keeper')
    giver = await site.signUp('Bilal Giver')
    stranger = await site.signUp('Omar Stranger')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    await site.rpc('set_payment_provider', { provider: 'stripe' }, 'service')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    made += 1
    account = `acct_${made}`
    const db = site.database
    campaign = await insertCampaign(db, `gifts-${made}`, keeper.id)
    await db.query(`update public.contributions set section = 'giving-back' where id = $1`, [campaign])
  })

  const why = ({ body }: { body: unknown }) => (body as { message?: string } | null)?.message
  const keep = (said: object, ref = account) =>
    site.rpc('keep_campaign_account', { campaign, account: ref, said }, 'service')
  const waiting = async () => {
    const [item] = await site.database.query<{ id: string; reason: string }>(
      `select m.id, m.reason from public.moderation_items as m join public.campaign_accounts as a on a.id = m.subject_id
       where a.contribution_id = $1 and m.status = 'open'`,
      [campaign],
    )
    return item ?? null
  }
  const decide = async (decision: string) =>
    site.rpc('decide_moderation', { item_id: (await waiting())?.id ?? '', decision, canned: 'off_topic' }, staff)
  async function connect() {
    expect((await site.rpc('connect_campaign', { contribution: campaign }, keeper)).status).toBeLessThan(300)
    await keep({ name: 'Street Kitchen', is_ready: true })
    expect((await decide('approved')).status).toBeLessThan(300)
  }
  const start = async (amount: number, as = stranger) => {
    const answer = await site.rpc('start_campaign_gift', { campaign, amount, giver: as.id }, 'service')
    return { ...answer, gift: (answer.body as { id?: string } | null)?.id ?? '' }
  }
  let told = 0
  const tell = async (event: object) => {
    const id = `evt_gift_${++told}`
    const whole = { id, kind: 'test', made_at: new Date().toISOString(), account, ...event }
    return (await site.rpc('record_payment_event', { event: whole }, 'service')).body
  }
  const paid = (gift: string, cents: number, parts: object = {}) =>
    tell({
      gift,
      payment: { ref: `pi_${gift}`, amount_cents: cents, currency: 'USD', paid_at: new Date().toISOString() },
      ...parts,
    })
  const facts = async () => {
    const [row] = await site.database.query<{ facts: Facts }>('select private.facts_of_giving_back($1) as facts', [
      campaign,
    ])
    return row?.facts
  }
  const mine = async () =>
    ((await site.rpc('campaign_details', { contribution: campaign }, giver)).body as { mine: unknown }).mine

  test('only whoever runs a campaign connects an account, and it takes nothing before our team has looked at it', async () => {
    for (const other of [stranger, staff, giver])
      expect((await site.rpc('connect_campaign', { contribution: campaign }, other)).status).toBe(403)
    expect((await site.rpc('connect_campaign', { contribution: campaign }, 'anon')).status).toBe(401)
    await site.rpc('connect_campaign', { contribution: campaign }, keeper)
    expect((await keep({ name: '', is_ready: false })).status).toBeLessThan(300)
    expect([await waiting(), why(await start(10))]).toEqual([null, 'closed'])
    await keep({ name: 'Street Kitchen', is_ready: true })
    expect(await waiting()).toMatchObject({ reason: 'new' })
    expect([why(await start(10)), (await facts())?.goes_to]).toEqual(['closed', null])
    await decide('rejected')
    expect(why(await start(10))).toBe('closed')
    await site.rpc('disconnect_campaign', { contribution: campaign }, keeper)
    await connect()
    expect((await facts())?.goes_to).toBe('Street Kitchen')
    expect((await start(10)).status).toBe(200)
  })

  test('an account that is called otherwise waits again, and one that lost its right to charge takes nothing', async () => {
    await connect()
    await tell({ merchant: { name: '', is_ready: false } })
    expect(why(await start(10))).toBe('closed')
    await tell({ merchant: { name: 'Street Kitchen', is_ready: true } })
    expect([await waiting(), (await start(10)).status]).toEqual([null, 200])
    await tell({ merchant: { name: 'Somebody Else', is_ready: true } })
    expect([await waiting(), why(await start(10))]).toMatchObject([{ reason: 'changed' }, 'closed'])
  })

  test('a gift counts when money came, once, whatever order events come in, and goes with its refund', async () => {
    await connect()
    const { gift } = await start(40)
    expect(await facts()).toMatchObject({ received: 0, given: 0, gifts: 0 })
    const event = { id: 'evt_twice', gift, payment: { ref: 'pi_twice', refunded_cents: 1000 } }
    expect(await tell(event)).toBe('taken')
    expect(await tell(event)).toBe('seen')
    const came = { ref: 'pi_twice', amount_cents: 4000, currency: 'USD', paid_at: new Date().toISOString() }
    expect(await tell({ gift, payment: came })).toBe('taken')
    expect(await tell({ gift, payment: came })).toBe('taken')
    expect(await facts()).toMatchObject({ received: 30, promised: 30, given: 30, gifts: 1 })
    await tell({ gift, payment: { ref: 'pi_twice', refunded_cents: 4000 } })
    expect(await facts()).toMatchObject({ received: 0, promised: 0, given: 0, gifts: 0 })
  })

  test('what another account says, in another currency or of no gift of ours, counts for nothing', async () => {
    await connect()
    const { gift } = await start(40)
    expect(await paid(gift, 4000, { account: 'acct_other' })).toBe('unknown')
    expect(await paid(crypto.randomUUID(), 4000)).toBe('unknown')
    expect(await tell({ gift, payment: { ref: 'pi_x', amount_cents: 4000, currency: 'IDR' } })).toBe('unknown')
    expect(await facts()).toMatchObject({ received: 0, gifts: 0 })
    expect(await paid(gift, 4000)).toBe('taken')
    // A second payment that names the same gift is another's.
    expect(await tell({ gift, payment: { ref: 'pi_more', amount_cents: 9000, currency: 'USD' } })).toBe('unknown')
    expect(await facts()).toMatchObject({ received: 40, gifts: 1 })
  })

  test('an event of a connected account buys no plan and gives no gift to the site', async () => {
    const count = async (table: string) =>
      (await site.database.query<{ n: number }>(`select count(*)::integer as n from public.${table}`))[0]?.n
    const before = [await count('payments'), await count('gift_payments'), await count('subscriptions')]
    const payment = { ref: 'in_forged', amount_cents: 9999, currency: 'USD', paid_at: new Date().toISOString() }
    for (const name of ['order', 'gift', 'sale'])
      expect(
        await tell({ [name]: crypto.randomUUID(), payment, subscription: { ref: 'sub_x', status: 'active' } }),
      ).toBe('unknown')
    expect([await count('payments'), await count('gift_payments'), await count('subscriptions')]).toEqual(before)
  })

  test('a gift keeps what its giver had promised, and is not counted twice', async () => {
    await connect()
    await site.rpc('pledge', { contribution: campaign, amount: 50 }, giver)
    expect(await facts()).toMatchObject({ promised: 50, received: 0 })
    const first = await start(20, giver)
    await paid(first.gift, 2000)
    expect(await facts()).toMatchObject({ promised: 50, received: 20 })
    expect(await mine()).toMatchObject({ amount: 50, is_given: false })
    const second = await start(30, giver)
    await paid(second.gift, 3000)
    expect(await facts()).toMatchObject({ promised: 50, received: 50 })
    expect(await mine()).toMatchObject({ amount: 50, is_given: true })
    // Whoever gave and promises again promises more.
    await site.rpc('pledge', { contribution: campaign, amount: null }, giver)
    expect(await facts()).toMatchObject({ promised: 50, received: 50 })
    await site.rpc('pledge', { contribution: campaign, amount: 10 }, giver)
    expect(await facts()).toMatchObject({ promised: 60, received: 50 })
  })

  test('no sum beyond the goal, none for one’s own, and none where the keeper speaks for nobody any more', async () => {
    await connect()
    for (const amount of [0, -5, 1001]) expect(why(await start(amount)), String(amount)).toBe('amount')
    expect(why(await start(10, keeper))).toBe('own')
    expect((await site.rpc('start_campaign_gift', { campaign, amount: 5, giver: giver.id }, giver)).status).toBe(403)
    expect((await site.rpc('keep_campaign_account', { campaign, account: 'acct_x', said: {} }, keeper)).status).toBe(
      403,
    )
    await site.database.query(`update public.giving_groups set state = 'refused' where user_id = $1`, [keeper.id])
    expect(why(await start(10))).toBe('closed')
    await site.database.query(`update public.giving_groups set state = 'confirmed' where user_id = $1`, [keeper.id])
    await site.rpc('end_campaign', { contribution: campaign }, keeper)
    expect(why(await start(10))).toBe('closed')
  })

  test('a campaign that was given to stays, and the account of one is taken again for the next', async () => {
    await connect()
    await paid((await start(5)).gift, 500)
    const withdrawn = await site.rpc('withdraw_contribution', { contribution: campaign }, keeper)
    expect(why(withdrawn)).toBe('has_pledges')
    const [row] = await site.database.query<{ group_id: string }>(
      'select group_id from public.campaigns where contribution_id = $1',
      [campaign],
    )
    const next = await insertCampaign(site.database, `gifts-next-${made}`, keeper.id)
    await site.database.query('update public.campaigns set group_id = $2 where contribution_id = $1', [
      next,
      row?.group_id ?? null,
    ])
    await site.rpc('connect_campaign', { contribution: next }, keeper)
    const again = 'select account_ref, state from public.campaign_accounts where contribution_id = $1'
    expect(await site.database.query(again, [next])).toEqual([{ account_ref: account, state: 'review' }])
  })
})
