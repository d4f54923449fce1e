// From nothing to a listing on the map.
import { test as base, type Page } from '@playwright/test'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { expect, hydrated, london, rowsOf, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const PASSWORD = 'Right-1-password'
const words = en.registration
const formErrors = en.listingForm.errors
const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`

const expectNoViolation = async (page: Page) => expect(await violationsOn(page)).toEqual([])

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).last().click()

async function makeAccount(page: Page, t: typeof en = en) {
  await page.getByLabel(t.auth.displayName, { exact: true }).fill('Yusuf Test')
  await page.getByLabel(t.auth.emailOrPhone).fill(`owner-${unique()}@example.com`)
  await page.getByLabel(t.auth.password, { exact: true }).fill(PASSWORD)
  await press(page, t.registration.who.submit)
}

async function fillBusiness(page: Page, name: string, category = 'restaurants') {
  await page.locator('#name').fill(name)
  await page.locator('#business_category').selectOption(category)
  await page.locator('#country_code').selectOption('GB')
  await page.locator('#email').fill('shop@example.com')
}

/** A house of its own: at another's number a listing waits for a person. */
const house = () => Math.floor(1000 + Math.random() * 90_000)
async function fillPlace(page: Page) {
  await page.locator('#address').fill(`${house()} Whitechapel Road`)
  await page.locator('#city').fill('London')
  await page.locator('#country_code').selectOption('GB')
}

test.beforeEach(({ page }) => withoutPopup(page))

test('a new visitor is listed, found, and on the dashboard', async ({ page }) => {
  test.slow()
  const name = `Tandoor ${unique()}`
  await visit(page, '/business-register')
  await expectNoViolation(page)
  await makeAccount(page)
  await expect(page).toHaveURL('/business-register/business')
  await expectNoViolation(page)
  await fillBusiness(page, name)
  await page.locator('#phone').fill('020 7946 0958')
  await page.locator('#services').fill('biryani, catering')
  await expect(page.getByRole('list', { name: en.listingForm.business.servicesAdded }).getByRole('button')).toHaveCount(
    2,
  )
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register/place')
  await expectNoViolation(page)
  await fillPlace(page)
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register/hours')
  await expectNoViolation(page)
  await press(page, words.later)
  await expect(page).toHaveURL('/business-register/halal')
  await expectNoViolation(page)
  await page.locator('#menu').selectOption('fully_halal')
  await page.getByText(words.halal.ownerships.shown).click()
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register/plan')
  await expect(page.getByText('020 7946 0958')).toBeVisible()
  await expect(page.getByText('$19.99')).toBeVisible()
  await expectNoViolation(page)
  await page.locator('#photos').setInputFiles('public/icons/apple-touch-icon.png')
  await press(page, words.plan.publish)

  await expect(page).toHaveURL(/\/dashboard\?listed=tandoor-/)
  await expect(page.getByText(words.dashboard.welcomeNoPin)).toBeVisible()
  await expect(page.getByText(words.dashboard.trialBanner(30))).toBeVisible()
  await expect(page.getByText(words.dashboard.taskHours)).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('link', { name: words.dashboard.viewPage }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // Nobody set a pin: the page asks the owner for it, and no one is told a distance that is not true.
  await expect(page.getByRole('main').getByText(/\d (m|km)\b/)).toHaveCount(0)
  await page.context().addCookies([london])
  await visit(page, `/businesses?search=${encodeURIComponent(name)}`)
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name })
  await expect(card).toContainText(en.listings.somewhereIn('London'))
  await expect(card).not.toContainText(/\d (m|km)\b/)

  const [row] = await rowsOf(`businesses?name=eq.${encodeURIComponent(name)}&select=*`)
  expect(row).toMatchObject({
    status: 'published',
    phone: '+442079460958',
    time_zone: 'Europe/London',
    halal_level: 1,
    muslim_owned: true,
    // The trial puts nobody above others.
    subscription_tier: null,
    featured: false,
  })
})

test('a draft without an account is resumed, and survives signing up', async ({ page }) => {
  test.slow()
  const name = `Draft ${unique()}`
  await visit(page, '/business-register')
  await page.getByRole('link', { name: words.who.withoutAccount }).click()
  await fillBusiness(page, name, 'trades')
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register/place')
  // Half a step is kept when one goes back.
  await page.locator('#city').fill('Lon')
  await press(page, words.back)
  await expect(page).toHaveURL('/business-register/business')
  await expect(page.locator('#name')).toHaveValue(name)
  await press(page, words.saveAndLeave)
  await expect(page).toHaveURL('/business-register')
  await expect(page.getByText(words.resume.title)).toBeVisible()
  await page.getByRole('link', { name: words.resume.action, exact: true }).click()
  await expect(page).toHaveURL('/business-register/place')
  await expect(page.locator('#city')).toHaveValue('Lon')
  await fillPlace(page)
  await press(page, words.saveAndContinue)
  await press(page, words.later)
  // A tradesman is not asked about menus.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.halal.titleOther)
  await expect(page.locator('#menu')).toHaveCount(0)
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register')
  await expect(page.getByText(words.who.needed)).toBeVisible()
  await makeAccount(page)
  await expect(page).toHaveURL('/business-register/plan')
  await page.getByText(words.plan.basicHint).click()
  await press(page, words.plan.publish)
  await expect(page.getByText(words.dashboard.welcomeText(name))).toBeVisible()
  expect(await rowsOf(`businesses?name=eq.${encodeURIComponent(name)}&select=featured`)).toEqual([{ featured: false }])
  await visit(page, '/business-register')
  await expect(page.getByText(words.resume.title)).toHaveCount(0)
})

test('what is typed is kept by itself', async ({ page }) => {
  const name = `Kept ${unique()}`
  await visit(page, '/business-register/business')
  await page.locator('#name').fill(name)
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await visit(page, '/business-register')
  await expect(page.getByText(name)).toBeVisible()
  await press(page, words.resume.discard)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a similar listing is offered for claiming, and going on is possible', async ({ page }) => {
  const [known] = await rowsOf('business_unified?country_code=eq.GB&city=eq.London&select=name,slug&limit=1')
  const name = String(known?.name)
  await visit(page, '/business-register/business')
  await fillBusiness(page, `${name}`)
  await expect(page.getByText(words.similar.title)).toBeVisible()
  await expect(page.getByRole('link', { name: `${words.similar.claim}: ${name}` })).toHaveAttribute(
    'href',
    `/business/${known?.slug}/claim`,
  )
  await expectNoViolation(page)
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register/place')
})

test.describe('refusals', () => {
  test.use({ refusalsExpected: true })

  test('every mistake is named, and what was right stays', async ({ page }) => {
    await visit(page, '/business-register/business')
    await page.locator('#name').fill('Right name')
    await page.locator('#country_code').selectOption('GB')
    await page.locator('#phone').fill('020 79')
    await press(page, words.saveAndContinue)
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(formErrors.categoryRequired)
    await expect(summary).toContainText(formErrors.phoneInvalid)
    await expect(page.locator('#name')).toHaveValue('Right name')
    await summary.getByRole('link', { name: formErrors.phoneInvalid }).click()
    await expect(page.locator('#phone')).toBeFocused()
    await expectNoViolation(page)
  })

  test('an unknown step is a missing page', async ({ page }) => {
    const response = await visit(page, '/business-register/nonsense')
    expect(response?.status()).toBe(404)
  })
})

test('steps cannot be jumped over', async ({ page }) => {
  await visit(page, '/business-register/plan')
  await expect(page).toHaveURL('/business-register/business')
})

test('in Arabic, from right to left', async ({ page }) => {
  test.slow()
  const name = `مطعم ${unique()}`
  await visit(page, '/ar/business-register')
  await makeAccount(page, ar)
  await expect(page).toHaveURL('/ar/business-register/business')
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await fillBusiness(page, name)
  await press(page, ar.registration.saveAndContinue)
  await expect(page).toHaveURL('/ar/business-register/place')
  await page.locator('#address').fill('١١٢ وايت تشابل')
  await page.locator('#city').fill('لندن')
  await page.locator('#country_code').selectOption('GB')
  await expectNoViolation(page)
  await press(page, ar.registration.saveAndContinue)
  await expect(page).toHaveURL('/ar/business-register/hours')
  await press(page, ar.registration.later)
  await expect(page).toHaveURL('/ar/business-register/halal')
  // The address is there before its page, and the page before it has a button of the same name.
  await expect(page.locator('#menu')).toBeVisible()
  await press(page, ar.registration.saveAndContinue)
  await expect(page).toHaveURL('/ar/business-register/plan')
  await expectNoViolation(page)
  // From the foot of a long form on a phone the next page begins at its head.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await press(page, ar.registration.plan.publish)
  await expect(page).toHaveURL(/\/ar\/dashboard\?listed=/)
  await expect(page.getByText(ar.registration.dashboard.welcomeNoPin)).toBeInViewport()
  await expect(page.getByText(ar.registration.dashboard.taskPin)).toBeVisible()
  expect(await rowsOf(`businesses?name=eq.${encodeURIComponent(name)}&select=city`)).toEqual([{ city: 'London' }])
})

const plain = base.extend({ javaScriptEnabled: false })

plain('without JavaScript, from nothing to listed', async ({ page }) => {
  plain.slow()
  const name = `Plain ${unique()}`
  await page.goto('/business-register')
  await makeAccount(page)
  await expect(page).toHaveURL('/business-register/business')
  await press(page, words.saveAndContinue)
  await expect(page.getByRole('alert')).toContainText(formErrors.nameRequired)
  const [known] = await rowsOf('business_unified?country_code=eq.GB&city=eq.London&select=name&limit=1')
  await fillBusiness(page, String(known?.name))
  await page.locator('#subcategory').selectOption('restaurants/turkish')
  await page.locator('#services').fill('kebab, tea')
  await press(page, words.saveAndContinue)
  // The hint stops the form once.
  await expect(page.getByRole('button', { name: words.similar.goOn })).toBeVisible()
  await expect(page.locator('#services')).toHaveValue('kebab, tea')
  await page.locator('#name').fill(name)
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register/place')
  await fillPlace(page)
  await press(page, words.back)
  await expect(page.locator('#name')).toHaveValue(name)
  await press(page, words.saveAndContinue)
  await expect(page.locator('#address')).toHaveValue(/^\d+ Whitechapel Road$/)
  await press(page, words.saveAndContinue)
  await press(page, words.later)
  await press(page, words.saveAndContinue)
  await expect(page).toHaveURL('/business-register/plan')
  await press(page, words.plan.publish)
  await expect(page.getByText(words.dashboard.welcomeNoPin)).toBeVisible()
  expect(await rowsOf(`businesses?name=eq.${encodeURIComponent(name)}&select=services,subcategory`)).toEqual([
    { services: ['kebab', 'tea'], subcategory: 'turkish' },
  ])
})
