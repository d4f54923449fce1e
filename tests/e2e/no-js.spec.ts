// Reading and forms work before (or without) any JavaScript.
import { test as base, expect } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { signOut } from './site-test.ts'

const test = base.extend({ javaScriptEnabled: false })

test('the home page shows its sections and leads on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: en.home.hero.listBusiness })).toHaveAttribute('href', '/packages')
  await expect(page.getByRole('heading', { name: en.home.businesses.worldwide })).toBeVisible()
  await expect(page.getByRole('heading', { name: en.home.worship.title })).toBeVisible()

  // The plans, by the month and by the year.
  await page.getByRole('link', { name: en.home.hero.listBusiness }).click()
  await expect(page.getByText('$19.99', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: en.packages.cycles.annual }).click()
  await expect(page.getByText('$199.90', { exact: true })).toBeVisible()
  await expect(page.getByText('$19.99', { exact: true })).toHaveCount(0)
})

test('a place is chosen by plain forms and the server uses it', async ({ page }) => {
  await page.goto('/place?q=Karachi')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Karachi/ })
    .first()
    .click()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: en.pages.list.nothingNear('Karachi') })).toBeVisible()
})

test('an account is made and left by plain posts', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Plain Form')
  await page.getByLabel(en.auth.emailOrPhone).fill(`plain-${Date.now()}@example.com`)
  await page.getByLabel(en.auth.password, { exact: true }).fill('Right-1-password')
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await expect(page).toHaveURL('/')
  await signOut(page)
  await expect(page).toHaveURL('/auth')
})

test('the newsletter takes an address', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByLabel(en.frame.newsletter.email).fill(`reader-${Date.now()}@example.com`)
  await page.getByRole('contentinfo').getByRole('button', { name: en.frame.newsletter.subscribe }).click()
  await expect(page.getByText(en.frame.newsletter.sent)).toBeVisible()
})
