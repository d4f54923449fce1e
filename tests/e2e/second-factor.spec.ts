// The second step of signing in: an authenticator app on a page without scripts, and a security key in the browser. And
// passkeys, which are a way in of their own.
import type { Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import { expect, signOut, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const PASSWORD = 'Right-1-password'
const t = en.security
/** Keys are bound to a name, and a bare address has none. */
const BY_NAME = `http://localhost:${process.env.E2E_PORT}`

/** Each code works once: `later` is the step after the one that was used. */
const codeFor = (secret: string, later = 0) => codeOf(fromBase32(secret), stepAt(Date.now()) + later)

async function register(page: Page, base = '') {
  const email = `second-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
  await page.goto(`${base}/register?next=/account/security`)
  await page.getByLabel(en.auth.displayName, { exact: true }).fill('Amina')
  await page.getByLabel(en.auth.emailOrPhone).fill(email)
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  return email
}

async function signInAgain(page: Page, email: string, base = '') {
  await signOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.auth.signedOut.title)
  await page.goto(`${base}/login?next=/saved`)
  await page.getByLabel(en.auth.emailOrPhone).fill(email)
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: en.auth.login.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.step.title)
}

test.beforeEach(({ page }) => withoutPopup(page))

test.describe('an authenticator app', () => {
  test.use({ javaScriptEnabled: false, refusalsExpected: true })

  test('is set up, asked for and removed without scripts', async ({ page }) => {
    const email = await register(page)
    // Playwright itself looks past what stands there for browsers without scripts.
    expect(await page.content()).toContain(t.key.needsScript)
    await page.getByRole('button', { name: t.add.app.submit }).click()
    await expect(page.getByRole('img', { name: t.confirm.qr })).toBeVisible()
    const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? ''
    const code = page.getByLabel(t.confirm.code)
    await code.fill('12')
    await page.getByRole('button', { name: t.confirm.submit }).click()
    await expect(page.getByRole('alert')).toContainText(t.errors.codeFormat)
    await expect(page.getByRole('img', { name: t.confirm.qr })).toBeVisible()
    await code.fill(codeFor(secret))
    await page.getByRole('button', { name: t.confirm.submit }).click()
    await expect(page.getByText(t.done)).toBeVisible()
    await expect(page.locator('[data-factor="totp"]')).toContainText(t.types.totp)

    await signInAgain(page, email)
    // Half signed in is not signed in.
    await page.goto('/account/security')
    await expect(page).toHaveURL(/\/login\/second-step\?next=%2Faccount%2Fsecurity$/)
    await page.goto('/login/second-step?next=/saved')
    await code.fill('000 000')
    await page.getByRole('button', { name: t.step.submit, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(t.errors.code)
    await code.fill(codeFor(secret, 1))
    await page.getByRole('button', { name: t.step.submit, exact: true }).click()
    await expect(page).toHaveURL('/saved')

    await page.goto('/account/security')
    await page.locator('[data-factor="totp"] summary').click()
    await page.getByRole('button', { name: t.list.yes }).click()
    await expect(page.getByText(t.list.none)).toBeVisible()
  })
})

async function plugIn(page: Page, options: { transport: 'usb' | 'internal'; knowsOwner: boolean }) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: options.transport,
      hasResidentKey: options.knowsOwner,
      hasUserVerification: options.knowsOwner,
      isUserVerified: options.knowsOwner,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, opens the account without a password, and is removed', async ({ page }) => {
  await plugIn(page, { transport: 'internal', knowsOwner: true })
  await register(page, BY_NAME)
  await page.getByRole('button', { name: t.passkeys.add }).click()
  await expect(page.getByText(t.passkeys.added)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await signOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.auth.signedOut.title)
  await page.goto(`${BY_NAME}/login?next=/account/security`)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: t.passkeys.signIn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)

  await page.locator('[data-passkey] summary').click()
  await page.locator('[data-passkey]').getByRole('button', { name: t.list.yes }).click()
  await expect(page.getByText(t.passkeys.removed)).toBeVisible()
  await expect(page.locator('[data-passkey]')).toHaveCount(0)
})

test('a security key is set up and used', async ({ page }) => {
  await plugIn(page, { transport: 'usb', knowsOwner: false })
  const email = await register(page, BY_NAME)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: t.add.key.submit }).click()
  await expect(page.getByText(t.done)).toBeVisible()
  await expect(page.locator('[data-factor="webauthn"]')).toContainText(t.types.webauthn)

  await signInAgain(page, email, BY_NAME)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: t.step.useKey }).click()
  await expect(page).toHaveURL(`${BY_NAME}/saved`)
  await visit(page, `${BY_NAME}/auth-test`)
  await expect(page.getByText('aal2', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: en.diagnostics.auth.tryFactors }).click()
  await expect(page.locator('[data-check="wrongCode"]')).toHaveAttribute('data-state', 'ok')
  await expect(page.locator('[data-check="remove"]')).toHaveAttribute('data-state', 'ok')
})
