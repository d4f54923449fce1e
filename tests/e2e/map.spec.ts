// The map on a page of places: drawn by our own site alone, and reachable without a mouse.
import { expect, london, test, visit, withoutPopup } from './site-test.ts'

const PAGE = '/united-kingdom/restaurants'

// Drawing in software takes its time on a busy machine.
test.slow()
const PATIENT = { timeout: 90_000 }

test.beforeEach(({ page }) => withoutPopup(page))

test('draws pins and asks nobody but this site', async ({ page, baseURL }) => {
  const foreign: string[] = []
  const ranges: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('.pmtiles')) ranges.push(request.headers().range)
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== baseURL) foreign.push(request.url())
  })
  await visit(page, PAGE)
  const map = page.getByRole('region', { name: 'On the map' })
  await expect(map.locator('canvas')).toBeVisible(PATIENT)
  await expect(map.locator('.map-pin, .map-cluster').first()).toBeVisible(PATIENT)
  await expect(map.getByText('Natural Earth')).toBeVisible()
  expect(ranges[0]).toMatch(/^bytes=/)
  expect(foreign).toEqual([])
})

test('opens a cluster by keyboard and shows where a pin leads', async ({ page }) => {
  await visit(page, PAGE)
  const map = page.getByRole('region', { name: 'On the map' })
  const cluster = map.locator('.map-cluster').first()
  await expect(cluster).toHaveAccessibleName(/places. Zoom in/, PATIENT)
  // A cluster may fall into smaller ones first.
  await expect(async () => {
    await cluster.focus({ timeout: 5000 })
    await page.keyboard.press('Enter')
    await expect(cluster).toHaveCount(0, { timeout: 5000 })
  }).toPass()
  await map.locator('.map-pin').first().focus()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('link', { name: /^Open / })).toHaveAttribute('href', /^\/business\//)
  await map.getByRole('button', { name: 'Close' }).click()
  await expect(map.getByRole('link', { name: /^Open / })).toHaveCount(0)
})

test('zooms by buttons in the language of the page', async ({ page }) => {
  await visit(page, '/ar/المملكة-المتحدة/مطاعم')
  await expect(page.locator('.map canvas')).toBeVisible(PATIENT)
  await expect(page.locator('.map__ctrl button')).toHaveCount(2, PATIENT)
})

test('does not load the map before it is near the screen', async ({ page, context }) => {
  await context.addCookies([london])
  const maps: string[] = []
  page.on('request', (request) => {
    if (/use-live-map|maplibre|pmtiles/.test(request.url())) maps.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 100 })
  await visit(page, PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(maps).toEqual([])
  await page.getByRole('region', { name: 'On the map' }).scrollIntoViewIfNeeded()
  await expect.poll(() => maps.length).toBeGreaterThan(0)
})

test.describe('a browser without WebGL', () => {
  test('gets the places as links', async ({ page }) => {
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
        },
      })
    })
    await visit(page, PAGE)
    const map = page.getByRole('region', { name: 'On the map' })
    await expect(map.getByText('The map cannot be drawn in this browser')).toBeVisible(PATIENT)
    await expect(map.getByRole('link').first()).toHaveAttribute('href', /^\/business\//)
  })
})
