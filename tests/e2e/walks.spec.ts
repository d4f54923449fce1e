// What people come for, from the first page to the end, on a phone: no dead end, no lost wish, no popup over a result.
import type { Page } from '@playwright/test'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, london, register, signIn, test, violationsOn, visit } from './site-test.ts'

test.beforeEach(async ({ page, context }) => {
  await context.addCookies([london])
  await page.setViewportSize({ width: 390, height: 844 })
})

const results = (page: Page) => page.getByRole('list', { name: en.businesses.results }).getByRole('article')

test('a restaurant near London is found, read and saved by a guest', async ({ page, context }) => {
  test.slow()
  await context.clearCookies()
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: en.home.hero.tiles.food, exact: true }).click()
  await expect(page).toHaveURL('/businesses?category=restaurants')
  await page.getByRole('banner').getByRole('link', { name: en.places.unknown }).click()
  const sheet = page.getByRole('dialog', { name: en.places.title })
  await sheet.getByRole('button', { name: en.places.popularCities.london, exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('near London')
  await expect(results(page).first()).toBeInViewport()
  for (const text of await results(page).allTextContents()) expect(text).not.toMatch(/\d{3,} km/)
  // Ten seconds after a choice nothing lies over what it found.
  await page.waitForTimeout(3000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const name = (await results(page).first().getByRole('link').first().textContent()) ?? ''
  await results(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: en.business.actions.saveNamed(name) }).click()
  await expect(page.getByText(en.auth.wish.reasons.save)).toBeVisible()
  await signIn(page, 'yusuf@sample.mahalla.example')
  await visit(page, '/wish')
  await expect(page.getByRole('button', { name: en.business.actions.removeNamed(name) })).toBeVisible()
  await visit(page, '/saved')
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('a mosque is found from the first screen, by name', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: en.home.hero.tiles.mosques, exact: true }).click()
  await expect(page).toHaveURL('/mosques')
  await page.getByRole('main').getByRole('link', { name: 'East London Mosque' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('East London Mosque')
})

test('the magnifier opens a sheet of its own, which remembers what was searched for', async ({ page }) => {
  await visit(page, '/')
  const open = () => page.getByRole('banner').getByRole('button', { name: en.frame.search.label, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: en.frame.search.label })
  await open()
  await expect(sheet.getByRole('combobox')).toBeFocused()
  await sheet.getByRole('combobox').fill('tea room')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=tea\+room/)
  await expect(results(page).first()).toContainText('The Lantern Tea Room')
  await expect(sheet).toBeHidden()
  await visit(page, '/mosques')
  await open()
  expect(await violationsOn(page)).toEqual([])
  await sheet.getByRole('option', { name: 'tea room' }).click()
  await expect(results(page).first()).toContainText('The Lantern Tea Room')
})

test('a new member is led to saved places from the account menu, and finds the way back', async ({ page }) => {
  await register(page)
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: en.frame.menu.open }).click()
  await page
    .getByRole('dialog', { name: en.frame.menu.title })
    .getByRole('link', { name: en.frame.account.saved })
    .click()
  await expect(page.getByRole('heading', { name: en.business.savedPage.empty })).toBeVisible()
  await page.getByRole('link', { name: en.business.savedPage.browse }).click()
  await expect(page).toHaveURL('/businesses')
})

test('the same in Arabic: search, open a place, see where and when in one’s own words', async ({ page }) => {
  await visit(page, '/ar/businesses?search=tea+room')
  await page
    .getByRole('list', { name: ar.businesses.results })
    .getByRole('link', { name: /Lantern/ })
    .click()
  const panel = page.getByRole('region', { name: ar.business.visit.title })
  await expect(panel).toContainText('لندن، المملكة المتحدة')
  await expect(panel).not.toContainText('England')
  await expect(page.getByRole('main').locator('[lang="en"]').first()).toBeVisible()
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible()
})
