// Whole visits, from the first page to the end, on a phone, in English and in Arabic: no dead end, no lost wish, no popup over
// a result, no distance that is not true.
import type { Page } from '@playwright/test'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import {
  expect,
  hydrated,
  london,
  newMark,
  openInQueue,
  register,
  secrets,
  signIn,
  test,
  violationsOn,
  visit,
  withoutPopup,
} from './site-test.ts'

test.beforeEach(async ({ page, context }) => {
  await context.addCookies([london])
  await page.setViewportSize({ width: 390, height: 844 })
})

type Language = { prefix: '' | '/ar'; t: typeof en }
const LANGUAGES: [name: string, language: Language][] = [
  ['in English', { prefix: '', t: en }],
  ['in Arabic', { prefix: '/ar', t: ar }],
]

const results = (page: Page, t: typeof en) =>
  page.getByRole('list', { name: t.businesses.results }).getByRole('article')

/** From the sign-in page, as someone new. */
async function signUpHere(page: Page, t: typeof en, name = 'Guest Test') {
  await page.getByRole('main').getByRole('link', { name: t.auth.login.register }).click()
  await expect(page.getByText(t.auth.wish.register)).toBeVisible()
  await page.getByLabel(t.auth.displayName, { exact: true }).fill(name)
  await page.getByLabel(t.auth.emailOrPhone).fill(`walk-${crypto.randomUUID()}@example.com`)
  await page.getByLabel(t.auth.password, { exact: true }).fill('Right-1-password')
  await page.getByRole('main').getByRole('button', { name: t.auth.register.submit }).click()
}

/** From the sign-in page, as a member. */
async function signInHere(page: Page, t: typeof en, email: string) {
  await page.getByLabel(t.auth.emailOrPhone).fill(email)
  await page.getByLabel(t.auth.password, { exact: true }).fill(secrets().samplePassword)
  await page.getByRole('main').getByRole('button', { name: t.auth.login.submit }).click()
}

