// Owning a listing: a claim by code, a rival, the staff's decision, handing over, the record of changes, closing.
import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import {
  answerToForm,
  expect,
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

const words = en.businessDesk
const PASSWORD = 'Right-1-password'
let counter = 0
const unique = (name: string) => `${name}-${Date.now()}-${++counter}-${Math.floor(Math.random() * 1e6)}`

test.use({ refusalsExpected: true })
test.beforeEach(({ page }) => withoutPopup(page))

/** A listing from open data that names an address. */
async function importListing(): Promise<{ id: string; name: string; slug: string; email: string }> {
  const { serviceRoleKey } = secrets()
  const name = unique('Noor Bakery')
  const email = `${unique('shop')}@example.com`
  const answer = await fetch(`${origin}/rest/v1/business`, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      source: 'e2e',
      source_id: unique('row'),
      name,
      email,
      city: 'Leeds',
      country_code: 'GB',
      business_category: 'grocery',
      latitude: 53.8,
      longitude: -1.55,
      time_zone: 'Europe/London',
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const [row] = await rowsOf(`business_unified?name=eq.${encodeURIComponent(name)}&select=id,slug`)
  return { id: String(row?.id), slug: String(row?.slug), name, email }
}

const mailTo = async (address: string, kind: string) => {
  const [mail] = await rowsOf(
    `outbox?to_address=eq.${encodeURIComponent(address)}&kind=eq.${kind}&order=id.desc&limit=1&select=body_text,subject`,
  )
  return String(mail?.body_text ?? '')
}

async function claimByCode(page: Page, listing: { slug: string; email: string }) {
  await page.getByRole('button', { name: words.claim.submit }).click()
  await expect(page.getByText(words.claim.sent)).toBeVisible()
  const code = /^\d{6}$/m.exec(await mailTo(listing.email, 'ownership:code'))?.[0] ?? ''
  expect(code).toMatch(/^\d{6}$/)
  return code
}

test('a listing is claimed by the code sent to its own address, edited, handed over and closed', async ({
  page,
  browser,
}) => {
  const listing = await importListing()
  const path = `/business/${listing.slug}`
  await page.goto(`${path}/claim`)
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`${path}/claim`)}`)
  const owner = await register(page)
  await visit(page, `${path}/claim`)
  // The address is shown masked only.
  await expect(page.getByText(listing.email)).toHaveCount(0)
  const code = await claimByCode(page, listing)
  await page.getByLabel(words.claim.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: words.claim.enter, exact: true }).click()
  await expect(page.getByText(words.claim.yours)).toBeVisible()
  expect(await mailTo(owner, 'ownership:claim_verified')).toContain(listing.name)

  await visit(page, '/business-profile')
  const contact = page.locator('#contact')
  await contact.getByText(words.profile.edit).click()
  await contact.getByLabel(en.listingForm.business.website).fill('not a site')
  await contact.getByRole('button', { name: words.profile.save }).click()
  await expect(contact.getByText(en.listingForm.errors.websiteInvalid).first()).toBeVisible()
  await contact.getByLabel(en.listingForm.business.website).fill('https://noor.example')
  await contact.getByRole('button', { name: words.profile.save }).click()
  await expect(contact.getByText(words.profile.saved)).toBeVisible()
  const [row] = await rowsOf(`business_unified?id=eq.${listing.id}&select=website,source_table`)
  expect(row).toEqual({ website: 'https://noor.example', source_table: 'businesses' })
  expect(await violationsOn(page)).toEqual([])

  await visit(page, `${path}/history`)
  await expect(page.getByText('https://noor.example')).toBeVisible()
  await page
    .getByRole('button', { name: /^Undo the change/ })
    .first()
    .click()
  await expect(page.getByText(words.history.undone)).toBeVisible()
  expect(await rowsOf(`business_unified?id=eq.${listing.id}&select=website`)).toEqual([{ website: null }])

  await visit(page, `${path}/close`)
  await page.getByLabel(words.close.reason).fill('Retired')
  await page.getByRole('button', { name: words.close.submit }).click()
  await expect(page.getByText(words.close.closed)).toBeVisible()
  await page.getByRole('button', { name: words.close.reopen }).click()
  await expect(page.getByText(words.close.reopened)).toBeVisible()

  await visit(page, `${path}/transfer`)
  const heir = `${unique('heir')}@example.com`
  await page.getByLabel(words.transfer.email).fill(heir)
  await page.getByRole('button', { name: words.transfer.submit }).click()
  await expect(page.getByText(words.transfer.sent)).toBeVisible()
  const link = /http\S+business-transfer\?token=\S+/.exec(await mailTo(heir, 'ownership:transfer'))?.[0] ?? ''
  const other = await (await browser.newContext()).newPage()
  await withoutPopup(other)
  const { pathname, search } = new URL(link)
  await register(other)
  await visit(other, pathname + search)
  await other.getByRole('button', { name: words.transfer.accept, exact: true }).click()
  await expect(other.getByText(words.transfer.accepted)).toBeVisible()
  expect(await mailTo(owner, 'ownership:transfer_accepted')).toContain(listing.name)
  const answer = await page.goto(`${path}/history`)
  expect(answer?.status()).toBe(404)
  await other.context().close()
})

test('five wrong codes block the code', async ({ page }) => {
  const listing = await importListing()
  await register(page)
  await visit(page, `/business/${listing.slug}/claim`)
  const code = await claimByCode(page, listing)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tries = 1; tries <= 5; tries++) {
    await page.getByLabel(words.claim.code, { exact: true }).fill(wrong)
    const answered = answerToForm(page)
    await page.getByRole('button', { name: words.claim.enter, exact: true }).click()
    expect((await answered).status()).toBe(400)
    // What was wrong is the same each time, but it is read out anew: only then does nothing move any more.
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByText(tries < 5 ? words.errors.wrongCode : words.errors.blocked).first()).toBeVisible()
  }
  await page.getByLabel(words.claim.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: words.claim.enter, exact: true }).click()
  await expect(page.getByText(words.errors.blocked).first()).toBeVisible()
})

test('rivals are in dispute until staff decide', async ({ page, browser }) => {
  const listing = await importListing()
  const path = `/business/${listing.slug}/claim`
  await register(page)
  await visit(page, path)
  await claimByCode(page, listing)
  const rivalPage = await (await browser.newContext()).newPage()
  await withoutPopup(rivalPage)
  const rival = await register(rivalPage)
  await visit(rivalPage, path)
  await rivalPage.getByRole('radio', { name: new RegExp(`^${words.claim.methods.document.label} ·`) }).check()
  await rivalPage.getByLabel(words.claim.evidence).fill('The lease is in my name since 2019.')
  await rivalPage.getByRole('button', { name: words.claim.submit }).click()
  await expect(rivalPage.getByText(words.claim.next.disputed)).toBeVisible()

  const staffPage = await (await browser.newContext()).newPage()
  await withoutPopup(staffPage)
  const { samplePeople } = await import('#supabase/seeds/data/people.ts')
  const staff = samplePeople.find((person) => person.role === 'staff')?.email ?? ''
  await signIn(staffPage, staff)
  await visit(staffPage, `/dashboard/staff/claims?place=${listing.id}`)
  await expect(staffPage.getByRole('article')).toHaveCount(2)
  expect(await violationsOn(staffPage)).toEqual([])
  const side = staffPage.getByRole('article').filter({ hasText: rival })
  await side.getByText(words.staffClaims.approve).click()
  await side.getByRole('button', { name: words.staffClaims.approveYes }).click()
  await expect(staffPage.getByText(words.staffClaims.decided)).toBeVisible()
  expect(await mailTo(rival, 'ownership:claim_verified')).toContain(listing.name)
  await rivalPage.reload()
  await expect(rivalPage.getByText(words.claim.yours)).toBeVisible()
  await rivalPage.context().close()
  await staffPage.context().close()
})

test('a closed listing leaves the lists and is not indexed; strangers find no way to change it', async ({ page }) => {
  const listing = await importListing()
  const path = `/business/${listing.slug}`
  await register(page)
  await visit(page, `${path}/claim`)
  const code = await claimByCode(page, listing)
  for (const hidden of ['history', 'transfer', 'close']) {
    const answer = await page.goto(`${path}/${hidden}`)
    expect(answer?.status(), hidden).toBe(404)
  }
  await visit(page, `${path}/claim`)
  await page.getByLabel(words.claim.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: words.claim.enter, exact: true }).click()
  await expect(page.getByText(words.claim.yours)).toBeVisible()
  const search = `/businesses?search=${encodeURIComponent(listing.name)}`
  await page.goto(search)
  await expect(page.locator(`main a[href="${path}"]`)).not.toHaveCount(0)
  await visit(page, `${path}/close`)
  await page.getByRole('button', { name: words.close.submit }).click()
  await expect(page.getByText(words.close.closed)).toBeVisible()
  await page.goto(search)
  await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(0)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('the profile of nobody leads to signing in, and of a member without business to registering', async ({ page }) => {
  await page.goto('/business-profile')
  await expect(page).toHaveURL('/login?next=%2Fbusiness-profile')
  await register(page)
  await visit(page, '/help')
  await page.goto('/business-profile')
  await expect(page).toHaveURL('/business-register')
})

test('in Arabic the claim reads from right to left and has no barriers', async ({ page }) => {
  const listing = await importListing()
  await register(page)
  await visit(page, `/business/${listing.slug}/claim`)
  await page.goto(`/ar/business/${listing.slug}/claim`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await violationsOn(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a claim and hours are made by plain posts', async ({ page }) => {
    const listing = await importListing()
    const path = `/business/${listing.slug}/claim`
    await page.goto(`/register?next=${encodeURIComponent(path)}`)
    await page.getByLabel(en.auth.displayName, { exact: true }).fill('Plain Form')
    await page.getByLabel(en.auth.emailOrPhone).fill(`${unique('plain')}@example.com`)
    await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: en.auth.register.submit }).click()
    const code = await claimByCode(page, listing)
    await page.getByLabel(words.claim.code, { exact: true }).fill(code)
    await page.getByRole('button', { name: words.claim.enter, exact: true }).click()
    await expect(page.getByText(words.claim.yours)).toBeVisible()
    await page.goto('/business-profile')
    const hours = page.locator('#hours')
    await hours.getByText(words.profile.edit).click()
    for (const day of ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
      await hours.locator(`[name="hours.weekly.${day}.mode"]`).selectOption('closed')
    await hours.locator('[name="hours.weekly.mon.0.from"]').fill('09:00')
    await hours.locator('[name="hours.weekly.mon.0.to"]').fill('17:30')
    await hours.getByRole('button', { name: words.profile.save }).click()
    await expect(hours.getByText(words.profile.saved)).toBeVisible()
    const [row] = await rowsOf(`business_unified?id=eq.${listing.id}&select=hours`)
    expect(row?.hours).toMatchObject({ mon: [['09:00', '17:30']], tue: [] })
  })
})
