// The store: the last one is sold once, money makes an order and nothing else does, and no call writes a price, a stock or a state.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import { returnPayments } from '#server/jobs/keep-orders.ts'
import type { JobContext } from '#server/jobs/schedule.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

type Order = {
  id: string
  status: string
  reference: string
  total_cents: number
  steps: { status: string }[]
  invoices: { kind: string; status: string; number: string }[]
}

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let buyer: Person
  let stranger: Person
  let staff: Person
  let superadmin: Person
  let mosque: string
  let n = 0

  beforeAll(async () => {
    site = await open()
    buyer = await site.signUp('buyer')
    stranger = await site.signUp('stranger')
    staff = await site.signUp('staff')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
    await site.database.script(
      `insert into public.mosque (source, source_id, name, city, country_code) values ('osm', 'store', 'Masjid', 'Leeds', 'GB');
       insert into public.store_products (slug, title, text, image) values
         ('mug', '{"en": "Mug", "fr": "Tasse"}', '{"en": "For tea."}', '/art/promo.svg'),
         ('cap', '{"en": "Cap"}', '{"en": "For the sun."}', '/art/promo.svg');
       insert into public.store_variants (product_id, sku, name, price_cents)
         select id, slug || '-one', '{"en": "Green"}', case slug when 'mug' then 1200 else 2000 end from public.store_products;
       insert into public.store_zones (name, countries, cents, free_from_cents)
         values ('{"en": "Home"}', '{GB,IE}', 400, 5000), ('{"en": "World"}', '{*}', 900, null)`,
    )
    const [row] = await site.database.query<{ place_id: string }>(
      `insert into public.store_pickup_points (place_id, hours) select place_id, '{"en": "Friday"}' from public.mosque
       where source_id = 'store' returning place_id`,
    )
    mosque = row?.place_id ?? ''
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      `update public.store_variants set stock = 5, price_cents = case sku when 'mug-one' then 1200 else 2000 end;
       update public.store_orders set created_at = now() - interval '2 days', email = 'past@' || id`,
    )
    await use('manual')
  })

  const use = (provider: string) => site.rpc('set_payment_provider', { provider }, 'service')
  const VISITOR = 'a'.repeat(64)
  /** As a member orders who proved their address; `guest` has none. */
  const form = (parts: object = {}) => ({
    key: crypto.randomUUID(),
    visitor: VISITOR,
    lines: [{ sku: 'mug-one', quantity: 1 }],
    delivery: 'post',
    address: '1 High Street\nLeeds LS1 1AA',
    country_code: 'GB',
    name: 'Maryam',
    email: buyer.email,
    language: 'fr',
    user_id: buyer.id,
    seen_cents: 1600,
    ...parts,
  })
  const guest = (email: string) => ({ user_id: null, email })
  const confirm = (ordered: string) => site.rpc('confirm_order', { ordered }, 'service')
  const place = (parts: object = {}, as: Caller = 'service') => site.rpc('place_order', { wanted: form(parts) }, as)
  const placed = async (parts?: object) => {
    const { body, status } = await place(parts)
    expect(status, JSON.stringify(body)).toBe(200)
    return (body as { id: string }).id
  }
  const find = async (id: string) => (await site.rpc('find_order', { ordered: id }, 'service')).body as Order
  const stockOf = async (sku = 'mug-one') => {
    const [row] = await site.database.query<{ stock: number }>(
      'select stock from public.store_variants where sku = $1',
      [sku],
    )
    return row?.stock
  }
  const setStock = (stock: number) => site.database.query('update public.store_variants set stock = $1', [stock])
  const tell = async (event: object) => {
    const whole = { id: `evt_store_${++n}`, kind: 'test', made_at: '2026-11-16', ...event }
    return (await site.rpc('record_payment_event', { event: whole }, 'service')).body
  }
  const paid = (ref: string, amount_cents = 1600, currency = 'USD') => ({
    ref,
    amount_cents,
    currency,
    paid_at: new Date().toISOString(),
  })
  const asStaff = async (name: string, args: object, as: Caller = staff) => (await site.rpc(name, args, as)).status
  const move = (ordered: string, step: string, as: Caller = staff) => asStaff('move_order', { ordered, step }, as)
  const lapse = async (id: string) => {
    await site.database.query(`update public.store_orders set held_until = now() - interval '1 second' where id = $1`, [
      id,
    ])
    return (await site.rpc('release_orders', {}, 'service')).body
  }

  const statusOf = async (id: string) => (await find(id)).status
  const letters = async (id: string) =>
    ((await site.rpc('take_order_letters', { max_results: 500 }, 'service')).body as { id: string; step: string }[])
      .filter((letter) => letter.id === id)
      .map(({ step }) => step)

  test('of many who order the last one at once, one gets it', async () => {
    await setStock(1)
    const both = [
      { sku: 'mug-one', quantity: 1 },
      { sku: 'cap-one', quantity: 1 },
    ]
    // Things in either order: nobody waits for each other.
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => place({ seen_cents: 3600, lines: i % 2 ? both : both.toReversed() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 423)])
    expect(
      answers.filter(({ status }) => status === 423).map(({ body }) => (body as { message: string }).message),
    ).toEqual(Array.from({ length: 11 }, () => 'sold_out'))
    expect([await stockOf(), await stockOf('cap-one')]).toEqual([0, 0])
  })

  test('post costs what the zone of the address says; a country in no zone gets none, and none is in two', async () => {
    const post = async (country: string, mugs: number, delivery = 'post') => {
      const wanted = [{ sku: 'mug-one', quantity: mugs }]
      const { body } = await site.rpc('store_quote', { wanted, delivery, country }, 'anon')
      return (body as { postage_cents: number | null }).postage_cents
    }
    const golden: [country: string, mugs: number, cents: number | null][] = [
      ['GB', 1, 400],
      ['IE', 4, 400],
      ['IE', 5, 0],
      ['FR', 1, 900],
      ['FR', 10, 900],
      ['', 1, 900],
    ]
    for (const [country, mugs, cents] of golden) expect([country, await post(country, mugs)]).toEqual([country, cents])
    expect(await post('FR', 1, 'pickup')).toBe(0)
    const zone = (countries: string[], as: Caller = staff) =>
      site.call('/rest/v1/store_zones', { method: 'POST', as, body: { name: { en: 'Another' }, countries, cents: 1 } })
    for (const countries of [['FR', 'IE'], ['*'], ['DE', 'DE']])
      expect((await zone(countries)).body).toMatchObject({ code: '23505', message: 'country_twice' })
    for (const countries of [[], ['gb'], ['GB IE'], ['**']]) expect((await zone(countries)).status).toBe(400)
    await site.database.query(`update public.store_zones set countries = '{US}' where '*' = any (countries)`)
    expect(await post('FR', 1)).toBeNull()
    expect(await place({ country_code: 'FR', seen_cents: 1200 })).toMatchObject({ body: { message: 'no_post' } })
    // Where it goes decides, whatever the form says that post costs.
    expect(await place({ country_code: 'IE', seen_cents: 1200, postage_cents: 0 })).toMatchObject({
      body: { message: 'changed' },
    })
    await site.database.query(`update public.store_zones set countries = '{*}' where 'US' = any (countries)`)
  })

  test('a product has six photographs at most, in the order staff gave them, and the first stands on cards', async () => {
    const [cap] = await site.database.query<{ id: string }>(`select id from public.store_products where slug = 'cap'`)
    const add = async (n: number) =>
      site.call('/rest/v1/store_pictures?select=id', {
        method: 'POST',
        as: staff,
        headers: { Prefer: 'return=representation' },
        body: { product_id: cap?.id, file: `${crypto.randomUUID()}.webp`, alt: { en: `View ${n}` } },
      })
    const added = await Promise.all(Array.from({ length: 7 }, (_, n) => add(n)))
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 201, 423])
    const views = async () => {
      const { body } = await site.rpc('store_product', { slug: 'cap' }, 'anon')
      return (body as { pictures: { id: string; image: string }[] }).pictures
    }
    const before = await views()
    const [first, second, ...rest] = before
    if (!first || !second) throw new Error('There are no pictures')
    const moveBy = (picture: string, step: number, as: Caller = staff) =>
      asStaff('move_store_picture', { picture, step }, as)
    expect(await moveBy(second.id, -1)).toBe(204)
    // There is nothing before the first.
    expect(await moveBy(second.id, -1)).toBe(204)
    expect(await views()).toEqual([second, first, ...rest])
    expect([await moveBy(second.id, 2), await moveBy(crypto.randomUUID(), 1)]).toEqual([400, 404])
    for (const as of [buyer, 'anon'] as Caller[]) expect([401, 403, 404]).toContain(await moveBy(second.id, 1, as))
    const { products } = (await site.rpc('store_page', {}, 'anon')).body as {
      products: { slug: string; image: string }[]
    }
    expect(products.find(({ slug }) => slug === 'cap')?.image).toBe(second.image)
    expect(products.find(({ slug }) => slug === 'mug')?.image).toBe('/art/promo.svg')
  })

  test('a code takes off what it says, of what it is for, while it counts; and nobody but the process tries one', async () => {
    const make = (row: object, as: Caller = staff) =>
      site.call('/rest/v1/discount_codes', { method: 'POST', as, body: { sold: 'store', ...row } })
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const codes = [
      { code: 'EID20', percent: 20 },
      { code: 'FIVER', cents: 500 },
      { code: 'HUGE1', cents: 5000 },
      { code: 'LEAST', percent: 10, least_cents: 3000 },
      { code: 'TODAY', percent: 10, first_day: day(0), last_day: day(0) },
      { code: 'EARLY', percent: 10, first_day: day(1) },
      { code: 'OVER1', percent: 10, last_day: day(-1) },
      { code: 'ENDED', percent: 10, active: false },
    ]
    for (const code of codes) expect((await make(code)).status, code.code).toBe(201)
    for (const wrong of [
      { percent: 20, cents: 500 },
      {},
      { percent: 91 },
      { cents: 0 },
      { percent: 10, first_day: day(1), last_day: day(0) },
      { percent: 10, plan_type: 'premium' },
    ])
      expect((await make({ code: 'WRONG', ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    const plan = { code: 'PLAN5', sold: 'plan', percent: 10 }
    expect((await make(plan)).status).toBe(403)
    expect((await make(plan, 'service')).status).toBe(201)
    for (const as of [buyer, 'anon'] as Caller[])
      expect([401, 403]).toContain((await make({ code: 'OWN50', percent: 50 }, as)).status)

    const quote = async (code: string, mugs: number, country = 'GB') => {
      const wanted = [{ sku: 'mug-one', quantity: mugs }]
      const args = { wanted, code, delivery: 'post', country }
      return (await site.rpc('quote_with_code', args, 'service')).body as Record<string, unknown>
    }
    const golden: [code: string, mugs: number, said: string | null, off: number, post: number, total: number][] = [
      ['eid-20', 1, 'taken', 240, 400, 1360],
      // Post is free from a sum that is paid, not from one that is taken off.
      ['EID20', 5, 'taken', 1200, 400, 5200],
      ['EID20', 6, 'taken', 1440, 0, 5760],
      ['FIVER', 1, 'taken', 500, 400, 1100],
      ['HUGE1', 1, 'taken', 1080, 400, 520],
      ['LEAST', 2, 'least', 0, 400, 2800],
      ['LEAST', 3, 'taken', 360, 400, 3640],
      ['TODAY', 1, 'taken', 120, 400, 1480],
      ['EARLY', 1, 'early', 0, 400, 1600],
      ['OVER1', 1, 'over', 0, 400, 1600],
      ['ENDED', 1, 'over', 0, 400, 1600],
      ['PLAN5', 1, 'unknown', 0, 400, 1600],
      ["' or 1=1", 1, 'unknown', 0, 400, 1600],
      [' ', 1, null, 0, 400, 1600],
    ]
    for (const [code, mugs, code_said, discount_cents, postage_cents, total_cents] of golden)
      expect(await quote(code, mugs), `${code} × ${mugs}`).toMatchObject({
        code_said,
        discount_cents,
        postage_cents,
        total_cents,
      })
    await site.database.query(`insert into public.tax_rates (country_code, name, percent) values ('IE', 'VAT', 20)`)
    expect(await quote('EID20', 1, 'IE')).toMatchObject({ tax_cents: 272, total_cents: 1632 })
    await site.database.query(`delete from public.tax_rates where country_code = 'IE'`)
    for (const as of ['anon', buyer, staff] as Caller[]) {
      const args = { wanted: [], code: 'EID20' }
      expect([401, 403, 404]).toContain((await site.rpc('quote_with_code', args, as)).status)
      expect((await site.rpc('store_quote', args, as)).status).toBe(404)
    }
  })

  test('a code stands on the order, its invoice and its credit note, and each person has it once', async () => {
    const code = 'eid20'
    for (const [wrong, message] of Object.entries({
      early: 'code_early',
      over1: 'code_over',
      none5: 'code_unknown',
      least: 'code_least',
    }))
      expect(await place({ code: wrong, seen_cents: 1600 }), wrong).toMatchObject({ status: 423, body: { message } })
    // The smaller sum without the code, the code without its sum, a discount of one's own.
    expect(await place({ seen_cents: 1360 })).toMatchObject({ body: { message: 'changed' } })
    for (const seen_cents of [1600, 1000])
      expect(await place({ code, seen_cents, discount_cents: 600 })).toMatchObject({ body: { message: 'changed' } })
    const id = await placed({ code, seen_cents: 1360 })
    expect(await find(id)).toMatchObject({
      code: 'EID20',
      goods_cents: 1200,
      discount_cents: 240,
      postage_cents: 400,
      total_cents: 1360,
    })
    expect(await place({ code, seen_cents: 1360 })).toMatchObject({ status: 423, body: { message: 'code_used' } })
    // What came to nothing gives it back.
    await site.rpc('withdraw_order', { ordered: id }, 'service')
    const again = await placed({ code, seen_cents: 1360 })
    expect(await asStaff('confirm_order_payment', { ordered: again })).toBe(204)
    expect(await asStaff('refund_order', { ordered: again, cents: 1361 })).toBe(423)
    // A part of the money gives nothing back of the code, all of it does.
    expect(await asStaff('refund_order', { ordered: again, cents: 360 })).toBe(204)
    expect(await place({ code, seen_cents: 1360 })).toMatchObject({ status: 423, body: { message: 'code_used' } })
    expect(await asStaff('refund_order', { ordered: again, cents: 1000 })).toBe(204)
    const papers = await site.database.query<{ total_cents: number; net_cents: number; lines: object[] }>(
      `select total_cents, net_cents, lines from public.invoices where store_order_id = $1 order by kind desc, total_cents desc`,
      [again],
    )
    expect(papers).toMatchObject([
      { total_cents: 1360, net_cents: 1360 },
      { total_cents: -360 },
      { total_cents: -1000 },
    ])
    const third = await placed({ code, seen_cents: 1360 })
    expect(await place({ code, seen_cents: 1360 })).toMatchObject({ status: 423, body: { message: 'code_used' } })
    expect(papers[0]?.lines).toContainEqual({ kind: 'discount', code: 'EID20', cents: -240 })
    const desk = (await site.rpc('store_code_desk', {}, staff)).body as {
      codes: { code: string; used: number; off_cents: number }[]
    }
    expect(desk.codes.find((each) => each.code === 'EID20')).toMatchObject({ used: 1, off_cents: 240 })
    await site.rpc('withdraw_order', { ordered: third }, 'service')
    for (const as of ['anon', buyer] as Caller[])
      expect([401, 403, 404]).toContain((await site.rpc('store_code_desk', {}, as)).status)
  })

  test('the last of a code goes to one of many at once, and an address nobody proved takes none', async () => {
    await site.database.query(
      `insert into public.discount_codes (code, sold, percent, most, once_each) values ('LAST1', 'store', 50, 1, false)`,
    )
    const half = { code: 'LAST1', seen_cents: 1000 }
    const guests = await Promise.all(
      ['l1@test.example', 'l2@test.example'].map((email) => placed({ ...half, ...guest(email) })),
    )
    const said = await Promise.all(guests.map(confirm))
    expect(said.map(({ status }) => status).toSorted()).toEqual([204, 423])
    expect(said.find(({ status }) => status === 423)?.body).toMatchObject({ message: 'code_gone' })
    await site.database.query(`update public.discount_codes set most = 2 where code = 'LAST1'`)
    await use('stripe')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => place({ ...half, ...guest(`card${n}@test.example`) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 423, 423, 423, 423, 423])
  })

  test('totals are the table’s: what was seen is compared, never taken; twice pressed is once ordered', async () => {
    for (const seen_cents of [1, 0, -5, 1599, '1600', null, undefined]) {
      const { status, body } = await place({ seen_cents, total_cents: 1, price_cents: 1 })
      expect([status, (body as { message: string }).message], String(seen_cents)).toEqual([423, 'changed'])
    }
    const key = crypto.randomUUID()
    const id = await placed({ key, lines: [{ sku: 'mug-one', quantity: 2, price_cents: 1 }], seen_cents: 2800 })
    expect(await placed({ key })).toBe(id)
    expect(await find(id)).toMatchObject({ status: 'new', total_cents: 2800, goods_cents: 2400, postage_cents: 400 })
    expect(await stockOf()).toBe(3)
    const quote = async (country: string, quantity: number) =>
      (await site.rpc('store_quote', { wanted: [{ sku: 'mug-one', quantity }], delivery: 'post', country }, 'anon'))
        .body
    expect(await quote('GB', 5)).toMatchObject({ postage_cents: 0, total_cents: 6000 })
    expect(await quote('FR', 1)).toMatchObject({ postage_cents: 900, total_cents: 2100 })
  })

  test.each([
    [{ lines: [] }, 'empty'],
    [{ lines: 'x' }, 'empty'],
    [{ lines: [{ sku: 'nothing', quantity: 1 }] }, 'empty'],
    [{ lines: [{ sku: 'mug-one', quantity: -1 }] }, 'empty'],
    [{ lines: [{ sku: 'mug-one', quantity: 6 }] }, 'sold_out'],
    [{ address: '' }, 'address'],
    [{ country_code: '' }, 'address'],
    [{ delivery: 'pickup', pickup: crypto.randomUUID() }, 'pickup'],
    [{ delivery: 'pickup', pickup: "' or true" }, 'pickup'],
  ])('%j is refused with its word', async (part, word) => {
    const { status, body } = await place(part)
    expect(status).toBeGreaterThanOrEqual(400)
    expect((body as { message: string }).message).toBe(word)
    expect(await stockOf()).toBe(5)
  })

  test('by card: held for fifteen minutes, released by the job, taken up again by money that comes late', async () => {
    await use('stripe')
    const id = await placed()
    const [held] = await site.database.query(
      `select held_until between now() + interval '14 minutes' and now() + interval '15 minutes' as held from public.store_orders
       where id = $1`,
      [id],
    )
    expect([held, await stockOf()]).toEqual([{ held: true }, 4])
    expect((await site.rpc('release_orders', {}, 'service')).body).toBe(0)
    expect(await lapse(id)).toBe(1)
    expect([(await find(id)).status, await stockOf()]).toEqual(['cancelled', 5])
    expect(await tell({ sale: id, payment: paid('pi_late') })).toBe('taken')
    expect([(await find(id)).status, await stockOf()]).toEqual(['paid', 4])

    // Nothing left: it stays cancelled, without an invoice, and staff see that money is to go back.
    await setStock(1)
    const lost = await placed()
    await lapse(lost)
    await setStock(0)
    expect(await tell({ sale: lost, payment: paid('pi_lost') })).toBe('taken')
    expect(await find(lost)).toMatchObject({ status: 'cancelled', invoices: [] })
    const list = (await site.rpc('list_orders', { max_results: 100 }, staff)).body as { orders: object[] }
    expect(list.orders).toContainEqual(expect.objectContaining({ id: lost, came_cents: 1600, back_cents: 0 }))
  })

  test('money is told once, in any order; too little, or of another currency, buys nothing', async () => {
    await use('stripe')
    const id = await placed()
    expect(await tell({ sale: id, payment: paid('pi_less', 1599) })).toBe('taken')
    expect(await tell({ sale: id, payment: paid('pi_other', 999_999, 'IDR') })).toBe('taken')
    expect((await find(id)).status).toBe('new')
    // A refund of which the payment is not known yet.
    expect(await tell({ sale: '', payment: { ref: 'pi_all', refunded_cents: 600 } })).toBe('unknown')
    for (let times = 0; times < 2; times++) expect(await tell({ sale: id, payment: paid('pi_all') })).toBe('taken')
    expect(await find(id)).toMatchObject({
      status: 'paid',
      invoices: [{ kind: 'invoice', status: 'paid' }, { kind: 'credit_note' }],
    })
    expect(await tell({ payment: { ref: 'pi_all', refunded_cents: 1600 } })).toBe('taken')
    expect(await tell({ payment: { ref: 'pi_less', refunded_cents: 1599 } })).toBe('taken')
    const order = await find(id)
    expect(order.status).toBe('refunded')
    expect(order.invoices.filter(({ kind }) => kind === 'credit_note')).toHaveLength(2)
    expect(await stockOf()).toBe(5)
    expect(await site.database.query('select from public.gift_payments')).toEqual([])
  })

  test('by transfer: an open invoice at once, staff say that it came, never about their own, and the steps are told', async () => {
    const id = await placed()
    const own = await placed({ user_id: staff.id, email: staff.email })
    expect((await find(id)).invoices).toMatchObject([{ kind: 'invoice', status: 'open' }])
    const confirm = (as: Caller, ordered = id) => asStaff('confirm_order_payment', { ordered }, as)
    for (const as of ['anon', buyer, stranger] as Caller[]) expect([401, 403]).toContain(await confirm(as))
    expect(await confirm(staff, own)).toBe(403)
    expect(await confirm(staff, crypto.randomUUID())).toBe(404)
    expect(await move(id, 'packed')).toBe(423)
    expect(await confirm(staff)).toBe(204)
    expect(await confirm(superadmin)).toBe(423)
    for (const step of ['ready', 'done', 'new', 'paid', 'refunded', 'cancelled', 'x'])
      expect(await move(id, step), step).toBe(423)
    for (const step of ['packed', 'sent', 'done']) expect(await move(id, step), step).toBe(204)
    expect((await find(id)).steps.map(({ status }) => status)).toEqual(['new', 'paid', 'packed', 'sent', 'done'])
    expect(await letters(id)).toEqual(['new', 'paid', 'packed', 'sent', 'done'])
    expect(await letters(id)).toEqual([])
    const refund = (cents: number, as: Caller = staff) => asStaff('refund_order', { ordered: id, cents }, as)
    for (const as of ['anon', buyer, stranger] as Caller[]) expect([401, 403]).toContain(await refund(1, as))
    for (const cents of [0, -5, 1601]) expect(await refund(cents)).toBe(423)
    // Two of staff at once give no more back than came.
    expect((await Promise.all([refund(1000), refund(1000, superadmin)])).toSorted()).toEqual([204, 423])
    expect((await find(id)).status).toBe('done')
    expect(await refund(600)).toBe(204)
    expect(await refund(1)).toBe(423)
    expect((await find(id)).status).toBe('refunded')
    // It had left the house: the shelf is not fuller for it.
    expect(await stockOf()).toBe(3)
  })

  test('with no provider: collected and paid at a mosque, nothing by post', async () => {
    await use('none')
    expect(((await place()).body as { message: string }).message).toBe('pickup_only')
    const id = await placed({ delivery: 'pickup', pickup: mosque, seen_cents: 1200 })
    expect(await find(id)).toMatchObject({ pickup: { name: 'Masjid' }, address: '', invoices: [] })
    for (const step of ['packed', 'ready']) expect(await move(id, step), step).toBe(204)
    expect(await move(id, 'done')).toBe(423)
    expect(await asStaff('confirm_order_payment', { ordered: id })).toBe(204)
    expect(await move(id, 'cancelled')).toBe(423)
    expect(await move(id, 'done')).toBe(204)
    expect((await find(id)).invoices).toMatchObject([{ status: 'paid' }])
    // What nobody collects goes back on the shelf.
    const left = await placed({ delivery: 'pickup', pickup: mosque, seen_cents: 1200 })
    expect(await move(left, 'packed')).toBe(204)
    expect(await move(left, 'cancelled')).toBe(204)
    expect(await stockOf()).toBe(4)
  })

  test('a buyer cancels what is not paid, its invoice is void, and the number is not given out again', async () => {
    const id = await placed()
    const [{ number = '' } = {}] = (await find(id)).invoices
    expect((await site.rpc('withdraw_order', { ordered: id }, 'service')).status).toBe(204)
    expect(await find(id)).toMatchObject({ status: 'cancelled', invoices: [] })
    expect((await site.rpc('withdraw_order', { ordered: id }, 'service')).status).toBe(423)
    expect(await stockOf()).toBe(5)
    const [next] = (await find(await placed())).invoices
    expect(Number(next?.number.slice(-5))).toBe(Number(number.slice(-5)) + 1)
  })

  test('no call forges a price, a stock, a state or money', async () => {
    const id = await placed()
    const before = await find(id)
    const writes: [table: string, query: string, body: object][] = [
      ['store_orders', `id=eq.${id}`, { status: 'paid', paid_at: '2026-11-16', total_cents: 1 }],
      [
        'store_order_lines',
        `order_id=eq.${id}`,
        { price_cents: 1, order_id: id, sku: 'x', title: {}, name: {}, quantity: 1 },
      ],
      ['store_order_steps', `order_id=eq.${id}`, { status: 'done', order_id: id, n: 9 }],
      [
        'store_payments',
        'ref=eq.x',
        { ref: 'x', order_id: id, amount_cents: 1600, currency: 'USD', paid_at: '2026-11-16' },
      ],
      ['invoices', `store_order_id=eq.${id}`, { status: 'paid' }],
    ]
    for (const as of ['anon', buyer, stranger, staff, superadmin] as Caller[]) {
      for (const [table, query, body] of writes)
        for (const method of ['POST', 'PATCH', 'DELETE']) {
          const { status } = await site.call(`/rest/v1/${table}?${query}`, { as, method, body })
          expect([401, 403], `${method} ${table}`).toContain(status)
        }
      for (const [name, args] of [
        ['place_order', { wanted: form() }],
        ['find_order', { ordered: id }],
        ['withdraw_order', { ordered: id }],
        ['release_orders', {}],
        ['take_order_letters', {}],
        [
          'record_payment_event',
          { event: { id: 'x', kind: 'x', made_at: '2026-11-16', sale: id, payment: paid('x') } },
        ],
      ] as const)
        expect([401, 403, 404], name).toContain((await site.rpc(name, args, as)).status)
    }
    for (const as of ['anon', buyer, stranger] as Caller[]) {
      for (const body of [{ price_cents: 1 }, { stock: 999 }])
        await site.call('/rest/v1/store_variants?sku=eq.mug-one', { as, method: 'PATCH', body })
      for (const step of ['packed', 'cancelled']) expect([401, 403]).toContain(await move(id, step, as))
      expect([401, 403]).toContain(await asStaff('list_orders', {}, as))
    }
    expect(await find(id)).toEqual(before)
    expect(
      await site.database.query(`select price_cents, stock from public.store_variants where sku = 'mug-one'`),
    ).toEqual([{ price_cents: 1200, stock: 4 }])
    expect((await site.call(`/rest/v1/store_orders?id=eq.${id}`, { as: stranger })).body).toEqual([])
    expect((await site.call(`/rest/v1/invoices?store_order_id=eq.${id}`, { as: stranger })).body).toEqual([])
  })

  test('stock changes by a difference: what buyers took meanwhile stays taken, and twice pressed is once counted', async () => {
    const [variant] = await site.database.query<{ id: string }>(
      `select id from public.store_variants where sku = 'mug-one'`,
    )
    const change = async (difference: unknown, key: unknown = crypto.randomUUID(), as: Caller = staff) => {
      const { status, body } = await site.rpc('change_stock', { variant: variant?.id, difference, key }, as)
      return [status, typeof body === 'number' ? body : (body as { message?: string } | null)?.message]
    }
    // Twelve orders and a delivery of ten at once: five and ten, less those who got one.
    const [delivered, ...orders] = await Promise.all([change(10), ...Array.from({ length: 12 }, () => place())])
    expect(delivered?.[0]).toBe(200)
    const sold = orders.filter(({ status }) => status === 200).length
    expect(sold).toBeGreaterThanOrEqual(5)
    expect(await stockOf()).toBe(15 - sold)

    const key = crypto.randomUUID()
    const before = (await stockOf()) ?? 0
    expect(await change(4, key)).toEqual([200, before + 4])
    expect(await change(4, key)).toEqual([200, before + 4])
    expect((await change(5, key))[0]).toBe(409)
    expect(await change(-(before + 5))).toEqual([423, 'too_few'])
    for (const wrong of [0, 100_001, -100_001, null]) expect((await change(wrong))[0], String(wrong)).toBe(400)
    expect((await change(1, null))[0]).toBe(400)
    for (const as of ['anon', buyer, stranger] as Caller[])
      expect([401, 403], 'not staff').toContain((await change(1, crypto.randomUUID(), as))[0])
    // Nor is it set past the function.
    for (const as of [staff, superadmin])
      expect(
        (await site.call('/rest/v1/store_variants?sku=eq.mug-one', { as, method: 'PATCH', body: { stock: 999 } }))
          .status,
      ).toBe(403)
    expect(await stockOf()).toBe(before + 4)

    const { body } = await site.rpc('store_desk', {}, staff)
    const { products } = body as { products: { slug: string; variants: { stock: number; held: number }[] }[] }
    const mug = products.find(({ slug }) => slug === 'mug')?.variants[0]
    expect(mug).toMatchObject({ stock: before + 4 })
    expect(mug?.held).toBeGreaterThanOrEqual(sold)
    const [logged] = await site.database.query<{ actor: string }>(
      `select actor::text as actor from public.audit_log where entity like '%store_stock_changes' and entity_id = $1`,
      [key],
    )
    expect(logged?.actor).toBe(staff.id)
  })

  test('things are retired, not deleted, and leave the store and every basket', async () => {
    for (const table of [
      'store_products?slug=eq.cap',
      'store_variants?sku=eq.cap-one',
      `store_pickup_points?place_id=eq.${mosque}`,
    ])
      expect((await site.call(`/rest/v1/${table}`, { as: superadmin, method: 'DELETE' })).status, table).toBe(403)
    const retire = (active: boolean) =>
      site.call('/rest/v1/store_products?slug=eq.cap', { as: staff, method: 'PATCH', body: { active } })
    const order = () => place({ lines: [{ sku: 'cap-one', quantity: 1 }], seen_cents: 2400 })
    expect((await retire(false)).status).toBe(204)
    expect((await site.rpc('store_product', { slug: 'cap' }, 'anon')).body).toBeNull()
    expect(await order()).toMatchObject({ body: { message: 'empty' } })
    expect((await retire(true)).status).toBe(204)
    expect((await order()).status).toBe(200)
    for (const as of ['anon', buyer] as Caller[])
      for (const name of ['store_desk', 'store_delivery_desk'])
        expect([401, 403], name).toContain((await site.rpc(name, {}, as)).status)
  })

  test('a mosque that became one with another goes on handing out orders', async () => {
    await site.database.script(
      `insert into public.mosque (source, source_id, name, city, country_code) values ('osm', 'store-two', 'Masjid Two', 'Hull', 'GB')`,
    )
    const [other] = await site.database.query<{ id: string }>(
      `select place_id as id from public.mosque where source_id = 'store-two'`,
    )
    const found = (await site.rpc('store_delivery_desk', { search: 'masjid two' }, staff)).body as { found: object[] }
    expect(found.found).toMatchObject([{ id: other?.id, city: 'Hull' }])
    await site.database.query(
      `insert into public.store_pickup_points (place_id, hours) values ($1, '{"en": "Saturday"}')`,
      [other?.id],
    )
    const [third] = await site.database.query<{ id: string }>(
      `insert into public.places (id, kind) values (gen_random_uuid(), 'mosque') returning id`,
    )
    await site.database.query(`insert into public.place_redirects (kind, old_id, new_id) values ('mosque', $1, $2)`, [
      other?.id,
      third?.id,
    ])
    expect(
      await site.database.query('select hours from public.store_pickup_points where place_id = any ($1)', [
        [other?.id, third?.id],
      ]),
    ).toEqual([{ hours: { en: 'Saturday' } }])
  })

  test.each(['none', 'manual', 'stripe'])('a stranger cannot empty the store by ordering: %s', async (provider) => {
    await use(provider)
    const pickup = { delivery: 'pickup', pickup: mosque, seen_cents: 6000 }
    const lines = [{ sku: 'mug-one', quantity: 5 }]
    // Another's confirmed account lends its address to nobody, nor an account its confirmation to another address.
    const strangers = [
      ...Array.from({ length: 8 }, (_, i) => guest(`nobody-${i}@test.example`)),
      guest(buyer.email),
      { user_id: stranger.id, email: buyer.email },
      { user_id: stranger.id, email: 'else@test.example' },
    ]
    for (const who of strangers) {
      const id = await placed({ ...pickup, lines, ...who })
      expect([await statusOf(id), (await find(id)).invoices]).toEqual(['unconfirmed', []])
    }
    expect(await stockOf()).toBe(5)
    // Whoever is known gets all of it, and staff see no other order.
    const id = await placed({ ...pickup, lines })
    expect([await statusOf(id), await stockOf()]).toEqual(['new', 0])
    const desk = async (state: string) =>
      (await site.rpc('list_orders', { state, max_results: 100 }, staff)).body as { orders: { status: string }[] }
    for (const state of ['open', 'waiting', 'over'])
      expect((await desk(state)).orders.filter(({ status }) => status === 'unconfirmed')).toEqual([])
  })

  test('a guest holds things by the link of the letter, once, while they are there, and for as long as it says', async () => {
    const id = await placed(guest('guest@test.example'))
    expect([await statusOf(id), await letters(id)]).toEqual(['unconfirmed', ['unconfirmed']])
    for (const times of [1, 2]) expect((await confirm(id)).status, String(times)).toBe(204)
    expect([await statusOf(id), await stockOf(), await letters(id)]).toEqual(['new', 4, ['new']])
    expect((await find(id)).invoices).toMatchObject([{ status: 'open' }])
    const late = await placed(guest('late@test.example'))
    await setStock(0)
    expect(await confirm(late)).toMatchObject({ status: 423, body: { message: 'sold_out' } })
    await setStock(5)
    await site.database.query(`update public.store_products set active = false where slug = 'mug'`)
    expect(await confirm(late)).toMatchObject({ status: 423, body: { message: 'sold_out' } })
    await site.database.query(`update public.store_products set active = true`)
    // Nobody confirmed it: it ends without a further letter, and the name on it is forgotten.
    await lapse(late)
    expect([await statusOf(late), await letters(late), (await confirm(late)).status]).toEqual(['cancelled', [], 423])
    await site.database.query(`update public.store_orders set created_at = now() - interval '8 days' where id = $1`, [
      late,
    ])
    await site.rpc('release_orders', {}, 'service')
    expect(await find(late)).toBeNull()
    expect((await confirm(crypto.randomUUID())).status).toBe(423)
    for (const as of ['anon', buyer, staff] as Caller[])
      expect([401, 403, 404]).toContain((await site.rpc('confirm_order', { ordered: id }, as)).status)
  })

  test('one address holds no more than the operator allows, and letters to one that nobody proved are few', async () => {
    await site.database.query('update public.store_variants set stock = 100')
    await site.rpc('set_store_most_held', { items: 6 }, 'service')
    const five = { lines: [{ sku: 'mug-one', quantity: 5 }], seen_cents: 6000 }
    const seven = { lines: [{ sku: 'mug-one', quantity: 7 }], seen_cents: 8400 }
    expect(await place({ ...seven, ...guest('greedy@test.example') })).toMatchObject({
      status: 429,
      body: { message: 'too_many_held' },
    })
    const both = [
      await placed({ ...five, ...guest('two@test.example') }),
      await placed({ ...five, ...guest('two@test.example') }),
    ]
    expect((await Promise.all(both.map(confirm))).map(({ status }) => status).toSorted()).toEqual([204, 429])
    expect(await stockOf()).toBe(95)
    await site.rpc('set_store_most_held', { items: 30 }, 'service')
    for (let times = 0; times < 5; times++) await placed(guest('many@test.example'))
    expect(await place(guest('Many@test.example '))).toMatchObject({
      status: 429,
      body: { message: 'too_many_letters' },
    })
    // That locks nobody out of an account.
    for (let times = 0; times < 5; times++) await placed(guest(buyer.email))
    expect((await place(guest(buyer.email))).status).toBe(429)
    expect((await place()).status).toBe(200)
  })

  test('whoever has a form’s key and an address is not the buyer: no order of another is shown', async () => {
    const key = crypto.randomUUID()
    const victim = guest('victim@test.example')
    const [id, again] = await Promise.all([placed({ key, ...victim }), placed({ key, ...victim })])
    expect(again).toBe(id)
    const other = await placed({ key, ...victim, visitor: 'b'.repeat(64) })
    expect(other).not.toBe(id)
    // Two who share a key by mishap each get their own.
    expect((await place({ key, ...guest('second@test.example'), visitor: 'c'.repeat(64) })).status).toBe(200)
    for (const visitor of [undefined, null, '', 'x', "' or true"])
      expect((await place({ key: crypto.randomUUID(), visitor })).status).toBe(400)
    expect(await find(id)).not.toHaveProperty('visitor')
  })

  test('paid by card without an account: the money takes the things, and goes back where they were gone', async () => {
    await use('stripe')
    await setStock(1)
    const [one, two] = [await placed(guest('one@test.example')), await placed(guest('two-cards@test.example'))]
    expect(await letters(one)).toEqual([])
    expect(await tell({ sale: two, payment: paid('pi_first') })).toBe('taken')
    expect(await tell({ sale: one, payment: paid('pi_second') })).toBe('taken')
    expect([await statusOf(two), await statusOf(one), await stockOf()]).toEqual(['paid', 'cancelled', 0])
    expect(await find(one)).toMatchObject({ cancelled_by: 'stock', invoices: [] })
    expect(await letters(one)).toEqual(['cancelled'])
    const due = async () =>
      ((await site.rpc('orders_to_refund', {}, 'service')).body as { sale: string; ref: string }[]).filter(
        ({ sale }) => sale === one,
      )
    expect(await due()).toEqual([{ sale: one, ref: 'pi_second' }])
    const returned: string[] = []
    const payments = {
      refund: async (ref: string) => {
        returned.push(ref)
        return { id: `call:${ref}`, kind: 'call', made_at: '2026-11-16', payment: { ref, refunded_cents: 1600 } }
      },
    } as Partial<PaymentProvider> as PaymentProvider
    const service = serviceClient(site.backend)
    for (let times = 0; times < 2; times++)
      await returnPayments.run({ service, payments, log: () => {} } as Partial<JobContext> as JobContext)
    expect(returned.filter((ref) => ref === 'pi_second')).toHaveLength(1)
    expect([await due(), await statusOf(one), await stockOf()]).toEqual([[], 'cancelled', 0])
    for (const as of ['anon', buyer, staff] as Caller[])
      expect([401, 403, 404]).toContain((await site.rpc('orders_to_refund', {}, as)).status)
  })

  test('no sample is sold where real money is taken, and none is handed out at a sample mosque', async () => {
    await site.database.script(
      `insert into public.mosque (source, source_id, name, city, country_code) values ('osm', 'sample', 'Sample', 'Leeds', 'GB');
       insert into public.store_pickup_points (place_id, hours, is_sample)
         select place_id, '{"en": "Friday"}', true from public.mosque where source_id = 'sample';
       insert into public.store_products (slug, title, text, image, is_sample)
         values ('sample-mat', '{"en": "Mat"}', '{"en": "A sample."}', '/art/promo.svg', true);
       insert into public.store_variants (product_id, sku, name, price_cents, stock)
         select id, slug, '{"en": "Blue"}', 1200, 5 from public.store_products where is_sample`,
    )
    const [point] = await site.database.query<{ id: string }>(
      'select place_id as id from public.store_pickup_points where is_sample',
    )
    const sample = { lines: [{ sku: 'sample-mat', quantity: 1 }] }
    const collected = { delivery: 'pickup', pickup: point?.id, seen_cents: 1200 }
    const shown = async () => {
      const { products } = (await site.rpc('store_page', {}, 'anon')).body as {
        products: { slug: string; is_for_show: boolean }[]
      }
      const { points } = (await site.rpc('store_delivery', {}, 'anon')).body as { points: { id: string }[] }
      const { is_there } = (await site.rpc('store_quote', { wanted: sample.lines }, 'anon')).body as {
        is_there: boolean
      }
      return [
        products.find(({ slug }) => slug === 'sample-mat')?.is_for_show,
        points.some(({ id }) => id === point?.id),
        is_there,
      ]
    }
    for (const provider of ['manual', 'stripe']) {
      await use(provider)
      expect(await shown(), provider).toEqual([true, false, false])
      for (const who of [{}, guest('real@test.example')]) {
        expect(await place({ ...sample, ...who })).toMatchObject({ body: { message: 'sample_only' } })
        expect(await place({ ...collected, ...who })).toMatchObject({ body: { message: 'pickup' } })
      }
    }
    // Ordered while nothing was taken, confirmed when it is.
    await use('none')
    expect(await shown()).toEqual([false, true, true])
    const before = await placed({ ...sample, ...collected, ...guest('before@test.example') })
    await use('manual')
    expect(await confirm(before)).toMatchObject({ body: { message: 'sold_out' } })
  })
})
