// Mosques as people use them: found and filtered, followed, kept by their own people, shown in the hall.
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, london, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const words = en.mosques
const MOSQUE = '/mosque/sample-masjid-stratford'
const KEEPER = 'bilal@sample.mahalla.example'
const MEMBER = 'amina@sample.mahalla.example'

test.beforeEach(({ page }) => withoutPopup(page))

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('search, filter, and a mosque’s own page', async ({ page, context }) => {
  await context.addCookies([london])
  await visit(page, '/mosques')
  await page.getByRole('searchbox', { name: words.list.searchLabel }).fill('sample')
  await page.getByRole('search', { name: words.list.searchLabel }).getByRole('button').click()
  await expect(page).toHaveURL(/search=sample/)
  const list = page.getByRole('list', { name: words.list.results })
  const found = await list.getByRole('listitem').count()
  await page
    .getByRole('navigation', { name: words.list.filters })
    .getByRole('link', { name: words.facilities.wheelchair })
    .click()
  await expect(page).toHaveURL(/with=wheelchair/)
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(found)
  await expect(list.getByText(/Iqamah \d\d:\d\d/).first()).toBeVisible()
  await list.getByRole('link', { name: 'Sample Masjid, Stratford' }).click()
  await expect(page).toHaveURL(MOSQUE)
  const table = page.getByRole('table', { name: words.today.title })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(page.getByText(/Isha moves to 20:00/)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.list.catch })).toBeVisible()
  await expect(page.getByText(words.women.openFor.all)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const calendar = await page.request.get(`${MOSQUE}/calendar.ics`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/SUMMARY:Dhuhr iqamah\r\n/)
  await page.getByRole('link', { name: words.today.month }).click()
  await expect(page.getByRole('table')).toContainText('13:15')
})

test('a word that is a far town and a mosque’s name finds the mosque where the town has none', async ({ request }) => {
  const answer = await request.get('/mosques?search=East+London')
  expect(await answer.text()).toContain('href="/mosque/east-london-mosque"')
})

test('my masjid shows its iqamah on the home page, without an account, and follows the account on sign-in', async ({
  page,
  context,
}) => {
  await context.addCookies([london])
  await visit(page, MOSQUE)
  await page.getByRole('button', { name: words.page.makeMine }).click()
  await expect(page.getByRole('button', { name: words.page.isMine })).toHaveAttribute('aria-pressed', 'true')
  await visit(page, '/')
  const strip = page.getByRole('region', { name: words.homeCard.title })
  await expect(strip).toContainText('13:15')
  await signIn(page, MEMBER)
  await visit(page, MOSQUE)
  await expect(page.getByRole('button', { name: words.page.following })).toBeVisible()
  // Another device knows it after signing in.
  await context.clearCookies()
  await signIn(page, MEMBER)
  await visit(page, '/')
  await expect(page.getByRole('region', { name: words.homeCard.title })).toContainText('Sample Masjid, Stratford')
  await visit(page, MOSQUE)
  await page.getByRole('button', { name: words.announcements.mailStart }).click()
  await expect(page.getByText(words.announcements.mailOn)).toBeVisible()
})

test('its people change an iqamah rule, see it on record and take it back; a suggestion is accepted', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext()
  const member = await other.newPage()
  await withoutPopup(member)
  await signIn(member, MEMBER)
  await visit(member, `${MOSQUE}/suggest`)
  await member.getByLabel(words.suggest.phone).fill('+44 20 0000 0000')
  await member.getByRole('button', { name: words.suggest.send }).click()
  await expect(member.getByText(words.suggest.sent)).toBeVisible()
  await other.close()

  await signIn(page, KEEPER)
  await visit(page, `${MOSQUE}/edit?part=iqamah`)
  await page.getByLabel(words.edit.iqamah.from, { exact: true }).fill(dateInDays(2))
  await page.getByLabel(words.edit.iqamah.time('Dhuhr')).fill('13:40')
  await page.getByRole('button', { name: words.edit.save }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.saved })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.getByText(/Dhuhr moves to 13:40/)).toBeVisible()
  await visit(page, `${MOSQUE}/history`)
  await page
    .getByRole('button', { name: /Undo the change/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: words.history.undone })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.getByText(/Dhuhr moves to 13:40/)).toHaveCount(0)

  await visit(page, `${MOSQUE}/edit?part=suggestions`)
  await expect(page.getByText('+44 20 0000 0000')).toBeVisible()
  await page.getByRole('button', { name: words.edit.suggestions.accept }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.suggestions.accepted })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.getByRole('link', { name: words.page.call })).toHaveAttribute('href', /440?2000000000|4420/)

  await visit(page, `${MOSQUE}/edit?part=announcements`)
  const title = `Class moved ${Date.now()}`
  await page.getByLabel(words.edit.announcements.title).first().fill(title)
  await page.getByRole('button', { name: words.edit.announcements.publish }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.announcements.published })).toBeVisible()
  const entry = page.locator('details').filter({ hasText: title })
  await entry.locator('summary').click()
  await entry.getByLabel(words.edit.announcements.venue).fill('Upper hall')
  await entry.getByRole('button', { name: words.edit.save }).click()
  await expect(page.getByRole('status').filter({ hasText: words.edit.saved })).toBeVisible()
  await visit(page, MOSQUE)
  await expect(page.locator('main')).toContainText(title)
  await expect(page.locator('main')).toContainText('Upper hall')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the display counts on without a network, also after it was switched off and on', async ({ context }) => {
    // A page of its own: without a network browsers log every request that fails.
    const page = await context.newPage()
    await visit(page, `${MOSQUE}/display`)
    const left = page.locator('.mosque-display__left')
    await expect(left).toHaveText(/\d:\d\d$/)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('display-1')).keys()).length))
      .toBeGreaterThan(5)
    await context.setOffline(true)
    const before = await left.textContent()
    await expect(page.getByText(words.display.offline)).toBeVisible()
    await expect(left).not.toHaveText(before ?? '')
    await page.reload()
    await expect(page.locator('.mosque-display__times tbody tr')).toHaveCount(5)
    await expect(page.getByText(words.display.offline)).toBeVisible()
    const now = await left.textContent()
    await expect(left).not.toHaveText(now ?? '')
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  })
})

test('in Arabic the page runs from right to left', async ({ page }) => {
  await visit(page, `/ar${MOSQUE}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('table', { name: ar.mosques.today.title })).toContainText('١:١٥')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('mosques are found, filtered and read, and one becomes mine', async ({ page }) => {
    await page.goto('/mosques?search=sample')
    await page.getByRole('link', { name: words.facilities.parking }).click()
    await expect(page).toHaveURL(/with=parking/)
    await page.getByRole('link', { name: 'Sample Masjid, Sparkbrook' }).click()
    await expect(page.getByRole('table')).toContainText('13:15')
    await page.getByRole('button', { name: words.page.makeMine }).click()
    await expect(page.getByRole('button', { name: words.page.isMine })).toBeVisible()
  })
})
