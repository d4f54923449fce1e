// Charts as an owner meets them: with the keyboard, as a table, from right to left, in the dark, and light to load.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { analytics as ar } from '#app/i18n/messages/ar/analytics.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, signIn, test, violationsOn, visit, widthAt320, withoutPopup } from './site-test.ts'

const OWNER = 'yusuf@sample.mahalla.example'
const MOST_BYTES = 15_000

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
  await signIn(page, OWNER)
})

test('every day is reached with arrow keys and read out, and stands in a table', async ({ page }) => {
  await visit(page, '/dashboard')
  await expect(page.getByRole('heading', { name: en.events.here.yours })).toBeVisible()
  const chart = page.locator('.chart').first()
  const slider = chart.getByRole('slider')
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(5)
  // It begins with the last day that is over; today is one key further.
  await expect(slider).toHaveValue(String(last - 1))
  const reading = async () => (await slider.getAttribute('aria-valuetext')) ?? ''
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue(String(last))
  const newest = await reading()
  expect(newest).toContain(en.analytics.chart.running(''))
  await slider.press('ArrowLeft')
  await expect(slider).toHaveValue(String(last - 1))
  const before = await reading()
  expect(before).not.toBe(newest)
  await expect(chart.locator('.chart__reading')).toHaveText(before)
  await slider.press('Home')
  await expect(slider).toHaveValue('0')
  // Where the keyboard is, is seen.
  expect(await chart.locator('.chart__plot').evaluate((plot) => getComputedStyle(plot).outlineStyle)).toBe('solid')

  await chart.getByText(en.analytics.chart.table).click()
  const table = chart.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(last + 2)
  expect(await violationsOn(page, { frame: false })).toEqual([])
})

test('from right to left the newest day is on the left, for the eye, the pointer and the keys', async ({ page }) => {
  await visit(page, '/ar/dashboard')
  const chart = page.locator('.chart').first()
  const slider = chart.getByRole('slider')
  const last = Number(await slider.getAttribute('max'))
  const days = chart.locator('.chart__days span')
  const [first, newest] = await Promise.all([days.first().boundingBox(), days.last().boundingBox()])
  expect(newest?.x ?? 0).toBeLessThan(first?.x ?? 0)
  expect(await chart.locator('.chart__drawing').evaluate((drawing) => getComputedStyle(drawing).transform)).toContain(
    'matrix(-1',
  )
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('no slider')
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2)
  await expect(slider).toHaveValue('0')
  await page.mouse.move(box.x + 2, box.y + box.height / 2)
  await expect(slider).toHaveValue(String(last))
  await expect(chart.getByText(ar.chart.table)).toBeVisible()
  expect(await widthAt320(page)).toBeLessThanOrEqual(320)
})

test('in the dark lines and words keep their contrast', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/dashboard')
  const colours = await page
    .locator('.chart')
    .first()
    .evaluate((chart) => {
      const read = (element: Element | null, property: string) =>
        element ? getComputedStyle(element).getPropertyValue(property) : ''
      return {
        line: read(chart.querySelector('.chart__line'), 'stroke'),
        ground: read(document.body, 'background-color'),
      }
    })
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [brighter = 0, darker = 0] = [light(colours.line), light(colours.ground)].toSorted((a, b) => b - a)
  expect((brighter + 0.05) / (darker + 0.05)).toBeGreaterThan(3)
  expect(await violationsOn(page, { frame: false })).toEqual([])
})

test('without scripts the drawing and the table are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, OWNER)
  await page.goto('/dashboard')
  const chart = page.locator('.chart').first()
  await expect(chart.getByRole('img')).toBeVisible()
  await chart.getByText(en.analytics.chart.table).click()
  await expect(chart.getByRole('table')).toBeVisible()
  await context.close()
})

test('what draws charts weighs no more than 15 kB', () => {
  const folder = 'build/client/assets'
  const drawing = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${folder}/${name}`))
    .filter((script) => script.includes('chart__slider'))
  expect(drawing.length).toBeGreaterThan(0)
  expect(drawing.reduce((sum, script) => sum + gzipSync(script).length, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
