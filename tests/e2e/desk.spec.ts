// Staff run a promotion: written by one, approved by another, seen by a visitor, and counted. And they keep their lists: words
// that make a text wait, and the aid organisations beside the wall.
import en from '#app/i18n/messages/en.ts'
import { expect, newMark, rowsOf, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const words = en.promotions

// An address that leads nowhere is refused on the way.
test.use({ refusalsExpected: true })

test('a promotion goes from the draft to the figures', async ({ browser, page }) => {
  const slug = `run-${Date.now()}`
  const context = await browser.newContext()
  const chief = await context.newPage()
  await Promise.all([withoutPopup(page), withoutPopup(chief)])
  await signIn(page, 'elif@sample.mahalla.example')
  await visit(page, '/dashboard/staff/promotions/new')
  await page.getByLabel(words.fields.title, { exact: true }).fill('Neighbours first')
  await page.getByLabel(words.fields.body, { exact: true }).fill('See who is new in your street.')
  await page.getByLabel(words.fields.cta_label, { exact: true }).fill('Have a look')
  await page.getByLabel(words.fields.href).fill('javascript:alert(1)')
  await page.getByLabel(words.fields.slug).fill(slug)
  await page.getByRole('checkbox', { name: words.placements.home }).uncheck()
  await page.getByRole('checkbox', { name: words.placements.businesses }).check()
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.errors.href).first()).toBeVisible()
  await page.getByLabel(words.fields.href).fill('/help')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Neighbours first', level: 2 })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.moves.draft_review }).click()
  await expect(page.getByText(words.own)).toBeVisible()
  await expect(page.getByRole('button', { name: words.moves.review_live })).toHaveCount(0)

  await signIn(chief, 'khadija@sample.mahalla.example')
  await visit(chief, new URL(page.url()).pathname)
  await chief.getByRole('button', { name: words.moves.review_live }).click()
  await expect(chief.getByText(words.explained.live)).toBeVisible()

  const visitor = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  })
  const guest = await visitor.newPage()
  await withoutPopup(guest)
  await visit(guest, '/businesses')
  await guest.getByRole('heading', { name: 'Neighbours first' }).scrollIntoViewIfNeeded()
  const seen = () => rowsOf(`promo_analytics?promotion=eq.${slug}&event=eq.impression&select=meta`)
  await expect.poll(async () => (await seen()).length).toBe(1)
  expect(await seen()).toMatchObject([{ meta: { placement: 'businesses' } }])
  await guest.getByRole('link', { name: 'Have a look' }).click()
  await expect.poll(async () => (await rowsOf(`promo_analytics?promotion=eq.${slug}&event=eq.click`)).length).toBe(1)
  await visitor.close()

  await chief.getByRole('button', { name: words.moves.live_ended }).click()
  await expect(chief.getByText(words.locked.ended)).toBeVisible()
  await context.close()
})

test('a word makes texts wait until it is removed; an aid organisation stands beside the wall until it is retired', async ({
  page,
}) => {
  const desk = en.moderation.words
  const { desk: aid, work } = en.gaza
  const mark = newMark()
  await withoutPopup(page)
  await signIn(page, 'elif@sample.mahalla.example')
  await visit(page, '/dashboard/staff/words')
  await page.getByLabel(desk.word).fill('x')
  await page.getByRole('button', { name: desk.addSend }).click()
  await expect(page.getByText(desk.errors.word)).toBeVisible()
  await page.getByLabel(desk.word).fill(mark.toUpperCase())
  await page.getByRole('button', { name: desk.addSend }).click()
  await expect(page.getByText(desk.added)).toBeVisible()
  await page.getByLabel(desk.tryText, { exact: true }).fill(`Come and see ${mark} tonight`)
  await page.getByRole('button', { name: desk.trySend }).click()
  await expect(page.getByText(desk.verdicts.wait)).toBeVisible()
  await page.getByRole('button', { name: desk.removeThis(mark) }).click()
  await expect(page.getByText(desk.removed)).toBeVisible()
  await expect(page.getByRole('button', { name: desk.removeThis(mark) })).toHaveCount(0)

  // On a phone the list of screens is folded under the name of the one that is open.
  await page.setViewportSize({ width: 390, height: 800 })
  const screens = page.getByRole('navigation', { name: en.moderation.staffNav.label })
  await screens.getByText(en.moderation.staffNav.words).first().click()
  await screens.getByRole('link', { name: en.moderation.staffNav.aid }).click()
  await expect(screens.getByRole('link')).toHaveCount(0)
  await visit(page, '/dashboard/staff/aid/new')
  await page.getByLabel(aid.fields.name).fill(`Water for ${mark}`)
  await page.getByLabel(aid.fields.website).fill('http://aid.example')
  await page.getByLabel(aid.fields.source).fill('https://source.example/report')
  await page.getByRole('checkbox', { name: work.water }).check()
  await page.getByRole('button', { name: aid.save, exact: true }).click()
  await expect(page.getByText(aid.errors.website).first()).toBeVisible()
  await page.getByLabel(aid.fields.website).fill('https://aid.example')
  await page.getByRole('button', { name: aid.save, exact: true }).click()
  await expect(page.getByText(aid.saved)).toBeVisible()
  const address = new URL(page.url()).pathname
  await visit(page, '/community/gaza')
  await expect(page.getByRole('link', { name: `Water for ${mark}` })).toBeVisible()
  await visit(page, address)
  await page.getByRole('checkbox', { name: aid.fields.shown }).uncheck()
  await page.getByRole('button', { name: aid.save, exact: true }).click()
  await expect(page.getByText(aid.saved)).toBeVisible()
  await visit(page, '/community/gaza')
  await expect(page.getByRole('link', { name: `Water for ${mark}` })).toHaveCount(0)
})