for (const [name, { prefix, t }] of LANGUAGES)
  test.describe(name, () => {
    test('a restaurant near London, open now, is found, read and saved by a guest', async ({ page, context }) => {
      test.slow()
      await context.clearCookies()
      await visit(page, prefix || '/')
      await page.getByRole('main').getByRole('link', { name: t.home.hero.tiles.food, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/businesses?category=restaurants`)
      await page.getByRole('banner').getByRole('link', { name: t.places.unknown }).click()
      const sheet = page.getByRole('dialog', { name: t.places.title })
      await sheet.getByRole('button', { name: t.places.popularCities.london, exact: true }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t.places.popularCities.london)
      await expect(results(page, t).first()).toBeInViewport()
      // Near is near: nothing is a hundred kilometres away.
      for (const text of await results(page, t).allTextContents()) expect(text).not.toMatch(/[\d٠-٩]{3,} (km|كم)/)
      // For ten seconds after a choice nothing lies over what it found.
      await page.waitForTimeout(3000)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const link = results(page, t).first().getByRole('link').first()
      const place = (await link.textContent()) ?? ''
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place)
      const panel = page.getByRole('region', { name: t.business.visit.title })
      await expect(panel).toBeVisible()
      await page.getByRole('button', { name: t.business.actions.saveNamed(place) }).click()
      await expect(page.getByText(t.business.savedPage.device.saved)).toBeVisible()
      // It comes along when they join or sign in.
      if (prefix) {
        await visit(page, `${prefix}/login`)
        await signInHere(page, t, 'amina@sample.mahalla.example')
      } else {
        await register(page)
        await visit(page, '/')
      }
      await expect(page.getByText(t.business.savedPage.device.tookAlong)).toBeVisible()
      await visit(page, `${prefix}/saved`)
      await expect(page.getByRole('main').getByRole('link', { name: place }).first()).toBeVisible()
    })

    test('a mosque is found from the first screen, by name, and followed by a guest', async ({ page }) => {
      await withoutPopup(page)
      await visit(page, prefix || '/')
      await page.getByRole('main').getByRole('link', { name: t.home.hero.tiles.mosques, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/mosques`)
      await page.locator('main a[href$="/mosque/east-london-mosque"]').first().click()
      await expect(page).toHaveURL(`${prefix}/mosque/east-london-mosque`)
      await page.getByRole('button', { name: t.mosques.page.follow, exact: true }).click()
      await expect(page.getByText(t.auth.wish.reasons.follow)).toBeVisible()
      await signUpHere(page, t)
      await expect(page).toHaveURL(`${prefix}/mosque/east-london-mosque`)
      await expect(page.getByRole('button', { name: t.mosques.page.following, exact: true })).toBeVisible()
    })

    test('a guest reviews a place, and staff approve it and may change their mind', async ({ page, browser }) => {
      test.slow()
      await withoutPopup(page)
      const mark = newMark()
      await visit(page, `${prefix}/business/mend-my-phone-peckham`)
      await page.locator('#reviews').getByRole('link', { name: t.reviews.write.action }).click()
      await page.locator('#write').getByRole('link', { name: t.reviews.write.signIn }).click()
      await expect(page.getByText(t.auth.wish.reasons.review)).toBeVisible()
      await signUpHere(page, t, 'Salma Test')
      await expect(page).toHaveURL(`${prefix}/business/mend-my-phone-peckham/reviews#write`)
      await hydrated(page)
      await page.locator('.review-stars label').nth(3).click()
      const text = `${mark} mended my screen while I waited, and the price was the one they had told me.`
      await page.getByLabel(t.reviews.write.text).fill(text)
      await page.getByRole('button', { name: t.reviews.write.submit }).click()
      await expect(page.getByText(t.reviews.status.pending.title)).toBeVisible()

      const staff = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
      await signIn(staff, 'elif@sample.mahalla.example')
      await openInQueue(staff, text, { prefix, t })
      await staff.getByRole('button', { name: t.moderation.queue.verdicts.waiting.yes }).click()
      await expect(staff.getByText(t.moderation.queue.decided.approved ?? '', { exact: true })).toBeVisible()
      await staff.getByRole('button', { name: t.moderation.queue.undoShort }).click()
      await expect(staff.getByText(t.moderation.queue.decided.open ?? '', { exact: true })).toBeVisible()
      await staff.context().close()
    })

    test('a guest claims a place: why they sign in is said, and the form is what they come to', async ({ page }) => {
      await withoutPopup(page)
      await visit(page, `${prefix}/business/three-cousins-charcoal`)
      const place = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const claim = page.getByRole('main').getByRole('link', { name: t.business.claim.link })
      const path = await claim.getAttribute('href')
      await claim.click()
      await expect(page.getByText(t.auth.wish.reasons.claim)).toBeVisible()
      await signUpHere(page, t)
      await expect(page).toHaveURL(path ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.businessDesk.claim.title(place))
      await expect(page.getByRole('button', { name: t.businessDesk.claim.submit })).toBeVisible()
    })
  })

test('the magnifier opens a sheet of its own, which remembers what was searched for', async ({ page }) => {
  await visit(page, '/')
  const open = () => page.getByRole('banner').getByRole('button', { name: en.frame.search.label, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: en.frame.search.label })
  await open()
  await expect(sheet.getByRole('combobox')).toBeFocused()
  await sheet.getByRole('combobox').fill('tea room')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=tea\+room/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Lantern Tea Room/ })
      .first(),
  ).toBeVisible()
  await expect(sheet).toBeHidden()
  await visit(page, '/mosques')
  await open()
  expect(await violationsOn(page)).toEqual([])
  await sheet.getByRole('option', { name: 'tea room' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Lantern Tea Room/ })
      .first(),
  ).toBeVisible()
})

test('a new member is led to saved places from the account menu, and finds the way back', async ({ page }) => {
  await register(page)
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: en.frame.menu.open }).click()
  await page
    .getByRole('dialog', { name: en.frame.menu.title })
    .getByRole('link', { name: en.frame.account.saved })
    .click()
  await expect(page.getByRole('heading', { name: en.business.savedPage.empty })).toBeVisible()
  await page.getByRole('link', { name: en.business.savedPage.browse }).click()
  await expect(page).toHaveURL('/businesses')
})

test('a search in Arabic opens a place that says where and when in one’s own words', async ({ page }) => {
  await visit(page, '/ar/businesses?search=tea+room')
  await page
    .getByRole('list', { name: ar.businesses.results })
    .getByRole('link', { name: /Lantern/ })
    .click()
  const panel = page.getByRole('region', { name: ar.business.visit.title })
  await expect(panel).toContainText('لندن، المملكة المتحدة')
  await expect(panel).not.toContainText('England')
  await expect(page.getByRole('main').locator('[lang="en"]').first()).toBeVisible()
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible()
})
