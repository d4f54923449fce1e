// Gifts: money that came, in whatever order it is heard of, and that nobody can say it came but who saw it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let giver: Person
  let stranger: Person
  let staff: Person
  let superadmin: Person
  let n = 0

  beforeAll(async () => {
    site = await open()
    giver = await site.signUp('giver')
    stranger = await site.signUp('stranger')
    staff = await site.signUp('staff')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.query('delete from public.gift_payments')
    await site.database.query('delete from public.gifts')
    await use('stripe')
  })

  const use = (provider: string) => site.rpc('set_payment_provider', { provider }, 'service')
  const start = (parts: object = {}, as: Caller = 'service') => {
    const gift = { purpose: 'running', amount_cents: 2500, cycle: 'once', name: 'Maryam', email: 'm@test.example' }
    return site.rpc('start_gift', { gift: { ...gift, language: 'fr', user_id: giver.id, ...parts } }, as)
  }
  const started = async (parts?: object) => ((await start(parts)).body as { id: string }).id
  const tell = async (event: object) =>
    (
      await site.rpc(
        'record_payment_event',
        { event: { id: `evt_${++n}`, kind: 'test', made_at: '2026-11-16', ...event } },
        'service',
      )
    ).body
  const paid = (ref: string) => ({ ref, amount_cents: 2500, currency: 'USD', paid_at: new Date().toISOString() })
  const came = () =>
    site.database.query(
      'select ref, amount_cents, refunded_cents, number is not null as has_receipt from public.gift_payments',
    )
  const letters = async () => (await site.rpc('take_gift_letters', {}, 'service')).body as { kind: string }[]

  test('a gift counts when its payment is told, once, with a receipt and the year’s sum', async () => {
    const gift = await started()
    const given = async () => {
      const { body } = await site.rpc('giving_page', {}, 'anon')
      return (body as { purposes: { given_cents: number }[] }).purposes[0]?.given_cents
    }
    expect([await came(), await given(), await letters()]).toEqual([[], 0, []])
    expect(await tell({ gift, payment: paid('pi_1') })).toBe('taken')
    expect(await tell({ gift, payment: paid('pi_1') })).toBe('taken')
    expect(await came()).toEqual([{ ref: 'pi_1', amount_cents: 2500, refunded_cents: 0, has_receipt: true }])
    expect(await given()).toBe(2500)
    expect(await letters()).toMatchObject([{ kind: 'receipt', cents: 2500, language: 'fr', renews: false }])
    expect(await letters()).toEqual([])
    // No account of a business hears of it.
    expect(await site.database.query('select from public.payments')).toEqual([])
  })

  test('a refund may be heard of first, and a gift of every month renews until it is stopped', async () => {
    const once = await started()
    expect(await tell({ gift: '', payment: { ref: 'pi_2', refunded_cents: 500 } })).toBe('unknown')
    expect(await tell({ gift: once, payment: paid('pi_2') })).toBe('taken')
    expect(await came()).toMatchObject([{ ref: 'pi_2', refunded_cents: 500, has_receipt: true }])

    const monthly = await started({ cycle: 'monthly' })
    const subscription = { ref: 'sub_g', customer: null, status: 'active', cancel_at_end: false }
    expect(await tell({ gift: monthly, subscription })).toBe('taken')
    // The next month's invoice may name only its agreement.
    expect(await tell({ payment: { ...paid('in_g'), subscription: 'sub_g' } })).toBe('taken')
    await letters()
    expect(await tell({ payment: { ref: 'in_g', refunded_cents: 2500 } })).toBe('taken')
    expect(await letters()).toMatchObject([{ kind: 'refund', cents: 2500, renews: true }])
    expect(await tell({ subscription: { ...subscription, cancel_at_end: true } })).toBe('taken')
    const [row] = await site.database.query(
      'select stopped_at is not null as stopped from public.gifts where id = $1',
      [monthly],
    )
    expect(row).toEqual({ stopped: true })
  })

  test('by transfer: staff say that it came, once, and never about their own', async () => {
    await use('manual')
    const gift = await started()
    const own = await started({ user_id: staff.id, email: 's@test.example' })
    expect((await letters()).map(({ kind }) => kind)).toEqual(['how', 'how'])
    const confirm = async (as: Caller, id = gift, cents = 2500) =>
      (await site.rpc('confirm_gift', { gift: id, cents }, as)).status
    for (const as of ['anon', giver, stranger] as Caller[]) expect([401, 403]).toContain(await confirm(as))
    expect(await confirm(staff, own)).toBe(403)
    for (const cents of [0, -1, 2_000_000_000]) expect(await confirm(staff, gift, cents)).toBe(400)
    expect(await confirm(staff)).toBe(204)
    expect(await confirm(superadmin)).toBe(423)
    const refund = async (as: Caller, cents: number) =>
      (await site.rpc('refund_gift', { payment: `gift:${gift}`, cents }, as)).status
    for (const as of ['anon', giver, stranger] as Caller[]) expect([401, 403]).toContain(await refund(as, 1))
    for (const cents of [0, -5, 2501]) expect(await refund(staff, cents)).toBe(423)
    expect((await Promise.all([refund(staff, 2000), refund(superadmin, 2000)])).toSorted()).toEqual([204, 423])
    expect(await refund(staff, 500)).toBe(204)
    expect(await refund(staff, 1)).toBe(423)
    expect(await confirm(staff, crypto.randomUUID())).toBe(404)
  })

  test('nobody makes a gift, a payment or a receipt by calling', async () => {
    const gift = await started()
    for (const as of ['anon', giver, stranger, staff, superadmin] as Caller[]) {
      expect([401, 403, 404]).toContain((await start({}, as)).status)
      expect([401, 403, 404]).toContain((await site.rpc('take_gift_letters', {}, as)).status)
      const body = { ref: 'x', gift_id: gift, amount_cents: 1, number: 'GIFT-1', paid_at: '2026-11-16' }
      for (const method of ['POST', 'PATCH'])
        expect([401, 403]).toContain((await site.call('/rest/v1/gift_payments?ref=eq.x', { as, method, body })).status)
    }
    for (const as of ['anon', giver, stranger] as Caller[])
      expect([401, 403]).toContain((await site.rpc('list_gifts', {}, as)).status)
    expect((await site.rpc('list_gifts', {}, staff)).body).toMatchObject({ total: 1, gifts: [{ id: gift }] })
    expect((await site.call('/rest/v1/gifts', { as: stranger })).body).toEqual([])
    expect((await site.call('/rest/v1/gifts', { as: giver })).body).toHaveLength(1)
    expect(await came()).toEqual([])
  })

  test('a gift needs a way to be given, a purpose that is open, a sum, and patience', async () => {
    for (const part of [{ purpose: 'nothing' }, { amount_cents: 99 }, { amount_cents: -1 }, { cycle: 'weekly' }])
      expect((await start(part)).status, JSON.stringify(part)).toBeGreaterThanOrEqual(400)
    for (let times = 0; times < 5; times++) expect((await start()).status).toBe(200)
    expect((await start()).status).toBe(429)
    await use('none')
    expect((await start({ email: 'other@test.example' })).status).toBeGreaterThanOrEqual(400)
  })
})
