// From the shelf to the mosque: somebody without an account orders, staff pack it and take the money, the buyer sees it.
import en from '#app/i18n/messages/en.ts'
import { expect, register, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const { merchstore: t, packages } = en

test('an order without an account, collected and paid at a mosque', async ({ page, browser }) => {
  test.slow()
  await withoutPopup(page)
  await visit(page, '/merchstore')
  await page.getByRole('link', { name: 'Olive wood tasbih' }).click()
  await page.getByRole('radio', { name: /^99/ }).check()
  await page.getByLabel(t.product.quantity).selectOption('2')
  await page.getByRole('button', { name: t.product.add }).click()
  await expect(page.getByText(t.basket.added)).toBeVisible()
  await expect(page.getByText('$44.00').first()).toBeVisible()
  expect(await violationsOn(page, { frame: false })).toEqual([])

  await page.getByRole('link', { name: t.basket.checkout }).click()
  await expect(page.getByText(t.checkout.ways.none)).toBeVisible()
  await page.getByLabel(t.checkout.pickup).selectOption({ index: 0 })
  await page.getByRole('button', { name: t.checkout.choosePickup }).click()
  await page.getByLabel(t.checkout.name, { exact: true }).fill('Maryam Test')
  await page.getByLabel(t.checkout.email, { exact: true }).fill(`${crypto.randomUUID()}@example.com`)
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.getByRole('button', { name: t.checkout.order.none }).click()
  await expect(page.getByText(t.order.ways.none('$44.00'))).toBeVisible()
  expect(await violationsOn(page, { frame: false })).toEqual([])
  const link = page.url()
  const reference = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' ').at(-1) ?? ''

  const staff = await browser.newPage()
  await withoutPopup(staff)
  await signIn(staff, 'elif@sample.mahalla.example')
  await visit(staff, '/dashboard/staff/orders')
  const card = staff.getByRole('article', { name: reference })
  for (const step of ['packed', 'ready'] as const) {
    await card.getByRole('button', { name: t.desk.steps[step] }).click()
    await expect(card.getByText(t.order.states[step], { exact: true })).toBeVisible()
  }
  await card.getByRole('button', { name: t.desk.confirm }).click()
  await card.getByRole('button', { name: t.desk.steps.done }).click()
  await expect(card).toHaveCount(0)
  await staff.close()

  await visit(page, new URL(link).pathname)
  await expect(page.getByText(t.order.states.done).first()).toBeVisible()
  await page.getByRole('link', { name: packages.invoice.kinds.invoice }).click()
  await expect(page.getByText('2 × Olive wood tasbih · 99')).toBeVisible()
  // The basket was emptied by the order.
  await visit(page, '/merchstore/cart')
  await expect(page.getByText(t.basket.empty)).toBeVisible()
})

test('a member finds their orders again', async ({ page }) => {
  await withoutPopup(page)
  await register(page, 'Maryam Test')
  await visit(page, '/account/orders')
  await expect(page.getByText(t.own.none)).toBeVisible()
  await visit(page, '/merchstore/sample-tea-mug')
  await page.getByRole('button', { name: t.product.add }).click()
  await page.getByRole('link', { name: t.basket.checkout }).click()
  await page.getByRole('button', { name: t.checkout.choosePickup }).click()
  await page.getByLabel(t.checkout.name, { exact: true }).fill('Maryam Test')
  await page.getByLabel(t.checkout.email, { exact: true }).fill(`${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: t.checkout.order.none }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('S-')
  const reference = (await title.textContent())?.split(' ').at(-1) ?? ''
  await visit(page, '/merchstore')
  await page.getByRole('link', { name: t.own.see }).click()
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.getByRole('link', { name: reference }).click()
  await expect(title).toContainText(reference)
})
