// In the pocket: what opens without a line, what is written there, and what the next person finds.
import type { Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { expect, london, newMark, register, rowsOf, signOut, visit, withoutPopup } from './site-test.ts'

// Without a line browsers log every request that fails: the console is no witness here.
const test = plain
test.use({ serviceWorkers: 'allow' })

const MOSQUE = '/mosque/east-london-mosque'
const BUSINESS = '/business/mend-my-phone-peckham'
const t = en.pocket

const ownKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('mahalla-own')).match('/pocket/mine.json')
    return kept ? ((await kept.json()) as { owner: string | null; places: { name: string }[] }) : null
  })

/** Whole addresses of the pages that lie in the worker's caches, and what they say. */
const pagesKept = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; text: string; caching: string }[] = []
    for (const name of await caches.keys()) {
      if (!name.startsWith('pages-')) continue
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url)
        found.push({
          path: new URL(url).pathname,
          text: (await answer?.text()) ?? '',
          caching: answer?.headers.get('cache-control') ?? '',
        })
      }
    }
    return found
  })

async function untilKept(page: Page, ...paths: string[]) {
  await expect.poll(async () => (await pagesKept(page)).map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
}

test('in an airplane: times, a saved mosque, a surah, zakaat; a review is there once after landing, and the next person finds nothing', async ({
  page,
  context,
}) => {
  test.slow()
  await context.addCookies([london])
  await withoutPopup(page)
  const name = `Safiya ${newMark()}`
  const email = await register(page, name)
  await visit(page, MOSQUE)
  await page.getByRole('button', { name: en.mosques.page.follow, exact: true }).click()
  await expect(page.getByRole('button', { name: en.mosques.page.following })).toBeVisible()
  await visit(page, '/')
  await untilKept(page, '/pocket', '/zakaat', '/pocket/quran')
  await visit(page, '/quran/112')
  await untilKept(page, '/quran/112')
  await visit(page, '/zakaat')
  await visit(page, '/pocket')
  await expect.poll(async () => (await ownKept(page))?.places.map(({ name }) => name)).toContain('East London Mosque')

  // Nothing of hers lies in the pages: they were asked for as nobody.
  for (const { path, text, caching } of await pagesKept(page)) {
    expect(caching, path).toContain('public')
    expect(text, path).not.toContain(name)
    expect(text, path).not.toContain(email)
  }

  await visit(page, `${BUSINESS}/reviews`)
  await context.setOffline(true)
  const text = `Mended in ten minutes, and the tea was hot. ${newMark()} Nobody hurried us at all.`
  await page.locator('.review-stars label').nth(3).click()
  await page.getByLabel(en.reviews.write.text).fill(text)
  await page.getByRole('button', { name: en.reviews.write.submit }).click()
  await expect(page.getByText(en.frame.pocket.kept)).toBeVisible()
  await expect(page.getByText(en.frame.pocket.waiting(1))).toBeVisible()

  // A page nobody keeps leads to what is at hand.
  await page.goto('/jobs')
  await expect(page).toHaveURL(/\/pocket\?from=/)
  await expect(page.getByText(t.notKept)).toBeVisible()
  await expect(page.locator('.pocket-times > div')).toHaveCount(6)
  await page.locator('summary', { hasText: t.daysAhead('60') }).click()
  await expect(page.getByRole('table', { name: t.daysAhead('60') }).locator('tbody tr')).toHaveCount(60)
  await page.locator('summary', { hasText: 'East London Mosque' }).click()
  await expect(page.getByRole('table', { name: en.athan.month.title }).locator('tbody tr')).toHaveCount(31)
  await expect(page.getByRole('img', { name: t.mapOf('East London Mosque') })).toBeVisible()
  await expect(page.getByText(text.slice(0, 40))).toBeVisible()

  await page.goto('/quran/112')
  await expect(page.locator('main')).toContainText('أَحَد')
  await page.goto('/zakaat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.zakaat.title)

  await context.setOffline(false)
  await visit(page, '/')
  await expect
    .poll(() => rowsOf(`reviews?select=id&text=like.*${encodeURIComponent(text.slice(-40))}*`), { timeout: 90_000 })
    .toHaveLength(1)
  await expect(page.getByText(en.frame.pocket.waiting(1))).toHaveCount(0)
  await page.reload()
  expect(await rowsOf(`reviews?select=id&text=like.*${encodeURIComponent(text.slice(-40))}*`)).toHaveLength(1)

  await visit(page, '/')
  await signOut(page)
  await expect.poll(() => ownKept(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('waiting'))).toBeNull()
  await register(page, 'Next Person')
  await visit(page, '/')
  await untilKept(page, '/pocket')
  await expect.poll(async () => (await ownKept(page))?.places).toEqual([])
  await context.setOffline(true)
  await page.goto('/pocket')
  await expect(page.getByText(t.noPlaces)).toBeVisible()
  await expect(page.getByText('East London Mosque')).toHaveCount(0)
  await context.setOffline(false)
})

test('the whole Quran is taken along, read without a line, and removed', async ({ page, context }) => {
  await withoutPopup(page)
  await visit(page, '/pocket/quran')
  await untilKept(page, '/pocket/quran')
  await page.getByRole('button', { name: t.quran.take('3') }).click()
  await expect(page.locator('.pocket-verse')).toHaveCount(7)
  await context.setOffline(true)
  await page.goto('/pocket/quran#112')
  await expect(page.locator('.pocket-verse')).toHaveCount(4)
  await expect(page.locator('main')).toContainText('Saheeh International')
  await context.setOffline(false)
  await page.getByRole('button', { name: t.quran.remove }).click()
  await expect(page.getByRole('button', { name: t.quran.take('3') })).toBeVisible()
  expect(await page.evaluate(() => caches.has('mahalla-whole-quran'))).toBe(false)
})

test('a page that does not come leaves the one before it, and is tried again by itself', async ({ page, context }) => {
  await withoutPopup(page)
  await visit(page, '/')
  await visit(page, '/about-us')
  await untilKept(page, '/pocket')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: en.frame.nav.mosques }).first().click()
  await expect(page.getByText(en.ui.waitingForLine)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/mosques$/)
})

test('what another app shares is looked for, and a timetable is taken to its mosque', async ({ page }) => {
  await withoutPopup(page)
  await visit(page, '/share?text=Tayyabs%0A83%20Fieldgate%20St')
  await expect(page.getByLabel(t.share.lookFor)).toHaveValue('Tayyabs')
  await visit(page, '/share?file=1')
  await page.getByLabel(t.share.mosque).fill('East London Mosque')
  await page.getByRole('main').getByRole('button', { name: t.share.search }).click()
  await expect(page.getByRole('link', { name: 'East London Mosque' })).toHaveAttribute('href', `${MOSQUE}/tell`)
})

test('the hint to install comes once, on the second visit, and stays away when it was sent away', async ({ page }) => {
  await withoutPopup(page)
  await page.clock.install()
  await visit(page, '/about-us')
  const { install } = en.frame.pocket
  const hint = page.getByRole('complementary', { name: install.title })
  /** As a browser does that could install the site. */
  const offer = async () => {
    await page.evaluate(() =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })),
    )
    await page.clock.runFor(21_000)
  }
  await offer()
  await expect(hint).toBeHidden()
  // The visit ends with its tab.
  await page.evaluate(() => sessionStorage.clear())
  await visit(page, '/about-us')
  await offer()
  await expect(hint).toBeVisible()
  await hint.getByRole('button', { name: install.no }).click()
  await page.evaluate(() => sessionStorage.clear())
  await visit(page, '/about-us')
  await offer()
  await expect(hint).toBeHidden()
})
