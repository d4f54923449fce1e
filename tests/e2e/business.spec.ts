// A business's page: its one address, its facts and evidence, saving it; also without JavaScript and in Arabic.
import en from '#app/i18n/messages/en.ts'
import {
  expect,
  london,
  origin,
  register,
  rowsOf,
  secrets,
  signIn,
  test,
  violationsOn,
  visit,
  withoutPopup,
} from './site-test.ts'

const words = en.business
const maps = en.map
const PATH = '/business/saffron-stone'
const NAME = 'Saffron & Stone'

test.beforeEach(async ({ page }) => withoutPopup(page))

test('leads from the id and from other spellings to the one address', async ({ page, request }) => {
  const [row] = await rowsOf('business_unified?slug=eq.saffron-stone&select=id')
  for (const key of [String(row?.id), 'Saffron%20Stone']) {
    const answer = await request.get(`/business/${key}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(PATH)
  }
  await visit(page, `/business/${row?.id}`)
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
})

test('shows how to reach it, what is known and who says so', async ({ page }) => {
  await visit(page, PATH)
  const main = page.getByRole('main')
  const actions = main.getByRole('navigation', { name: words.actions.title })
  await expect(actions.getByRole('link', { name: words.actions.call })).toHaveAttribute('href', /^tel:\+44/)
  await expect(main.getByRole('heading', { name: words.halal.titles.certificate })).toBeVisible()
  await expect(main.getByText(/no\. HAB-/)).toBeVisible()
  await expect(main.getByRole('heading', { name: words.nearestMosques })).toBeVisible()
  await expect(main.getByRole('heading', { name: words.similar })).toBeVisible()
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
  const business = jsonLd.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'Restaurant')
  expect(business).toMatchObject({ name: NAME })
  // The figures of a sample are invented, and so is its certificate.
  expect(business).not.toHaveProperty('aggregateRating')
  expect(business).not.toHaveProperty('hasCertification')
})

test('asks visitors to sign in, takes the answer of a member, and shows it', async ({ page }) => {
  await visit(page, PATH)
  const fact = page.locator('.biz-facts summary').filter({ hasText: words.facts.wheelchair })
  await fact.click()
  await page
    .getByRole('button', { name: `${words.facts.stillTrueOf(words.facts.wheelchair)} ${words.facts.yes}` })
    .click()
  await expect(page).toHaveURL('/login?next=%2Fwish')
  await signIn(page, 'amina@sample.mahalla.example')
  await visit(page, PATH)
  await fact.click()
  const no = page.getByRole('button', { name: `${words.facts.stillTrueOf(words.facts.wheelchair)} ${words.facts.no}` })
  await no.click()
  // What is true instead is asked for at once.
  await expect(page).toHaveURL(/\/suggest\?field=\w+&asked=1/)
  await visit(page, PATH)
  await fact.click()
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(words.facts.doubts(1))).toBeVisible()
  const yes = page.getByRole('button', {
    name: `${words.facts.stillTrueOf(words.facts.wheelchair)} ${words.facts.yes}`,
  })
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(words.facts.doubts(1))).toBeHidden()
})

test('tells hours, address and number on the first screen, and hands the way over to a maps app', async ({
  page,
  context,
}) => {
  await context.addCookies([london])
  // A sample has a note above it that no real place has.
  await page.setViewportSize({ width: 390, height: 844 + 92 })
  await visit(page, PATH)
  const panel = page.getByRole('region', { name: words.visit.title })
  await expect(panel.locator('a[href^="tel:"]')).toBeInViewport()
  await expect(page.locator('.biz-bar')).toBeHidden()
  // It would lie over the hours.
  await expect(page.locator('.chat-btn')).not.toBeInViewport()
  await page
    .getByRole('navigation', { name: words.actions.title })
    .getByRole('button', { name: words.actions.directions })
    .click()
  const sheet = page.getByRole('dialog', { name: maps.directionsWith.title })
  await expect(sheet.getByRole('link', { name: maps.directionsWith.apps.google })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=51\./,
  )
  await expect(sheet.getByRole('link', { name: maps.directionsWith.apps.osm })).toHaveAttribute(
    'href',
    /route=51\.\d\d%2C/,
  )
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(page.locator('.biz-bar')).toBeVisible()
})

test('keeps a place on a list with a note, shares the list by a link and takes the link back', async ({
  page,
  browser,
}) => {
  test.slow()
  const saved = words.savedPage
  await register(page)
  await visit(page, PATH)
  await page.getByRole('button', { name: words.actions.saveNamed(NAME) }).click()
  await expect(page.getByRole('button', { name: words.actions.removeNamed(NAME) })).toBeVisible()
  await visit(page, '/saved')
  await page.getByText(saved.newList).click()
  await page.getByLabel(saved.listName).fill('Iftar')
  await page.getByRole('button', { name: saved.create }).click()
  await expect(page.getByText(saved.emptyList)).toBeVisible()
  await page
    .getByRole('navigation', { name: saved.lists })
    .getByRole('link', { name: new RegExp(`^${saved.all}`) })
    .click()
  await page.getByText(saved.noteAndLists).click()
  await page.getByLabel(saved.note).fill('The corner table')
  await page.getByRole('button', { name: saved.saveNote }).click()
  await expect(page.locator('.saved-note')).toHaveText('The corner table')
  await page.getByLabel('Iftar').check()
  await page.getByRole('button', { name: saved.saveLists }).click()
  await page
    .getByRole('navigation', { name: saved.lists })
    .getByRole('link', { name: /^Iftar 1/ })
    .click()
  await page.getByRole('button', { name: saved.share }).click()
  const link = await page.getByLabel(saved.link).inputValue()
  expect(link).toMatch(/\/list\/[\w-]{43}$/)
  expect(await violationsOn(page)).toEqual([])

  const guest = await browser.newContext()
  const other = await guest.newPage()
  const address = new URL(link).pathname
  const shown = await other.goto(origin + address)
  expect(shown?.headers()['x-robots-tag']).toBe('noindex')
  expect(shown?.headers()['cache-control']).toContain('no-store')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Iftar')
  await expect(other.getByRole('link', { name: NAME })).toBeVisible()
  expect(await other.content()).not.toContain('corner table')
  expect(await violationsOn(other)).toEqual([])
  await page.getByRole('button', { name: saved.unshare }).click()
  await expect(page.getByRole('button', { name: saved.share })).toBeVisible()
  expect((await other.goto(origin + address))?.status()).toBe(404)
  await guest.close()
})

test('saves a place and finds it again', async ({ page }) => {
  await signIn(page, 'rizky@sample.mahalla.example')
  await visit(page, PATH)
  await page.getByRole('button', { name: words.actions.saveNamed(NAME) }).click()
  await expect(page.getByRole('button', { name: words.actions.removeNamed(NAME) })).toBeVisible()
  await visit(page, '/saved')
  await expect(page.getByRole('link', { name: NAME })).toBeVisible()
  await page.getByRole('button', { name: words.actions.removeNamed(NAME) }).click()
  await expect(page.getByRole('heading', { name: words.savedPage.empty })).toBeVisible()
})

test('what a guest saves stays on the device, and comes along when they join', async ({ page }) => {
  await visit(page, PATH)
  await page.getByRole('button', { name: words.actions.saveNamed(NAME) }).click()
  await expect(page.getByText(words.savedPage.device.saved)).toBeVisible()
  await visit(page, '/saved/here')
  await expect(page.getByRole('link', { name: NAME })).toBeVisible()
  await visit(page, '/register')
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Wish Test')
  await page.getByLabel(en.auth.emailOrPhone).fill(`wish-${crypto.randomUUID()}@example.com`)
  await page.getByLabel(en.auth.password, { exact: true }).fill('Right-1-password')
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await expect(page.getByText(words.savedPage.device.tookAlong)).toBeVisible()
  await visit(page, '/saved')
  await expect(page.getByRole('link', { name: NAME })).toBeVisible()
})

test.describe('the history of halal', () => {
  test.use({ refusalsExpected: true })

  test('tells the whole history of halal, and takes a dispute with a reason only', async ({ page }) => {
    const path = '/business/the-lantern-tea-room/halal'
    await signIn(page, 'bilal@sample.mahalla.example')
    await visit(page, path)
    await expect(page.getByText(en.business.halalPage.entries.declaration)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.halalPage.explained })).toBeVisible()
    await page.getByRole('button', { name: words.halalPage.disputeButton }).click()
    await expect(page.getByText(words.errors.reasonLength).first()).toBeVisible()
    await page.getByLabel(words.halalPage.disputeReason).fill('Wine is served there in the evenings.')
    await page.getByRole('button', { name: words.halalPage.disputeButton }).click()
    await expect(page.getByText(words.halalPage.thanksPending)).toBeVisible()
    await expect(page.getByText(words.halalPage.entries.disputePending)).toBeVisible()
    // What staff have not read is not shown to everyone.
    await expect(page.getByText('Wine is served there')).toHaveCount(0)
    const rows = await rowsOf('moderation_items?subject_kind=eq.evidence&status=eq.open&select=summary')
    expect(rows.map(({ summary }) => summary)).toContain('Dispute: Wine is served there in the evenings.')
    await page.getByRole('button', { name: words.halalPage.withdraw }).first().click()
    await expect(page.getByText(words.halalPage.takenBack)).toBeVisible()
  })
})

test('an owner hides that Muslims own it, and it is hidden', async ({ page, browser }) => {
  const path = '/business/dar-zohra'
  await signIn(page, 'zohra@sample.mahalla.example')
  await visit(page, `${path}/halal`)
  await page.getByLabel(words.ownershipForms.hide).check()
  await page.getByRole('button', { name: words.ownershipForms.save }).click()
  await expect(page.getByText(words.halalPage.thanks)).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(path)
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(stranger.getByText(words.muslimOwned, { exact: true })).toHaveCount(0)
  await stranger.close()
  await page.getByLabel(words.ownershipForms.hide).uncheck()
  await page.getByRole('button', { name: words.ownershipForms.save }).click()
  await expect(page.getByText(words.muslimOwned, { exact: true }).first()).toBeVisible()
})

test('a closed business says so and asks not to be indexed', async ({ page }) => {
  const { serviceRoleKey } = secrets()
  const close = (closed_on: string | null) =>
    fetch(`${origin}/rest/v1/businesses?name=eq.Zaytuna%20Table`, {
      method: 'PATCH',
      headers: {
        apikey: serviceRoleKey,
        Authorization: `Bearer ${serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ closed_on }),
    })
  expect((await close('2026-10-01')).ok).toBe(true)
  const answer = await visit(page, '/business/zaytuna-table')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByText(words.closed('1 October 2026'))).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await close(null)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reads, confirms and shares by plain links and forms', async ({ page }) => {
    await signIn(page, 'yusuf@sample.mahalla.example')
    await page.goto('/business/three-cousins-charcoal')
    await page.getByText(words.actions.share, { exact: true }).click()
    await expect(page.getByRole('main').locator('a[href^="https://wa.me/?text="]')).toBeVisible()
    await page.locator('.biz-facts summary').filter({ hasText: words.facts.hours }).click()
    await page.getByRole('button', { name: `${words.facts.stillTrueOf(words.facts.hours)} ${words.facts.yes}` }).click()
    await expect(page.getByText(words.facts.thanks)).toBeVisible()
    await page.getByRole('button', { name: words.actions.saveNamed('Three Cousins Charcoal') }).click()
    await expect(page).toHaveURL('/business/three-cousins-charcoal')
    await expect(page.getByRole('button', { name: words.actions.removeNamed('Three Cousins Charcoal') })).toBeVisible()
  })
})

test('fits a narrow phone in both directions', async ({ page }) => {
  for (const path of [PATH, '/ar/business/saffron-stone']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
