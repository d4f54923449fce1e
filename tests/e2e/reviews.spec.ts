// Reviews from the first word to the owner's answer, reports, and the staff's queue.
import { type Browser, test as plain } from '@playwright/test'
import { reviews as ar } from '#app/i18n/messages/ar/reviews.ts'
import en from '#app/i18n/messages/en.ts'
import {
  expect,
  loseLine,
  newMark,
  openInQueue,
  register,
  rowsOf,
  signIn,
  test,
  violationsOn,
  visit,
  withoutPopup,
} from './site-test.ts'

const { reviews: t, moderation: m } = en
const words = (what: string) => `${what} We sat by the window, the tea was hot and nobody hurried us.`

type Page = Awaited<ReturnType<Browser['newPage']>>

async function as(browser: Browser, email: string, run: (page: Page) => Promise<void>) {
  const page = await browser.newPage()
  await withoutPopup(page)
  await signIn(page, email)
  await run(page)
  await page.close()
}

const STAFF = 'elif@sample.mahalla.example'

async function write(page: Page, place: string, text: string) {
  await page.goto(`/business/${place}/reviews`)
  // The star is drawn over the radio button: press what people press.
  await page.locator('.review-stars label').nth(3).click()
  await page.getByLabel(t.write.text).fill(text)
  await page.getByRole('button', { name: t.write.submit }).click()
  await expect(page).toHaveURL(/done=saved/)
}

test.beforeEach(({ page }) => withoutPopup(page))

test('a first review waits, staff approve it, the owner answers, a change leaves its mark', async ({
  page,
  browser,
}) => {
  test.slow()
  const place = 'mend-my-phone-peckham'
  const text = words(`First ${newMark()}.`)
  await register(page, 'Sumayya Idris')
  await write(page, place, text)
  await expect(page.getByText(t.status.pending.title)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(0)

  await as(browser, STAFF, async (staff) => {
    await openInQueue(staff, text)
    await staff.getByRole('button', { name: m.queue.verdicts.waiting.yes }).click()
    await expect(staff.getByText(m.queue.decided.approved ?? '')).toBeVisible()
  })

  await visit(page, `/business/${place}/reviews`)
  const mine = page.getByRole('article').filter({ hasText: text })
  await expect(mine).toContainText('Sumayya I.')
  await expect(page.getByText(t.status.published.title)).toBeVisible()

  await as(browser, 'bilal@sample.mahalla.example', async (owner) => {
    await visit(owner, `/business/${place}/reviews`)
    await expect(owner.getByText(t.write.ownPlace)).toBeVisible()
    const review = owner.getByRole('article').filter({ hasText: text })
    await review.getByText(t.reply.title).click()
    await review.getByLabel(t.reply.label).fill('Thank you, Sumayya. See you soon.')
    await review.getByRole('button', { name: t.reply.submit }).click()
    await expect(review).toContainText('Bilal O., owner')
  })

  await visit(page, `/business/${place}/reviews`)
  await expect(mine).toContainText('See you soon')
  await page.locator('.review-stars label').nth(1).click()
  await page.getByRole('button', { name: t.write.save }).click()
  await expect(page).toHaveURL(/done=saved/)
  await expect(mine).toContainText(t.edited)
  const [row] = await rowsOf(`reviews?select=id,rating,status&text=eq.${encodeURIComponent(text)}`)
  expect(row).toMatchObject({ rating: 2, status: 'published' })
  expect(await rowsOf(`review_versions?select=rating&review_id=eq.${row?.id}`)).toEqual([{ rating: 4 }])
})

test('reports of new accounts bring a review before staff and hide nothing; a second one is thanked for', async ({
  page,
  browser,
}) => {
  test.slow()
  const place = 'dar-zohra'
  await page.goto(`/business/${place}/reviews`)
  const review = page.getByRole('article').first()
  const id = (await review.getAttribute('id'))?.replace('review-', '') ?? ''
  const text = (await review.locator('.listing-review__text').textContent()) ?? ''
  for (const name of ['One', 'Two', 'Three']) {
    const reporter = await browser.newPage()
    await withoutPopup(reporter)
    await register(reporter, name)
    await visit(reporter, `/business/${place}/reviews`)
    await reporter
      .locator(`#review-${id}`)
      .getByRole('link', { name: new RegExp(m.report.link) })
      .last()
      .click()
    await reporter.getByLabel(m.report.reasons.spam ?? '').check()
    await reporter.getByRole('button', { name: m.report.submit }).click()
    await expect(reporter.getByRole('heading', { name: m.report.thanksTitle })).toBeVisible()
    if (name === 'One') {
      await reporter.goto(`/report?kind=review&subject=${id}`)
      await expect(reporter.getByRole('heading', { name: m.report.alreadyTitle })).toBeVisible()
    }
    await reporter.close()
  }
  expect(await rowsOf(`reviews?select=status&id=eq.${id}`)).toEqual([{ status: 'published' }])
  await as(browser, STAFF, async (staff) => {
    await openInQueue(staff, text)
    await expect(staff.getByRole('article').getByText(m.queue.reports(3))).toBeVisible()
    await staff.getByRole('button', { name: m.queue.verdicts.public.yes }).click()
    await expect(staff.getByText(m.queue.decided.approved ?? '')).toBeVisible()
  })
  await page.goto(`/business/${place}/reviews`)
  await expect(page.locator(`#review-${id}`)).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ refusalsExpected: true })

  test('the queue: a rejection needs a reason, can be undone, and knows its keys', async ({ page, browser }) => {
    test.slow()
    const text = words(`Keys ${newMark()}.`)
    const member = await browser.newPage()
    await withoutPopup(member)
    await register(member, 'Harun Bashir')
    await write(member, 'three-cousins-charcoal', text)

    await signIn(page, STAFF)
    await openInQueue(page, text)
    await page.keyboard.press('t')
    await expect(page.getByText(m.queue.taken, { exact: true })).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.locator('#canned')).toBeFocused()
    await page.getByRole('button', { name: m.queue.verdicts.waiting.no }).click()
    await expect(page.getByText(m.queue.errors.needsReason)).toBeVisible()
    await page.locator('#canned').selectOption('unclear')
    await page.getByRole('button', { name: m.queue.verdicts.waiting.no }).click()
    await expect(page.getByText(m.queue.decided.rejected ?? '', { exact: true })).toBeVisible()

    await member.reload()
    await expect(member.getByText(t.status.rejected.title)).toBeVisible()
    await expect(member.getByText(m.queue.cannedOptions.unclear ?? '')).toBeVisible()
    await member.close()

    await page.getByRole('button', { name: m.queue.undoShort }).click()
    await expect(page.getByText(m.queue.decided.open ?? '', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').getByText(text)).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByText(m.queue.decided.approved ?? '', { exact: true })).toBeVisible()
  })

  test('a form with nothing in it says what is missing and changes nothing', async ({ page }) => {
    await register(page, 'Empty Form')
    await visit(page, '/business/saffron-stone/reviews')
    await page.getByRole('button', { name: t.write.submit }).click()
    await expect(page.getByRole('alert')).toContainText(t.errors.rating)
    await expect(page.getByRole('alert')).toContainText(t.errors.textShort)
    await expect(page.getByText(t.status.pending.title)).toHaveCount(0)
  })
})

