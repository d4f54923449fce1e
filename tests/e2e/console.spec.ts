// A superadmin gives somebody a role, finds it in the audit log, and keeps somebody out.
import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { accountMenu, expect, newMark, register, signIn, test, visit, withoutPopup } from './site-test.ts'

const words = en.console
/** What a button does, and to what: the second is said to those who do not see where it stands. */
const button = (page: Page, label: string, of: string) =>
  page.getByRole('button', { name: new RegExp(`^${label} ?: ${of}$`) })

test.use({ refusalsExpected: true })

test('a superadmin gives a role, finds it in the audit log, and locks the account', async ({ page, browser }) => {
  const theirs = await browser.newPage()
  await withoutPopup(theirs)
  const name = `Zaynab ${newMark()}`
  const email = await register(theirs, name)
  await visit(theirs, '/account')
  await expect(accountMenu(theirs)).toBeVisible()

  await withoutPopup(page)
  await signIn(page, 'khadija@sample.mahalla.example')
  await visit(page, '/dashboard/superadmin')
  await page.getByRole('main').getByRole('link', { name: words.nav.people }).last().click()
  await page.getByLabel(words.people.search).fill(email)
  await page.getByRole('main').getByRole('button', { name: words.show }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // Without a reason nothing happens.
  await page.locator('summary', { hasText: `${words.person.give}: ${words.roles.staff}` }).click()
  const give = button(page, words.person.give, words.roles.staff)
  await give.click()
  await expect(page.getByText(words.errors.reason).last()).toBeVisible()
  await expect(give).not.toHaveAttribute('aria-busy')
  await page.locator('#reason-give-staff').fill('Helps with the queue')
  await give.click()
  await expect(page.getByText(words.person.said.given)).toBeVisible()
  await visit(theirs, '/dashboard/staff')
  await expect(theirs).toHaveURL('/dashboard/staff')

  await page.getByRole('link', { name: words.person.history }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Helps with the queue' })
  await expect(entry).toContainText('user_roles')
  await expect(entry).toContainText('Khadija')
  await entry.getByRole('link', { name }).click()

  await page.locator('summary', { hasText: words.person.lock }).click()
  await page.locator('#reason-lock').fill('A lost phone')
  await page.getByRole('button', { name: words.person.lock }).click()
  await expect(page.getByText(words.person.said.locked)).toBeVisible()
  await expect(page.getByText(words.person.noSessions)).toBeVisible()
  await visit(theirs, '/dashboard/staff')
  await expect(theirs).toHaveURL('/login?next=%2Fdashboard%2Fstaff')
  await theirs.getByLabel(en.auth.emailOrPhone).fill(email)
  await theirs.getByLabel(en.auth.password, { exact: true }).fill('Right-1-password')
  await theirs.getByRole('main').getByRole('button', { name: en.auth.login.submit }).click()
  await expect(theirs.getByText(en.auth.errors.accountLocked).first()).toBeVisible()
  await theirs.close()
})

test('a job runs when it is asked for, and a setting holds at once and goes back', async ({ page }) => {
  await withoutPopup(page)
  await signIn(page, 'khadija@sample.mahalla.example')
  await visit(page, '/dashboard/superadmin/jobs')
  const job = page.getByRole('row').filter({ hasText: 'refresh-halal-levels' })
  await expect(job).toContainText(words.jobs.neverRan)
  await job.getByRole('button').click()
  await expect(page.getByText(words.jobs.said)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(job).toContainText(words.jobs.fine, { timeout: 1000 })
  }).toPass()

  await visit(page, '/dashboard/superadmin/settings')
  await page.getByLabel(words.settings.names.operator).fill('The Mahalla Trust, 1 High Street, London')
  await button(page, words.settings.save, words.settings.names.operator).click()
  await expect(page.getByText(words.settings.said)).toBeVisible()
  await expect(async () => {
    await visit(page, '/privacy-policy')
    await expect(page.getByText('The Mahalla Trust, 1 High Street, London').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await visit(page, '/dashboard/superadmin/settings')
  await button(page, words.settings.reset, words.settings.names.operator).click()
  await expect(page.getByText(words.settings.said)).toBeVisible()
  await expect(page.getByRole('button', { name: words.settings.reset })).toHaveCount(0)
})
