// Finding a business: search, filters, the way back, without JavaScript, and in Arabic.
import { test as plain } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { expect, london, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const words = en.businesses

test.beforeEach(async ({ page, context }) => {
  await withoutPopup(page)
  await context.addCookies([london])
})

const cards = (page: import('@playwright/test').Page) =>
  page.getByRole('list', { name: words.results }).getByRole('article')

test('typing searches, a filter narrows, a card leads on, and back undoes one thing at a time', async ({ page }) => {
  test.slow()
  await visit(page, '/businesses')
  const all = await cards(page).count()
  expect(all).toBeGreaterThan(8)

  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially('tea room', { delay: 30 })
  await expect(page).toHaveURL(/search=tea\+room/)
  await expect(cards(page).first()).toContainText('The Lantern Tea Room')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('tea room')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await page.goBack()
  await expect(page).toHaveURL('/businesses')
  await expect(box).toHaveValue('')
  await expect(cards(page)).toHaveCount(all)

  await page
    .getByRole('navigation', { name: en.pages.list.filterByCategory })
    .getByRole('link', { name: 'Restaurants' })
    .click()
  await expect(page).toHaveURL(/category=restaurants/)
  await expect(page.getByRole('navigation', { name: words.subcategories('Restaurants') })).toBeVisible()
  await page.locator('[popovertarget=filters]').first().click()
  await page.getByLabel(words.halal.orMore(words.halal.levels[1] ?? '', false)).check()
  await expect(page).toHaveURL(/halal=1/)
  await page.getByLabel(words.rating.atLeast('4')).check()
  await expect(page).toHaveURL(/rating=4/)
  await expect(page.getByLabel(words.rating.atLeast('4'))).toBeFocused()

  const active = page.getByRole('navigation', { name: words.activeFilters })
  await page.keyboard.press('Escape')
  await active.getByRole('link', { name: new RegExp(words.rating.chip('4').replace('+', '\\+')) }).click()
  await expect(page).not.toHaveURL(/rating/)
  await page.goBack()
  await expect(page).toHaveURL(/rating=4/)
  await active.getByRole('link', { name: new RegExp(words.clearAll) }).click()
  await expect(page).toHaveURL('/businesses?category=restaurants&near=london-gb')

  const first = cards(page).first().getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/business\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(page).toHaveURL('/businesses?category=restaurants&near=london-gb')
})

test('a distance holds, the order can be changed, and a typing error is forgiven', async ({ page }) => {
  await visit(page, '/businesses')
  await page.getByRole('combobox', { name: words.radius }).selectOption('2')
  await expect(page).toHaveURL(/radius=2/)
  await expect(page.getByRole('heading', { name: new RegExp(words.withinOf('2 km', 'London')) })).toBeVisible()
  await expect(page.getByRole('combobox', { name: words.radius })).toHaveValue('2')
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/\d+ m|[01]\.\d km|2\.0 km/)
  await page.getByLabel(words.sort.label).selectOption('name')
  await expect(page).toHaveURL(/sort=name/)

  await page.goto('/businesses?search=Latnern')
  await expect(page.getByText(words.noneTyped('Latnern'))).toBeVisible()
  await expect(cards(page).first()).toContainText('Lantern')
})

test('near means near: the rest is a step away, and the distance box says what was searched', async ({ page }) => {
  await visit(page, '/businesses?category=travel')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('near London')
  await expect(page.getByRole('combobox', { name: words.radius })).toHaveValue('75')
  const near = await cards(page).count()
  for (const text of await cards(page).allTextContents()) expect(text).not.toMatch(/(?<!:\d*)\d{3,}\.\d km/)
  await page.getByRole('link', { name: /more elsewhere/ }).click()
  await expect(page).toHaveURL(/radius=any/)
  await expect(page.getByRole('combobox', { name: words.radius })).toHaveValue('any')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('London')
  await expect(cards(page)).toHaveCount(near)
  const further = page.getByRole('region', { name: words.furtherAway }).getByRole('article')
  await expect(further.first()).toContainText(/\d{3}\.\d km/)
  for (const text of await further.allTextContents()) expect(text).not.toMatch(/(?<!\d)\d{1,2}\.\d km/)
  await page.goBack()
  await expect(page).toHaveURL('/businesses?category=travel')
})

