import { direction, locales } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, london, rowsOf, test, visit, withoutPopup } from './site-test.ts'

test.beforeEach(({ page }) => withoutPopup(page))

test('shows its sections in the specified order, with the specified words', async ({ page, context }) => {
  await context.addCookies([london])
  await visit(page, '/')
  const order = await page.evaluate(() => {
    // Not innerText: sections below the first screen are not laid out yet.
    const text = document.querySelector('main')?.textContent ?? ''
    return [
      'For Muslims',
      'Enter Community',
      "List Your Muslim Business - It's Free!",
      'Community Features',
      'Giving Back',
      'Messages to Gaza',
      'Reviews & Feedback',
      'PROMOTION',
      'Muslim businesses near London',
      'Our sponsors',
      'Prayer Times & Mosques',
      'From the neighbourhood',
      'Your shop belongs on the map',
    ].map((words) => text.toLowerCase().indexOf(words.toLowerCase()))
  })
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  await expect(page.getByRole('link', { name: 'Enter Community' }).first()).toHaveAttribute('href', '/community')
  await expect(page.getByRole('link', { name: "List Your Muslim Business - It's Free!" })).toHaveAttribute(
    'href',
    '/packages',
  )
  for (const card of ['Giving Back', 'Messages to Gaza', 'Reviews & Feedback'])
    await expect(page.getByRole('link', { name: card }).first()).toHaveAttribute('href', '/community')
  await expect(page.getByRole('link', { name: 'View All Businesses' })).toHaveAttribute('href', '/businesses')
  await expect(page.getByRole('link', { name: 'View All Mosques' })).toHaveAttribute('href', '/mosques')
})

test('near London: two large featured cards, twelve others with food first, four mosques, the nearest first', async ({
  page,
  context,
}) => {
  await context.addCookies([london])
  await visit(page, '/')
  await expect(page.locator('main .listing-lead')).toHaveCount(2)
  await expect(page.locator('main .listing')).toHaveCount(12)
  await expect(page.locator('main .listing-mosque')).toHaveCount(4)
  const food = await rowsOf('business_unified?select=slug&business_category=in.(restaurants,grocery)')
  const isFood = (address: string | null) => food.some(({ slug }) => address === `/business/${slug}`)
  for (const kind of ['.listing', '.listing-mosque']) {
    const cards = await page.locator(`main ${kind}`).all()
    // Food, and of everything what is open, has a group of its own.
    const places = await Promise.all(
      cards.map(async (card) => {
        const text = await card.innerText()
        const [, amount, unit] = /([\d.]+)\s(m|km)\b/.exec(text) ?? []
        const isListing = kind === '.listing'
        const address = isListing ? await card.getByRole('link').first().getAttribute('href') : null
        const group = isListing ? (isFood(address) ? 0 : 2) + (/^(Open|Closes)/m.test(text) ? 0 : 1) : 0
        return { group, distance: Number(amount) * (unit === 'm' ? 0.001 : 1) }
      }),
    )
    expect(places.map(({ distance }) => distance)).not.toContain(Number.NaN)
    expect(places).toEqual(places.toSorted((a, b) => a.group - b.group || a.distance - b.distance))
  }
})

test('without a place it is worldwide and asks for one', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('heading', { name: en.home.businesses.worldwide })).toBeVisible()
  await expect(page.getByRole('heading', { name: en.places.requiredForPrayerTimes })).toBeVisible()
})

test('choosing a city in the picker brings near-me content and prayer times', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByText(en.places.unknown).first().click()
  await page
    .getByRole('searchbox', { name: en.places.search })
    .or(page.getByLabel(en.places.search))
    .first()
    .fill('إسطنبول')
  await page
    .getByRole('button', { name: /Istanbul/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: en.home.businesses.near('Istanbul') })).toBeVisible()
  await expect(page.getByText(en.prayer.next).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userCity'))).toBe('Istanbul')
  await page.reload()
  await expect(page.getByRole('heading', { name: en.home.businesses.near('Istanbul') })).toBeVisible()
})

test('what is usual in a country is followed by itself, and is one tap away for whoever chose otherwise', async ({
  page,
  context,
}) => {
  await context.addCookies([{ ...london, value: '21.422:39.826:Makkah:Mecca%20Region:SA:' }])
  await visit(page, '/')
  await expect(page.locator('.prayer')).toContainText('Umm al-Qura, usual in Saudi Arabia')
  await context.addCookies([london])
  await visit(page, '/')
  await expect(page.locator('.prayer')).toContainText('Moonsighting Committee, usual in the United Kingdom')
  await context.addCookies([{ ...london, name: 'prayer', value: '3-0' }])
  await visit(page, '/')
  const before = await page.locator('.prayer').innerText()
  await page.getByRole('button', { name: /Use Moonsighting Committee, usual in the United Kingdom/ }).click()
  await expect(page.locator('.prayer')).toContainText('Method: Moonsighting Committee')
  expect(await page.locator('.prayer').innerText()).not.toBe(before)
  await page.reload()
  await expect(page.locator('.prayer')).toContainText('Method: Moonsighting Committee')
})

test('reads right to left in Arabic with its own digits, and every link stays in the language', async ({
  page,
  context,
}) => {
  await context.addCookies([london])
  await visit(page, '/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('main .listing .num').first()).toHaveText(/[٠-٩]/)
  const links = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links.filter((href) => !href?.startsWith('/ar'))).toEqual([])
  await page.getByRole('link', { name: /./ }).and(page.locator('main a[href="/ar/businesses"]')).first().click()
  await expect(page).toHaveURL('/ar/businesses')
})

test('speaks every other language and hydrates cleanly', async ({ page, context }) => {
  await context.addCookies([london])
  for (const locale of locales.filter((known) => known !== 'en' && known !== 'ar')) {
    await visit(page, `/${locale}`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction(locale))
    const { default: messages } = (await import(`../../app/i18n/messages/${locale}.ts`)) as { default: typeof en }
    await expect(page.getByRole('heading', { name: messages.home.features.title })).toBeVisible()
  }
})

test('nothing moves while the page loads', async ({ page, context }) => {
  await context.addCookies([london])
  // The stand-in for our font is cut to the measure of Arial, which not every machine has.
  await page.route(/\.woff2/, (route) => route.fulfill({ body: '' }))
  await page.addInitScript(() => {
    const kept = window as unknown as { shift: number }
    kept.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) kept.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
})
