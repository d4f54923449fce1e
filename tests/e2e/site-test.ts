// The base of every browser test: one console or page error (a hydration mismatch is one) fails it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { PLACE_COOKIE, placeToCookie } from '#app/core/places/place.ts'
import { HIDDEN_UNTIL_KEY } from '#app/features/signup-popup/rules.ts'
import en from '#app/i18n/messages/en.ts'

/** E2E_SLOWED=6: each page has a sixth of the processor. What depends on who is first shows up with it, or without. */
const SLOWED = Number(process.env.E2E_SLOWED ?? 1)

export const test = base.extend<{ quiet: undefined; refusalsExpected: boolean }>({
  /** Browsers log every 4xx answer; a test about refusals expects those lines. */
  refusalsExpected: [false, { option: true }],
  quiet: [
    async ({ page, refusalsExpected }, use) => {
      if (SLOWED > 1) {
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
      }
      const errors: string[] = []
      const isExpected = (text: string) => refusalsExpected && /Failed to load resource.* status of 4\d\d/.test(text)
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text()))
          errors.push(`${page.url()}: ${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', ({ message }) => {
        // What a test's end cuts short: the page was still reading an answer.
        if (message !== 'BodyStreamBuffer was aborted') errors.push(`${page.url()}: ${message}`)
      })
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Before this, clicks on things that need JavaScript would do nothing. */
export async function hydrated(page: Page) {
  // On a first look scripts come with the first sign of a person.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')))
}

/** Goes to a page and waits until it is alive. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

type Router = {
  navigate: (to: string, options: { flushSync: boolean }) => Promise<void>
  state: { errors: object | null }
}

/** Goes on to another page without loading a document, as a click on a link does. A page that fails is a failure here. */
export async function follow(page: Page, path: string) {
  const errors = await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router }
    // The line that says a page is coming stands at once, and goes when that page is drawn.
    await router.navigate(to, { flushSync: true })
    return router.state.errors
  }, path)
  expect(errors, path).toBeNull()
  await page.waitForFunction(() => document.querySelector('.nav-progress') === null)
}

/** Opens what someone wrote in the queue of staff, and waits until it is what a decision would be about. */
export async function openInQueue(staff: Page, text: string, { prefix = '', t = en } = {}) {
  const start = text.slice(0, 40)
  await visit(staff, `${prefix}/dashboard/staff`)
  await staff
    .getByRole('navigation', { name: t.moderation.queue.list })
    .getByRole('link')
    .filter({ hasText: start })
    .click()
  // Its title may say the same, and what it says is shown as it will stand.
  const [plain = ''] = start.split('**')
  await expect(staff.getByRole('article').getByText(plain.trim()).first()).toBeVisible()
}

/** Packed: it is sent to every document. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The bars above and below every page. */
const FRAME = [['header.nav'], ['footer.foot']]

/** What axe finds wrong with the page as it stands, one line each. */
export async function violationsOn(page: Page, { frame = true } = {}): Promise<string[]> {
  // As long as the document stays, what it holds of axe does too.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async (exclude) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const found = await axe.run({ exclude }, { preload: false, resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    frame ? [] : FRAME,
  )
  return violations.map((violation) => `${page.url()} ${violation}`)
}

export const PHONE = { width: 320, height: 700 }
const DESKTOP = { width: 1280, height: 720 }
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** How wide the page is where 320 px are all there is: more than that has to be scrolled sideways. */
export async function widthAt320(page: Page): Promise<number> {
  const usual = page.viewportSize() ?? DESKTOP
  await page.setViewportSize(PHONE)
  const width = await widthOf(page)
  await page.setViewportSize(usual)
  return width
}

/** The same where the whole test is on a phone, with what axe finds there or, `wide`, on a large screen. */
export async function phoneFaultsOn(page: Page, { axe = false, frame = true, wide = false }): Promise<string[]> {
  const width = await widthOf(page)
  const found = width > PHONE.width ? [`${page.url()} is ${width} px wide on a phone of ${PHONE.width}`] : []
  if (!axe) return found
  // Each size costs a layout of the whole page.
  if (wide) await page.setViewportSize(DESKTOP)
  found.push(...(await violationsOn(page, { frame })))
  if (wide) await page.setViewportSize(PHONE)
  return found
}

/** A word of a test's own. Letters only: a number of eight digits is taken for a telephone, and waits for staff. */
export const newMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCharCode(97 + (byte % 26))).join('')

/** The answer to a form that is about to be sent: pages post records of their own beside it. */
export const answerToForm = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      !/^\/(?:rest|api)\/|^\/(?:community\/marks|quran\/(?:settings|shelf))$/.test(new URL(response.url()).pathname),
  )

/** From now on nothing that this document posts arrives, until what is returned is called. */
export async function loseLine(page: Page) {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (asked, init) =>
      init?.method === 'POST' && !('isLineBack' in window)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(asked, init)
  })
  return () => page.evaluate(() => void Object.assign(window, { isLineBack: true }))
}

/** The visitor chose London before. */
export const london = {
  name: PLACE_COOKIE,
  value: placeToCookie({
    lat: 51.507,
    lng: -0.128,
    city: 'London',
    state: 'England',
    country: 'United Kingdom',
    countryCode: 'GB',
  }),
  domain: '127.0.0.1',
  path: '/',
}

/** The popup would cover what a test looks at: as if the visitor had sent it away for good. */
export async function withoutPopup(page: Page) {
  await page.addInitScript((key) => localStorage.setItem(key, String(Date.now() + 86_400_000)), HIDDEN_UNTIL_KEY)
}

/** Where the site under test is: playwright.config.ts took the port. */
export const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

/** The keys and the sample password of the site under test. */
export const secrets = (): { anonKey: string; serviceRoleKey: string; samplePassword: string } =>
  JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8'))

/** What a browser without scripts would send: how the forms look and behave is the subject of accounts.spec.ts. */
async function post(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { form, maxRedirects: 0 })
  expect(answer.status(), `${path} ${form.identifier}`).toBe(302)
}

/** Signs in a sample person, or someone with a password of their own. */
export const signIn = (page: Page, email: string, password = secrets().samplePassword) =>
  post(page, '/login', { identifier: email, password })

/** A new member, signed in. Tells the address. */
export async function register(page: Page, displayName = 'Amina Test'): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  await post(page, '/register', { displayName, identifier: email, password: 'Right-1-password' })
  return email
}

/** Rows as the service role sees them. Asked for outside the browser: its key is refused there. */
export async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
  const { serviceRoleKey } = secrets()
  const answer = await fetch(`${origin}/rest/v1/${query}`, {
    headers: { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** The menu of one's own account in the navbar: there for whoever is signed in. */
export const accountMenu = (page: Page) => page.getByRole('banner').getByLabel(en.frame.account.menu, { exact: true })

export async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: en.frame.account.logout }).click()
}
