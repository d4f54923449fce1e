// A member takes their data away, asks to leave, and changes their mind.
import { readFile } from 'node:fs/promises'
import en from '#app/i18n/messages/en.ts'
import { readZip } from '#tests/fixtures/read-zip.ts'
import { expect, register, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const { data, leave } = en.account

test('data to take away, an account that is locked, and open again', async ({ page }) => {
  await withoutPopup(page)
  const email = await register(page, 'Ruqayya <b>Test</b>')
  await visit(page, '/account')
  await page.getByRole('link', { name: data.open }).click()
  await expect(page.getByRole('heading', { level: 1, name: data.title })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: data.download }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^mahalla-\d{4}-\d\d-\d\d\.zip$/)
  const files = readZip(await readFile(await download.path()))
  const [user] = JSON.parse(String(files.get('account/users.json')))
  expect(user.email).toBe(email)
  const index = String(files.get('index.html'))
  expect(index).toContain(email)
  expect(index).not.toContain('<b>Test')

  await page.getByRole('link', { name: leave.open }).click()
  await expect(page.getByRole('heading', { level: 1, name: leave.title })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('checkbox', { name: leave.sure }).check()
  await page.getByRole('button', { name: leave.submit }).click()
  await expect(page.getByRole('button', { name: leave.stay })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // Locked: every page of members leads back here.
  await visit(page, '/account/profile')
  await expect(page).toHaveURL(/\/account\/leave$/)
  await page.getByRole('button', { name: leave.stay }).click()
  await expect(page.getByText(leave.stayed)).toBeVisible()
  await visit(page, '/account/profile')
  await expect(page).toHaveURL(/\/account\/profile$/)
})

test.describe('refused', () => {
  test.use({ refusalsExpected: true })

  test('nobody leaves by a slip of the hand', async ({ page }) => {
    await withoutPopup(page)
    await register(page)
    await visit(page, '/account/leave')
    await page.getByRole('button', { name: leave.submit }).click()
    await expect(page.getByText(leave.errors.sure).first()).toBeVisible()
    await visit(page, '/account/profile')
    await expect(page).toHaveURL(/\/account\/profile$/)
  })
})