test('back leads to the page as it was before typing, however slow the answers are', async ({ page }) => {
  await visit(page, '/mosques')
  await visit(page, '/businesses')
  const box = page.getByRole('main').getByRole('searchbox')
  // Each answer waits until the next letter was sent.
  await page.route(/search=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue().catch(() => {})
  })
  for (const letter of 'tea') {
    await box.press(letter)
    await page.waitForTimeout(400)
  }
  await expect(page).toHaveURL(/search=tea/)
  await page.goBack()
  await expect(page).toHaveURL('/businesses')
})

test('a phone shows a result on its first screen, filters in a sheet and the map with its cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/businesses')
  const first = await cards(page).first().boundingBox()
  expect(first?.y ?? 844).toBeLessThan(400)
  await page.locator('[popovertarget=filters]').first().click()
  const sheet = page.getByRole('dialog', { name: words.filters })
  await expect(sheet.getByRole('button', { name: /^Show \d+ places?$/ })).toBeInViewport()
  await sheet.getByLabel(words.rating.atLeast('4.5')).check()
  await expect(page).toHaveURL(/rating=4.5/)
  await sheet.getByRole('button', { name: /^Show \d+ places?$/ }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: words.showMap, exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  const carousel = page.locator('.dir-carousel')
  await expect(carousel.getByRole('listitem').first()).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: words.showList, exact: true }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('nothing found says so and offers ways out', async ({ page }) => {
  await visit(page, '/businesses?search=xyzzyqwert&rating=4.5&radius=1')
  await expect(page.getByRole('heading', { name: en.understanding.none.filtered('London') })).toBeVisible()
  await expect(page.getByText(words.emptyByWords)).toBeVisible()
  const ways = page.getByRole('list', { name: words.waysOut })
  await expect(ways.getByRole('link')).toHaveCount(4)
  await ways.getByRole('link', { name: words.withoutSearch('xyzzyqwert') }).click()
  await expect(page).toHaveURL(/\/businesses\?radius=1&rating=4.5/)
  await page.goto('/businesses?category=unheard-of')
  await page.getByRole('main').getByRole('link', { name: en.pages.list.browseAll }).click()
  await expect(page).toHaveURL('/businesses')
})

test('the same in Arabic, from right to left', async ({ page }) => {
  await visit(page, '/ar/businesses')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('main').getByRole('searchbox').fill('tea room')
  await expect(page).toHaveURL(/\/ar\/businesses\?search=tea\+room/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Lantern Tea Room')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ar\/business\//)
})

for (const path of ['/businesses?category=restaurants&halal=1', '/ar/businesses?open=now']) {
  test(`no violation with the filters open: ${path}`, async ({ page }) => {
    test.slow()
    await visit(page, path)
    await page.locator('[popovertarget=filters]').first().click()
    expect(await violationsOn(page)).toEqual([])
  })
}

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false })
  plain('words, filters and pages are plain forms and links', async ({ page, context }) => {
    await context.addCookies([london])
    await page.goto('/businesses')
    await page.getByRole('main').getByRole('searchbox').fill('tea')
    await page.getByRole('main').getByRole('button', { name: words.search }).click()
    await expect(page).toHaveURL(/search=tea/)
    await expect(cards(page).first()).toBeVisible()
    await page.locator('[popovertarget=filters]').first().click()
    await page.getByLabel(words.rating.atLeast('3')).check()
    await page.locator('#filters [type=submit]').click()
    await expect(page).toHaveURL(/search=tea.*rating=3/)
    await page.getByRole('navigation', { name: words.activeFilters }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(/rating=3/)
    await page.goto('/businesses')
    await page.getByRole('navigation', { name: en.ui.pages }).getByRole('link', { name: en.ui.nextPage }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(cards(page).first()).toBeVisible()
  })
})

test('who asks for a mosque among businesses is led to it, not to shops that share a word', async ({ request }) => {
  const answer = await request.get('/businesses?search=East+London+Mosque')
  expect(answer.url()).toContain('/search?search=East+London+Mosque')
  const html = await answer.text()
  expect(html).toContain('href="/mosque/east-london-mosque')
  expect(html).not.toContain('Lower East Chai Bar')
})