test('votes count and can be taken back', async ({ page }) => {
  await register(page, 'Voter Person')
  await visit(page, '/business/saffron-stone/reviews?sort=lowest')
  const review = page.getByRole('article').first()
  const id = await review.getAttribute('id')
  await review.getByRole('button', { name: /Helpful/ }).click()
  const voted = page.locator(`#${id}`)
  await expect(voted.getByRole('button', { name: /Take it back/ })).toBeVisible()
  // What is pressed shows at once; that the site has it shows with the count.
  await expect(voted.locator('[aria-busy]')).toHaveCount(0)
  await expect(voted).toContainText(/(person|people) found this helpful/)
  await voted.getByRole('button', { name: /Take it back/ }).click()
  const helpful = voted.getByRole('button', { name: /^Helpful/ })
  await expect(helpful).toBeVisible()
  const restore = await loseLine(page)
  await helpful.click()
  await expect(page.getByText(en.frame.pocket.kept)).toBeVisible()
  await expect(helpful).toBeVisible()
  await restore()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(voted.getByRole('button', { name: /Take it back/ })).toBeVisible()
})

test('filters stand in the address, in Arabic too, and stars are chosen by keyboard', async ({ page }) => {
  await visit(page, '/ar/business/saffron-stone/reviews')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('navigation', { name: ar.histogram }).getByRole('link').first().click()
  await expect(page).toHaveURL('/ar/business/saffron-stone/reviews?stars=5')
  const shown = await page.getByRole('article').count()
  expect(shown).toBeGreaterThan(0)
  await register(page, 'Keyboard Person')
  await visit(page, '/business/saffron-stone/reviews')
  await page.locator('.review-stars input').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.review-stars input:checked')).toHaveValue('3')
})

test('no violation on the report form', async ({ page }) => {
  const [review] = await rowsOf('reviews?select=id&is_sample=is.true&limit=1')
  await visit(page, `/report?kind=review&subject=${review?.id}`)
  expect(await violationsOn(page)).toEqual([])
})

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false })

  plain('a review is written and deleted by plain posts', async ({ page }) => {
    await register(page, 'Plain Writer')
    await page.goto('/business/three-cousins-charcoal/reviews')
    await page.getByRole('button', { name: t.write.submit }).click()
    await expect(page.getByText(t.errors.rating).first()).toBeVisible()
    await page.locator('.review-stars label').nth(4).click()
    await page.getByLabel(t.write.text).fill(words('Plain.'))
    await page.getByLabel(t.write.halalOptions.yes, { exact: true }).check()
    await page.getByRole('button', { name: t.write.submit }).click()
    await expect(page.getByText(t.status.pending.title)).toBeVisible()
    await page.locator('summary').filter({ hasText: t.write.remove }).click()
    await page.getByRole('button', { name: t.write.remove }).click()
    await expect(page.getByText(t.deleted)).toBeVisible()
  })
})
