// Money, as people meet it: from the trial to a paid plan and back, and an affiliate from the click to the payout. The site
// takes cards through a service on loopback that answers like Stripe; its events are signed like Stripe's.
import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { openStripeService, paidInvoice, sendEvent, stripeEvent } from '#tests/fixtures/stripe.ts'
import { expect, hydrated, test, violationsOn, withoutPopup } from './site-test.ts'

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
test.beforeEach(({ page }) => withoutPopup(page))

async function ask<T>(path: string, body?: object, token = site.serviceRoleKey): Promise<T> {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: token === site.serviceRoleKey ? token : site.anonKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${text}`)
  return (text ? JSON.parse(text) : null) as T
}

async function arrive(page: Page, isOwner: boolean) {
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await ask<{ id: string }>('/auth/v1/admin/users', { email, password: PASSWORD, email_confirm: true })
  const [account] = isOwner
    ? await ask<{ id: string }[]>('/rest/v1/business_accounts', { owner_id: id, name: 'Shop' })
    : []
  if (account) await ask('/rest/v1/rpc/set_membership_plan', { business_id: account.id, plan_type: 'basic' })
  const form = { identifier: email, password: PASSWORD }
  await page.request.post(`${site.url}/login`, { form, maxRedirects: 0, headers: { Origin: site.url } })
  return { id, email, account: account?.id ?? '' }
}

async function see(page: Page, path: string) {
  await page.goto(site.url + path)
  await hydrated(page)
}

async function payFor(page: Page, plan: string, cents: number, days: number) {
  await page.getByRole('button', { name: words.buttons.start(plan), exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Loopback payments' })).toBeVisible()
  const order = page.url().split('/').at(-1) ?? ''
  const id = `in_${crypto.randomUUID().slice(0, 8)}`
  const answer = await sendEvent(site.url, stripeEvent('invoice.paid', paidInvoice(order, { id, cents, days })))
  expect(await answer.json()).toEqual({ outcome: 'taken' })
}

test('trial, upgrade, invoice, cancelled in two taps, and back to basic by the clock', async ({ page }) => {
  await arrive(page, true)
  await see(page, '/packages')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.trial.start }).click()
  await expect(page.getByText(words.notes.trial)).toBeVisible()

  await page.getByRole('link', { name: words.cycles.annual, exact: true }).click()
  await expect(page.getByText('$199.90', { exact: true })).toBeVisible()
  await expect(page.getByText(words.saves('$39.98'))).toBeVisible()
  await page.getByRole('link', { name: words.cycles.monthly, exact: true }).click()
  await payFor(page, 'Rizq', 1999, 30)
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
  await expect(page.getByText(words.present.basic)).toBeVisible()
})

test('an affiliate, from the click to the payout', async ({ page, browser }) => {
  const affiliate = await arrive(page, false)
  await see(page, '/affiliates')
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel(en.affiliates.about).fill('I write to three hundred families in East London.')
  await page.getByRole('button', { name: en.affiliates.send }).click()
  await expect(page.getByText(en.affiliates.sent)).toBeVisible()

  const staff = { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD }
  const { id } = await ask<{ id: string }>('/auth/v1/admin/users', { ...staff, email_confirm: true })
  await ask('/rest/v1/user_roles', { user_id: id, role: 'staff' })
  const session = await ask<{ access_token: string }>('/auth/v1/token?grant_type=password', staff)
  const decision = { person: affiliate.id, decision: 'approved' }
  await ask('/rest/v1/rpc/decide_affiliate', decision, session.access_token)
  const [row] = await ask<{ code: string }[]>(`/rest/v1/affiliates?user_id=eq.${affiliate.id}&select=code`)

  const visitor = await browser.newPage()
  await withoutPopup(visitor)
  await see(visitor, `/r/${row?.code}`)
  await expect(visitor).toHaveURL(`${site.url}/packages`)
  await arrive(visitor, true)
  await see(visitor, '/packages?cycle=annual')
  await payFor(visitor, 'Rizq', 19990, 365)
  await visitor.close()
  const paid = await ask<number>('/rest/v1/rpc/make_payouts', {
    today: new Date(Date.now() + 31 * DAY).toISOString().slice(0, 10),
  })
  expect(paid).toBe(1)

  await see(page, '/dashboard/affiliate')
  await expect(page.getByText('$39.98').first()).toBeVisible()
  await expect(page.getByLabel(en.affiliates.desk.linkHint)).toHaveValue(`${site.url}/r/${row?.code}`)
  expect(await violationsOn(page)).toEqual([])
  const file = await page.request.get(`${site.url}/dashboard/affiliate/payouts.csv`)
  expect(await file.text()).toContain(',39.98,USD')
})
