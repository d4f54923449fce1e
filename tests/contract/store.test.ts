// The store at the socket, with mail over real SMTP and payment by transfer: who holds something, and who is shown an order.
import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '#app/i18n/messages/en.ts'
import { linkIn, openMailbox } from '#tests/fixtures/mailbox.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

const { merchstore: words } = en
const CHECKOUT = '/merchstore/checkout?delivery=post&country=GB'

let site: RunningSite
let mailbox: Awaited<ReturnType<typeof openMailbox>>

const asService = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}
const stock = async () => (await asService<{ stock: number }[]>('/rest/v1/store_variants?sku=eq.mug'))[0]?.stock
const text = async (address: string | URL, cookie = '') =>
  (await fetch(address, { headers: cookie ? { cookie } : {} })).text()

/** Someone's browser at the checkout: its cookies and the key of its form. */
async function openCheckout() {
  const cart = 'mahalla_cart=mug.1'
  const answer = await fetch(site.url + CHECKOUT, { headers: { cookie: cart } })
  const page = await answer.text()
  const cookie = [cart, ...answer.headers.getSetCookie().map((line) => line.split(';')[0])].join('; ')
  return {
    cookie,
    key: /name="key" value="([0-9a-f-]{36})"/.exec(page)?.[1] ?? '',
    caching: answer.headers.get('cache-control'),
  }
}
const order = (cookie: string, key: string, email: string, parts: Record<string, string> = {}) =>
  postForm(
    site.url + CHECKOUT,
    { key, seen: '1600', name: 'Maryam', email, address: '1 High Street\nLeeds LS1', ...parts },
    cookie,
  )
const linkOf = (answer: Response) => `${site.url}${answer.headers.get('location')}`

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startSite({ SMTP_URL: mailbox.url, PAYMENTS: 'manual', INVOICE_ACCOUNT: 'IBAN GB00' })
  const product = { slug: 'mug', title: { en: 'Mug' }, text: { en: 'For tea.' }, image: '/art/promo.svg' }
  const [made] = await asService<{ id: string }[]>('/rest/v1/store_products', product)
  const variant = { product_id: made?.id, sku: 'mug', name: { en: 'Green' }, price_cents: 1200, stock: 5 }
  await asService('/rest/v1/store_variants', variant)
  await asService('/rest/v1/store_zones', { name: { en: 'United Kingdom' }, countries: ['GB'], cents: 400 })
})
afterAll(async () => {
  await site?.stop()
  await mailbox?.close()
})

test('with another’s form key and address a stranger is not shown their order', async () => {
  const [victim, stranger] = [await openCheckout(), await openCheckout()]
  expect(victim.caching).toContain('no-store')
  expect(stranger.key).not.toBe(victim.key)
  const email = 'victim@example.com'
  // Pressed twice at once is one order, and both presses show it.
  const [one, two] = await Promise.all([
    order(victim.cookie, victim.key, email),
    order(victim.cookie, victim.key, email),
  ])
  expect([one.status, linkOf(one)]).toEqual([302, linkOf(two)])
  const forged = await order(stranger.cookie, victim.key, email)
  expect(linkOf(forged)).not.toBe(linkOf(one))
  const theirs = await text(linkOf(one))
  const reference = /S-[0-9A-F]{10}/.exec(theirs)?.[0] ?? ''
  expect(await text(linkOf(forged))).not.toContain(reference)
  // Nor without the secret that comes with the form.
  expect((await order('mahalla_cart=mug.1', victim.key, email)).status).toBe(400)
  // Whoever typed an address has not proved it: what the browser was given confirms nothing.
  expect((await postForm(linkOf(one), { intent: 'confirm' })).status).toBe(404)
  expect(await stock()).toBe(5)
})

test('a guest confirms by the mailed link, in two taps and no earlier, and then is told where to pay', async () => {
  const { cookie, key } = await openCheckout()
  const email = 'guest@example.com'
  const placed = await order(cookie, key, email)
  expect(await text(linkOf(placed))).toContain(words.order.mailed(email))
  const link = linkIn(await mailbox.find(email, 'confirm your order'), '/merchstore/orders/')
  // Programs that open links in mail confirm nothing.
  expect(await text(link)).toContain(words.order.confirm)
  expect(await stock()).toBe(5)
  for (const times of [1, 2]) expect((await postForm(link, { intent: 'confirm' })).status, String(times)).toBe(302)
  expect(await stock()).toBe(4)
  expect(await text(link)).toContain('IBAN GB00')
  await mailbox.find(email, 'IBAN GB00')
})

test('the 11th customer behind one network orders, also after many were refused', async () => {
  for (let customer = 0; customer < 12; customer++) {
    const { cookie, key } = await openCheckout()
    expect((await order(cookie, key, `c${customer}@example.com`, { seen: '1' })).status).toBe(409)
    expect((await order(cookie, key, `c${customer}@example.com`)).status).toBe(302)
  }
  expect(await stock()).toBe(4)
})

const CART = '/merchstore/cart'
const baskets = (cookie: string, parts: Record<string, string>) => postForm(site.url + CART, parts, cookie)
const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

