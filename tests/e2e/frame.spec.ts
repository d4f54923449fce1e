import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { languageOffers } from '#app/layouts/frame/language-offers.ts'
import { expect, hydrated, london, loseLine, rowsOf, test, visit, withoutPopup } from './site-test.ts'

test.describe('signup popup', () => {
  const popup = (page: Page) => page.getByRole('dialog').filter({ hasText: en.signupPopup.tabs.business })

  test('comes after a while on a community page, on its tab, and stays away for the visit once closed', async ({
    page,
  }) => {
    // Nobody stirs: it comes without the scripts of the page, and stays the only one when they are there.
    await page.goto('/about-us')
    await expect(popup(page)).toBeVisible()
    expect(
      await page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react'))),
    ).toBe(false)
    await expect(page.getByRole('tab', { name: en.signupPopup.tabs.community })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await hydrated(page)
    await expect(popup(page)).toHaveCount(1)
    // The sample is no crowd: a number is said where so many are here.
    await expect(popup(page)).not.toContainText('500+')
    await expect(popup(page)).toContainText(en.signupPopup.community.text(false))
    // What was loaded later brought no sheet a second time: the whole page would be styled anew.
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/#.*/, '')))
    expect(sheets).toEqual([...new Set(sheets)])
    await page.getByRole('tab', { name: en.signupPopup.tabs.business }).click()
    await expect(popup(page)).toContainText(en.signupPopup.business.text(false))
    await expect(popup(page)).toContainText('Limited spots available this month')
    await expect(
      popup(page).getByRole('link', { name: /Start My VIP Trial Now|Claim My Free 30-Day VIP Access/ }),
    ).toHaveAttribute('href', '/business-register')
    await popup(page).getByRole('button', { name: en.signupPopup.close }).click()
    await expect(popup(page)).toBeHidden()
    await page
      .getByRole('navigation', { name: en.frame.mainNavigation })
      .getByRole('link', { name: 'Businesses' })
      .click()
    await page.waitForTimeout(3000)
    await expect(popup(page)).toBeHidden()
  })

  test('comes back after a path change when it was left open, on the tab of the page', async ({ page }) => {
    await visit(page, '/about-us')
    await expect(popup(page)).toBeVisible()
    await visit(page, '/packages')
    await expect(popup(page)).toBeVisible()
    await expect(page.getByRole('tab', { name: en.signupPopup.tabs.business })).toHaveAttribute('aria-selected', 'true')
  })

  test('never comes over a form, the Quran, or a search just made', async ({ page }) => {
    for (const path of ['/contact', '/zakaat', '/merchstore', '/quran', '/businesses?search=bread']) {
      await visit(page, path)
      await page.waitForTimeout(3000)
      await expect(popup(page), path).toBeHidden()
    }
  })

  test('stays away when asked to, and on pages about accounts', async ({ page }) => {
    await visit(page, '/help')
    await popup(page).getByRole('button', { name: en.signupPopup.dontShowAgain }).click()
    await visit(page, '/jobs')
    await page.waitForTimeout(3000)
    await expect(popup(page)).toBeHidden()
    await page.evaluate(() => localStorage.clear())
    await visit(page, '/login')
    await page.waitForTimeout(3000)
    await expect(popup(page)).toBeHidden()
  })
})

test.describe('with the popup sent away', () => {
  test.beforeEach(({ page }) => withoutPopup(page))

  test('the assistant answers from help, by the Enter key, and never sends blanks', async ({ page }) => {
    await visit(page, '/help')
    await page.getByRole('button', { name: en.assistant.open }).click()
    const box = page.getByRole('textbox', { name: en.assistant.message })
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) sent++
    })
    await box.fill('   ')
    await box.press('Enter')
    await box.fill('What do the plans cost?')
    await box.press('Enter')
    await expect(page.getByRole('log')).toContainText('19.99')
    expect(sent).toBe(1)
    // An answer that gives an address shows the name of the page.
    await box.fill('How do I list my business?')
    await box.press('Enter')
    const link = page.getByRole('log').getByRole('link', { name: en.help.pages.businessRegister })
    await expect(link).toHaveAttribute('href', '/business-register')
  })

  test.describe('and the assistant out of reach', () => {
    test.use({ refusalsExpected: true })

    test('it says so in the specified words', async ({ page }) => {
      await page.route('**/api/chat', (route) => route.fulfill({ status: 429, json: {} }))
      await visit(page, '/help')
      await page.getByRole('button', { name: en.assistant.open }).click()
      const box = page.getByRole('textbox', { name: en.assistant.message })
      await box.fill('Salam')
      await box.press('Enter')
      await expect(page.getByRole('log')).toContainText(
        'Sorry, I had trouble reaching the assistant. Please try again in a moment.',
      )
      await page.unroute('**/api/chat')
      await page.route('**/api/chat', (route) => route.fulfill({ json: {} }))
      await box.fill('Salam')
      await box.press('Enter')
      await expect(page.getByRole('log')).toContainText('I’m here to help')
    })
  })

  test('a chosen theme holds on the next page and before anything is painted', async ({ page, context }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', domain: '127.0.0.1', path: '/' }])
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 20, 17)')
  })

  test('the language menu leads to the same page in another language', async ({ page }) => {
    await visit(page, '/jobs')
    const link = page.locator('a[hreflang="ar"][href="/ar/jobs"]').first()
    await expect(link).toHaveCount(1)
    await page.goto('/jobs?lang=tr')
    await expect(page).toHaveURL('/tr/jobs')
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  })

  test('the newsletter box answers in place', async ({ page }) => {
    await visit(page, '/faq')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel(en.frame.newsletter.email).fill(`box-${Date.now()}@example.com`)
    await footer.getByRole('button', { name: en.frame.newsletter.subscribe }).click()
    await expect(footer).toContainText(en.frame.newsletter.sent)
    await expect(page).toHaveURL('/faq')

    // A line that is lost takes neither the page nor the address that was typed.
    await footer.getByLabel(en.frame.newsletter.email).fill('lost@example.com')
    await loseLine(page)
    await footer.getByRole('button', { name: en.frame.newsletter.subscribe }).click()
    await expect(page.getByText(en.ui.refusals.offline)).toBeVisible()
    await expect(footer.getByLabel(en.frame.newsletter.email)).toHaveValue('lost@example.com')
    await expect(page.getByRole('heading', { level: 1, name: en.errors.panel.title })).toHaveCount(0)

    // Where the box is on the first screen of a phone, the chat's button does not lie over it.
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/certificates')
    await expect(footer.getByRole('button', { name: en.frame.newsletter.subscribe })).toBeInViewport()
    await expect(page.getByRole('button', { name: en.assistant.open })).not.toBeInViewport()
  })

  test('each page view is recorded once; of a page of worship nothing is kept by which a visitor is known again', async ({
    page,
  }) => {
    // A page that no other test opens.
    const mark = '/id/quran/page/601'
    await visit(page, mark)
    await expect.poll(() => rowsOf(`page_analytics?url=eq.${mark}`).then((all) => all.length)).toBe(1)
    const [row] = await rowsOf(`page_analytics?url=eq.${mark}`)
    expect(row).toMatchObject({
      url: mark,
      referrer: 'direct',
      device_type: 'desktop',
      visit: null,
      country_code: null,
    })
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'came_on',
      'campaign',
      'counted',
      'country_code',
      'device_type',
      'id',
      'page_type',
      'referrer',
      'timestamp',
      'title',
      'url',
      'user_agent',
      'visit',
    ])
  })

  test('nobody who asks not to be tracked is', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { 'Sec-GPC': '1' } })
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const page = await context.newPage()
    const mark = '/id/quran/page/602'
    await visit(page, mark)
    await page.waitForTimeout(1500)
    expect(await rowsOf(`page_analytics?url=eq.${mark}`)).toEqual([])
    await context.close()
  })

  test('a promotion is counted when seen and when followed', async ({ page, context }) => {
    await context.addCookies([london])
    const count = async (event: string) => (await rowsOf(`promo_analytics?event=eq.${event}&select=id`)).length
    const [seen, followed] = [await count('impression'), await count('click')]
    await visit(page, '/')
    const banner = page.locator('main .promo')
    await banner.scrollIntoViewIfNeeded()
    await expect.poll(() => count('impression')).toBeGreaterThan(seen)
    await banner.getByRole('link').first().click()
    await expect.poll(() => count('click')).toBeGreaterThan(followed)
  })

  test('the phone’s menu opens, leads on and closes; the page that comes is waited for, announced and read from its start', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/')
    await page.getByRole('button', { name: en.frame.menu.open, exact: true }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/mosques\.data/, async (route) => {
      await held
      await route.continue()
    })
    await menu.getByRole('link', { name: en.frame.nav.mosques }).first().click()
    await expect(page.locator('.nav-progress')).toBeAttached()
    answer()
    await expect(page).toHaveURL('/mosques')
    await expect(menu).toBeHidden()
    await expect(page.locator('.nav-progress')).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    await expect(page.locator('p[aria-live=polite]').first()).toHaveText(await page.title())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test.describe('for whoever reads another language', () => {
    test.use({ locale: 'id-ID', viewport: { width: 320, height: 640 } })

    test('it is offered in one line, once', async ({ page }) => {
      await visit(page, '/mosques')
      const { accept, dismiss, text } = languageOffers.id
      const offer = page.getByRole('complementary', { name: text })
      await expect(offer.getByRole('link', { name: accept })).toHaveAttribute('href', '/id/mosques')
      expect((await offer.boundingBox())?.height).toBeLessThan(64)
      await offer.getByRole('button', { name: dismiss }).click()
      await expect(offer).toHaveCount(0)
      await visit(page, '/help')
      await expect(offer).toHaveCount(0)
    })
  })

  test.describe('on an address that is not there', () => {
    test.use({ refusalsExpected: true })

    test('the page offers a search and near matches', async ({ page }) => {
      await page.goto('/east-london-mosqe')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.errors.notFound.title)
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: /East London Mosque/ })).toBeVisible()
    })
  })
})
