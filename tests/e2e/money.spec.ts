// Money, as people meet it: from the trial to a paid plan and back, an affiliate from the click to the payout, a partner's
// badge on somebody else's page, a gift. The site takes cards through a service on loopback that answers like Stripe; its
// events are signed like Stripe's.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { openStripeService, paidInvoice, sendEvent, stripeEvent } from '#tests/fixtures/stripe.ts'
import { expect, hydrated, newMark, test, violationsOn, withoutPopup } from './site-test.ts'

const PASSWORD = 'Right-1-password'
const words = en.packages
const DAY = 86_400_000

let stripe: Awaited<ReturnType<typeof openStripeService>>
let site: RunningSite

test.beforeAll(async () => {
  stripe = await openStripeService()
  site = await startSite(stripe.env)
})
test.afterAll(async () => {
  await site?.stop()
  await stripe?.close()
})
// A gift of less than nothing is refused on the way.
test.use({ refusalsExpected: true })
test.beforeEach(({ page }) => withoutPopup(page))

async function ask<T>(path: string, body?: object): Promise<T> {
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
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${text}`)
  return (text ? JSON.parse(text) : null) as T
}

/** Someone with a session in this browser: an owner with a business account, or a member with a role. */
async function arrive(page: Page, as: 'owner' | 'member' | 'staff' | 'superadmin') {
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await ask<{ id: string }>('/auth/v1/admin/users', { email, password: PASSWORD, email_confirm: true })
  if (as === 'owner') {
    const [account] = await ask<{ id: string }[]>('/rest/v1/business_accounts', { owner_id: id, name: 'Shop' })
    await ask('/rest/v1/rpc/set_membership_plan', { business_id: account?.id, plan_type: 'basic' })
  } else if (as !== 'member') await ask('/rest/v1/user_roles', { user_id: id, role: as })
  const form = { identifier: email, password: PASSWORD }
  await page.request.post(`${site.url}/login`, { form, maxRedirects: 0, headers: { Origin: site.url } })
  return { id, email }
}

async function see(page: Page, path: string) {
  await page.goto(site.url + path)
  await hydrated(page)
}

async function payFor(page: Page, plan: string, { cents, days }: { cents: number; days: number }) {
  await page.getByRole('link', { name: words.buttons.start(plan), exact: true }).click()
  const sum = `$${(cents / 100).toFixed(2)}`
  await page.getByRole('button', { name: words.agreement.goPay(sum), exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Loopback payments' })).toBeVisible()
  const order = page.url().split('/').at(-1) ?? ''
  const id = `in_${newMark()}`
  const answer = await sendEvent(site.url, stripeEvent('invoice.paid', paidInvoice(order, { id, cents, days })))
  expect(await answer.json()).toEqual({ outcome: 'taken' })
}

test('trial, upgrade, invoice, cancelled in two taps, and back to basic by the clock', async ({ page }) => {
  const owner = await arrive(page, 'owner')
  await see(page, '/packages')
  await page.getByRole('button', { name: words.trial.start }).click()
  await expect(page.getByText(words.notes.trial)).toBeVisible()

  // During the trial nothing is charged, and its days stay.
  await page.getByRole('link', { name: words.buttons.start('Rizq'), exact: true }).click()
  await expect(page.getByText(words.agreement.nothing)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.agreement.giveCard, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Loopback payments' })).toBeVisible()
  const session = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')
  const until = Number(session?.body.get('subscription_data[trial_end]')) * 1000
  expect(Math.round((until - Date.now()) / DAY)).toBeGreaterThanOrEqual(29)
  await see(page, '/packages?left=1')
  await expect(page.getByText(words.notes.left)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.present.trial })).toBeVisible()

  const [account] = await ask<{ id: string }[]>(`/rest/v1/business_accounts?owner_id=eq.${owner.id}`)
  await ask('/rest/v1/rpc/set_membership_plan', { business_id: account?.id, plan_type: 'basic' })
  await see(page, '/packages')
  await payFor(page, 'Rizq', { cents: 1999, days: 30 })
  await see(page, '/packages?paid=1')
  await expect(page.getByRole('heading', { name: words.present.title('Rizq') })).toBeVisible()

  await page.getByRole('link', { name: words.present.invoices }).click()
  await page.getByRole('link', { name: /^Open: INV-/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-\d{4}-\d{5}$/ })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await see(page, '/packages')
  await page.getByRole('link', { name: words.present.cancel, exact: true }).click()
  await page.getByRole('button', { name: words.present.yesCancel }).click()
  await expect(page.getByText(words.notes.cancelled)).toBeVisible()

  await ask('/rest/v1/rpc/expire_memberships', { today: new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10) })
  await see(page, '/packages')
  await expect(page.getByRole('heading', { name: words.present.title('Barakah') })).toBeVisible()
})

test('an affiliate, from the application over the click to the payout', async ({ page, browser }) => {
  await see(page, '/affiliates')
  await page.getByLabel(en.affiliates.about).fill('I write to three hundred families in East London.')
  await page.getByRole('button', { name: en.affiliates.send }).click()
  // What was typed before signing in is sent afterwards.
  await expect(page.getByText(en.auth.wish.reasons.affiliate)).toBeVisible()
  const affiliate = await arrive(page, 'member')
  await see(page, '/wish')
  await expect(page.getByText(en.affiliates.sent)).toBeVisible()

  const desk = await browser.newPage()
  await withoutPopup(desk)
  await arrive(desk, 'superadmin')
  await see(desk, '/dashboard/staff/money/affiliates')
  await desk.getByRole('button', { name: en.money.affiliates.approve }).click()
  await expect(desk.getByText(en.money.said.approved)).toBeVisible()
  const [row] = await ask<{ code: string }[]>(`/rest/v1/affiliates?user_id=eq.${affiliate.id}&select=code`)

  const visitor = await browser.newPage()
  await withoutPopup(visitor)
  await see(visitor, `/r/${row?.code}`)
  await expect(visitor).toHaveURL(`${site.url}/packages`)
  await arrive(visitor, 'owner')
  await see(visitor, '/packages?cycle=annual')
  await payFor(visitor, 'Rizq', { cents: 19990, days: 365 })
  await visitor.close()

  const account = en.affiliates.desk.account
  await see(page, '/dashboard/affiliate')
  await page.getByLabel(account.method).selectOption('bank')
  await page.getByLabel(account.holder).fill('Amina Khan')
  await page.getByLabel(account.account).fill('GB82 WEST 1234 5698 7654 32')
  await page.getByRole('button', { name: account.save }).click()
  await expect(page.getByText(account.saved)).toBeVisible()

  await see(desk, '/dashboard/staff/money/payouts')
  await expect(desk.getByText(en.money.payouts.nothing)).toBeVisible()
  await expect
    .poll(() =>
      ask<number>('/rest/v1/rpc/make_payouts', { today: new Date(Date.now() + 31 * DAY).toISOString().slice(0, 10) }),
    )
    .toBe(1)
  await see(desk, '/dashboard/staff/money/payouts')
  await expect(desk.getByText('$39.98')).toBeVisible()
  expect(await violationsOn(desk)).toEqual([])
  const file = await desk.request.get(`${site.url}/dashboard/staff/money/payouts.csv`)
  expect(await file.text()).toContain(`${affiliate.email},39.98,USD`)
  await desk.close()

  await see(page, '/dashboard/affiliate')
  await expect(page.getByText('$39.98').first()).toBeVisible()
  const month = page.getByRole('table', { name: en.affiliates.desk.funnel }).getByRole('row').last()
  await expect(month.getByRole('cell')).toHaveText(['1', '1', '1'])
})

test('a partner’s badge on a foreign page leads to its check, and says so when it is withdrawn', async ({
  page,
  browser,
}) => {
  await arrive(page, 'member')
  await see(page, '/partners')
  const fields = en.partners.fields
  await page.getByLabel(fields.name).fill('Noor Relief Trust')
  await page.getByLabel(fields.website).fill('https://noor.example')
  await page.getByLabel(fields.logo).fill(`https://${new URL(site.url).host}/logo.png`)
  await page.getByLabel(fields.about).fill('Relief and schooling for families.')
  await page.getByLabel(fields.contactName).fill('Noor')
  await page.getByRole('button', { name: en.partners.send }).click()
  await expect(page.getByText(en.partners.sent)).toBeVisible()

  const desk = await browser.newPage()
  await withoutPopup(desk)
  await arrive(desk, 'staff')
  await see(desk, '/dashboard/staff/partners')
  const card = desk.getByRole('article', { name: 'Noor Relief Trust' })
  await card.getByRole('button', { name: en.partners.staff.approve }).click()
  await expect(desk.getByText(en.partners.staff.said.approved)).toBeVisible()

  await page.goto(`${site.url}/ar/partners?badge=ur`, { waitUntil: 'commit' })
  const html = await page.locator('textarea[readonly]').inputValue()
  const foreign = createServer((_, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(`<title>Noor</title><main>${html}</main>`),
  )
  await new Promise<void>((ready) => foreign.listen(0, '127.0.0.1', ready))
  try {
    const guest = await browser.newPage()
    await withoutPopup(guest)
    await guest.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`)
    const badge = guest.getByRole('img', { name: 'پارٹنر: Noor Relief Trust' })
    await expect(badge).toBeVisible()
    const picture = await guest.request.get((await badge.getAttribute('src')) ?? '')
    expect(picture.headers()['content-type']).toContain('image/svg+xml')
    await badge.click()
    await expect(guest).toHaveURL(new RegExp(`^${site.url}/ur/partners/verify/`))
    await expect(guest.getByRole('heading', { level: 1, name: 'یہ بیج اصلی ہے' })).toBeVisible()

    await see(desk, '/dashboard/staff/partners?state=approved')
    await card.getByText(en.partners.staff.revoke).first().click()
    await card.getByLabel(en.partners.staff.reason).fill('The site is gone.')
    await card.getByRole('button', { name: en.partners.staff.revoke }).click()
    await expect(desk.getByText(en.partners.staff.said.revoked)).toBeVisible()
    await expect(async () => {
      await guest.reload()
      await expect(guest.getByRole('heading', { level: 1, name: 'یہ بیج واپس لے لیا گیا ہے' })).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    expect(await violationsOn(guest)).toEqual([])
    await guest.close()
  } finally {
    foreign.close()
    await desk.close()
  }
})

test('a gift by card: the sum that was typed is paid, and counts once the provider says so', async ({ page }) => {
  const giving = en.donate
  await see(page, '/donate')
  const typed = page.getByLabel(giving.fields.otherSum('USD'))
  await expect(typed).toBeHidden()
  await page.getByRole('radio', { name: giving.fields.other }).check()
  await page.getByLabel(giving.fields.email).fill('giver@example.com')
  await typed.fill('-5')
  await page.getByRole('button', { name: giving.buttons.stripe }).click()
  await expect(page.getByText(giving.errors.amount).first()).toBeVisible()
  await typed.fill('12.50')
  await page.getByRole('button', { name: giving.buttons.stripe }).click()
  await expect(page.getByRole('heading', { name: 'Loopback payments' })).toBeVisible()
  const gift = page.url().split('/').at(-1) ?? ''
  await see(page, '/donate')
  await expect(page.getByText('$12.50')).toHaveCount(0)
  const paid = { object: 'payment_intent', id: 'pi_gift', amount_received: 1250, currency: 'usd', metadata: { gift } }
  expect(await (await sendEvent(site.url, stripeEvent('payment_intent.succeeded', paid))).json()).toEqual({
    outcome: 'taken',
  })
  await see(page, '/donate?given=1')
  await expect(page.getByText('$12.50')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
