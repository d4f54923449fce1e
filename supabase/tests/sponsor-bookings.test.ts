// Bands that owners book: paid before they are read, read before they are shown, alone in their town, and what is refused goes back.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import { returnPayments } from '#server/jobs/keep-orders.ts'
import type { JobContext } from '#server/jobs/schedule.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const LEEDS = { name: 'Leeds, United Kingdom', lat: 53.8, lng: -1.55 }
const BRADFORD = { name: 'Bradford, United Kingdom', lat: 53.79, lng: -1.75 }
const PARIS = { name: 'Paris, France', lat: 48.86, lng: 2.35 }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let other: Person
  let staff: Person
  let n = 0
  const shops = new Map<Person, { account: string; place: string }>()

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    other = await site.signUp('other')
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
    await site.database.query(
      `update public.sponsor_placements set monthly_cents = 30000 where id in ('banner', 'directory')`,
    )
    for (const person of [owner, other, staff]) {
      await site.database.query(
        `with a as (insert into public.business_accounts (owner_id, name) values ($1, 'Bakery') returning id)
         insert into public.businesses (name, city, country_code, status, owner_id, business_account_id)
         select 'Bakery ' || left($1::text, 8), 'Leeds', 'GB', 'published', $1::uuid, id from a`,
        [person.id],
      )
      const [row] = await site.database.query<{ account: string; place: string }>(
        'select business_account_id as account, place_id as place from public.businesses where owner_id = $1',
        [person.id],
      )
      if (row) shops.set(person, row)
    }
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      `delete from public.notifications; update public.sponsor_bookings set status = 'cancelled', cancelled_by = 'owner';
       update public.sponsor_bookings set created_at = now() - interval '2 days';
       update public.sponsor_payments set refunded_cents = amount_cents; update public.promotions set status = 'ended'`,
    )
    await use('stripe')
  })

  const use = (provider: string) => site.rpc('set_payment_provider', { provider }, 'service')
  const wish = (person: Person, parts: object = {}) => ({
    business_id: shops.get(person)?.account,
    place: shops.get(person)?.place,
    placement: 'banner',
    town: LEEDS,
    starts_on: inDays(3),
    ends_on: inDays(12),
    language: 'fr',
    title: 'Du pain comme chez soi',
    body: 'Chaque matin dès six heures, près de la gare.',
    seen_cents: 10000,
    ...parts,
  })
  const book = (parts: object = {}, person = owner, as: Caller = person) =>
    site.rpc('book_sponsorship', wish(person, parts), as)
  const booked = async (parts: object = {}, person = owner) => {
    const { body, status } = await book(parts, person)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { booking: string; invoice?: string }
  }
  const tell = async (event: object) => {
    const whole = { id: `evt_band_${++n}`, kind: 'test', made_at: '2026-11-16', ...event }
    return (await site.rpc('record_payment_event', { event: whole }, 'service')).body
  }
  const pay = (sale: string, ref = `pi_${sale}`) =>
    tell({ sale, payment: { ref, amount_cents: 10000, currency: 'usd', paid_at: new Date().toISOString() } })
  const decide = (booking: string, accept: boolean, note = '', as: Caller = staff) =>
    site.rpc('decide_sponsorship', { booking, accept, note }, as)
  const find = async (booking: string) => {
    const args = { business_id: shops.get(owner)?.account, booking }
    const { body } = await site.rpc('own_sponsorships', args, owner)
    return (body as { status: string; cancelled_by: string | null; invoices: { kind: string }[]; days: object[] }[])[0]
  }
  const stateOf = async (booking: string) => (await find(booking))?.status
  const shownAt = async (town: { lat: number; lng: number }) =>
    (await site.rpc('promotion_at', { placement: 'home', language: 'en', lat: town.lat, lng: town.lng }, 'anon'))
      .body as {
      slug: string
      is_paid: boolean
      title: Record<string, string>
    } | null

  test('the price is the table’s, by the day, and what was seen is compared', async () => {
    const args = { business_id: shops.get(owner)?.account, placement: 'banner', town: LEEDS, country: 'GB', days: 10 }
    const { body } = await site.rpc('sponsor_offer', args, owner)
    expect(body).toMatchObject({
      way: 'stripe',
      placements: [{ id: 'banner', monthly_cents: 30000 }, { id: 'directory' }],
      places: [{ id: shops.get(owner)?.place, photos: [] }],
      quote: { price_cents: 10000, total_cents: 10000, currency: 'USD' },
      reach: { page_views: null, country_views: null, seen_a_day: null },
      taken: [],
    })
    expect((await site.rpc('sponsor_offer', args, other)).status).toBe(403)
    expect(await book({ seen_cents: 1 })).toMatchObject({ status: 423, body: { message: 'changed' } })
  })

  test.each([
    ['somebody else’s account', { business_id: 'theirs' }, 403],
    ['somebody else’s listing', { place: 'theirs' }, 400],
    ['a place on the site that is not sold this way', { placement: 'lead' }, 423],
    ['tomorrow, unread', { starts_on: inDays(1), ends_on: inDays(10) }, 400],
    ['less than a week', { ends_on: inDays(5), seen_cents: 3000 }, 400],
    ['nowhere', { town: { name: 'Nowhere' } }, 400],
    ['a photo of another place', { photo: crypto.randomUUID() }, 400],
  ])('nobody books %s', async (_what, parts, status) => {
    const theirs = shops.get(other)
    const own = Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [
        name,
        value !== 'theirs' ? value : name === 'place' ? theirs?.place : theirs?.account,
      ]),
    )
    expect((await book(own)).status).toBe(status)
  })

  test('a sample is never sponsored', async () => {
    const place = shops.get(owner)?.place
    await site.database.query('update public.business_unified set is_sample = true where id = $1', [place])
    expect((await book()).body).toMatchObject({ message: 'place' })
    await site.database.query('update public.business_unified set is_sample = false where id = $1', [place])
  })

  test('money, then staff, then the band; nobody decides about their own', async () => {
    const { booking } = await booked()
    expect((await decide(booking, true)).status).toBe(423)
    expect(await shownAt(LEEDS)).toBeNull()
    await pay(booking)
    await pay(booking)
    expect(await stateOf(booking)).toBe('review')
    expect((await decide(booking, true, '', owner)).status).toBe(403)
    const own = (await booked({ placement: 'directory' }, staff)).booking
    await pay(own)
    expect((await decide(own, true)).body).toMatchObject({ message: 'own_account' })
    expect((await decide(booking, true)).status).toBe(204)
    expect(await stateOf(booking)).toBe('booked')
    expect(await shownAt(LEEDS)).toBeNull()
    await site.database.query(`update public.promotions set starts_at = now() - interval '1 hour' where is_paid`)
    await site.database.query(
      `insert into public.promotions (slug, title, body, cta_label, href, status, weight)
       values ('house', '{"en": "Ours"}', '{"en": "Ours"}', '{"en": "Go"}', '/help', 'live', 100)`,
    )
    expect(await shownAt(LEEDS)).toMatchObject({ is_paid: true, title: { en: 'Du pain comme chez soi' } })
    expect(await shownAt(PARIS)).toMatchObject({ slug: 'house', is_paid: false })
    expect((await find(booking))?.invoices).toMatchObject([{ kind: 'invoice' }])
    const told = await site.database.query(
      `select facts ->> 'what' as what from public.notifications where kind = 'sponsorship'`,
    )
    expect(told).toEqual([{ what: 'booked' }])
    await site.database.query(`delete from public.promotions where slug = 'house'`)
  })

  test('its owner reads how often it was seen, and nobody else does', async () => {
    const { booking } = await booked()
    await pay(booking)
    await decide(booking, true)
    await site.database.query(
      `insert into public.promo_days (day, promotion, placement, impressions, clicks)
       select private.today(), p.slug, 'home', 120, 7 from public.promotions as p
       join public.sponsor_bookings as b on b.promotion_id = p.id where b.id = $1`,
      [booking],
    )
    expect((await find(booking))?.days).toMatchObject([{ impressions: 120, clicks: 7 }])
    const args = { business_id: shops.get(owner)?.account }
    expect((await site.rpc('own_sponsorships', args, other)).status).toBe(403)
    const near = { ...args, placement: 'banner', town: BRADFORD, country: 'GB' }
    expect((await site.rpc('sponsor_offer', near, owner)).body).toMatchObject({ reach: { seen_a_day: 120 } })
    await site.database.query('delete from public.promo_days')
  })

  test('a town is one band’s: neighbours and the same days are refused, other days and towns are not', async () => {
    await pay((await booked()).booking)
    const of = (parts: object) => book(parts, other).then(({ status }) => status)
    expect(await book({ town: BRADFORD }, other)).toMatchObject({ status: 423, body: { message: 'taken' } })
    expect(await of({ starts_on: inDays(12), ends_on: inDays(21) })).toBe(423)
    expect(await of({ starts_on: inDays(13), ends_on: inDays(22) })).toBe(200)
    expect(await of({ placement: 'directory' })).toBe(200)
    expect(await of({ town: PARIS, starts_on: inDays(3) })).toBe(200)
  })

  test('money after the days had gone to somebody else goes back', async () => {
    const { booking: late } = await booked()
    await site.database.query(
      `update public.sponsor_bookings set held_until = now() - interval '1 minute' where id = $1`,
      [late],
    )
    await pay((await booked({}, other)).booking)
    await pay(late)
    expect(await find(late)).toMatchObject({ status: 'cancelled', cancelled_by: 'taken' })
    expect((await site.rpc('orders_to_refund', {}, 'service')).body).toEqual([{ sale: late, ref: `pi_${late}` }])
  })

  test('what is refused goes back by itself, with a reason and a credit note', async () => {
    const { booking } = await booked()
    await pay(booking)
    expect((await decide(booking, false)).body).toMatchObject({ message: 'note' })
    expect((await decide(booking, false, 'It speaks of interest.')).status).toBe(204)
    const returned: string[] = []
    const refund = async (ref: string) => {
      returned.push(ref)
      return { id: `call:${ref}`, kind: 'call', made_at: '2026-11-16', payment: { ref, refunded_cents: 10000 } }
    }
    const job = () =>
      returnPayments.run({
        service: serviceClient(site.backend),
        payments: { refund } as Partial<PaymentProvider> as PaymentProvider,
        log: () => {},
      } as Partial<JobContext> as JobContext)
    await job()
    await job()
    expect(returned).toEqual([`pi_${booking}`])
    expect((await find(booking))?.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(await stateOf(booking)).toBe('refused')
  })

  test('a bank that took the money back before it was told of takes the band down', async () => {
    const { booking } = await booked()
    await tell({ gift: '', payment: { ref: `pi_${booking}`, refunded_cents: 10000 } })
    await pay(booking)
    expect(await find(booking)).toMatchObject({ status: 'cancelled', cancelled_by: 'money' })
  })

  test('an owner takes it back before its first day, never after', async () => {
    const { booking } = await booked()
    await pay(booking)
    await decide(booking, true)
    const cancel = (as: Caller) => site.rpc('cancel_sponsorship', { booking }, as).then(({ status }) => status)
    expect(await cancel(other)).toBe(404)
    await site.database.query('update public.sponsor_bookings set starts_on = private.today() where id = $1', [booking])
    expect(await cancel(owner)).toBe(423)
    await site.database.query('update public.sponsor_bookings set starts_on = private.today() + 1 where id = $1', [
      booking,
    ])
    expect(await cancel(owner)).toBe(204)
    const [shown] = await site.database.query<{ status: string }>(
      'select p.status from public.promotions as p join public.sponsor_bookings as b on b.promotion_id = p.id where b.id = $1',
      [booking],
    )
    expect(shown?.status).toBe('ended')
  })

  test('by transfer: an invoice at once, staff say that it came and that it went back', async () => {
    await use('manual')
    const { booking, invoice } = await booked()
    const confirm = (as: Caller, refund_cents?: number) =>
      site.rpc('confirm_transfer', { invoice, ...(refund_cents && { refund_cents }) }, as).then(({ status }) => status)
    const { body } = await site.rpc('find_invoices', { state: 'waiting' }, staff)
    expect(body).toMatchObject({ total: 1, invoices: [{ id: invoice, provider: 'manual', placement: 'banner' }] })
    expect(await confirm(owner)).toBe(403)
    expect(await confirm(staff)).toBe(204)
    expect(await confirm(staff)).toBe(423)
    expect(await stateOf(booking)).toBe('review')
    await decide(booking, false, 'Not for us.')
    expect(await confirm(staff, 10001)).toBe(423)
    expect(await confirm(staff, 10000)).toBe(204)
    expect((await find(booking))?.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  })

  test('only the process is told what to charge', async () => {
    const { booking } = await booked()
    for (const as of ['anon', owner, staff] as const)
      expect((await site.rpc('sponsorship_to_pay', { booking }, as)).status).toBeGreaterThan(400)
    const { body } = await site.rpc('sponsorship_to_pay', { booking }, 'service')
    expect(body).toMatchObject({ id: booking, total_cents: 10000, email: owner.email })
  })

  test('a band that was approved late has all its days', async () => {
    const { booking } = await booked()
    await pay(booking)
    await site.database.query(
      'update public.sponsor_bookings set starts_on = private.today() - 2, ends_on = private.today() + 7 where id = $1',
      [booking],
    )
    await decide(booking, true)
    expect(await find(booking)).toMatchObject({ starts_on: inDays(0), ends_on: inDays(9) })
  })
})
