// Staff teach the directory a word, and a visitor finds a place by it; a new category is offered, and retired again.

import { subcategoryName } from '#app/core/categories/categories.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, london, rowsOf, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const words = en.categories
const STAFF = 'elif@sample.mahalla.example'

// A save by whoever came second is refused on the way.
test.use({ refusalsExpected: true })

test('a word that staff add finds its places right after, and is kept from whoever did not see it', async ({
  page,
  browser,
}) => {
  test.slow()
  const word = `zabiha${crypto.randomUUID().replaceAll('-', '').replace(/\d/g, 'x').slice(0, 8)}`
  const [butcher] = await rowsOf('business_unified?subcategory=eq.butcher&city=eq.London&select=name,slug&limit=1')
  expect(butcher?.name).toBeTruthy()
  const visitor = await browser.newContext()
  await visitor.addCookies([london])
  const guest = await visitor.newPage()
  await withoutPopup(guest)
  const cards = () => guest.getByRole('main').locator(`a[href="/business/${butcher?.slug}"]`)
  await visit(guest, `/businesses?search=${word}`)
  await expect(cards()).toHaveCount(0)
  const suggested = async () =>
    ((await (await guest.request.get(`/api/suggestions?q=${word}&lang=en`)).json()) as { to: string }[]).map(
      ({ to }) => to,
    )
  expect(await suggested()).not.toContain('/businesses?category=grocery&sub=butcher')

  const late = await (await browser.newContext()).newPage()
  await Promise.all([withoutPopup(page), withoutPopup(late)])
  await Promise.all([signIn(page, STAFF), signIn(late, STAFF)])
  await visit(page, '/dashboard/staff/categories')
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await visit(late, '/dashboard/staff/categories/grocery.butcher')
  await page
    .getByRole('row')
    .filter({ has: page.locator('a[href$="/categories/grocery"]') })
    .getByRole('link')
    .click()
  await page.locator('a[href$="/categories/grocery.butcher"]').click()
  await expect(page.getByRole('heading', { level: 1, name: subcategoryName('grocery', 'butcher', 'en') })).toBeVisible()
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.locator('#words').fill(`${word}, near me`)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.errors.reserved).first()).toBeVisible()
  await page.locator('#words').fill(word)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()

  // The visitor, at once: the search, and what is suggested while typing.
  await visit(guest, `/businesses?search=${word}`)
  await expect(cards().first()).toBeVisible()
  await expect.poll(suggested).toContain('/businesses?category=grocery&sub=butcher')

  // Whoever read the page before does not write over it.
  await late.locator('#words').fill('mutton house')
  await late.getByRole('button', { name: words.save }).click()
  await expect(late.getByText(words.errors.conflict).first()).toBeVisible()
  const [row] = await rowsOf('category_edits?category=eq.grocery&part=eq.butcher&select=words')
  expect(row).toEqual({ words: { en: [word] } })

  await visit(page, '/dashboard/staff/categories/grocery.butcher')
  await expect(page.getByRole('heading', { name: words.history })).toBeVisible()
  await expect(page.getByRole('main').getByText('Elif Demir').first()).toBeVisible()
  await page.locator('#words').fill('')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await visit(guest, `/businesses?search=${word}`)
  await expect(cards()).toHaveCount(0)
  await Promise.all([visitor.close(), late.context().close()])
})

test('a new category is offered to visitors, retired, and deleted while it is empty', async ({ page, browser }) => {
  const name = `Camel farms ${crypto.randomUUID().slice(0, 4)}`
  await withoutPopup(page)
  await signIn(page, STAFF)
  await visit(page, '/dashboard/staff/categories/new')
  await page.getByLabel(words.fields.name, { exact: true }).fill(name)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.nameIn(languageNames.ar)).first()).toBeVisible()
  for (const language of locales.filter((locale) => locale !== 'en')) {
    // What is missing stands open.
    await page.getByLabel(`${words.fields.name} (${languageNames[language]})`).fill(`${name} ${language}`)
  }
  await page.getByRole('radio', { name: words.icons.Trees }).check({ force: true })
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await violationsOn(page, { frame: false })).toEqual([])

  const visitor = await (await browser.newContext()).newPage()
  await withoutPopup(visitor)
  await visit(visitor, '/ar/businesses')
  await expect(visitor.getByText(`${name} ar`).first()).toBeAttached()
  await page.getByRole('button', { name: words.retire }).click()
  await expect(page.getByText(words.retiredText)).toBeVisible()
  await visit(visitor, '/ar/businesses')
  await expect(visitor.getByText(`${name} ar`)).toHaveCount(0)
  await page.getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.removed)).toBeVisible()
  await visitor.context().close()
})
