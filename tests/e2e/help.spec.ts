// Finding an answer, reading what the site says about itself, and staff wording it anew.
import en from '#app/i18n/messages/en.ts'
import { expect, signIn, test, visit, withoutPopup } from './site-test.ts'

const t = en.help

test('a visitor asks in their own words and reads the answer', async ({ page }) => {
  await withoutPopup(page)
  await visit(page, '/help')
  await page.getByRole('searchbox', { name: t.searchLabel }).fill('forgot my pasword')
  await page.getByRole('main').getByRole('button', { name: t.search }).click()
  await page.getByRole('link', { name: /forgot my password/i }).click()
  await expect(page).toHaveURL('/help/reset-password')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('forgot')
  await page.getByRole('main').getByRole('link', { name: t.askPerson }).click()
  await expect(page).toHaveURL('/contact')
})

test('a legal page has both addresses, a date, and in other languages leads to the binding text', async ({ page }) => {
  for (const path of ['/privacy-policy', '/legal/privacy-policy']) {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^l]\/privacy-policy$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  }
  await expect(page.getByText('{operator}')).toHaveCount(0)
  await page.goto('/ar/legal/terms-of-service')
  await page.getByRole('main').locator('a[hreflang=en]').click()
  await expect(page).toHaveURL('/terms-of-service')
  expect((await page.request.get('/privacy-policy?version=2001-01-01T00:00:00Z')).status()).toBe(404)
  expect((await page.request.get('/help/no-such-topic')).status()).toBe(404)
})

test('staff look at a new wording before they save it, and find the old one again', async ({ page }) => {
  await withoutPopup(page)
  await signIn(page, 'elif@sample.mahalla.example')
  const words = t.staff
  await visit(page, '/dashboard/staff/help')
  await page.getByRole('link', { name: 'About us' }).first().click()
  await page.getByLabel(words.answer).fill('We are neighbours.\n\n## Come in\nThe door is open.')
  await page.getByRole('button', { name: words.preview }).click()
  await expect(page.getByText(words.previewNote)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible()
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.goto('/about-us')
  await expect(page.getByText('The door is open.')).toBeVisible()
  await page.goBack()
  await page.getByRole('navigation', { name: words.versions }).getByRole('link').last().click()
  await expect(page.getByLabel(words.answer)).toHaveValue(/mahalla is the neighbourhood/)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
})

test('a question the help has no answer to reaches staff, who can make a topic of it', async ({ page, browser }) => {
  await withoutPopup(page)
  const question = `zqxv wumplefrotz ${Date.now().toString(36).replace(/\d/g, 'x')}`
  for (const _ of [1, 2]) {
    await visit(page, `/help?${new URLSearchParams({ q: question })}`)
    await expect(page.getByText(t.nothing)).toBeVisible()
  }
  const staff = await browser.newPage()
  await withoutPopup(staff)
  await signIn(staff, 'elif@sample.mahalla.example')
  await visit(staff, '/dashboard/staff/chats')
  const words = en.chats.unanswered
  await expect(staff.getByText(question)).toBeVisible()
  await staff.getByRole('link', { name: `${words.makeTopic}: ${question}` }).click()
  await expect(staff.getByLabel(t.staff.question)).toHaveValue(question)
  await staff.close()
})

test('the privacy policy names what the browser keeps, in every language', async ({ page }) => {
  await withoutPopup(page)
  await visit(page, '/privacy-policy')
  const kept = page.getByRole('table', { name: t.kept.title })
  await expect(kept.getByRole('rowheader', { name: 'sb-mahalla-auth' })).toBeVisible()
  // What this visit left in the browser is on the list.
  const names = await kept.getByRole('rowheader').allTextContents()
  const isNamed = (name: string) =>
    names.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known))
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/\.\d+$/, ''))
  expect([...left, ...cookies].filter((name) => !isNamed(name))).toEqual([])
  // On a phone, too, each name is read together with what it is for, without scrolling sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await kept.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : null))).toBe(0)
  await visit(page, '/ar/privacy-policy')
  await expect(page.getByRole('heading', { name: 'كل اسم على حدة' })).toBeVisible()
})

test('an article’s picture is the product in the reader’s own direction', async ({ page }) => {
  for (const [path, file] of [
    ['/help/find-a-mosque', '/help/find-a-mosque-light.avif'],
    ['/ar/help/find-a-mosque', '/help/find-a-mosque-light-ar.avif'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('.help-shot--light')).toHaveAttribute('src', file)
    expect((await page.request.get(file)).headers()['content-type']).toBe('image/avif')
  }
})
