// An operator makes a site their own: a section less, a name and a colour, a letter that is tried, a backup that is taken,
// checked and restored, new keys, and an account for a newcomer.
import { readFileSync } from 'node:fs'
import en from '#app/i18n/messages/en.ts'
import { openMailbox } from '#tests/fixtures/mailbox.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { expect, hydrated, test, violationsOn, withoutPopup } from './site-test.ts'

const PASSWORD = 'Right-1-password'
const words = en.console

let site: RunningSite
let mailbox: Awaited<ReturnType<typeof openMailbox>>

test.use({ refusalsExpected: true })
test.beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startSite({ SMTP_URL: mailbox.url })
})
test.afterAll(async () => {
  await site?.stop()
  await mailbox?.close()
})

async function ask(path: string, body: object) {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer
}

test('a section goes and comes back, the look changes, a letter is tried, a backup taken, checked and restored, keys change', async ({
  page,
  browser,
}) => {
  test.slow()
  await withoutPopup(page)
  const email = `boss-${crypto.randomUUID()}@example.com`
  await ask('/auth/v1/admin/users', { email, password: PASSWORD, email_confirm: true })
  await ask('/rest/v1/rpc/make_superadmin', { email })
  const open = async (path: string) => {
    await page.goto(site.url + path)
    await hydrated(page)
  }
  await page.request.post(`${site.url}/login`, {
    form: { identifier: email, password: PASSWORD },
    maxRedirects: 0,
    headers: { Origin: site.url },
  })

  await open('/dashboard/superadmin/archive')
  await page.getByRole('button', { name: words.backups.now }).click()
  await expect(page.getByText(words.backups.begun)).toBeVisible()

  await open('/dashboard/superadmin/sections')
  await page.getByRole('checkbox', { name: en.frame.footer.jobs, exact: true }).uncheck()
  await page.getByRole('button', { name: words.sections.save }).click()
  await expect(page.getByText(words.sections.said)).toBeVisible()
  const guest = await browser.newPage()
  await withoutPopup(guest)
  await expect(async () => expect((await guest.goto(`${site.url}/jobs`))?.status()).toBe(404)).toPass()
  await expect(guest.getByRole('heading', { level: 1, name: en.errors.notFound.title })).toBeVisible()
  await expect(guest.getByRole('link', { name: en.frame.footer.jobs, exact: true })).toHaveCount(0)
  expect((await guest.request.get(`${site.url}/rest/v1/jobs?select=id`)).status()).toBe(404)
  expect(await (await guest.request.get(`${site.url}/sitemap/pages.xml`)).text()).not.toMatch(
    /<loc>[^<]*\.example\/jobs</,
  )
  await page.getByRole('checkbox', { name: en.frame.footer.jobs, exact: true }).check()
  await page.getByRole('button', { name: words.sections.save }).click()
  await expect(async () => expect((await guest.goto(`${site.url}/jobs`))?.status()).toBe(200)).toPass()

  await open('/dashboard/superadmin/brand')
  await page.getByLabel(words.brand.name).fill('Noor Bazaar')
  await page.getByLabel(words.brand.light).fill('#ffcc00')
  await page.getByRole('button', { name: words.brand.save, exact: true }).click()
  await expect(page.getByText(words.errors.contrastLight).first()).toBeVisible()
  await page.getByLabel(words.brand.light).fill('#7c2d12')
  await page.getByLabel(words.brand.logo).setInputFiles('public/icons/icon-192.png')
  await page.getByRole('button', { name: words.brand.save, exact: true }).click()
  await expect(page.getByText(words.brand.said)).toBeVisible()
  await expect(async () => {
    await guest.goto(site.url)
    await expect(guest.getByRole('banner')).toContainText('Noor Bazaar', { timeout: 1000 })
  }).toPass()
  expect(await guest.title()).toContain('Noor Bazaar')
  const colour = await guest.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
  )
  expect(colour).toBe('#7c2d12')
  await guest.close()

  await open('/dashboard/superadmin/checks')
  await page.getByRole('button', { name: words.checks.mailTry }).click()
  await expect(page.getByText(words.checks.taken)).toBeVisible()
  await expect(page.getByText(/^250 /)).toBeVisible()

  // The restore into an empty database takes its time; the page looks again by itself.
  await open('/dashboard/superadmin/archive')
  await expect(page.getByText(words.backups.sound)).toBeVisible({ timeout: 120_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^${words.backups.download}`) }).click()
  const file = await (await download).path()
  expect([...readFileSync(file).subarray(0, 2)]).toEqual([0x1f, 0x8b])

  await page.getByRole('button', { name: new RegExp(`^${words.backups.drill}`) }).click()
  await expect(page.getByText(words.backups.drillBegun)).toBeVisible()
  await expect(page.getByText(words.backups.drilled)).toBeVisible({ timeout: 120_000 })

  const check = async (buffer: Buffer) => {
    await open('/dashboard/superadmin/archive/check')
    await page.getByLabel(words.check.file).setInputFiles({ name: 'x.tar.gz', mimeType: 'application/gzip', buffer })
    await page.getByRole('button', { name: words.check.button }).click()
  }
  const sound = readFileSync(file)
  await check(sound)
  await expect(page.getByText(words.check.whole)).toBeVisible()
  await expect(page.getByText(words.check.fits)).toBeVisible()
  await check(sound.subarray(0, sound.length / 2))
  await expect(page.getByText(words.check.broken)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await open('/dashboard/superadmin/people')
  await page.locator('summary', { hasText: words.openAccount.title }).click()
  const newcomer = `${crypto.randomUUID()}@example.com`
  await page.locator('#open-email').fill(newcomer)
  await page.locator('#open-role').selectOption('staff')
  await page.locator('#open-reason').fill('Joins the team')
  await page.getByRole('button', { name: words.openAccount.button }).click()
  await expect(page.getByText(words.person.said.opened)).toBeVisible()
  await expect(page.getByText(words.roles.staff, { exact: true }).first()).toBeVisible()

  const signWithNew = async (label: string) => {
    await open('/dashboard/superadmin/keys')
    await page.getByText(label, { exact: true }).first().click()
    const form = page.locator('form', { has: page.getByRole('button', { name: label, exact: true }) })
    await form.getByLabel(words.reason).fill('Somebody left')
    await form.getByRole('button', { name: label, exact: true }).click()
  }
  const keyIds = async () =>
    ((await (await page.request.get(`${site.url}/auth/v1/.well-known/jwks.json`)).json()) as { keys: unknown[] }).keys
  await signWithNew(words.keys.rotate)
  // Whoever does it stays signed in.
  await expect(page.getByText(words.keys.said)).toBeVisible()
  await expect(async () => expect(await keyIds()).toHaveLength(2)).toPass()
  expect(await violationsOn(page)).toEqual([])
  await signWithNew(words.keys.revoke)
  // Within a second what an old key signed opens nothing, this session neither.
  await expect(async () => expect(await keyIds()).toHaveLength(1)).toPass()
  await page.goto(`${site.url}/dashboard/superadmin/keys`)
  await expect(page).toHaveURL(/\/login\?/)
})
