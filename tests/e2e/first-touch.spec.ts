// A touch before the scripts are there is never lost: the browser answers it by itself, or it is done when they come.
import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { expect, hydrated, london, signIn, signOut, test, withoutPopup } from './site-test.ts'

test.beforeEach(async ({ page, context }) => {
  await withoutPopup(page)
  await context.addCookies([london])
  await page.setViewportSize({ width: 390, height: 844 })
})

/** Goes to a page whose scripts wait until they are let through. */
async function arrive(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await open
    await route.continue().catch(() => {})
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letThrough
}

test('the chat opens when its script comes', async ({ page }) => {
  const letThrough = await arrive(page, '/businesses')
  await page.getByRole('button', { name: en.assistant.open }).click()
  await expect(page).toHaveURL('/businesses')
  letThrough()
  await expect(page.getByRole('dialog', { name: en.assistant.panel })).toBeVisible()
})

test('filters, the search sheet and the menu open without any script, and a heart is kept', async ({ page }) => {
  const letThrough = await arrive(page, '/businesses')
  await page.locator('[popovertarget=filters]').first().click()
  await expect(page.getByRole('dialog', { name: en.businesses.filters })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.frame.search.label, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: en.frame.search.label })
  await expect(sheet.getByRole('link', { name: en.frame.footer.category.restaurants })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.frame.menu.open }).click()
  await expect(page.getByRole('dialog', { name: en.frame.menu.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.save').first().click()
  await expect(page).toHaveURL('/login?next=%2Fwish')
  letThrough()
})

test('what is ticked among the filters before the scripts come is searched for when they do', async ({ page }) => {
  const letThrough = await arrive(page, '/businesses')
  await page.locator('[popovertarget=filters]').first().click()
  const sheet = page.getByRole('dialog', { name: en.businesses.filters })
  await sheet.getByLabel(en.businesses.open.now, { exact: true }).check()
  letThrough()
  await expect(page).toHaveURL(/open=now/)
  await expect(sheet.getByLabel(en.businesses.open.now, { exact: true })).toBeChecked()
})

test('what is typed and chosen in a form before the scripts come stays', async ({ page }) => {
  await signIn(page, 'amina@sample.mahalla.example')
  const letThrough = await arrive(page, '/community/forum/new')
  const form = en.contributions.form
  const words = page.getByLabel(form.body, { exact: true })
  await page.getByLabel(form.title).fill('Early title')
  await page.getByLabel(form.category).selectOption('halal')
  await words.fill('Typed while the scripts were on their way.')
  letThrough()
  await hydrated(page)
  await expect(page.getByText(form.counter('42', '20,000'))).toBeVisible()
  await expect(words).toHaveValue('Typed while the scripts were on their way.')
  await expect(page.getByLabel(form.title)).toHaveValue('Early title')
  await expect(page.getByLabel(form.category)).toHaveValue('halal')
})

test('signing out before the scripts come leaves nothing on the device', async ({ page }) => {
  await signIn(page, 'amina@sample.mahalla.example')
  await page.setViewportSize({ width: 1280, height: 800 })
  const letThrough = await arrive(page, '/mosques')
  await page.evaluate(() => localStorage.setItem('words', 'of Amina'))
  await signOut(page)
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => localStorage.getItem('words'))).toBeNull()
  letThrough()
})

test('a theme chosen in the menu is taken when the scripts come', async ({ page }) => {
  const letThrough = await arrive(page, '/')
  await page.getByRole('button', { name: en.frame.menu.open }).click()
  const menu = page.getByRole('dialog', { name: en.frame.menu.title })
  await menu.getByRole('button', { name: en.frame.theme.dark }).click()
  letThrough()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(menu.getByRole('button', { name: en.frame.theme.dark })).toHaveAttribute('aria-pressed', 'true')
})

test('place and language are links: they lead on at once', async ({ page }) => {
  const letThrough = await arrive(page, '/mosques')
  await page
    .getByRole('banner')
    .getByRole('link', { name: en.places.change('London') })
    .first()
    .click()
  await expect(page).toHaveURL('/place?back=%2Fmosques')
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: en.frame.menu.open }).click()
  await page.getByRole('dialog', { name: en.frame.menu.title }).getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/mosques')
  letThrough()
})

test('the menu that shares a page stays open when the scripts come', async ({ page }) => {
  // A phone has a sheet of its own, which the button opens from then on.
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async () => document.documentElement.setAttribute('data-shared', '') })
  })
  const letThrough = await arrive(page, '/business/mend-my-phone-peckham')
  const share = page.locator('.biz-share')
  await share.locator('summary').click()
  const byEmail = share.getByRole('link', { name: en.business.actions.byEmail })
  await expect(byEmail).toBeVisible()
  letThrough()
  await hydrated(page)
  await expect(byEmail).toBeVisible()
  await share.locator('summary').click()
  await expect(byEmail).toBeHidden()
  await share.locator('summary').click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', '')
  await expect(byEmail).toBeHidden()
})

test('the first page of a first visit is read without scripts; a hand on the mouse brings them, as the next page does', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts: string[] = []
  const views: unknown[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.url().endsWith('/api/count')) views.push(request.postDataJSON())
  })
  const isAlive = () =>
    page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')))
  await page.goto('/')
  await expect.poll(() => views).toEqual([expect.objectContaining({ kind: 'view', url: '/', page_type: 'home' })])
  expect(scripts.filter((url) => !url.includes('/assets/first-look-'))).toEqual([])
  await page.mouse.move(200, 200)
  await expect.poll(isAlive).toBe(true)
  await page.goto('/quran/112')
  await expect.poll(isAlive).toBe(true)
  await expect.poll(() => views.length).toBe(2)
  expect(views[1]).toMatchObject({ url: '/quran/112' })
  await context.close()
})
