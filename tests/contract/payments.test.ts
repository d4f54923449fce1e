// Payments by card, at the socket: a service that answers like Stripe, events signed as Stripe signs them, and events that
// are not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bands } from '#app/i18n/messages/en/bands.ts'
import { errors } from '#app/i18n/messages/en/errors.ts'
import { income } from '#app/i18n/messages/en/income.ts'
import { sponsorship as sponsors } from '#app/i18n/messages/en/sponsorship.ts'
import { type SiteKeyJwk, siteKeyOf } from '#server/backend/site-key.ts'
import { giftCode } from '#server/payments/gifts.ts'
import { orderCode } from '#server/payments/orders.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import {
  agreementObject,
  CONNECT_SECRET,
  merchantObject,
  openStripeService,
  paidInvoice,
  sendEvent,
  signEvent,
  stripeEvent,
} from '#tests/fixtures/stripe.ts'

const PASSWORD = 'Right-1-password'
const MINUTE = 60_000

let stripe: Awaited<ReturnType<typeof openStripeService>>
let site: RunningSite
let cookie = ''
let account = ''
let owner = ''

const serviceHeaders = () => ({
  apikey: site.serviceRoleKey,
  Authorization: `Bearer ${site.serviceRoleKey}`,
  'Content-Type': 'application/json',
})
const asService = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...serviceHeaders(), Prefer: 'return=representation' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}
const planNow = async () => {
  const [row] = await asService<{ plan_type: string; auto_renew: boolean; cancelled_at: string | null }[]>(
    `/rest/v1/memberships?business_id=eq.${account}`,
  )
  return row
}
const choose = (form: Record<string, string>) => postForm(`${site.url}/packages`, form, cookie)
/** The step before: what it says, and what its button sends. */
const look = async (plan: string, cycle = 'monthly') => {
  const answer = await fetch(`${site.url}/packages?plan=${plan}&cycle=${cycle}`, { headers: { cookie } })
  const page = (await answer.text()).replaceAll('&quot;', '"')
  const seen = /name="seen" value="(\{[^}]*\})"/.exec(page)?.[1] ?? ''
  return { page, form: { intent: 'choose', plan, cycle, seen } }
}
/** Everything the provider was asked for that moves money. */
const charges = () => stripe.asked.filter(({ method, path }) => method === 'POST' && path !== '/v1/coupons').length
const outcomeOf = async (answer: Response) => ((await answer.json()) as { outcome: string }).outcome
const orderIn = (address: string | null) => address?.split('/').at(-1) ?? ''

beforeAll(async () => {
  stripe = await openStripeService()
  site = await startSite(stripe.env)
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await asService<{ id: string }>('/auth/v1/admin/users', {
    email,
    password: PASSWORD,
    email_confirm: true,
  })
  owner = id
  const [opened] = await asService<{ id: string }[]>('/rest/v1/business_accounts', { owner_id: id, name: 'Shop' })
  account = opened?.id ?? ''
  await asService('/rest/v1/rpc/set_membership_plan', { business_id: account, plan_type: 'basic' })
  const signedIn = await postForm(`${site.url}/login`, { identifier: email, password: PASSWORD })
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  await site?.stop()
  await stripe?.close()
})

