// A private group from its beginning to a topic and an event of its own; whoever is not in it finds nothing. And a first
// message to a member, accepted by one and closed by a block.
import type { Browser, Page } from '@playwright/test'
import en from '#app/i18n/messages/en.ts'
import { expect, newMark, origin, register, test, violationsOn, visit, withoutPopup } from './site-test.ts'

const { groups: words, messages, people } = en

async function another(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await withoutPopup(page)
  await register(page, name)
  return page
}

/** One's own address among members. */
async function handleOf(page: Page): Promise<string> {
  await visit(page, '/account/profile')
  return page.locator('#person-handle').inputValue()
}

test.describe('a private group', () => {
  test.use({ refusalsExpected: true })

  test('is begun, filled, joined by its link, and found by nobody else', async ({ page, browser }) => {
    const mark = newMark()
    await withoutPopup(page)
    await register(page, 'Amina Circle')
    await visit(page, '/groups')
    await page.getByRole('link', { name: words.start }).first().click()
    await page.getByLabel(words.form.name, { exact: true }).fill(`Circle ${mark}`)
    await page.getByLabel(words.form.about).fill('We read together after Maghrib.')
    await page.getByLabel(words.form.who).selectOption('private')
    await page.getByRole('button', { name: words.form.create }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Circle ${mark}` })).toBeVisible()
    const group = new URL(page.url()).pathname
    expect(group).not.toContain(mark)

    await page.getByRole('link', { name: words.newTopic }).click()
    await page.locator('#contribution-title').fill(`What we read ${mark}`)
    await page.locator('#contribution-category').selectOption('learning')
    await page.locator('#contribution-body').fill('Surah al-Kahf, slowly, in sha Allah.')
    await page.locator('main button[value=publish]').click()
    await expect(page.getByRole('heading', { level: 1, name: `What we read ${mark}` })).toBeVisible()
    await expect(page.getByText(words.private, { exact: true }).first()).toBeVisible()
    const topic = new URL(page.url()).pathname

    await visit(page, group)
    await expect(page.getByRole('link', { name: `What we read ${mark}` })).toBeVisible()
    await page.getByText(words.notes.write).first().click()
    await page.locator('#note-body').fill('We meet on Friday.')
    await page.getByRole('button', { name: words.notes.send, exact: true }).click()
    await expect(page.getByText('We meet on Friday.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    await visit(page, `${group}/members`)
    const link = await page.getByLabel(words.invite.link, { exact: true }).inputValue()
    expect(await violationsOn(page)).toEqual([])

    const stranger = await another(browser, 'Bilal Stranger')
    for (const path of [group, `${group}/members`, `${group}/settings`, topic])
      expect((await stranger.goto(path))?.status()).toBe(404)
    for (const path of [
      '/groups',
      `/groups?q=${mark}`,
      '/community',
      '/community/forum?sort=new',
      `/community/search?q=${mark}`,
      '/community/forum/feed.xml',
      '/sitemap/community.xml',
    ]) {
      const answer = await stranger.request.get(`${origin}${path}`)
      // A search says its own words again.
      const text = (await answer.text()).replaceAll(/value="[^"]*"|q=[\w-]+/g, '')
      expect([path, text.includes(`Circle ${mark}`) || text.includes(`What we read ${mark}`)]).toEqual([path, false])
    }
    await stranger.goto(new URL(link).pathname)
    await expect(stranger.getByRole('heading', { level: 1, name: `Circle ${mark}` })).toBeVisible()
    await expect(stranger.getByText(`What we read ${mark}`)).toHaveCount(0)
    await stranger.getByRole('button', { name: words.join, exact: true }).click()
    await expect(stranger.getByRole('link', { name: `What we read ${mark}` })).toBeVisible()

    // Sent away, they are strangers again.
    const handle = await handleOf(stranger)
    await visit(page, `${group}/members`)
    const row = page.getByRole('listitem').filter({ hasText: `@${handle}` })
    await row.getByText(words.people.manage).click()
    await row.getByRole('button', { name: words.people.remove, exact: true }).click()
    await expect(row).toHaveCount(0)
    expect((await stranger.goto(topic))?.status()).toBe(404)
    await stranger.context().close()
  })
})

test('a first message waits, is accepted, and a block ends it', async ({ page, browser }) => {
  await withoutPopup(page)
  await register(page, 'Amina Writer')
  const mine = await handleOf(page)
  const other = await another(browser, 'Bilal Reader')
  const handle = await handleOf(other)

  await visit(page, `/people/${handle}`)
  await page.getByRole('button', { name: people.follow.follow, exact: true }).click()
  await expect(page.getByRole('button', { name: people.follow.on, exact: true })).toBeVisible()
  await page.getByRole('link', { name: people.follow.write, exact: true }).click()
  await page.locator('#body').fill('Salaam, I read what you wrote.')
  await page.getByRole('button', { name: messages.thread.send, exact: true }).click()
  await expect(page.getByText(messages.people.waitsText)).toBeVisible()
  await expect(page.locator('#body')).toHaveCount(0)

  await visit(other, '/messages/people')
  await expect(other.getByText(messages.people.request)).toBeVisible()
  await other.getByRole('link', { name: 'Amina' }).first().click()
  await expect(other.getByText('Salaam, I read what you wrote.')).toBeVisible()
  expect(await violationsOn(other)).toEqual([])
  await other.getByRole('button', { name: messages.people.accept }).click()
  await other.locator('#body').fill('Wa alaykum salaam.')
  await other.getByRole('button', { name: messages.thread.send, exact: true }).click()
  // The writer's page hears of it while they look.
  await expect(page.getByText('Wa alaykum salaam.')).toBeVisible()
  await expect(page.locator('#body')).toBeVisible()

  await visit(other, `/people/${mine}`)
  await other.getByRole('button', { name: people.block.block, exact: true }).click()
  await expect(other.getByText(people.block.blocked)).toBeVisible()
  await page.reload()
  await expect(page.getByText(messages.people.closed)).toBeVisible()
  await expect(page.locator('#body')).toHaveCount(0)
  await other.context().close()
})
