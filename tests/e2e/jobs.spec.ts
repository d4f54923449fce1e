// Work is found signed out and in Arabic, and a search is saved and ended.
import { jobs as ar } from '#app/i18n/messages/ar/jobs.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, register, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const { jobs: t } = en

test('jobs are found signed out, in Arabic too, and a search is saved', async ({ page }) => {
  await withoutPopup(page)
  await visit(page, '/ar/jobs?radius=any&faith=women_only')
  await expect(page.getByRole('heading', { name: ar.heading, level: 1 })).toBeVisible()
  await expect(page.locator('.jobs-card')).toHaveCount(2)
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await register(page, 'Maryam Said')
  await visit(page, '/jobs?search=nurse&radius=any')
  await page.getByRole('button', { name: t.alert.save }).click()
  await expect(page.getByText(t.sent.said.alert)).toBeVisible()
  await page.getByRole('button', { name: `${t.sent.deleteAlert}: nurse` }).click()
  await expect(page.getByText(t.sent.said.alertGone)).toBeVisible()
})
