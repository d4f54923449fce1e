import { readFileSync } from 'node:fs'
import en from '#app/i18n/messages/en.ts'
import { samplePeople } from '#supabase/seeds/data/people.ts'
import { expect, newMark, rowsOf, signIn, test, visit, withoutPopup } from './site-test.ts'

test.beforeEach(({ page }) => withoutPopup(page))

/** A thousand rows, seven of them broken in seven ways. */
function makeList(word: string): Buffer {
  const lines = Array.from(
    { length: 1000 },
    (_, i) => `${i},${word} Shop ${i},Leeds,GB,53.8,-1.5,+4411329${String(60000 + i)},grocery`,
  )
  lines[10] = '10,"never closed,Leeds,GB,53.8,-1.5,,grocery'
  lines[20] = '20,,Leeds,GB,53.8,-1.5,,grocery'
  lines[30] = `30,${word} x,Leeds,GB,north,-1.5,,grocery`
  lines[40] = `40,${word} x,Leeds,GB,153.8,-1.5,,grocery`
  lines[50] = '50,too,few'
  lines[60] = `60,${'x'.repeat(201)},Leeds,GB,53.8,-1.5,,grocery`
  lines[70] = `71,${word} same id,Leeds,GB,53.8,-1.5,,grocery`
  return Buffer.from(['id,name,city,country_code,lat,lng,phone,category', ...lines].join('\n'))
}

test('staff import a list with broken lines, find its rows, and undo it', async ({ page }) => {
  test.slow()
  // Letters: a name with as many figures as a telephone number is refused.
  const word = `Zaytuna${newMark()}`
  await signIn(page, samplePeople.find(({ role }) => role === 'staff')?.email ?? '')
  await visit(page, '/dashboard/staff/imports')
  await page.getByRole('link', { name: en.imports.newImport }).click()
  await page
    .getByLabel(en.imports.upload.file)
    .setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: makeList(word) })
  await page.getByRole('button', { name: en.imports.upload.submit }).click()

  // The columns are guessed; the page comes by itself when the file has been looked at.
  await expect(page.getByRole('heading', { name: en.imports.preview.title })).toBeVisible()
  await expect(page.getByLabel('lat', { exact: true })).toHaveValue('latitude')
  await page.getByLabel(en.imports.preview.source, { exact: true }).fill('City food register')
  await page.getByLabel(en.imports.preview.licence, { exact: true }).fill('CC0 1.0')
  await page.getByRole('button', { name: en.imports.preview.submit }).click()

  await expect(page.getByRole('heading', { name: en.imports.report.title })).toBeVisible()
  await expect(page.getByText(en.imports.problems.lead(7))).toBeVisible()
  await expect(page.getByText(en.imports.reasons.quotes_unclosed ?? '')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: en.imports.problems.download }).click()
  const refused = readFileSync(await (await download).path(), 'utf8')
  expect(refused.trim().split('\r\n')).toHaveLength(8)

  await page.getByRole('button', { name: en.imports.report.merge }).click()
  await expect(page.getByText(en.imports.states.done, { exact: true })).toBeVisible({ timeout: 60_000 })
  const address = page.url()

  await visit(page, `/businesses?search=${word}+Shop+500`)
  await expect(page.getByText(`${word} Shop 500`).first()).toBeVisible()
  await visit(page, `/all-records?search=${word}+Shop+500`)
  await expect(page.getByRole('row').filter({ hasText: `${word} Shop 500` })).toBeVisible()

  await visit(page, address)
  await page.getByText(en.imports.detail.undo, { exact: true }).click()
  await page.getByRole('button', { name: en.imports.detail.undoConfirm }).click()
  // The report counts under the same word while it goes on.
  await expect(page.locator('.badge').getByText(en.imports.states.undone, { exact: true })).toBeVisible()
  expect(await rowsOf(`business_unified?select=id&name=like.${word}*`)).toEqual([])
})

test('a visitor turns the pages of the open-data table and takes a file home', async ({ page }) => {
  await visit(page, '/data?kind=business')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.records.heading)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/all-records$/)
  const first = await page.getByRole('rowheader').allInnerTexts()
  expect(first.length).toBe(50)
  await page.getByRole('link', { name: en.records.next }).click()
  await expect(page).toHaveURL(/after=/)
  await expect.poll(() => page.getByRole('rowheader').first().innerText()).not.toBe(first[0])
  const second = await page.getByRole('rowheader').allInnerTexts()
  await page.getByRole('link', { name: en.records.previous }).click()
  await expect(page).toHaveURL(/before=/)
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(first)
  expect(second.some((name) => first.includes(name))).toBe(false)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: en.records.export.download(en.records.export.geojson) }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file.type).toBe('FeatureCollection')
  expect(file.features.length).toBeGreaterThan(100)
  expect(file.features[0].properties.licence).toContain('CC BY 4.0')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the open-data table can be filtered', async ({ page }) => {
    await page.goto('/records')
    await page.getByRole('combobox', { name: en.records.filter.kind }).selectOption('mosque')
    await page.getByRole('button', { name: en.records.filter.apply }).click()
    await expect(page).toHaveURL(/kind=mosque/)
    await expect(page.getByRole('cell', { name: en.records.kinds.mosque, exact: true }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: en.records.kinds.business, exact: true })).toHaveCount(0)
  })
})
