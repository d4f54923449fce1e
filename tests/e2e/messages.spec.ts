// A visitor asks a business, its owner takes in a helper, and the helper's answer reaches the visitor while they look.
import type { Browser, Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import {
  expect,
  newMark,
  origin,
  register,
  rowsOf,
  secrets,
  test,
  violationsOn,
  visit,
  withoutPopup,
} from './site-test.ts'

const { messages: words, team } = en

async function another(browser: Browser, name: string): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage()
  await withoutPopup(page)
  return { page, email: await register(page, name) }
}

async function asService(path: string, body: object): Promise<Record<string, unknown>> {
  const { serviceRoleKey } = secrets()
  const answer = await fetch(`${origin}/rest/v1/${path}`, {
    method: 'POST',
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

/** A published business of whoever is signed in with this address. */
async function openShop(email: string): Promise<{ name: string; slug: string }> {
  const name = `Bakery ${newMark()}`
  const { serviceRoleKey } = secrets()
  const found = await fetch(`${origin}/auth/v1/admin/users?per_page=1000`, {
    headers: { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` },
  })
  const { users } = (await found.json()) as { users: { id: string; email: string }[] }
  const owner = users.find((user) => user.email === email)?.id
  const account = await asService('business_accounts', { owner_id: owner, name })
  await asService('businesses', {
    name,
    city: 'Leeds',
    country_code: 'GB',
    status: 'published',
    owner_id: owner,
    business_account_id: account.id,
  })
  const [row] = await rowsOf(`business_unified?name=eq.${encodeURIComponent(name)}&select=slug`)
  return { name, slug: String(row?.slug) }
}

test('a visitor asks, a helper is taken in and answers, and the visitor sees it live', async ({ page, browser }) => {
  await withoutPopup(page)
  const owner = await another(browser, 'Yusuf Karim')
  const shop = await openShop(owner.email)

  // Signed out, the question leads to the sign-in and back.
  await visit(page, `/business/${shop.slug}`)
  await page.getByRole('link', { name: en.business.actions.ask }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/business/${shop.slug}/ask`)}`)
  await register(page, 'Zaynab Idrisi')
  await visit(page, `/business/${shop.slug}/ask`)
  expect(await violationsOn(page, { frame: false })).toEqual([])
  await page.getByLabel(words.ask.label).fill('Are you open on Eid?')
  await page.getByRole('button', { name: words.ask.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.name })).toBeVisible()
  await expect(page.getByText('Are you open on Eid?')).toBeVisible()
  await expect(page.getByRole('list', { name: words.thread.with(shop.name) }).getByRole('time')).toHaveText(
    /^\d\d:\d\d$/,
  )
  expect(await violationsOn(page, { frame: false })).toEqual([])

  // The owner sees who wrote, and asks a helper in.
  await visit(owner.page, '/dashboard/messages')
  await expect(owner.page.getByRole('link', { name: /Zaynab I\./ })).toContainText('Are you open on Eid?')
  expect(await violationsOn(owner.page, { frame: false })).toEqual([])
  const helper = await another(browser, 'Huda Rahman')
  await visit(owner.page, '/dashboard/team')
  await owner.page.getByLabel(team.invite.email, { exact: true }).fill(helper.email)
  await owner.page.getByRole('button', { name: team.invite.send }).click()
  await expect(owner.page.getByText(team.said.invited)).toBeVisible()
  expect(await violationsOn(owner.page, { frame: false })).toEqual([])

  const [letter] = await rowsOf(`outbox?to_address=eq.${helper.email}&kind=eq.team:invitation&select=body_text`)
  const link = new URL(/http\S+team-invitation\?token=\S+/.exec(String(letter?.body_text))?.[0] ?? '')
  // Somebody else who got hold of the link cannot use it.
  await visit(page, link.pathname + link.search)
  await expect(page.getByRole('button', { name: team.invitation.accept })).toHaveCount(0)
  await page.goBack()
  await visit(helper.page, link.pathname + link.search)
  expect(await violationsOn(helper.page, { frame: false })).toEqual([])
  await helper.page.getByRole('button', { name: team.invitation.accept }).click()
  await expect(helper.page.getByText(team.said.joined)).toBeVisible()

  // The helper answers; the visitor, whose page is open, reads it without doing anything.
  await helper.page.getByRole('link', { name: team.mine.messages, exact: true }).click()
  await helper.page.getByRole('link', { name: /Zaynab I\./ }).click()
  await helper.page.getByLabel(words.thread.answer).fill('Yes, from ten, in sha Allah.')
  await helper.page.getByRole('button', { name: words.thread.send, exact: true }).click()
  await expect(helper.page.getByText('Yes, from ten, in sha Allah.')).toBeVisible()
  await expect(page.getByText('Yes, from ten, in sha Allah.')).toBeVisible()
  await expect(page.getByText(words.thread.from('Huda', shop.name))).toBeVisible()

  // And the other way round.
  await page.getByLabel(words.thread.message).fill('JazakAllah khair.')
  await page.getByRole('button', { name: words.thread.send, exact: true }).click()
  await expect(helper.page.getByText('JazakAllah khair.')).toBeVisible()

  // Taken out, the helper's next step leads nowhere.
  await visit(owner.page, '/dashboard/team')
  await owner.page.getByRole('button', { name: team.removeWho('Huda R.') }).click()
  await expect(owner.page.getByText(team.said.removed)).toBeVisible()
  const answer = await helper.page.reload()
  expect(answer?.status()).toBe(404)
  for (const person of [owner, helper]) await person.page.context().close()
})
