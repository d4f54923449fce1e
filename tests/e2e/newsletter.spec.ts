// A newsletter from its subject to the reader: blocks, a segment by language and town, a test, the sending through a real
// mail server, and a link that is counted.
import en from '#app/i18n/messages/en.ts'
import { linkIn, openMailbox } from '#tests/fixtures/mailbox.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { expect, hydrated, test, violationsOn, withoutPopup } from './site-test.ts'

const PASSWORD = 'Right-1-password'
const words = en.newsletter
const LEEDS = [{ name: 'Leeds, United Kingdom', lat: 53.79648, lng: -1.54785 }]
const LONDON = [{ name: 'London, United Kingdom', lat: 51.50853, lng: -0.12574 }]

let site: RunningSite
let mailbox: Awaited<ReturnType<typeof openMailbox>>

test.beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startSite({ SMTP_URL: mailbox.url })
})
test.afterAll(async () => {
  await site?.stop()
  await mailbox?.close()
})

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${text}`)
  return (text ? JSON.parse(text) : null) as T
}

test('from the first block to the reader in Leeds, and to nobody else', async ({ page, playwright }) => {
  test.slow()
  await withoutPopup(page)
  const email = `editor-${crypto.randomUUID()}@example.com`
  const { id } = await ask<{ id: string }>('/auth/v1/admin/users', { email, password: PASSWORD, email_confirm: true })
  await ask('/rest/v1/user_roles', { user_id: id, role: 'staff' })
  const reader = (name: string, more: object) => ({
    email: `${name}@readers.example`,
    status: 'confirmed',
    language: 'en',
    town: [],
    ...more,
  })
  await ask('/rest/v1/newsletter_subscribers', [
    reader('leeds', { town: LEEDS }),
    reader('london', { town: LONDON }),
    reader('nowhere', {}),
    reader('leeds-fr', { town: LEEDS, language: 'fr' }),
    reader('leeds-left', { town: LEEDS, status: 'unsubscribed' }),
    reader('leeds-unsure', { town: LEEDS, status: 'pending' }),
  ])
  await page.request.post(`${site.url}/login`, {
    form: { identifier: email, password: PASSWORD },
    maxRedirects: 0,
    headers: { Origin: site.url },
  })

  await page.goto(`${site.url}/dashboard/staff/newsletter`)
  await hydrated(page)
  await page.getByLabel(words.newSubject).fill('Leeds this week')
  await page.getByRole('button', { name: words.begin }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leeds this week' })).toBeVisible()
  expect(await violationsOn(page, { frame: false })).toEqual([])

  // One save right after the other: buttons wait for the one before, and nobody is told of a change that was their own.
  await page.getByLabel(words.texts.text, { exact: true }).fill('Three new places to eat in your town.')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  const addButton = page.getByRole('button', { name: words.kinds.button, exact: true })
  await expect(page.getByText(words.said.saved)).toBeVisible()
  await expect(addButton).not.toHaveAttribute('aria-busy')
  await addButton.click()
  await expect(page.getByLabel(words.texts.button, { exact: true })).toBeVisible()
  await expect(page.getByText(words.errors.conflict)).toHaveCount(0)
  await page.getByLabel(words.texts.button, { exact: true }).fill('See them')
  await page.getByLabel(words.addresses.button, { exact: true }).fill('/businesses?near=leeds-gb')
  await page.getByLabel(words.towns).fill('Leeds, United Kingdom')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.readers(1))).toBeVisible()
  await expect(page.getByText(words.errors.conflict)).toHaveCount(0)

  // The test goes to whoever writes it, and to nobody else.
  await page.getByRole('button', { name: words.test }).click()
  await expect(page.getByText(words.said.tested)).toBeVisible()
  await mailbox.find(email, 'Three new places')
  const toReaders = () => mailbox.mails.filter(({ to }) => to.endsWith('@readers.example')).map(({ to }) => to)
  expect(toReaders()).toEqual([])

  await page.getByRole('button', { name: words.schedule }).click()
  await expect(page.getByText(words.said.scheduled)).toBeVisible()
  const mail = await mailbox.find('leeds@readers.example', 'Three new places')
  expect(mail.raw).toMatch(/^List-Unsubscribe:/im)
  await expect
    .poll(async () => (await ask<{ status: string }[]>('/rest/v1/newsletter_issues?select=status'))[0]?.status)
    .toBe('sent')
  await expect.poll(async () => ask<object[]>('/rest/v1/outbox?status=in.(queued,sending)&select=id')).toEqual([])
  expect(toReaders()).toEqual(['leeds@readers.example'])

  // A link leads where the newsletter says, and is counted without whoever followed it.
  const link = linkIn(mail, '/newsletter/go/')
  const browser = await playwright.request.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  })
  const followed = await browser.get(site.url + link.pathname, { maxRedirects: 0 })
  expect(followed.status()).toBe(302)
  expect(followed.headers().location).toBe('/businesses?near=leeds-gb')
  await browser.get(site.url + link.pathname, { maxRedirects: 0, headers: { 'User-Agent': 'Googlebot/2.1' } })
  await browser.dispose()
  await page.reload()
  await hydrated(page)
  await expect(
    page
      .getByRole('row', { name: /See them/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(/^\D*1$/)
  const [click] = await ask<Record<string, unknown>[]>('/rest/v1/newsletter_clicks')
  expect(Object.keys(click ?? {}).some((column) => /user|email|subscriber|address|agent/.test(column))).toBe(false)
})