test('an owner is sent to pay the table’s price, and has the plan only once it is paid', async () => {
  const { page, form } = await look('premium')
  expect(page).toContain('Continue and pay $19.99')
  for (const seen of ['', '{}', form.seen.replace('1999', '1')]) {
    const answer = await choose({ ...form, seen })
    expect([400, 409], seen).toContain(answer.status)
  }
  expect(charges()).toBe(0)
  const away = await choose({ ...form, price: '1', unit_amount: '1' })
  const address = away.headers.get('location')
  expect(address).toContain(`${stripe.url}/pay/`)
  const session = stripe.asked.find(({ path }) => path === '/v1/checkout/sessions')
  expect(session?.body.get('line_items[0][price_data][unit_amount]')).toBe('1999')
  expect(session?.body.get('line_items[0][price_data][currency]')).toBe('usd')
  // Codes of the provider’s own are typed on its page; who reckons the tax is the operator’s choice.
  expect(session?.body.get('allow_promotion_codes')).toBe('true')
  expect(session?.body.has('automatic_tax[enabled]')).toBe(false)
  expect(await planNow()).toMatchObject({ plan_type: 'basic' })

  const order = orderIn(address)
  stripe.know('sub_1', order)
  const body = stripeEvent('invoice.paid', paidInvoice(order))
  for (const forged of [
    signEvent(body, 'whsec_other'),
    signEvent(`${body} `),
    signEvent(body, undefined, Date.now() - 10 * MINUTE),
    't=1,v1=00',
    '',
  ])
    expect((await sendEvent(site.url, body, forged)).status, forged).toBe(400)
  expect(await planNow()).toMatchObject({ plan_type: 'basic' })

  expect(
    await outcomeOf(await sendEvent(site.url, stripeEvent('customer.subscription.created', agreementObject(order)))),
  ).toBe('taken')
  expect(await outcomeOf(await sendEvent(site.url, body))).toBe('taken')
  expect(await outcomeOf(await sendEvent(site.url, body))).toBe('seen')
  expect(await planNow()).toMatchObject({ plan_type: 'premium', auto_renew: true })
  const invoices = await asService<object[]>(`/rest/v1/invoices?business_id=eq.${account}`)
  expect(invoices).toMatchObject([{ status: 'paid', total_cents: 1999 }])
})