test('a code typed in the basket makes the sum smaller; no form that was tampered with makes it smaller than that', async () => {
  await asService('/rest/v1/discount_codes', { code: 'HALF1', sold: 'store', percent: 50 })
  const cart = 'mahalla_cart=mug.1'
  const wrong = await baskets(cart, { intent: 'code', code: 'HALF2' })
  expect([wrong.status, cookieOf(wrong, 'mahalla_code')]).toEqual([400, ''])
  expect(await wrong.text()).toContain(words.errors.codeUnknown)
  const right = await baskets(cart, { intent: 'code', code: 'half-1' })
  const code = cookieOf(right, 'mahalla_code')
  expect([right.status, code]).toEqual([302, 'mahalla_code=HALF1'])
  const page = await text(`${site.url}${CART}?country=GB`, `${cart}; ${code}`)
  for (const sum of ['-$6.00', '$4.00', '$10.00']) expect(page).toContain(sum)
  expect(await text(`${site.url}${CART}?country=FR`, cart)).toContain(words.sending.notThere('France'))

  const { cookie, key } = await openCheckout()
  const email = 'coded@example.com'
  const tampered = { discount_cents: '1200', code: 'HALF1', postage_cents: '0', total_cents: '1', goods_cents: '1' }
  // Sums of one's own, the discount without its code, the code without its sum.
  for (const [jar, seen] of [
    [cookie, '1'],
    [cookie, '1000'],
    [`${cookie}; ${code}`, '1600'],
    [`${cookie}; ${code}`, '400'],
  ] as const)
    expect([seen, (await order(jar, key, email, { ...tampered, seen })).status]).toEqual([seen, 409])
  const forged = await order(`${cookie}; mahalla_code=FREE99`, key, email, { seen: '400' })
  expect(await forged.text()).toContain(words.errors.codeUnknown)
  // The address says where it goes and what that costs, whatever the form says.
  const abroad = await postForm(
    `${site.url}/merchstore/checkout?delivery=post&country=FR`,
    { key, seen: '600', name: 'Maryam', email, address: '1 High Street\nLeeds LS1', country: 'GB', country_code: 'GB' },
    `${cookie}; ${code}`,
  )
  expect(await abroad.text()).toContain(words.errors.noPost)
  expect(await asService<object[]>(`/rest/v1/store_orders?email=eq.${email}`)).toEqual([])
  const placed = await order(`${cookie}; ${code}`, key, email, { ...tampered, seen: '1000' })
  expect(placed.status).toBe(302)
  expect(cookieOf(placed, 'mahalla_code')).toBe('mahalla_code=')
  expect(await asService<object[]>(`/rest/v1/store_orders?email=eq.${email}`)).toMatchObject([
    { code: 'HALF1', goods_cents: 1200, discount_cents: 600, postage_cents: 400, total_cents: 1000 },
  ])
})

test('whoever tries many codes is told of none any more, also not by the cookie or at the checkout', async () => {
  const cart = 'mahalla_cart=mug.1'
  let last = await baskets(cart, { intent: 'code', code: 'GUESS0' })
  for (let n = 1; n < 40 && last.status === 400; n++) last = await baskets(cart, { intent: 'code', code: `GUESS${n}` })
  expect(last.status).toBe(429)
  expect((await baskets(cart, { intent: 'code', code: 'HALF1' })).status).toBe(429)
  expect(await text(site.url + CART, `${cart}; mahalla_code=HALF1`)).not.toContain('-$6.00')
  const { cookie, key } = await openCheckout()
  const parts = { seen: '1000' }
  expect((await order(`${cookie}; mahalla_code=HALF1`, key, 'guess@example.com', parts)).status).toBe(429)
  // Who has no code orders as before.
  expect((await order(cookie, key, 'guess@example.com')).status).toBe(302)
})

test('a store with samples only says that it is not open, and sells none', async () => {
  for (const table of ['store_products', 'store_variants'])
    await fetch(`${site.url}/rest/v1/${table}?active=is.true`, {
      method: 'PATCH',
      headers: {
        apikey: site.serviceRoleKey,
        Authorization: `Bearer ${site.serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(table === 'store_products' ? { is_sample: true } : { stock: 2 }),
    })
  await expect.poll(() => text(`${site.url}/merchstore`)).toContain(words.notOpen)
  const page = await text(`${site.url}/merchstore/mug`)
  expect(page).toContain(words.forShow)
  expect(page).not.toContain(words.product.add)
  expect(page).not.toContain(words.left(2))
  expect(await text(`${site.url}/merchstore/cart`, 'mahalla_cart=mug.1')).toContain(words.basket.forShow)
  const answer = await order(
    `mahalla_cart=mug.1; mahalla_buyer=${'c'.repeat(43)}`,
    crypto.randomUUID(),
    'x@example.com',
  )
  expect(answer.headers.get('location')).toBe('/merchstore/cart')
  expect(await asService<object[]>('/rest/v1/store_orders?email=eq.x@example.com')).toEqual([])
})
