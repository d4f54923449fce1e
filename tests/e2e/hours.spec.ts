// Special days: an owner says once for all their shops that they are closed, and visitors see it. And what was said long ago.
import en from '#app/i18n/messages/en.ts'
import { expect, origin, register, rowsOf, secrets, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const words = en.businessDesk.specialDays

// A form without a date is refused on the way.
test.use({ refusalsExpected: true })

async function asService(path: string, body: object, method = 'POST'): Promise<Record<string, unknown>> {
  const { serviceRoleKey } = secrets()
  const answer = await fetch(`${origin}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const [row] = (await answer.json()) as Record<string, unknown>[]
  return row ?? {}
}

const ALWAYS = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]),
)

async function openShops(email: string, names: readonly string[]) {
  const { serviceRoleKey } = secrets()
  const found = await fetch(`${origin}/auth/v1/admin/users?per_page=1000`, {
    headers: { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` },
  })
  const { users } = (await found.json()) as { users: { id: string; email: string }[] }
  const owner = users.find((user) => user.email === email)?.id
  const account = await asService('business_accounts', { owner_id: owner, name: names[0] })
  await asService('memberships', {
    ...{ business_id: account.id, plan_type: 'basic', billing_cycle: 'monthly', status: 'active' },
    ...{ start_date: '2026-01-01', end_date: '2099-01-01' },
  })
  for (const name of names)
    await asService('businesses', {
      ...{ name, city: 'Leeds', country_code: 'GB', status: 'published', time_zone: 'Europe/London', hours: ALWAYS },
      ...{ latitude: 53.8, longitude: -1.55, owner_id: owner, business_account_id: account.id },
    })
}

test('closed for Eid in both shops, on their pages and for “open now”, and open again', async ({ page, browser }) => {
  test.slow()
  await withoutPopup(page)
  const word = `lantern${crypto.randomUUID().slice(0, 6)}`
  const names = [`${word} bakery`, `${word} grocer`]
  await openShops(await register(page, 'Hana Owner'), names)
  const visitor = await (await browser.newContext()).newPage()
  await withoutPopup(visitor)
  const openNow = async () => {
    await visit(visitor, `/businesses?search="${word}"&open=now`)
    // Where nothing is open, what is closed is shown below, and said to be that.
    const asked = visitor.locator('main a:not([aria-labelledby="missing"] a)')
    return Promise.all(names.map((name) => visitor.getByRole('link', { name }).and(asked).count()))
  }
  expect((await openNow()).every((count) => count > 0)).toBe(true)

  await visit(page, '/dashboard/hours')
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(en.hours.editor.errors.dateMissing).first()).toBeVisible()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
  await page.getByLabel(words.date, { exact: true }).fill(today)
  await page.getByLabel(en.hours.editor.note).fill('Family day off')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.said.added)).toBeVisible()
  await expect(page.getByText('Family day off')).toHaveCount(2)
  expect(await violationsOn(page, { frame: false })).toEqual([])

  const [row] = await rowsOf(`business_unified?name=eq.${encodeURIComponent(names[0] ?? '')}&select=id,slug`)
  await visit(visitor, `/business/${row?.slug}`)
  // The week is folded; what holds now stands above it.
  await expect(visitor.getByText('Family day off').first()).toBeAttached()
  await expect(visitor.getByText(en.hours.closedNow).first()).toBeVisible()
  expect(await openNow()).toEqual([0, 0])

  await page.getByRole('button', { name: new RegExp(`^${words.remove} .* ${names[0]}$`) }).click()
  await expect(page.getByText(words.said.removed)).toBeVisible()
  await expect(page.getByText('Family day off')).toHaveCount(1)
  const [first = 0, second = 0] = await openNow()
  expect(first).toBeGreaterThan(0)
  expect(second).toBe(0)

  // Every day in Ramadan, by one choice.
  await page.getByRole('radio', { name: words.kinds.ramadan }).check()
  await page.getByLabel(words.mode).selectOption('open')
  await page.getByLabel(words.opens, { exact: true }).fill('12:00')
  await page.getByLabel(words.closes, { exact: true }).fill('17:00')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.said.added)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: words.inRamadan })).toHaveCount(2)

  // Half a year on, the dashboard asks whether it is all still right, and one press says so.
  const saidAt = new Date(Date.now() - 200 * 86_400_000).toISOString()
  await asService(`fact_statements?place_id=eq.${row?.id}`, { said_at: saidAt }, 'PATCH')
  await visit(page, '/dashboard')
  const desk = en.registration.dashboard
  await expect(page.getByText(desk.checked('6 months ago'))).toBeVisible()
  await page.getByRole('button', { name: `${desk.keep}: ${names[0]}` }).click()
  await expect(page.getByText(desk.kept)).toBeVisible()
  await expect(page.getByText(desk.checked('today'))).toHaveCount(2)
  await expect(page.getByText(desk.taskStale)).toHaveCount(0)
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await visitor.context().close()
})