test('no card on file is charged without its sum and a yes, and the sum shown is the sum asked for', async () => {
  const before = charges()
  const { page, form } = await look('enterprise')
  // The price less the days that were paid for.
  const { today_cents: today } = JSON.parse(form.seen) as { today_cents: number }
  expect(today).toBe(3999 - 1999)
  expect(page).toContain('Yes, pay $20.00')
  expect(page).toMatch(/visa[^0-9]*4242/)
  const priced = (enterprise: number) =>
    fetch(`${site.url}/rest/v1/plans?plan_type=eq.enterprise`, {
      method: 'PATCH',
      headers: {
        apikey: site.serviceRoleKey,
        Authorization: `Bearer ${site.serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ monthly_cents: enterprise }),
    })
  // The price rises between the look and the yes.
  await priced(4999)
  const refused = await choose(form)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('has changed in the meantime')
  await priced(3999)
  expect(charges()).toBe(before)
  const asked = await choose(form)
  expect(asked.headers.get('location')).toBe('/packages?note=changing')
  const change = stripe.asked.findLast(({ method, path }) => method === 'POST' && path === '/v1/subscriptions/sub_1')
  expect(change?.body.get('proration_behavior')).toBe('none')
  const sum = ['items[0][price_data][unit_amount]', 'add_invoice_items[0][price_data][unit_amount]']
    .map((name) => Number(change?.body.get(name)))
    .reduce((one, other) => one + other)
  expect(sum).toBe(today)
  expect(await planNow()).toMatchObject({ plan_type: 'premium' })
  const order = change?.body.get('metadata[order]') ?? ''
  await sendEvent(site.url, stripeEvent('invoice.paid', paidInvoice(order, { id: 'in_2', cents: today })))
  expect(await planNow()).toMatchObject({ plan_type: 'enterprise' })

  expect((await choose({ intent: 'cancel' })).headers.get('location')).toBe('/packages?note=cancelled')
  const cancel = stripe.asked.findLast(({ path }) => path === '/v1/subscriptions/sub_1')
  expect(cancel?.body.get('cancel_at_period_end')).toBe('true')
  expect(await planNow()).toMatchObject({ plan_type: 'enterprise', auto_renew: false })
  const again = await look('enterprise')
  expect(again.page).toContain('Nothing is charged')
  expect((await choose(again.form)).headers.get('location')).toBe('/packages?note=resumed')
  expect(await planNow()).toMatchObject({ auto_renew: true, cancelled_at: null })
  expect(await (await fetch(`${site.url}/packages?left=1`, { headers: { cookie } })).text()).toContain(
    'You left the payment page',
  )
  expect((await choose({ intent: 'portal' })).headers.get('location')).toBe(`${stripe.url}/portal/cus_1`)
})

test('a refund takes the plan; what is not ours is answered and ignored', async () => {
  const refund = (intent: string, cents: number) =>
    sendEvent(
      site.url,
      stripeEvent('charge.refunded', { object: 'charge', payment_intent: intent, amount_refunded: cents }),
    )
  await refund('pi_2', 2000)
  expect(await planNow()).toMatchObject({ plan_type: 'premium' })
  await refund('pi_1', 1999)
  expect(await planNow()).toMatchObject({ plan_type: 'basic' })
  // The plan is over, and the page says what came back and that the card would be charged again.
  const page = await (await fetch(`${site.url}/packages`, { headers: { cookie } })).text()
  expect(page).toContain('We sent back $19.99')
  expect(page).toContain('your card would be charged again')
  expect(await outcomeOf(await sendEvent(site.url, stripeEvent('product.created', { object: 'product' })))).toBe(
    'ignored',
  )
  expect(
    await outcomeOf(
      await sendEvent(site.url, stripeEvent('invoice.paid', paidInvoice(crypto.randomUUID(), { id: 'in_9' }))),
    ),
  ).toBe('unknown')
})

test('a gift is paid at the provider, counts by its signed event alone, and stops by the link of its receipt', async () => {
  const given = async () => (await asService<object[]>('/rest/v1/gift_payments')).length
  const give = (cycle: string) =>
    postForm(`${site.url}/fr/donate`, {
      purpose: 'running',
      cycle,
      sum: 'other',
      other: '12,50',
      email: 'g@example.com',
    })
  expect((await postForm(`${site.url}/donate`, { purpose: 'running', cycle: 'once', sum: '0' })).status).toBe(400)

  const gift = orderIn((await give('once')).headers.get('location'))
  const session = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.body
  expect(session?.get('mode')).toBe('payment')
  expect(session?.get('line_items[0][price_data][unit_amount]')).toBe('1250')
  expect(session?.get('payment_intent_data[metadata][gift]')).toBe(gift)
  expect((await fetch(`${site.url}/donate?given=1`)).status).toBe(200)
  const paid = stripeEvent('payment_intent.succeeded', {
    object: 'payment_intent',
    id: 'pi_gift',
    amount_received: 1250,
    currency: 'usd',
    metadata: { gift },
  })
  expect((await sendEvent(site.url, paid, signEvent(paid, 'whsec_other'))).status).toBe(400)
  expect(await given()).toBe(0)
  expect(await outcomeOf(await sendEvent(site.url, paid))).toBe('taken')
  expect(await outcomeOf(await sendEvent(site.url, paid))).toBe('seen')
  expect(await given()).toBe(1)
  expect(await planNow()).toMatchObject({ plan_type: 'basic' })

  const monthly = orderIn((await give('monthly')).headers.get('location'))
  stripe.know('sub_gift', '')
  const agreement = { ...agreementObject(''), id: 'sub_gift', metadata: { gift: monthly } }
  expect(await outcomeOf(await sendEvent(site.url, stripeEvent('customer.subscription.created', agreement)))).toBe(
    'taken',
  )
  for (const code of [monthly, 'x', 'a'.repeat(107)]) {
    expect((await fetch(`${site.url}/donate/stop/${code}`)).status, code).toBe(404)
    const posted = await postForm(`${site.url}/donate/stop/${code}`, {})
    expect(posted.status, code).toBe(404)
    expect(await posted.text()).toContain(errors.notFound.title)
    for (const intent of ['confirm', 'cancel', 'pay'])
      expect((await postForm(`${site.url}/merchstore/orders/${code}`, { intent })).status, intent).toBe(404)
  }
  const key = siteKeyOf(await asService<SiteKeyJwk>('/rest/v1/rpc/badge_key', { candidate: {} }))
  const stop = `${site.url}/donate/stop/${giftCode(key, monthly)}`
  expect(await (await fetch(stop)).text()).toContain('$12.50')
  expect((await postForm(stop, {})).status).toBe(302)
  const cancel = stripe.asked.findLast(({ path }) => path === '/v1/subscriptions/sub_gift')
  expect(cancel?.body.get('cancel_at_period_end')).toBe('true')
  expect(await (await fetch(stop)).text()).toContain('Nothing more will be charged')
})

test('an order is paid at the table’s price, by its signed event alone; forged baskets and forms change nothing', async () => {
  const product = { slug: 'mug', title: { en: 'Mug' }, text: { en: 'For tea.' }, image: '/art/promo.svg' }
  const [{ id: product_id } = { id: '' }] = await asService<{ id: string }[]>('/rest/v1/store_products', product)
  await asService('/rest/v1/store_variants', {
    product_id,
    sku: 'mug',
    name: { en: 'Green' },
    price_cents: 1200,
    stock: 2,
  })
  await asService('/rest/v1/store_zones', { name: { en: 'United Kingdom' }, countries: ['GB'], cents: 400 })
  const order = (form: Record<string, string>, jar = '') =>
    postForm(
      `${site.url}/merchstore/checkout?delivery=post&country=GB`,
      {
        key: crypto.randomUUID(),
        seen: '1600',
        name: 'Maryam',
        email: `${crypto.randomUUID()}@example.com`,
        address: '1 High Street\nLeeds',
        price_cents: '1',
        total_cents: '1',
        status: 'paid',
        ...form,
      },
      `mahalla_cart=mug.1; mahalla_buyer=${'b'.repeat(43)}${jar}`,
    )
  expect((await order({ seen: '1' })).status).toBe(409)
  expect((await order({ address: '' })).status).toBe(400)
  expect(await asService<object[]>('/rest/v1/store_orders')).toEqual([])
  const sale = orderIn((await order({})).headers.get('location'))
  const session = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.body
  expect(session?.get('line_items[0][price_data][unit_amount]')).toBe('1200')
  expect(session?.get('line_items[1][price_data][unit_amount]')).toBe('400')
  expect(session?.get('payment_intent_data[metadata][sale]')).toBe(sale)

  const key = siteKeyOf(await asService<SiteKeyJwk>('/rest/v1/rpc/badge_key', { candidate: {} }))
  const link = `${site.url}/merchstore/orders/${orderCode(key, sale)}`
  const stateOf = async () => (await asService<{ status: string }[]>(`/rest/v1/store_orders?id=eq.${sale}`))[0]?.status
  expect(await (await fetch(`${link}?paid=1`)).text()).toContain('waiting for word')
  // Another's purpose, a bare id and a number open nothing.
  for (const code of [giftCode(key, sale), sale, 'S-0000000000'])
    expect((await fetch(`${site.url}/merchstore/orders/${code}`)).status).toBe(404)
  const paid = stripeEvent('payment_intent.succeeded', {
    object: 'payment_intent',
    id: 'pi_sale',
    amount_received: 1600,
    currency: 'usd',
    metadata: { sale },
  })
  expect((await sendEvent(site.url, paid, signEvent(paid, 'whsec_other'))).status).toBe(400)
  expect(await stateOf()).toBe('unconfirmed')
  expect(await outcomeOf(await sendEvent(site.url, paid))).toBe('taken')
  expect(await outcomeOf(await sendEvent(site.url, paid))).toBe('seen')
  expect(await stateOf()).toBe('paid')
  expect((await postForm(link, { intent: 'cancel' })).status).toBe(409)
  const [invoice] = await asService<{ id: string; number: string }[]>(`/rest/v1/invoices?store_order_id=eq.${sale}`)
  const sheet = await fetch(`${link}/${invoice?.id}`)
  expect(await sheet.text()).toContain(invoice?.number)
  const refund = { object: 'charge', payment_intent: 'pi_sale', amount_refunded: 1600, metadata: { sale } }
  expect(await outcomeOf(await sendEvent(site.url, stripeEvent('charge.refunded', refund)))).toBe('taken')
  expect(await stateOf()).toBe('refunded')

  // The provider knows no line below zero: with a code all things are one line.
  await asService('/rest/v1/discount_codes', { code: 'QUARTER', sold: 'store', percent: 25 })
  expect((await order({ seen: '1600' }, '; mahalla_code=QUARTER')).status).toBe(409)
  expect((await order({ seen: '1300' }, '; mahalla_code=QUARTER')).status).toBe(302)
  const smaller = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.body
  expect([0, 1, 2].map((n) => smaller?.get(`line_items[${n}][price_data][unit_amount]`) ?? null)).toEqual([
    '900',
    '400',
    null,
  ])
  expect(smaller?.get('line_items[0][price_data][product_data][name]')).toBe('1 × Mug · Green')
})

test('an owner books a band: real price, words, the provider’s page, and only its signed event has it read', async () => {
  const path = '/dashboard/sponsorship/new'
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const read = async (to: string) => (await fetch(site.url + to, { headers: { cookie } })).text()
  expect(await read(path)).toContain(bands.closed)
  const prices = { method: 'PATCH', headers: serviceHeaders(), body: JSON.stringify({ monthly_cents: 30000 }) }
  expect((await fetch(`${site.url}/rest/v1/sponsor_placements?id=eq.banner`, prices)).ok).toBe(true)
  expect(await read(path)).toContain(bands.noPlace)
  const [account_row] = await asService<{ owner_id: string }[]>(`/rest/v1/business_accounts?id=eq.${account}`)
  const listing = {
    owner_id: account_row?.owner_id,
    business_account_id: account,
    name: 'Band bakery',
    status: 'published',
  }
  await asService('/rest/v1/businesses', { ...listing, city: 'Leeds', country_code: 'GB' })
  const [row] = await asService<{ place_id: string }[]>(`/rest/v1/businesses?business_account_id=eq.${account}`)
  const where = {
    place: row?.place_id ?? '',
    placement: 'banner',
    town: 'Leeds, United Kingdom',
    starts_on: at(3),
    ends_on: at(12),
  }
  const page = await read(`${path}?${new URLSearchParams(where)}`)
  for (const words of [bands.pay('$100.00'), bands.notKnown, bands.reach('Leeds, United Kingdom')])
    expect(page).toContain(words)
  expect(await read(`${path}?${new URLSearchParams({ ...where, town: 'Nowhereville' })}`)).toContain(bands.errors.town)
  const words = { language: 'en', title: 'Warm bread', body: 'Every morning from six.', photo: '' }
  const post = (parts: object) => postForm(site.url + path, { ...where, ...words, seen: '10000', ...parts }, cookie)
  expect((await post({ seen: '1' })).status).toBe(409)
  for (const wrong of [{ place: crypto.randomUUID() }, { placement: 'lead' }, { title: 'x' }])
    expect((await post(wrong)).status).toBe(400)
  const sent = await post({})
  expect(sent.headers.get('location')).toContain('/pay/')
  const session = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.body
  const sale = session?.get('payment_intent_data[metadata][sale]') ?? ''
  expect(session?.get('line_items[0][price_data][unit_amount]')).toBe('10000')
  expect(session?.get('success_url')).toContain(`/dashboard/sponsorship/${sale}?paid=1`)
  expect(await read(`/dashboard/sponsorship/${sale}`)).toContain(bands.payNow('$100.00'))
  const money = { id: 'pi_band', amount_received: 10000, currency: 'usd', metadata: { sale } }
  const paid = stripeEvent('payment_intent.succeeded', { object: 'payment_intent', ...money })
  expect((await sendEvent(site.url, paid, signEvent(paid, 'whsec_other'))).status).toBe(400)
  expect(await outcomeOf(await sendEvent(site.url, paid))).toBe('taken')
  expect(await outcomeOf(await sendEvent(site.url, paid))).toBe('seen')
  const own = await read(`/dashboard/sponsorship/${sale}`)
  expect(own).toContain(bands.explained.review)
  const [invoice] = await asService<{ id: string }[]>(`/rest/v1/invoices?booking_id=eq.${sale}`)
  expect(await read(`/dashboard/invoices/${invoice?.id}`)).toContain('Leeds, United Kingdom')
  expect((await postForm(`${site.url}/dashboard/sponsorship/${sale}`, { intent: 'cancel' }, cookie)).status).toBe(302)
  expect(await read(`/dashboard/sponsorship/${sale}`)).toContain(bands.goesBack('$100.00'))
  expect(await asService('/rest/v1/rpc/orders_to_refund', {})).toEqual([{ sale, ref: 'pi_band' }])
})

test('the page about money says what is set up here: the table’s prices, cards, gifts, the share of affiliates', async () => {
  const read = async () => (await fetch(`${site.url}/how-we-make-money`)).text()
  const page = await read()
  for (const words of ['$19.99', '$199.90', '$39.99', '$399.90', income.payments.stripe, income.giving.stripe])
    expect(page).toContain(words)
  expect(page).toContain(income.affiliatesText('20%'))
  await fetch(`${site.url}/rest/v1/affiliate_terms?id=is.true`, {
    method: 'PATCH',
    headers: serviceHeaders(),
    body: JSON.stringify({ percent: 25 }),
  })
  await expect.poll(read).toContain(income.affiliatesText('25%'))
})

test('/sales is the page of sponsorship, and search engines are told one address', async () => {
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll('/sales', '/sponsorship')
  const [sponsorship, sales] = await Promise.all(
    ['/sponsorship', '/sales'].map(async (path) => (await fetch(site.url + path)).text()),
  )
  expect(main(sales ?? '')).toBe(main(sponsorship ?? ''))
  for (const html of [sponsorship, sales]) {
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/sponsorship"/)
    for (const words of [sponsors.offered, sponsors.reach, sponsors.ask]) expect(html).toContain(words)
  }
})

test.each([
  { name: '', email: 'a@b.example', placement: 'lead', message: 'We would like to help you.' },
  { name: 'Noor', email: 'nobody', placement: 'lead', message: 'We would like to help you.' },
  { name: 'Noor', email: 'a@b.example', placement: 'free', message: 'We would like to help you.' },
  { name: 'Noor', email: 'a@b.example', placement: 'lead', message: 'x' },
])('an enquiry that says too little is not sent, and keeps what was typed: %j', async (form) => {
  const count = async () => (await asService<object[]>('/rest/v1/contact_messages?select=id')).length
  const before = await count()
  const answer = await postForm(`${site.url}/sponsorship`, form)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(form.message)
  expect(await count()).toBe(before)
})

test('a gift to a campaign goes into its own account, and what happens there counts for nothing else', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 24 * 60 * MINUTE).toISOString().slice(0, 10)
  const row = async (table: string, values: object) =>
    (await asService<{ id: string }[]>(`/rest/v1/${table}`, values))[0]?.id
  const group_id = await row('giving_groups', {
    ...{ user_id: owner, name: 'Street Kitchen', about: 'We cook for neighbours every Friday.', state: 'confirmed' },
  })
  const campaign = await row('contributions', {
    ...{ section: 'giving-back', slug: 'warm-meals', author_id: owner, title: 'Warm meals', language: 'en' },
    ...{ body: 'We cook for whoever knocks, every Friday evening.', state: 'published', category: 'food' },
    published_at: new Date().toISOString(),
  })
  await row('campaigns', {
    ...{ contribution_id: campaign, group_id, story: 'We cook.', goal: 1000, currency: 'GBP' },
    ...{ starts_on: day(-1), ends_on: day(30) },
  })
  const page = `${site.url}/community/giving-back/warm-meals`
  const act = (intent: string, fields: Record<string, string> = {}, as = '') =>
    postForm(page, { intent, ...fields }, as)
  const other = `${crypto.randomUUID()}@example.com`
  await asService('/auth/v1/admin/users', { email: other, password: PASSWORD, email_confirm: true })
  const signedIn = await postForm(`${site.url}/login`, { identifier: other, password: PASSWORD })
  const giver = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const give = (amount: string) => act('give', { amount }, giver)
  const facts = async () =>
    (await asService<{ given: number; gifts_count: number }[]>(`/rest/v1/campaigns?contribution_id=eq.${campaign}`))[0]

  expect((await act('connect')).headers.get('location')).toContain('/login')
  expect((await act('give', { amount: '25' })).headers.get('location')).toContain('/login')
  expect((await give('25')).status).toBe(409)
  const away = (await act('connect', {}, cookie)).headers.get('location')
  const merchant = /\/portal\/(acct_\w+)$/.exec(away ?? '')?.[1] ?? ''
  expect(merchant).not.toBe('')
  expect(stripe.asked.findLast(({ path }) => path === '/v1/accounts')?.body.get('type')).toBe('standard')
  const link = stripe.asked.findLast(({ path }) => path === '/v1/account_links')
  expect(link?.body.get('return_url')).toBe(`${page}?card=1`)
  // Back at the page, the provider is asked how far the account is; then our team looks at it.
  const back = await fetch(`${page}?card=1`, { headers: { cookie }, redirect: 'manual' })
  expect(back.headers.get('location')).toContain('/community/giving-back/warm-meals#desk')
  expect(await (await fetch(page, { headers: { cookie } })).text()).toContain('Our team is checking that it’s yours')
  expect((await give('25')).status).toBe(409)
  await fetch(`${site.url}/rest/v1/campaign_accounts?contribution_id=eq.${campaign}`, {
    ...{ method: 'PATCH', headers: serviceHeaders(), body: JSON.stringify({ state: 'confirmed' }) },
  })
  expect(await (await fetch(page)).text()).toContain('Street Kitchen')

  expect((await give('2000')).status).toBe(400)
  const gift = orderIn((await give('25')).headers.get('location'))
  const session = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')
  expect(session?.account).toBe(merchant)
  expect(session?.body.get('line_items[0][price_data][unit_amount]')).toBe('2500')
  expect(session?.body.get('line_items[0][price_data][currency]')).toBe('gbp')
  expect([...(session?.body.keys() ?? [])].filter((key) => /fee|transfer|on_behalf/.test(key))).toEqual([])

  const intent = (parts: object = {}, metadata: object = { campaign_gift: gift }) => ({
    ...{ object: 'payment_intent', id: 'pi_meal', amount_received: 2500, currency: 'gbp', metadata, ...parts },
  })
  const connected = (object: object, parts: object = {}) =>
    stripeEvent('payment_intent.succeeded', object, { account: merchant, ...parts })
  const send = async (body: string, secret = CONNECT_SECRET) => {
    const answer = await sendEvent(site.url, body, signEvent(body, secret))
    return answer.ok ? outcomeOf(answer) : answer.status
  }
  // Not signed, of a trial mode that is not ours, of another account, and of our own account with the other secret.
  expect(await send(connected(intent()), 'whsec_other')).toBe(400)
  expect(await send(connected(intent(), { livemode: true }))).toBe('ignored')
  expect(await send(connected(intent(), { account: 'acct_other' }))).toBe('unknown')
  expect(await send(stripeEvent('payment_intent.succeeded', intent()))).toBe(400)
  const order = crypto.randomUUID()
  for (const metadata of [{ gift: order }, { sale: order }, { order }])
    expect(await send(connected(intent({}, metadata)))).toBe('ignored')
  expect(await send(stripeEvent('invoice.paid', paidInvoice(order), { account: merchant }))).toBe('ignored')
  expect(await facts()).toMatchObject({ given: 0, gifts_count: 0 })

  const paid = connected(intent())
  expect([await send(paid), await send(paid)]).toEqual(['taken', 'seen'])
  expect(await facts()).toMatchObject({ given: 25, gifts_count: 1 })
  expect(await (await fetch(`${page}?given=1`)).text()).toContain('came as 1 gift by card')
  const refund = {
    object: 'charge',
    payment_intent: 'pi_meal',
    amount_refunded: 2500,
    metadata: { campaign_gift: gift },
  }
  expect(await send(stripeEvent('charge.refunded', refund, { account: merchant }))).toBe('taken')
  expect(await facts()).toMatchObject({ given: 0, gifts_count: 0 })

  // The account is closed over there: nobody is sent to pay any more.
  expect(await send(stripeEvent('account.updated', merchantObject(merchant), { account: merchant }))).toBe('taken')
  expect((await give('25')).status).toBe(409)
})

test('when the provider is away the owner is told, and nothing begins', async () => {
  await stripe.close()
  const answer = await choose((await look('premium', 'annual')).form)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Nothing was charged')
  expect(await planNow()).toMatchObject({ plan_type: 'basic' })
})
