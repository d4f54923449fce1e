// An account of the social directory: suggested, looked at by staff, shown to be its owner's by a code, and never embedded.
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, openInQueue, register, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const t = en.socialMedia
const m = en.moderation

test('a member suggests an account, staff list it and confirm its code, and nothing of the platform is loaded', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = Date.now().toString(36)
  const name = `Halal kitchen ${mark}`
  const about = `${mark}: home cooking with halal meat, a new dish each week.`
  await withoutPopup(page)
  await register(page, 'Safiya Member')
  await visit(page, '/social-media/suggest?platform=instagram')
  const words = t.suggestion
  await page.getByLabel(t.platforms).selectOption('instagram')
  await page.getByLabel(words.handle).fill(`@kitchen.${mark}`)
  await page.getByLabel(words.name, { exact: true }).fill(name)
  await page.getByLabel(words.about).fill(about)
  await page.getByLabel(t.topic).selectOption('food')
  await page.getByLabel(t.language, { exact: true }).selectOption('en')
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.sent)).toBeVisible()
  const found = await violationsOn(page)

  const staff = await browser.newPage()
  await withoutPopup(staff)
  await signIn(staff, 'elif@sample.mahalla.example')
  const approve = async () => {
    await staff.getByRole('button', { name: m.queue.verdicts.waiting.yes }).click()
    await expect(staff.getByText(m.queue.decided.approved ?? '')).toBeVisible()
  }
  // Nobody else sees it before staff have looked.
  const visitor = await browser.newPage()
  await withoutPopup(visitor)
  await visit(visitor, `/social-media/instagram?${new URLSearchParams({ q: name })}`)
  await expect(visitor.getByRole('heading', { name })).toHaveCount(0)
  await openInQueue(staff, about)
  await approve()

  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: t.account.start }).click()
  const code = await page.getByRole('textbox', { name: t.account.stepCode }).inputValue()
  expect(code.length).toBeGreaterThan(5)
  found.push(...(await violationsOn(page)))
  // Staff see the code beside the handle, look at the profile, and say that it is there.
  await visit(staff, '/dashboard/staff')
  await staff.getByRole('navigation', { name: m.queue.list }).getByRole('link').filter({ hasText: name }).click()
  await expect(staff.getByRole('article').getByText(code)).toBeVisible()
  await approve()
  await page.reload()
  await expect(page.getByText(t.account.mine)).toBeVisible()

  const elsewhere: string[] = []
  visitor.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url())
  })
  await visit(visitor, '/social-media/instagram')
  await expect(visitor.getByRole('heading', { name })).toBeVisible()
  const card = visitor.locator('.social-media-card').filter({ hasText: name })
  await expect(card.getByText(t.verified, { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: t.open('Instagram') })).toHaveAttribute(
    'href',
    `https://www.instagram.com/kitchen.${mark}/`,
  )
  await expect(visitor.locator('iframe')).toHaveCount(0)
  found.push(...(await violationsOn(visitor)))
  await visit(visitor, '/ar/social-media/instagram')
  await expect(visitor.getByRole('heading', { level: 1, name: ar.socialMedia.platformTitle.instagram })).toBeVisible()
  await expect(card.getByText(ar.socialMedia.verified, { exact: true })).toBeVisible()
  expect(elsewhere).toEqual([])
  expect(found).toEqual([])
  await visitor.close()
  await staff.close()
})
