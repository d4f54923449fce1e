import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, visit, withoutPopup } from './site-test.ts'

/** A page of somebody else, on another port and so of another origin. */
async function serveForeignPage(body: string) {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8')
    // No icon: browsers log one that is missing as an error.
    answer.end(`<!doctype html><link rel="icon" href="data:,"><title>Foreign</title><body>${body}`)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((done) => server.close(done)) }
}

const script = (origin: string, widget: string, attributes: string) =>
  `<script async src="${origin}/embed/widget.js" data-widget="${widget}" ${attributes}></script>`

test('widgets on a foreign page take the height of what they show', async ({ page, baseURL }) => {
  const foreign = await serveForeignPage(
    `${script(baseURL ?? '', 'prayer-times', 'data-lat="51.507" data-lng="-0.128" data-title="Times"')}
     ${script(baseURL ?? '', 'hijri', 'data-lang="ar" data-title="Hijri"')}`,
  )
  await page.goto(foreign.url)
  const heightOf = async (title: string) => {
    const frame = page.locator(`iframe[title="${title}"]`)
    const inside = await frame
      .contentFrame()
      .locator('html')
      .evaluate((root) => root.getBoundingClientRect().height)
    const outside = (await frame.boundingBox())?.height ?? 0
    return Math.abs(inside - outside) <= 1 ? outside : 0
  }
  await expect.poll(() => heightOf('Times')).toBeGreaterThan(300)
  await expect.poll(() => heightOf('Hijri')).toBeGreaterThan(80)
  expect(await heightOf('Hijri')).toBeLessThan(await heightOf('Times'))
  // Narrower, so more lines: the frame follows.
  const before = await heightOf('Times')
  await page.setViewportSize({ width: 260, height: 800 })
  await expect.poll(() => heightOf('Times')).toBeGreaterThan(before)

  const times = page.frameLocator('iframe[title="Times"]')
  await expect(times.getByRole('heading', { name: 'London' })).toBeVisible()
  await expect(times.locator('[data-at]')).not.toBeEmpty()
  await expect(page.frameLocator('iframe[title="Hijri"]').locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.context().cookies()).toEqual([])
  await foreign.close()
})

test('a frame on a foreign page works without scripts', async ({ browser, baseURL }) => {
  const foreign = await serveForeignPage(
    `<iframe src="${baseURL}/embed/mosque/east-london-mosque" title="Mosque" width="100%" height="440"></iframe>`,
  )
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(foreign.url)
  const mosque = page.frameLocator('iframe')
  await expect(mosque.getByRole('link', { name: 'East London Mosque' })).toBeVisible()
  await expect(mosque.getByRole('row', { name: /Maghrib/ })).toContainText(/\d\d:\d\d/)
  await context.close()
  await foreign.close()
})

test('no other page of the site can be framed', async ({ page, baseURL }) => {
  const answer = await page.request.get(`${baseURL}/zakaat`)
  expect(answer.headers()['x-frame-options']).toBe('DENY')
})

test('the builder shows the widget as it is set up, and copies its code', async ({ page, context, baseURL }) => {
  await withoutPopup(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/widgets')
  const preview = page.frameLocator('.wb-frame')
  await expect(preview.getByRole('heading')).toBeVisible()

  await page.getByRole('radio', { name: /Mosque card/ }).check()
  await page.getByLabel('Mosque', { exact: true }).fill('east london')
  await expect(preview.getByRole('heading', { name: 'East London Mosque' })).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('ar')
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('Colours', { exact: true }).selectOption('dark')
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('button', { name: 'Copy: Script' }).click()
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(
    new RegExp(
      `^<script async src="${baseURL}/embed/widget.js" data-widget="mosque/[0-9a-f-]{36}" .*data-lang="ar" data-theme="dark"></script>$`,
    ),
  )
  // What was copied does what it promises.
  const foreign = await serveForeignPage(code)
  await page.goto(foreign.url)
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark')
  await foreign.close()
})

test('the builder works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/widgets')
  await page.getByLabel('Town', { exact: true }).fill('Jakarta')
  await page.getByRole('button', { name: 'Update the preview' }).click()
  await expect(page.frameLocator('.wb-frame').getByRole('heading', { name: 'Jakarta' })).toBeVisible()
  await expect(page.getByLabel('Frame', { exact: true })).toHaveValue(/lat=-6\.\d+&#38;lng=106\.\d+/)
  await context.close()
})
