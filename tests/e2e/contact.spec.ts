// A message through the contact form, with and without scripts, and the answer by staff.
import type { Page } from '@playwright/test'
import en from '../../app/i18n/messages/en.ts'
import { expect, rowsOf, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const t = en.contact
/** The foot of the page has a form of its own. */
const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ page }) => withoutPopup(page))

test.describe('mistakes', () => {
  test.use({ refusalsExpected: true })

  test('are listed, lead to their fields, and lose nothing', async ({ page }) => {
    await visit(page, '/contact')
    await main(page).getByLabel(t.name).fill('Amina')
    await main(page).getByLabel(t.email).fill('amina at example')
    await page.getByRole('button', { name: t.submit }).click()
    const summary = main(page).getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText([t.errors.email, t.errors.topic, t.errors.message])
    await summary.getByRole('link', { name: t.errors.email }).click()
    await expect(main(page).getByLabel(t.email)).toBeFocused()
    await expect(main(page).getByLabel(t.name)).toHaveValue('Amina')
    expect(await violationsOn(page)).toEqual([])
  })
})

test('a message reaches staff, and their answer the writer', async ({ page }) => {
  const text = `Salam, ${crypto.randomUUID()}`
  await visit(page, '/contact')
  await main(page).getByLabel(t.name).fill('Amina')
  await main(page).getByLabel(t.email).fill('amina-writes@test.example')
  await main(page).getByLabel(t.topic).selectOption({ label: t.topics.mosque })
  await main(page).getByLabel(t.message).fill(text)
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.sent.title })).toBeFocused()
  await expect(page.getByText(text)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await signIn(page, 'elif@sample.mahalla.example')
  await visit(page, '/dashboard/staff/messages')
  const card = page.getByRole('article').filter({ hasText: text })
  await expect(card.getByText(t.topics.mosque)).toBeVisible()
  await card.getByText(t.staff.answerTo('Amina')).click()
  await card.getByLabel(t.staff.answer).fill('Wa alaykum as-salam.')
  expect(await violationsOn(page)).toEqual([])
  await card.getByRole('button', { name: t.staff.send }).click()
  await expect(page.getByText(t.staff.said.answered)).toBeVisible()
  await expect(card).toHaveCount(0)
  const [mail] = await rowsOf('outbox?kind=eq.contact:answer&to_address=eq.amina-writes@test.example&select=body_text')
  expect(mail?.body_text).toContain(`Wa alaykum as-salam.`)
  expect(mail?.body_text).toContain(`> ${text}`)

  await page
    .getByRole('navigation', { name: t.staff.filter })
    .getByRole('link', { name: t.staff.states.answered })
    .click()
  await card.getByRole('button', { name: t.staff.close }).click()
  await expect(page.getByText(t.staff.said.closed)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent in Arabic, and a copy of it shown', async ({ page }) => {
    const text = `السلام عليكم ${crypto.randomUUID()}`
    await page.goto('/ar/contact')
    await page.locator('main [name=name]').fill('بلال')
    await page.locator('main [name=email]').fill('bilal@test.example')
    await page.locator('main [name=topic]').selectOption('account')
    await page.locator('main [name=message]').fill(text)
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText(text)).toBeVisible()
    const kept = await rowsOf(`contact_messages?email=eq.bilal@test.example&select=message,topic,language`)
    expect(kept).toEqual([{ message: text, topic: 'account', language: 'ar' }])
  })
})
