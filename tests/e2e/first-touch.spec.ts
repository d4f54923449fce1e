// A touch before the scripts are there is never lost: the browser answers it by itself, or it is done when they come.
import en from '#app/i18n/messages/en.ts'
import { expect, london, test, withoutPopup } from './site-test.ts'

test.beforeEach(async ({ page, context }) => {
  await withoutPopup(page)
  await context.addCookies([london])
  await page.setViewportSize({ width: 390, height: 844 })
})

/** Goes to a page whose scripts wait until they are let through. */
async function arrive(page: import('@playwright/test').Page, path: string): Promise<() => void> {
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
  await page.locator('.save').first().click()
  await expect(page).toHaveURL('/login?next=%2Fwish')
  letThrough()
})
