import en from '#app/i18n/messages/en.ts'
import {
  accountMenu,
  answerToForm,
  expect,
  hydrated,
  rowsOf,
  secrets,
  signOut,
  test,
  visit,
  withoutPopup,
} from './site-test.ts'

const PASSWORD = 'Right-1-password'
const fresh = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

test.beforeEach(({ page }) => withoutPopup(page))

test('registers, is signed in, signs out to /auth and can sign in again', async ({ page }) => {
  const email = fresh('amina')
  await visit(page, '/register?next=/help')
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Amina Test')
  await page.getByLabel(en.auth.emailOrPhone).fill(email)
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await expect(page).toHaveURL('/help')
  await signOut(page)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.auth.signedOut.title)
  await page.getByRole('main').getByRole('link', { name: en.auth.signedOut.signIn }).click()
  await page.getByLabel(en.auth.emailOrPhone).fill(email)
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: en.auth.login.submit }).click()
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page)).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ refusalsExpected: true })

  test('a weak password is explained with its reasons', async ({ page }) => {
    await visit(page, '/register')
    await page.getByLabel(en.auth.displayName, { exact: true }).fill('Amina')
    await page.getByLabel(en.auth.emailOrPhone).fill(fresh('weak'))
    await page.getByLabel(en.auth.password, { exact: true }).fill('abc')
    await expectRefused(page, en.auth.register.submit)
    // Each once, above the form; the field says only that it is about it.
    await expect(page.getByText(en.auth.weakPassword.characters)).toHaveCount(1)
    await expect(page.getByText(en.auth.weakPassword.length)).toHaveCount(1)
    await expect(page.getByText(en.auth.weakPassword.short)).toHaveCount(1)
    await expect(page.getByLabel(en.auth.displayName, { exact: true })).toHaveValue('Amina')
  })

  test('a wrong password says so and keeps the address', async ({ page }) => {
    await visit(page, '/login')
    await page.getByLabel(en.auth.emailOrPhone).fill('nobody@example.com')
    await page.getByLabel(en.auth.password, { exact: true }).fill('Wrong-1-password')
    await expectRefused(page, en.auth.login.submit)
    await expect(page.getByRole('alert')).toContainText(en.auth.errors.invalidCredentials)
    await expect(page.getByLabel(en.auth.emailOrPhone)).toHaveValue('nobody@example.com')
  })
})

async function expectRefused(page: import('@playwright/test').Page, button: string) {
  const answer = answerToForm(page)
  await page.getByRole('main').getByRole('button', { name: button }).click()
  expect((await answer).status()).toBe(400)
}

test('a second tab follows signing in and out', async ({ context, page }) => {
  const email = fresh('tabs')
  const other = await context.newPage()
  await withoutPopup(other)
  await visit(other, '/about-us')
  await visit(page, '/register')
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Tab')
  await page.getByLabel(en.auth.emailOrPhone).fill(email)
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await expect(accountMenu(page)).toBeVisible()
  await expect(accountMenu(other)).toBeVisible()
  await signOut(other)
  await expect(other).toHaveURL('/auth')
  await expect(page.getByRole('link', { name: en.frame.account.login }).first()).toBeVisible()
})

test('no script sees the session, and two tabs renew one that has run out, also one that scripts could read', async ({
  context,
  page,
}) => {
  await visit(page, '/register?next=/about-us')
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Hidden')
  await page.getByLabel(en.auth.emailOrPhone).fill(fresh('hidden'))
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await expect(page).toHaveURL('/about-us')
  const signedIn = (tab: typeof page) => accountMenu(tab)
  const seen = () => page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }))
  const parts = async () => (await context.cookies()).filter(({ name }) => /^sb-mahalla-auth(?:\.\d+)?$/.test(name))
  expect(await seen()).not.toContain('sb-')

  const kept = (await parts()).sort((a, b) => a.name.localeCompare(b.name))
  const text = kept.map(({ value }) => value).join('')
  const session = JSON.parse(Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString())
  const old = Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString('base64url')
  await context.clearCookies({ name: /^sb-/ })
  await context.addCookies(
    (`base64-${old}`.match(/.{1,3000}/g) ?? []).map((value, i) => ({
      name: `sb-mahalla-auth.${i}`,
      value,
      url: new URL('/', page.url()).href,
    })),
  )
  expect(await seen()).toContain('sb-')

  const other = await context.newPage()
  await withoutPopup(other)
  await Promise.all([visit(page, '/saved'), visit(other, '/saved')])
  for (const tab of [page, other]) await expect(signedIn(tab)).toBeVisible()
  expect(await seen()).not.toContain('sb-')
  const renewed = await parts()
  const aMonth = Date.now() / 1000 + 30 * 24 * 60 * 60
  for (const { httpOnly, sameSite, expires } of renewed) {
    expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: 'Lax' })
    expect(Math.abs(expires - aMonth)).toBeLessThan(600)
  }
  await page.reload()
  await expect(signedIn(page)).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/auth')
  expect(await parts()).toEqual([])
})

test('sample people reach the dashboards their roles open', async ({ page }) => {
  const { samplePassword } = secrets()
  const { samplePeople } = await import('#supabase/seeds/data/people.ts')
  const email = (role: string) => samplePeople.find((person) => person.role === role)?.email ?? ''
  await visit(page, '/dashboard/superadmin')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsuperadmin')
  await page.getByLabel(en.auth.emailOrPhone).fill(email('superadmin'))
  await page.getByLabel(en.auth.password, { exact: true }).fill(samplePassword)
  await page.getByRole('main').getByRole('button', { name: en.auth.login.submit }).click()
  await expect(page).toHaveURL('/dashboard/superadmin')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: en.console.nav.label })).toBeVisible()
})

test('a new password is chosen with the link kept in the outbox', async ({ page, request, baseURL }) => {
  const email = fresh('reset')
  const { anonKey } = secrets()
  await request.post('/auth/v1/signup', { headers: { apikey: anonKey }, data: { email, password: PASSWORD } })
  // On the way to something: it is not lost over a forgotten password.
  await visit(page, '/login?next=%2Fhelp')
  await page.getByRole('link', { name: en.auth.login.forgot }).click()
  await page.getByLabel(en.auth.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: en.auth.reset.submit }).click()
  await expect(page.getByRole('status').first()).toContainText(en.auth.reset.keptInLog)
  // Written when the answer is out.
  const kept = () => rowsOf(`outbox?to_address=eq.${email}&select=body_text`)
  await expect.poll(async () => (await kept()).length).toBe(1)
  const [mail] = await kept()
  const link = new URL(/https?:\/\/\S+token_hash\S+/.exec(String(mail?.body_text))?.[0] ?? '')
  await visit(page, (baseURL ?? '') + link.pathname + link.search)
  await page.getByLabel(en.auth.newPassword).fill('Another-1-password')
  await page.getByRole('button', { name: en.auth.reset.setSubmit }).click()
  await expect(page).toHaveURL('/help')
  await expect(accountMenu(page)).toBeVisible()
})

test('a member has a page of their own, with a way to everything that is theirs', async ({ page }) => {
  await visit(page, '/register?next=/account')
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Maryam Test')
  await page.getByLabel(en.auth.emailOrPhone).fill(fresh('maryam'))
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.account.greeting('Maryam Test'))
  await expect(page.getByText(en.account.nothingSaved)).toBeVisible()
  await accountMenu(page).click()
  const { reviews, masjid, businesses, inbox, security } = en.frame.account
  for (const name of [reviews, masjid, businesses, inbox, security])
    await expect(page.locator('.menu--end').getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: en.frame.account.saved }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.business.savedPage.title)
})
