// The map on a page of places: drawn by our own site alone, and reachable without a mouse.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import en from '#app/i18n/messages/en.ts'
import { writeMadeTown } from '#tests/fixtures/made-town.ts'
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

test('a pin marks its card and a card its pin, and the map can be put away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/businesses?search=lantern&radius=5')
  const map = page.getByRole('region', { name: en.businesses.map })
  const pin = map.getByRole('button', { name: /Lantern Tea Room/ })
  await pin.click(PATIENT)
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-marked="selected"]')).toContainText('Lantern Tea Room')
  await page.getByRole('button', { name: en.businesses.closeCard, exact: true }).click()
  await expect(page.locator('[data-marked="selected"]')).toHaveCount(0)

  await page.getByRole('button', { name: en.businesses.hideMap }).click()
  await expect(map).toBeHidden()
  await page.reload()
  await expect(map).toBeHidden()
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

test.describe('after the streets of a region were imported', () => {
  const town = { lat: 51.517, lng: -0.065 }
  const folder = mkdtempSync(join(tmpdir(), 'mahalla-extract-'))
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** How much of a picture has a colour, from 0 to 1. */
  async function shareOf(picture: Buffer, [red, green, blue]: readonly [number, number, number]) {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    let same = 0
    for (let i = 0; i < data.length; i += 3)
      if (
        Math.abs((data[i] ?? 0) - red) + Math.abs((data[i + 1] ?? 0) - green) + Math.abs((data[i + 2] ?? 0) - blue) <
        8
      )
        same++
    return same / (info.width * info.height)
  }

  test('they are drawn and credited there, and elsewhere the place says how far it is', async ({ page }) => {
    const none = page.locator('.map-none')
    const map = page.locator('.map-place')
    const look = async (path: string) => {
      await visit(page, path)
      await map.scrollIntoViewIfNeeded()
    }
    const extract = join(folder, 'made-east.osm.pbf')
    writeMadeTown({ path: extract, ...town, ways: 1200 })
    const { E2E_DATA_DIR: DATA_DIR } = process.env
    const { stdout } = await promisify(execFile)(
      'node_modules/.bin/node',
      ['scripts/import.ts', extract, '--streets', 'only'],
      { env: { ...process.env, DATA_DIR } },
    )
    expect(stdout).toMatch(/street map made-east: \d+ tiles/)

    const parts: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('/map/streets/made-east.pmtiles')) parts.push(response.status())
    })
    // The site looks for new maps every ten seconds.
    await expect(async () => {
      expect(await (await page.request.get('/map/streets.json')).text()).toContain('made-east')
    }).toPass()
    await look('/business/saffron-stone')
    await expect(map.locator('canvas')).toBeVisible(PATIENT)
    await expect(map.getByText('© OpenStreetMap contributors')).toBeVisible(PATIENT)
    await expect(none).toHaveCount(0)
    // White streets on land.
    await expect
      .poll(async () => shareOf(await map.locator('canvas').screenshot(), [255, 255, 255]), PATIENT)
      .toBeGreaterThan(0.02)
    expect(new Set(parts)).toEqual(new Set([206]))

    await look('/business/balti-brothers-of-ladypool')
    await expect(none).toBeVisible(PATIENT)
    await expect(map.locator('canvas')).toHaveCount(0)
  })
})

test.describe('the place picker', () => {
  test('finds a quarter, forgives a slip, reads Arabic, and keeps its height', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('link', { name: 'Set your place' }).first().click()
    const sheet = page.getByRole('dialog')
    const field = sheet.getByRole('searchbox')
    const height = async () => (await sheet.boundingBox())?.height
    const before = await height()
    for (const [typed, found] of [
      ['lodnon', 'London'],
      ['لندن', 'London'],
      ['Whitechapel', 'Whitechapel, London'],
    ] as const) {
      await field.fill(typed)
      await expect(sheet.getByRole('button', { name: new RegExp(`^${found}`) }).first()).toBeVisible()
      expect(await height()).toBe(before)
    }
    await sheet.getByRole('button', { name: /^Whitechapel, London/ }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Whitechapel, London/ }).first()).toBeVisible()
  })
})
