// Reading the Quran: search, bookmarks that outlive signing in, memorising, without scripts, from right to left.
import { test as base } from '@playwright/test'
import { quran as ar } from '#app/i18n/messages/ar/quran.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, follow, hydrated, rowsOf, secrets, signOut, test, visit, withoutPopup } from './site-test.ts'

const t = en.quran

test.beforeEach(({ page }) => withoutPopup(page))

test('searches in Arabic without marks and in English, and goes straight to a verse', async ({ page }) => {
  await visit(page, '/quran')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('ذلك الكتاب لا ريب فيه')
  await box.press('Enter')
  await expect(page.getByText(`${t.search.found(1)} ${t.search.inArabic}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Al-Baqarah 2:2' })).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()

  await page.getByRole('main').getByRole('searchbox').fill('no compulsion in religion')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page.getByRole('link', { name: 'Al-Baqarah 2:256' })).toBeVisible()

  await page.getByRole('main').getByRole('searchbox').fill('2:255')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/quran/2/255')
  await expect(page.getByRole('article', { name: t.verse.of('2:255') })).toHaveClass(/is-on/)
})

test('a bookmark made without an account is kept after signing in', async ({ page }) => {
  const email = `reader-${Date.now()}@example.com`
  await visit(page, '/quran/112')
  await page.getByRole('button', { name: t.verse.bookmark('112:2') }).click()
  await expect(page.getByRole('button', { name: t.verse.bookmark('112:2') })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: t.verse.bookmark('112:2') })).toHaveAttribute('aria-pressed', 'true')

  await visit(page, '/register?next=/quran/bookmarks')
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Reader')
  await page.getByLabel(en.auth.emailOrPhone).fill(email)
  await page.getByLabel(en.auth.password, { exact: true }).fill('Right-1-password')
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await page.waitForURL((url) => !url.pathname.includes('register'))
  await visit(page, '/quran/bookmarks')
  await expect(page.getByRole('link', { name: 'Al-Ikhlas 112:2' })).toBeVisible()
  await expect.poll(() => rowsOf('quran_bookmarks?verse=eq.6223')).toHaveLength(1)

  // Signed out, the browser forgets what is the member's; signed in again, it is back.
  await signOut(page)
  await page.waitForURL('/auth')
  await visit(page, '/quran/112')
  await expect(page.getByRole('button', { name: t.verse.bookmark('112:2') })).toHaveAttribute('aria-pressed', 'false')
})

test('memorise mode hides words, shows them one by one and counts the rounds', async ({ page }) => {
  await visit(page, '/quran/112')
  // The list begins at the surah that is read; without recitations nothing offers to be heard.
  await expect(page.getByRole('navigation', { name: t.surahs }).locator('[aria-current]')).toBeInViewport()
  await expect(page.getByRole('button', { name: t.toolbar.listen })).toHaveCount(0)
  await page.getByRole('button', { name: t.toolbar.memorise }).click()
  const first = page.getByRole('article', { name: t.verse.of('112:1') })
  await expect(first).toBeFocused()
  await expect(first.locator('.quran-hidden')).toHaveCount(3)
  await expect(page.getByText(t.memorise.round('1', '3'))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(first.locator('.quran-hidden')).toHaveCount(2)
  await first.getByRole('button', { name: t.memorise.reveal }).click()
  await expect(first.locator('.quran-hidden')).toHaveCount(0)
  const last = page.getByRole('article', { name: t.verse.of('112:4') })
  await last.getByRole('button', { name: t.memorise.reveal }).click()
  await expect(page.getByText(t.memorise.round('2', '3'))).toBeVisible()
  await page.getByRole('button', { name: t.memorise.stop }).click()
  await expect(page.locator('.quran-hidden')).toHaveCount(0)
})

test('a plan is kept in this browser, and goes on from day to day', async ({ page }) => {
  await visit(page, '/quran/plan')
  await page.getByLabel(t.plan.days, { exact: true }).fill('30')
  await page.getByRole('button', { name: t.plan.make }).click()
  await page.getByRole('button', { name: t.plan.keep }).click()
  await expect(page.getByRole('heading', { name: t.plan.dayOf('1', '30') })).toBeVisible()
  await page.getByRole('button', { name: t.plan.mark }).click()
  await expect(page.getByText(t.plan.doneToday)).toBeVisible()
  await visit(page, '/quran')
  await expect(page.getByText(t.plan.progress('2%'))).toBeVisible()
})

test('the longest surah opens at the verse one is led to, and goes on where one was', async ({ page }) => {
  const verse = (ayah: number) => page.locator(`#v2-${ayah}`)
  const topOf = (ayah: number) => verse(ayah).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await visit(page, '/quran/2#v2-255')
  await expect(verse(255)).toBeInViewport()
  // Read on to where one stops, by the wheel as readers do.
  await visit(page, '/quran/2')
  while ((await topOf(60)) > 100) {
    await page.mouse.wheel(0, 2000)
    await page.waitForTimeout(50)
  }
  const before = await topOf(60)
  await page.reload()
  await hydrated(page)
  await expect.poll(async () => Math.abs((await topOf(60)) - before)).toBeLessThan(40)
  await follow(page, '/quran/112')
  await page.goBack()
  await expect(page).toHaveURL('/quran/2')
  await expect.poll(async () => Math.abs((await topOf(60)) - before)).toBeLessThan(40)
})

test('on a phone too a verse of the longest surah is where its address leads, and the page is about as long as it will be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/quran/2#v2-255')
  await expect(page.locator('#v2-255')).toBeInViewport()
  await visit(page, '/quran/2')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const taken = await height()
  await page.emulateMedia({ media: 'print' })
  const isWhole = () =>
    page
      .locator('.quran-ayah')
      .evaluateAll((verses) => verses.every((verse) => getComputedStyle(verse).contentVisibility === 'visible'))
  expect(await isWhole()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await page.locator('.quran-ayah').evaluateAll((verses) => {
    for (const verse of verses) if (verse instanceof HTMLElement) verse.style.contentVisibility = 'visible'
  })
  expect(Math.abs((await height()) / taken - 1)).toBeLessThan(0.15)
})

test('from right to left, in Arabic', async ({ page }) => {
  await visit(page, '/ar/quran/18')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const verse = page.getByRole('article', { name: ar.verse.of('١٨:١٠'), exact: true })
  await expect(verse.locator('[lang=ar]')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'الكهف' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a bookmark tapped before the scripts came is kept all the same', async ({ page, context }) => {
  const answer = await context.request.post('/quran/bookmarks', {
    form: { verse: '6223', back: '/quran/112' },
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/quran/112#v112-2')
  await visit(page, '/quran/112')
  await expect(page.getByRole('button', { name: t.verse.bookmark('112:2') })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: t.verse.bookmark('112:2') })).toHaveAttribute('aria-pressed', 'true')
})

const plain = base.extend({ javaScriptEnabled: false })

plain('reads, sets its choices and bookmarks without scripts', async ({ page }) => {
  await page.goto('/quran/1')
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(page.getByText('In the name of Allah, the Entirely Merciful')).toBeVisible()
  await page.getByRole('button', { name: t.toolbar.transliteration }).click()
  await expect(page.getByText('Bismi Allahi alrrahmani alrraheemi')).toBeVisible()
  await page.getByRole('button', { name: t.toolbar.larger }).click()
  await expect(page.locator('.quran-size-4')).toBeVisible()
  await page.getByRole('button', { name: t.toolbar.settings }).click()
  await page.getByRole('checkbox', { name: 'Français' }).check()
  await page.getByRole('button', { name: t.settings.save }).click()
  await expect(page.getByText('Au nom d’Allah').or(page.getByText("Au nom d'Allah"))).toBeVisible()

  // Without scripts a bookmark needs an account: the page says so, and the button sends nobody away from the verse.
  await page.getByRole('button', { name: t.verse.bookmark('1:5') }).click()
  await expect(page).toHaveURL('/quran/1#v1-5')
  expect(await page.content()).toContain(t.bookmarks.noScript)
  await page.goto('/login?next=/quran/1')
  await page.getByLabel(en.auth.emailOrPhone).fill('amina@sample.mahalla.example')
  await page.getByLabel(en.auth.password, { exact: true }).fill(secrets().samplePassword)
  await page.getByRole('button', { name: en.auth.login.submit }).click()
  await expect(page).toHaveURL('/quran/1')
  await page.getByRole('button', { name: t.verse.bookmark('1:5') }).click()
  await page.goto('/quran/bookmarks')
  await expect(page.getByRole('link', { name: 'Al-Fatihah 1:5' })).toBeVisible()
})

plain('an address that names nothing says so and leads on', async ({ page }) => {
  const answer = await page.goto('/quran/2/287')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t.missing.verse })).toBeVisible()
  await expect(page.getByRole('link', { name: t.missing.nearest('Al-Baqarah', 286) })).toHaveAttribute(
    'href',
    '/quran/2',
  )
})
