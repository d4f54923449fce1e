// What a hand meets on a cheap phone, its processor slowed to a quarter: how long the menu, the search, a heart and a filter keep it
// waiting, before the page's scripts are there and after, and when the home page can be read and touched on a line of 400 kbit/s.
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { findBrowser } from '#tests/e2e/browser.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const scenario = 'touch'
const ROUNDS = 3
const SLOWED = 4
const INTERACTION_MS = 200
const TEXT_MS = 3000
const TAP_MS = 4000
/** As a weak third generation has it; the way there and back takes as long as the fourth's. */
const LINE = { offline: false, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 150 }

type Part = 'menu' | 'search' | 'save' | 'filter'
const PARTS: readonly Part[] = ['menu', 'search', 'save', 'filter']

export async function measure(): Promise<Measurement[]> {
  const site = await startSite({ SEED: 'sample' })
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const results: Measurement[] = []
    for (const state of ['first look', 'alive'] as const)
      for (const part of PARTS) {
        // To a guest a heart is a form that leads to signing in, and a member's page is alive at once.
        if (part === 'save' && state === 'first look') continue
        const taken: number[] = []
        for (let round = 0; round < ROUNDS; round++)
          taken.push(await interaction(browser, `${site.url}/businesses`, part, state === 'alive'))
        results.push({
          scenario,
          what: `${part}, ${state}`,
          value: percentile(taken, 0.5),
          unit: 'ms',
          budget: { atMost: INTERACTION_MS },
        })
      }
    const looks: { text: number; tap: number }[] = []
    for (let round = 0; round < ROUNDS; round++) looks.push(await slowLook(browser, site.url))
    const middle = (name: 'text' | 'tap') =>
      percentile(
        looks.map((look) => look[name]),
        0.5,
      )
    return [
      ...results,
      { scenario, what: 'home at 400 kbit/s, text', value: middle('text'), unit: 'ms', budget: { atMost: TEXT_MS } },
      { scenario, what: 'home at 400 kbit/s, tap', value: middle('tap'), unit: 'ms', budget: { atMost: TAP_MS } },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function openPhone(browser: Browser): Promise<{ page: Page; devtools: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...devices['Pixel 5'], serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return { page, devtools, close: () => context.close() }
}

/** The longest time from a touch to the next picture, as browsers count it for the measure they call INP. */
async function interaction(browser: Browser, url: string, part: Part, isAlive: boolean): Promise<number> {
  const { page, close } = await openPhone(browser)
  try {
    if (part === 'save') await join(page, url)
    await page.goto(url)
    if (isAlive) {
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
      await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')))
    }
    await page.evaluate(() => {
      const longest = { value: 0 }
      const events = { type: 'event', durationThreshold: 16 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longest.value = Math.max(longest.value, entry.duration)
      }).observe(events)
      Object.assign(window, { longest })
    })
    await touch(page, part)
    // What the touch began is counted to its picture.
    await page.evaluate(
      () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500)))),
    )
    return await page.evaluate(() => {
      const { longest } = window as unknown as { longest: { value: number } }
      return longest.value
    })
  } finally {
    await close()
  }
}

async function join(page: Page, url: string): Promise<void> {
  const form = { displayName: 'Amina', identifier: `${crypto.randomUUID()}@example.com`, password: 'Right-1-password' }
  const answer = await page.request.post(new URL('/register', url).href, { form, maxRedirects: 0 })
  if (answer.status() !== 302) throw new Error(await answer.text())
}

const menuButton = (page: Page) => page.getByRole('button', { name: en.frame.menu.open })

async function touch(page: Page, part: Part): Promise<void> {
  if (part === 'menu') {
    await menuButton(page).tap()
    await page.getByRole('dialog', { name: en.frame.menu.title }).waitFor()
  } else if (part === 'search') {
    await page.getByRole('button', { name: en.frame.search.label, exact: true }).tap()
    await page.getByRole('dialog', { name: en.frame.search.label }).waitFor()
  } else if (part === 'save') {
    await page.locator('main .save').first().tap()
    await page.locator('main .save[aria-pressed="true"]').first().waitFor()
  } else {
    await page.locator('[popovertarget=filters]').first().tap()
    await page.getByRole('dialog', { name: en.businesses.filters }).waitFor()
  }
}

async function slowLook(browser: Browser, url: string): Promise<{ text: number; tap: number }> {
  const { page, devtools, close } = await openPhone(browser)
  try {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await page.goto(url, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? false,
    )
    const text = Number(await seen.jsonValue())
    await menuButton(page).tap()
    await page.getByRole('dialog', { name: en.frame.menu.title }).waitFor()
    return { text, tap: await page.evaluate(() => performance.now()) }
  } finally {
    await close()
  }
}
