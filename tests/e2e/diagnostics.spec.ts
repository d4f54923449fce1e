// The five diagnostic pages: real checks, no secrets, more for staff than for visitors.
import en from '#app/i18n/messages/en.ts'
import { expect, secrets, signIn, test, visit, withoutPopup } from './site-test.ts'

const PAGES = ['/test', '/verify-env', '/verify-supabase', '/auth-test', '/seo-test?path=/mosques']

test.beforeEach(({ page }) => withoutPopup(page))

test('everything checked works, and search engines are kept out', async ({ page }) => {
  for (const path of PAGES) {
    const response = await visit(page, path)
    expect(response?.headers()['x-robots-tag']).toBe('noindex')
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByText('Everything checked here works.'), path).toBeVisible()
    await expect(page.locator('[data-state="failed"]')).toHaveCount(0)
  }
})

test('what went wrong in a tab is kept for its visitor, over pages, and can be cleared', async ({ page }) => {
  await visit(page, '/test')
  const log = page.getByRole('region', { name: en.diagnostics.webLog.title })
  await expect(log).toContainText(en.diagnostics.webLog.empty)
  await page.evaluate(() => console.warn('The city search did not answer:', new Error('status 503')))
  await visit(page, '/help')
  await visit(page, '/test')
  await expect(log.getByRole('textbox')).toHaveValue(/^\S+ warning: The city search did not answer: Error: status 503$/)
  await log.getByRole('button', { name: 'Clear' }).click()
  await expect(log).toContainText(en.diagnostics.webLog.empty)
  await page.reload()
  await expect(log).toContainText(en.diagnostics.webLog.empty)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('they read the same, and an address can be checked', async ({ page }) => {
    await page.goto('/seo-test')
    await page.getByLabel('Address on this site').fill('/')
    await page.getByRole('main').getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.locator('[data-check="breadcrumb"]')).toContainText('The home page has none.')
    await expect(page.locator('[data-check="title"]')).toHaveAttribute('data-state', 'ok')
  })
})

test.describe('a wrong address', () => {
  test.use({ refusalsExpected: true })

  test('is refused with a reason', async ({ page }) => {
    const response = await visit(page, '/seo-test?path=//evil.example')
    expect(response?.status()).toBe(400)
    await expect(page.getByText('Enter an address on this site that begins with a slash.')).toBeVisible()
  })
})

test('visitors see what passed; staff also see times and names of settings; nobody sees a key', async ({ page }) => {
  const { anonKey, serviceRoleKey } = secrets()
  await visit(page, '/verify-env')
  await expect(page.getByRole('table')).toHaveCount(0)
  await signIn(page, 'elif@sample.mahalla.example')
  await visit(page, '/verify-env')
  await expect(page.getByRole('rowheader', { name: 'SMTP_URL' })).toBeVisible()
  for (const path of PAGES) {
    await visit(page, path)
    const main = await page.getByRole('main').innerText()
    expect(main).not.toContain(serviceRoleKey)
    expect(main).not.toContain(anonKey)
    expect(await page.content()).not.toContain(serviceRoleKey)
  }
  await visit(page, '/verify-supabase')
  await expect(page.locator('[data-check="connection"]')).toContainText(' ms')
})

test('the sign-in check follows a session from nothing to nothing', async ({ page }) => {
  await visit(page, '/auth-test')
  await expect(page.locator('[data-check="session"]')).toContainText('Auth session missing!')
  await signIn(page, 'bilal@sample.mahalla.example')
  await visit(page, '/auth-test')
  await expect(page.getByRole('rowheader', { name: 'sub', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Renew the session' }).click()
  await expect(page.getByText('The session was renewed.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/auth')
  await visit(page, '/auth-test')
  await expect(page.locator('[data-check="session"]')).toContainText('You are not signed in.')
})
