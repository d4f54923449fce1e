// Pages of places: what they say, how they are found, and that the sitemap promises nothing else.
import { expect, test, visit, withoutPopup } from './site-test.ts'

test.beforeEach(({ page }) => withoutPopup(page))

test('a city’s page has facts, listings, neighbours and answers, and its versions in other languages', async ({
  page,
}) => {
  await visit(page, '/united-kingdom/london/restaurants')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halal restaurants in London, United Kingdom')
  await expect(page.locator('.loc__facts')).toContainText('Listings')
  expect(await page.getByRole('list', { name: 'Listings' }).getByRole('article').count()).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { name: 'In other cities' })).toBeVisible()
  await page.getByText('Which are rated best?').click()
  await expect(page.getByText('According to our members’ reviews')).toBeVisible()
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(structured.join()).toContain('"FAQPage"')

  const arabic = await page.locator('link[hreflang="ar"]').getAttribute('href')
  const there = await page.goto(new URL(arabic ?? '').pathname)
  expect(there?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/united-kingdom\/london\/restaurants$/)
})

test('a thin page is not for search engines, unknown words and pages are not there', async ({ request }) => {
  const thin = await request.get('/iceland/reykjavik/finance')
  expect(thin.status()).toBe(200)
  const html = await thin.text()
  expect(html).toContain('content="noindex, follow"')
  expect(html).not.toContain('rel="alternate"')
  for (const path of [
    '/atlantis/restaurants',
    '/united-kingdom/london/unicorns',
    '/united-kingdom/restaurants?page=99',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('category pages and the guide to services lead into the directory', async ({ page }) => {
  for (const [path, title] of [
    ['/categories/food-restaurants', 'Halal restaurants and food'],
    ['/categories/technology', 'Muslim technology businesses'],
    ['/categories/finance', 'Islamic finance and accountants'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: 'By country' })).toBeVisible()
  }
  await page.goto('/services')
  await page.getByRole('link', { name: 'Hajj & Umrah' }).first().click()
  await expect(page).toHaveURL(/\/businesses\?category=travel&sub=hajj-umrah$/)
})

/** Records of one kind are one page: a number of them, spread evenly, stands for thousands. */
const SPREAD = 12
function spread(urls: string[]): string[] {
  const kinds = Object.groupBy(urls, (url) => new URL(url).pathname.split('/')[1] ?? '')
  return Object.values(kinds).flatMap((same = []) => {
    const every = Math.ceil(same.length / SPREAD)
    return same.filter((_, at) => at % every === 0)
  })
}

test('what the sitemap lists answers and may be indexed', async ({ request, baseURL }) => {
  const index = `${baseURL}/sitemap.xml`
  const here = (url: string) => (baseURL ?? '') + new URL(url.replaceAll('&amp;', '&')).pathname + new URL(url).search
  const listedIn = async (file: string) =>
    [...(await (await request.get(here(file))).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const files = await listedIn(index)
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files) {
    const listed = await listedIn(file)
    // Other tests undo an import, or close a business, at any moment: what is gone must have left the lists as well.
    if (listed.length === 0) expect(await listedIn(index)).not.toContain(file)
    // English stands for the other languages here: the six versions are one page with the same answer.
    const english = listed.filter((url) => !/^\/(ar|ur|fr|tr|id)(\/|$)/.test(new URL(url).pathname))
    for (const url of spread(english)) {
      const answer = await request.get(here(url), { maxRedirects: 0 })
      if (answer.status() !== 200) expect(await listedIn(file), `${url}: ${answer.status()}`).not.toContain(url)
      else expect(await answer.text(), url).not.toContain('content="noindex')
    }
  }
})
